import { sql, type Kysely } from 'kysely'
import { getEngineName } from './engine.ts'
import type { Tables } from './tables.ts'

/** A word to search; with `begins` as a prefix. In a list any one of the words matches. */
export type SearchTerm = { word: string; begins?: boolean }
type Db = Kysely<Tables>
type Place = { seq: number; date: string | null }
/**
 * A row of `search` with its words. Each word is letters and digits, or `k-` or `s-` with a kind or
 * a sport.
 */
export type IndexRow = Place & {
  /** The wall clock from which it is visible. */
  shows: string | null
  title: readonly string[]
  all: readonly string[]
}

/**
 * Words are stored with the tenant as prefix, so that words of other tenants neither match nor cost
 * time.
 */
const ofTenant = (tenant: string, term: string) => `${tenant}_${term}`

/**
 * The sort key of a row: newest first, rows without a date before all others. Days × 2³¹ + the id
 * of the row in `search`, which is below 2⁵³ until the year 9999. SQLite's index returns rows only
 * by id, so there the id is this key.
 */
function placeOf({ seq, date }: Place): number {
  const day =
    Math.floor(Date.parse(`${date?.slice(0, 10) ?? '9999-12-31'}T00:00:00Z`) / 86_400_000) + 719_528
  return (Number.isNaN(day) ? 0 : Math.max(0, day)) * 2 ** 31 + seq
}

/**
 * Stores the words of rows of `search`. On PostgreSQL they replace the old words; on SQLite those
 * must be deleted first.
 */
export async function indexTerms(db: Db, tenant: string, rows: readonly IndexRow[]): Promise<void> {
  const texts = rows.map(
    ({ title, all }) =>
      [title, all].map((some) =>
        [...new Set(some)].map((term) => ofTenant(tenant, term)).join(' '),
      ) as [string, string],
  )
  if (getEngineName(db as never) === 'postgres') {
    await sql`
      insert into search_words (seq, owner, place, shows, title_words, all_words)
      select seq, ${tenant}, place, shows,
        array_to_tsvector(string_to_array(title, ' ')),
        array_to_tsvector(string_to_array(whole, ' '))
      from unnest(
        ${rows.map(({ seq }) => seq)}::bigint[],
        ${rows.map(placeOf)}::bigint[],
        ${rows.map(({ shows }) => shows)}::text[],
        ${texts.map(([title]) => title)}::text[],
        ${texts.map(([, all]) => all)}::text[]
      ) as given (seq, place, shows, title, whole)
      on conflict (seq) do update set
        place = excluded.place, shows = excluded.shows,
        title_words = excluded.title_words, all_words = excluded.all_words`.execute(db)
    return
  }
  for (const [i, row] of rows.entries()) {
    const [title, all] = texts[i]!
    await sql`insert into search_title (rowid, words) values (${placeOf(row)}, ${title})`.execute(
      db,
    )
    await sql`insert into search_all (rowid, words) values (${placeOf(row)}, ${all})`.execute(db)
  }
}

/**
 * Call before a row of `search` is deleted or gets another date or other words. On PostgreSQL words
 * are deleted with their row.
 */
export async function unindexTerms(db: Db, rows: readonly Place[]): Promise<void> {
  if (getEngineName(db as never) === 'postgres') return
  for (const row of rows) {
    await sql`delete from search_title where rowid = ${placeOf(row)}`.execute(db)
    await sql`delete from search_all where rowid = ${placeOf(row)}`.execute(db)
  }
}

/**
 * Rows of `search` by id. The tenant is compared so that no index is used: SQLite would choose the
 * tenant's index and read all of its rows.
 */
export const selectSearchRows = (db: Db, tenant: string, seqs: readonly number[]) =>
  db
    .selectFrom('search')
    .where((e) => e(e.fn.coalesce('tenant', e.val('')), '=', tenant))
    .where('seq', 'in', [...seqs])

export type Hit = {
  seq: number
  kind: string
  id: number
  title: string
  date: string | null
  sport_id: number | null
}
export type TermQuery = { in: 'title' | 'all'; words: SearchTerm[][]; now: string; most: number }

/**
 * The newest rows of a tenant that match one word of each list and are visible at `now` (a wall
 * clock); rows without a date first.
 */
export async function findByTerms(db: Db, tenant: string, looked: TermQuery): Promise<Hit[]> {
  const { words, most } = looked
  if (words.length === 0 || words.some((some) => some.length === 0)) return []
  if (words.flat().some(({ begins }) => begins)) {
    // All rows of a prefix must be read to find the newest. If the exact word has enough matches,
    // the prefix is not searched.
    const exactHits = await findHits(db, tenant, {
      ...looked,
      words: words.map((some) => some.map(({ word }) => ({ word }))),
    })
    if (exactHits.length >= most) return exactHits
  }
  return findHits(db, tenant, looked)
}

/**
 * The smallest estimate of matches: with one row for an unknown word, the planner would scan all
 * rows of the tenant.
 */
const minHits = 500

/** An expression of the full-text index: one word of each list, spelled by `term`. */
const matchAll = (
  lists: SearchTerm[][],
  { term, or, and }: { term: (searched: SearchTerm) => string; or: string; and: string },
): string => lists.map((some) => `(${some.map(term).join(or)})`).join(and)

async function findHits(
  db: Db,
  tenant: string,
  { in: field, words, now, most }: TermQuery,
): Promise<Hit[]> {
  if (getEngineName(db as never) === 'postgres') {
    const matchExpression = matchAll(words, {
      term: ({ word, begins }) => `'${ofTenant(tenant, word)}'${begins ? ':*' : ''}`,
      or: ' | ',
      and: ' & ',
    })
    // The newest matches are found without row-level security; what is shown is read with it. For
    // frequent words the server scans from the newest row, for others it uses their index.
    const { rows } = await sql<Hit>`
      select s.seq, s.kind, s.id, s.title, s.date, s.sport_id
      from (
        select seq, place from search_words
        where owner = ${tenant}
          and ${sql.ref(`${field}_words`)} @@ ${matchExpression}::tsquery
          and (shows is null or shows <= ${now})
        order by place desc limit ${Math.max(most, minHits)}
      ) as found
      join search as s on s.seq = found.seq
      where s.tenant = ${tenant} and (s.shows is null or s.shows <= ${now})
      order by found.place desc limit ${most}`.execute(db)
    return rows
  }
  const matchExpression = matchAll(words, {
    term: ({ word, begins }) => `"${ofTenant(tenant, word)}"${begins ? ' *' : ''}`,
    or: ' OR ',
    and: ' AND ',
  })
  const index = sql.table(`search_${field}`)
  const { rows } = await sql<Hit>`
    select s.seq, s.kind, s.id, s.title, s.date, s.sport_id
    from ${index} cross join search as s on s.seq = (${index}.rowid & 2147483647)
    where ${index} match ${matchExpression}
      and s.tenant = ${tenant} and (s.shows is null or s.shows <= ${now})
    order by ${index}.rowid desc limit ${most}`.execute(db)
  return rows
}
