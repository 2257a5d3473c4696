import type { SelectQueryBuilder } from 'kysely'
import type { Reading } from './reading.ts'

/**
 * The number of rows of a list, counted once until something that the answer read so far is written. `now` is the wall clock that the query
 * compares with: the total stays the same until the next moment at which the answer changes by itself, which must have been said before.
 */
export async function totalOf<DB, T extends keyof DB>(reading: Reading, rows: SelectQueryBuilder<DB, T, object>, now?: string): Promise<number> {
  const counted = rows.select((e) => e.fn.countAll().as('total'))
  const count = async () => Number((await counted.executeTakeFirstOrThrow() as unknown as { total: number | string }).total)
  if (!reading.totals) return count()
  const { sql, parameters } = counted.compile()
  const asked = `${sql}|${JSON.stringify(parameters.map((one) => (one === now ? 'now' : one)))}`
  return reading.totals.of(reading.tenant, asked, { topics: [...reading.topics], until: reading.until, now: reading.now.getTime() }, count)
}
