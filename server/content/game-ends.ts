import type { GameDoc } from './docs.ts'
import type { Reading } from './reading.ts'

/** Games whose last moment is known, with it (UTC). */
export async function readEnds(reading: Reading, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const wanted = new Set(ids)
  // Of the few that end on another day or at a clock of their own only the document knows when.
  const rows = await reading.db.selectFrom('game').select(['id', 'doc']).where('tenant', '=', reading.tenant).where('id', 'in', [...wanted]).execute()
  return new Map(rows.flatMap(({ id, doc }) => {
    const end = (JSON.parse(doc) as GameDoc).extras?.endDateUtc
    return end ? [[id, end] as const] : []
  }))
}
