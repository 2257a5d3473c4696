import { writeFindableTag } from './findable-tags.ts'
import type { Transaction } from '../transaction.ts'

/** What content can name: a tag, a person (`playerId`, the same in every season), a game. */
export type Mention = { kind: 'tag' | 'person' | 'game'; id: number }
export type Mentioning = { kind: string; id: number; sportId: number | null; date: string }

/**
 * Replaces the mentions of a piece of content. Hidden content has no mentions. Touches the topics
 * of tag pages.
 */
export async function writeMentions(
  transaction: Transaction,
  content: Mentioning,
  mentions: readonly Mention[],
): Promise<void> {
  const { db, tenant, topics } = transaction
  const before = await db
    .selectFrom('mention')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('kind', '=', content.kind)
    .where('id', '=', content.id)
    .execute()
  const rowsByKey = new Map(
    mentions.map((mention) => [
      `${mention.kind}:${mention.id}`,
      {
        tenant,
        target_kind: mention.kind,
        target: mention.id,
        kind: content.kind,
        id: content.id,
        sport_id: content.sportId,
        date: content.date,
      },
    ]),
  )
  const stays = new Set<string>()
  for (const row of before) {
    const key = `${row.target_kind}:${row.target}`
    const now = rowsByKey.get(key)
    if (now?.date === row.date && now.sport_id === row.sport_id) stays.add(key)
    else
      await db
        .deleteFrom('mention')
        .where('tenant', '=', tenant)
        .where('target_kind', '=', row.target_kind)
        .where('target', '=', row.target)
        .where('kind', '=', row.kind)
        .where('id', '=', row.id)
        .execute()
  }
  const newRows = [...rowsByKey].filter(([key]) => !stays.has(key)).map(([, row]) => row)
  if (newRows.length > 0) await db.insertInto('mention').values(newRows).execute()
  if (newRows.length === 0 && stays.size === before.length) return
  topics.add('mentions')
  await settleTags(transaction, [...before, ...newRows])
}

async function settleTags(
  transaction: Transaction,
  targets: readonly { target_kind: string; target: number }[],
): Promise<void> {
  for (const tag of new Set(
    targets.filter(({ target_kind }) => target_kind === 'tag').map(({ target }) => target),
  ))
    await writeFindableTag(transaction, tag)
}

export async function dropMentions(
  transaction: Transaction,
  kind: string,
  ids: readonly number[],
): Promise<void> {
  const { db, tenant, topics } = transaction
  for (let i = 0; i < ids.length; i += 500) {
    const rows = db
      .selectFrom('mention')
      .where('tenant', '=', tenant)
      .where('kind', '=', kind)
      .where('id', 'in', ids.slice(i, i + 500))
    const targets = await rows.select(['target_kind', 'target']).distinct().execute()
    if (targets.length === 0) continue
    topics.add('mentions')
    await db
      .deleteFrom('mention')
      .where('tenant', '=', tenant)
      .where('kind', '=', kind)
      .where('id', 'in', ids.slice(i, i + 500))
      .execute()
    await settleTags(transaction, targets)
  }
}
