import type { z } from 'zod'
import { readAs } from '../../server/upstream/read-as.ts'

/** What an upstream's reader makes of an answer, in a department without sports; or the reason. */
export function valueAs(schema: z.ZodType, value: unknown): unknown {
  const read = readAs(schema, value, { asked: {}, zone: 'America/Chicago', sports: [] })
  return 'value' in read ? read.value : `${read.broken.field} is ${read.broken.value}`
}
