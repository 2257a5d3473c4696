import { sql, type Kysely } from 'kysely'
import { engineOf } from './engine.ts'
import type { Tables } from './tables.ts'

/**
 * A word that is looked for; with `begins` every word that begins so. Several in one list: any of
 * them will do.
 */
export type Wanted = { word: string; begins?: boolean }
type Db = Kysely<Tables>
type Place = { seq: number; date: string | null }
/**
 * A row of `search` with what it is found by. Each word is letters and digits, or `k-` and `s-`
 * with a kind or a sport.
 */
export type Kept = Place & {
  /** The wall clock from which on it is to be seen. */
  shows: string | null
  title: readonly string[]
  all: readonly string[]
}

/**
 * Words are kept with their tenant before them: a word of one tenant costs nothing in the search of
 * another, and finds nothing there.
 */
const ofTenant = (tenant: string, word: string) => `${tenant}_${word}`

/**
 * Where a row stands among those that fit: what is newest comes first, and what has no day before
 * everything. Days × 2³¹ + the number of the row in `search`: below 2⁵³ until the year 9999.
 * SQLite's index gives its rows in the order of their numbers alone, so there it is that number.
 */
function placeOf({ seq, date }: Place): number {
  const day =
    Math.floor(Date.parse(`${date?.slice(0, 10) ?? '9999-12-31'}T00:00:00Z`) / 86_400_000) + 719_528
  return (Number.isNaN(day) ? 0 : Math.max(0, day)) * 2 ** 31 + seq
}

/**
 * Makes rows of `search` findable by these words, and on PostgreSQL by no others; elsewhere what
 * they had is to be forgotten before.
 */
export async function keepWords(db: Db, tenant: string, rows: readonly Kept[]): Promise<void> {
  const texts = rows.map(
    ({ title, all }) =>
      [title, all].map((some) =>
        [...new Set(some)].map((word) => ofTenant(tenant, word)).join(' '),
      ) as [string, string],
  )
  if (engineOf(db as never) === 'postgres') {
    await sql`
      insert into search_words (seq, owner, place, shows, title_words, all_words)
      select seq, ${tenant}, place, shows, array_to_tsvector(string_to_array(title, ' ')), array_to_tsvector(string_to_array(whole, ' '))
      from unnest(${rows.map(({ seq }) => seq)}::bigint[], ${rows.map(placeOf)}::bigint[], ${rows.map(({ shows }) => shows)}::text[], ${texts.map(([title]) => title)}::text[], ${texts.map(([, all]) => all)}::text[]) as given (seq, place, shows, title, whole)
      on conflict (seq) do update set place = excluded.place, shows = excluded.shows, title_words = excluded.title_words, all_words = excluded.all_words`.execute(
      db,
    )
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
 * Before a row of `search` goes, or gets another day or other words. On PostgreSQL words go with
 * their row.
 */
export async function forgetWords(db: Db, places: readonly Place[]): Promise<void> {
  if (engineOf(db as never) === 'postgres') return
  for (const place of places) {
    await sql`delete from search_title where rowid = ${placeOf(place)}`.execute(db)
    await sql`delete from search_all where rowid = ${placeOf(place)}`.execute(db)
  }
}

/**
 * Rows of `search` by their numbers. The tenant is compared in a way that no index answers: SQLite
 * takes one that begins with the tenant for better than ten numbers, and reads all that the tenant
 * has.
 */
export const atPlaces = (db: Db, tenant: string, seqs: readonly number[]) =>
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
export type Looked = { in: 'title' | 'all'; words: Wanted[][]; now: string; most: number }

/**
 * The newest rows of a tenant that have one of each list of words and are to be seen at `now` (a
 * wall clock); those without a day first.
 */
export async function findWords(db: Db, tenant: string, looked: Looked): Promise<Hit[]> {
  const { words, most } = looked
  if (words.length === 0 || words.some((some) => some.length === 0)) return []
  if (words.flat().some(({ begins }) => begins)) {
    // All that a beginning has must be read before the newest of it are known. Where the word as it
    // is typed has enough, nothing longer is looked for.
    const whole = await look(db, tenant, {
      ...looked,
      words: words.map((some) => some.map(({ word }) => ({ word }))),
    })
    if (whole.length >= most) return whole
  }
  return look(db, tenant, looked)
}

/**
 * For one row of a word that it knows nothing of the server would go through all that the tenant
 * has, sure to meet it soon.
 */
const fewest = 500

async function look(
  db: Db,
  tenant: string,
  { in: place, words, now, most }: Looked,
): Promise<Hit[]> {
  if (engineOf(db as never) === 'postgres') {
    const asked = words
      .map(
        (some) =>
          `(${some.map(({ word, begins }) => `'${ofTenant(tenant, word)}'${begins ? ':*' : ''}`).join(' | ')})`,
      )
      .join(' & ')
    // The newest are found without looking at a guarded row; what is shown of them is guarded.
    // Words that nearly all have are looked for from the newest row on, others in their index: the
    // server knows how many have them.
    const { rows } = await sql<Hit>`
      select s.seq, s.kind, s.id, s.title, s.date, s.sport_id
      from (select seq, place from search_words where owner = ${tenant} and ${sql.ref(`${place}_words`)} @@ ${asked}::tsquery and (shows is null or shows <= ${now}) order by place desc limit ${Math.max(most, fewest)}) as found
      join search as s on s.seq = found.seq where s.tenant = ${tenant} and (s.shows is null or s.shows <= ${now}) order by found.place desc limit ${most}`.execute(
      db,
    )
    return rows
  }
  const asked = words
    .map(
      (some) =>
        `(${some.map(({ word, begins }) => `"${ofTenant(tenant, word)}"${begins ? ' *' : ''}`).join(' OR ')})`,
    )
    .join(' AND ')
  const index = sql.table(`search_${place}`)
  const { rows } = await sql<Hit>`
    select s.seq, s.kind, s.id, s.title, s.date, s.sport_id from ${index} cross join search as s on s.seq = (${index}.rowid & 2147483647)
    where ${index} match ${asked} and s.tenant = ${tenant} and (s.shows is null or s.shows <= ${now}) order by ${index}.rowid desc limit ${most}`.execute(
    db,
  )
  return rows
}
