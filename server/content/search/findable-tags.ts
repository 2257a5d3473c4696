import { dropFindable, writeFindable } from './findable.ts'
import { tagUrl } from '../stories/story-links.ts'
import type { Transaction } from '../transaction.ts'

/**
 * A tag is found from the date of its first published item on, because its name could reveal an
 * unpublished story.
 */
export async function writeFindableTag(transaction: Transaction, id: number): Promise<void> {
  const { db, tenant } = transaction
  const row = await db
    .selectFrom('item')
    .select('doc')
    .where('tenant', '=', tenant)
    .where('kind', '=', 'tag')
    .where('id', '=', id)
    .executeTakeFirst()
  const first = await db
    .selectFrom('mention')
    .select('date')
    .where('tenant', '=', tenant)
    .where('target_kind', '=', 'tag')
    .where('target', '=', id)
    .orderBy('date')
    .limit(1)
    .executeTakeFirst()
  if (!row || !first) return dropFindable(transaction, 'tag', [id])
  const { name, slug } = JSON.parse(row.doc) as { name: string; slug: string }
  await writeFindable(transaction, 'tag', id, { title: name, url: tagUrl(slug), from: first.date })
}
