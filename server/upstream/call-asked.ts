import type { ApiName } from '../../src/contract/api.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { rows } from '../../src/contract/rows.ts'
import type { ReadContext } from '../content/read-context.ts'
import { readToday } from '../content/department-clock.ts'

/** A call to the upstream with its parameters. */
export type Call = {
  name: ApiName
  row: Endpoint
  tenant: string
  query: Record<string, unknown>
  key: string
}

/**
 * This API family's calendar needs a day for a month: the current month is that of the department's
 * date.
 */
export const dated = async (
  name: ApiName,
  context: ReadContext,
  query: Record<string, unknown>,
): Promise<Record<string, unknown>> =>
  name === 'calendarMonth' && !query['date'] ? { ...query, date: await readToday(context) } : query

/** The key of a call: the same for any order of parameters. */
export function buildCall(name: ApiName, tenant: string, params: Record<string, unknown>): Call {
  const query = Object.fromEntries(
    Object.entries(params)
      .filter(([, value]) => value !== undefined && value !== null)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  return { name, row: rows[name], tenant, query, key: `${tenant}|${name}|${JSON.stringify(query)}` }
}
