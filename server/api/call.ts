import type { ApiName } from '../../src/contract/api.ts'
import { schemas } from '../../src/contract/schemas.ts'
import type { Reading } from '../content/reading.ts'
import { handlers } from './handlers.ts'

type AnyHandler = (reading: Reading, query: unknown) => Promise<unknown>

/**
 * One call of the content API in this process: the page renderer's way, and the HTTP API's after it has parsed the query.
 * What leaves is what was promised: checked outside production, where documents were checked when they were written.
 */
export async function call(name: ApiName, reading: Reading, query: unknown): Promise<unknown> {
  const result = await (handlers[name] as AnyHandler)(reading, query)
  return process.env['NODE_ENV'] === 'production' ? result : schemas[name].result.parse(result)
}
