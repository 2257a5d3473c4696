import { dropFindable } from '../../content/search/findable.ts'
import { topicsOfGame } from '../../content/games/games.ts'
import { publishedVersion } from '../../content/live/stat-files.ts'
import type { Transaction } from '../../content/transaction.ts'
import { remove, warn, type Part } from '../report.ts'

/**
 * Takes games out of a schedule that its file no longer names; not one that has been scored, and
 * none while rows are refused.
 */
export async function dropGames(
  writing: Transaction,
  part: Part,
  scheduleId: number,
  keep: ReadonlySet<number>,
  refused: number,
): Promise<void> {
  const { db, tenant } = writing
  const known = await db
    .selectFrom('game')
    .select(['id', 'date', 'doc'])
    .where('tenant', '=', tenant)
    .where('schedule_id', '=', scheduleId)
    .orderBy('date')
    .execute()
  for (const { id, date, doc } of known) {
    if (keep.has(id)) continue
    const name = `${date.slice(0, 10)} ${(JSON.parse(doc) as { opponent: { title: string } }).opponent.title}`
    if (refused > 0 || keep.size === 0)
      warn(
        part,
        null,
        `${name} is not in this file, but kept while ${keep.size === 0 ? 'it has no rows' : 'rows of it are refused'}`,
      )
    else if ((await publishedVersion(writing, id)) > 0)
      warn(part, null, `${name} is not in this file, but kept: it has a box score`)
    else {
      await db.deleteFrom('game').where('tenant', '=', tenant).where('id', '=', id).execute()
      await dropFindable(writing, 'game', [id])
      for (const topic of topicsOfGame(id, scheduleId)) writing.topics.add(topic)
      remove(part, `no longer in this file: ${name}`)
    }
  }
}
