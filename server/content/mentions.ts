import type { Writing } from './writing.ts'

/** What content can name: a tag, a person (`playerId`, the same in every season), a game. */
export type Mention = { kind: 'tag' | 'person' | 'game'; id: number }
export type Mentioning = { kind: string; id: number; sportId: number | null; date: string }

/** Says whom a piece of content names, in place of what it named before. Hidden content names nobody. Readers of a tag's content are told. */
export async function writeMentions(writing: Writing, content: Mentioning, named: readonly Mention[]): Promise<void> {
  const { db, tenant, topics } = writing
  const before = await db.selectFrom('mention').selectAll().where('tenant', '=', tenant).where('kind', '=', content.kind).where('id', '=', content.id).execute()
  const wanted = new Map(named.map((one) => [`${one.kind}:${one.id}`, { tenant, target_kind: one.kind, target: one.id, kind: content.kind, id: content.id, sport_id: content.sportId, date: content.date }]))
  const stays = new Set<string>()
  for (const row of before) {
    const key = `${row.target_kind}:${row.target}`
    const now = wanted.get(key)
    if (now?.date === row.date && now.sport_id === row.sport_id) stays.add(key)
    else await db.deleteFrom('mention').where('tenant', '=', tenant).where('target_kind', '=', row.target_kind).where('target', '=', row.target).where('kind', '=', row.kind).where('id', '=', row.id).execute()
  }
  const fresh = [...wanted].filter(([key]) => !stays.has(key)).map(([, row]) => row)
  if (fresh.length > 0) await db.insertInto('mention').values(fresh).execute()
  if (fresh.length > 0 || stays.size < before.length) topics.add('mentions')
}

export async function dropMentions({ db, tenant, topics }: Writing, kind: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  topics.add('mentions')
  for (let i = 0; i < ids.length; i += 500) {
    await db.deleteFrom('mention').where('tenant', '=', tenant).where('kind', '=', kind).where('id', 'in', ids.slice(i, i + 500)).execute()
  }
}
