import { learnSpellings } from './search-rank.ts'
import type { Transaction } from '../transaction.ts'
import { unindexTerms, indexTerms } from '../../db/search-terms.ts'
import { toIndexTerms, plain } from '../../../src/domain/search/search.ts'

/** A search entry: what is shown, and what it is found by. */
export type Findable = {
  title: string
  /** Plain text without HTML. */
  text?: string
  /** The URL of its page. */
  url: string
  sportId?: number | null
  /** Its date, a wall clock of the department. Entries without a date come first. */
  date?: string | null
  /** Visible only from its date on. */
  scheduled?: boolean
  /** Visible only from this wall clock on. */
  from?: string
  /** Listed in the archives. */
  archived?: boolean
  /** Shown on its day every year. */
  remembered?: boolean
}

/** Characters of a text that are stored to be shown, and searched for words. */
const maxStoredText = 4000
const searched = 40_000

/**
 * Writes, replaces or deletes (null) a search entry, in the transaction that writes the content.
 * Hidden content must not be given. Touches the topics of searches when the entry changes.
 */
export async function writeFindable(
  transaction: Transaction,
  kind: string,
  id: number,
  findable: Findable | null,
): Promise<void> {
  const { db, tenant, topics } = transaction
  const before = await db
    .selectFrom('search')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!findable) return before && forget(transaction, [before])
  const { title, text = '', url, sportId = null, date = null } = findable
  const row = {
    title,
    text: text.slice(0, maxStoredText).toWellFormed(),
    url,
    sport_id: sportId,
    date,
    shows: findable.from ?? (findable.scheduled ? date : null),
    archived: Number(findable.archived ?? false),
    on_day: findable.remembered && date ? date.slice(5, 10) : null,
  }
  if (
    before &&
    text.length <= maxStoredText &&
    Object.entries(row).every(([key, value]) => before[key as keyof typeof row] === value)
  )
    return
  topics.add('search')
  if (before) await unindexTerms(db, [before])
  const seq =
    before?.seq ??
    (
      await db
        .insertInto('search')
        .values({ tenant, kind, id, ...row })
        .returning('seq')
        .executeTakeFirstOrThrow()
    ).seq
  if (before)
    await db
      .updateTable('search')
      .set(row)
      .where('tenant', '=', tenant)
      .where('seq', '=', seq)
      .execute()
  const titleWords = toIndexTerms(title)
  const marks = [`k-${kind}`, ...(sportId === null ? [] : [`s-${sportId}`])]
  await indexTerms(db, tenant, [
    {
      seq,
      date,
      shows: row.shows,
      title: [...titleWords, ...marks],
      all: [...titleWords, ...toIndexTerms(text.slice(0, searched)), ...marks],
    },
  ])
  await learnSpellings(transaction, titleWords)
}

/** Deletes search entries of deleted content. */
export async function dropFindable(
  transaction: Transaction,
  kind: string,
  ids: readonly number[],
): Promise<void> {
  for (let i = 0; i < ids.length; i += 500) {
    const deletedRows = await transaction.db
      .selectFrom('search')
      .select(['seq', 'date'])
      .where('tenant', '=', transaction.tenant)
      .where('kind', '=', kind)
      .where('id', 'in', ids.slice(i, i + 500))
      .execute()
    if (deletedRows.length > 0) await forget(transaction, deletedRows)
  }
}

/** Deletes all search entries of the department. */
export async function dropAllFindable(transaction: Transaction): Promise<void> {
  const all = await transaction.db
    .selectFrom('search')
    .select(['seq', 'date'])
    .where('tenant', '=', transaction.tenant)
    .execute()
  await forget(transaction, all)
}

async function forget(
  { db, tenant, topics }: Transaction,
  rows: { seq: number; date: string | null }[],
): Promise<void> {
  topics.add('search')
  await unindexTerms(db, rows)
  for (const { seq } of rows)
    await db.deleteFrom('search').where('tenant', '=', tenant).where('seq', '=', seq).execute()
}

/** An excerpt around the first of the words, of at most this many characters, cut between words. */
export function buildExcerpt(
  text: string,
  searchTerms: readonly string[],
  maxLength = 200,
): string {
  if (text.length <= maxLength) return text
  const tokens = [...text.matchAll(/[\p{L}\p{N}'’]+/gu)]
  const hit = tokens.find(([token]) => {
    const foldedToken = plain(token).replace(/['’]/g, '')
    return searchTerms.some((term) => foldedToken.startsWith(term))
  })
  const start = Math.max(0, (hit?.index ?? 0) - Math.floor(maxLength / 3))
  const from = start === 0 ? 0 : (tokens.find(({ index }) => index >= start)?.index ?? 0)
  const cut = text.slice(from, from + maxLength)
  const end =
    from + maxLength >= text.length ? cut : cut.replace(/\s+\S*$/, '').replace(/[.,;:]+$/, '')
  return `${from > 0 ? '…' : ''}${end}${from + maxLength < text.length ? '…' : ''}`.toWellFormed()
}
