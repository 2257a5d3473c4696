import { sql, type Kysely } from 'kysely'
import { engineOf } from './engine-of.ts'
import type { Tables } from './tables.ts'

/** A word that is looked for; with `begins` every word that begins so. Several in one list: any of them will do. */
export type Wanted = { word: string; begins?: boolean }
type Db = Kysely<Tables>
type Place = { seq: number; date: string | null }

/** Words are kept with their tenant before them: a word of one tenant costs nothing in the search of another, and finds nothing there. */
const ofTenant = (tenant: string, word: string) => `${tenant}_${word}`

/**
 * SQLite's index gives its rows in the order of their numbers alone, so the number says the day: what is newest comes first, and
 * what has no day before everything. Days × 2³¹ + the number of the row in `search`: below 2⁵³ until the year 9999.
 */
function rowOf({ seq, date }: Place): number {
  const day = Math.floor(Date.parse(`${date?.slice(0, 10) ?? '9999-12-31'}T00:00:00Z`) / 86_400_000) + 719_528
  return (Number.isNaN(day) ? 0 : Math.max(0, day)) * 2 ** 31 + seq
}

/** Makes a row of `search` findable by these words; each word is letters and digits, or `k-` and `s-` with a kind or a sport. */
export async function keepWords(db: Db, tenant: string, place: Place, words: { title: string[]; all: string[] }): Promise<void> {
  const [title, all] = [words.title, words.all].map((some) => [...new Set(some)].map((word) => ofTenant(tenant, word))) as [string[], string[]]
  if (engineOf(db as never) === 'postgres') {
    await sql`update search set title_words = array_to_tsvector(${title}::text[]), all_words = array_to_tsvector(${all}::text[]) where tenant = ${tenant} and seq = ${place.seq}`.execute(db)
    return
  }
  await sql`insert into search_title (rowid, words) values (${rowOf(place)}, ${title.join(' ')})`.execute(db)
  await sql`insert into search_all (rowid, words) values (${rowOf(place)}, ${all.join(' ')})`.execute(db)
}

/** Before a row of `search` goes, or gets another day or other words. */
export async function forgetWords(db: Db, places: readonly Place[]): Promise<void> {
  if (engineOf(db as never) === 'postgres') return
  for (const place of places) {
    await sql`delete from search_title where rowid = ${rowOf(place)}`.execute(db)
    await sql`delete from search_all where rowid = ${rowOf(place)}`.execute(db)
  }
}

export type Hit = { seq: number; kind: string; id: number; title: string; date: string | null; sport_id: number | null }
export type Looked = { in: 'title' | 'all'; words: Wanted[][]; now: string; most: number }

/** The newest rows of a tenant that have one of each list of words and are to be seen at `now` (a wall clock); those without a day first. */
export async function findWords(db: Db, tenant: string, { in: place, words, now, most }: Looked): Promise<Hit[]> {
  if (words.length === 0 || words.some((some) => some.length === 0)) return []
  if (engineOf(db as never) === 'postgres') {
    const asked = words.map((some) => `(${some.map(({ word, begins }) => `'${ofTenant(tenant, word)}'${begins ? ':*' : ''}`).join(' | ')})`).join(' & ')
    const { rows } = await sql<Hit>`
      select seq, kind, id, title, date, sport_id from search where tenant = ${tenant} and ${sql.ref(`${place}_words`)} @@ ${asked}::tsquery and (shows is null or shows <= ${now})
      order by coalesce(date, '9999'::text) collate "C" desc, seq desc limit ${most}`.execute(db)
    return rows
  }
  const asked = words.map((some) => `(${some.map(({ word, begins }) => `"${ofTenant(tenant, word)}"${begins ? ' *' : ''}`).join(' OR ')})`).join(' AND ')
  const index = sql.table(`search_${place}`)
  const { rows } = await sql<Hit>`
    select s.seq, s.kind, s.id, s.title, s.date, s.sport_id from ${index} cross join search as s on s.seq = (${index}.rowid & 2147483647)
    where ${index} match ${asked} and s.tenant = ${tenant} and (s.shows is null or s.shows <= ${now}) order by ${index}.rowid desc limit ${most}`.execute(db)
  return rows
}
