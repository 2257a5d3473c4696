import type { Kysely } from 'kysely'
import type { Store } from '../../server/db/store.ts'

/** The mark in every text of a tenant: two words that no other text contains. */
export const markOf = (tenant: string): string => `zq${tenant}qz`

/** Fields whose text is a value for the program, not for reading. */
const deciding = new Set([
  'periodName',
  'operator',
  'ogLocale',
  'ogDeterminer',
  'timeZone',
  'family',
  'className',
  'kind',
  'type',
  'status',
  'channel',
  'guard',
  'key',
  'code',
  'icon',
  'effect',
  'template',
  'cookie',
  'from',
  'pageTemplate',
  'youtube',
])
/** Texts with a space or mixed case, except addresses, dates, colors and zones. */
const readable = (text: string) =>
  /[a-z]/.test(text) &&
  (/\s/.test(text) || /[A-Z]/.test(text)) &&
  !/^(?:https?:|mailto:|\/|#|\d{4}-\d\d)/.test(text)

function marked(value: unknown, mark: string, field = ''): unknown {
  if (typeof value === 'string')
    return readable(value) && !deciding.has(field)
      ? value.endsWith('>')
        ? `${value}<p>${mark}</p>`
        : `${value} ${mark}`
      : value
  if (Array.isArray(value)) return value.map((one) => marked(one, mark, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, marked(one, mark, name)]),
  )
}

const tables = [
  'document',
  'sport',
  'season',
  'opponent',
  'roster',
  'roster_player',
  'staff_member',
  'schedule',
  'game',
  'story',
  'item',
  'stat_file',
  'live_game',
] as const

/**
 * Writes the tenant's mark into every text of its documents, directly into the tables. Returns how
 * many documents have it.
 */
export function markTenant(store: Store, tenant: string): Promise<number> {
  const mark = markOf(tenant)
  return store
    .of(tenant)
    .transaction()
    .execute(async (transaction) => {
      let count = 0
      const db = transaction as unknown as Kysely<Record<string, Record<string, unknown>>>
      for (const table of tables) {
        const rows = await db.selectFrom(table).selectAll().where('tenant', '=', tenant).execute()
        for (const row of rows) {
          const doc = row['doc'] as string
          if (!doc) continue
          const after = JSON.stringify(marked(JSON.parse(doc), mark))
          if (after === doc) continue
          count++
          let update = db.updateTable(table).set({ doc: after }).where('tenant', '=', tenant)
          for (const key of ['kind', 'id', 'game_id', 'version']) {
            if (key in row) update = update.where(key, '=', row[key])
          }
          await update.execute()
        }
      }
      const found = db.selectFrom('search').select(['seq', 'title', 'text'])
      for (const { seq, title, text } of await found.where('tenant', '=', tenant).execute()) {
        await db
          .updateTable('search')
          .set({ title: marked(title, mark), text: `${String(text)} ${mark}` })
          .where('tenant', '=', tenant)
          .where('seq', '=', seq)
          .execute()
      }
      return count
    })
}
