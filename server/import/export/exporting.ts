import type { SportDoc } from '../../content/docs.ts'
import type { PackNames } from './pack-names.ts'
import type { PackOut } from './pack-out.ts'
import type { Row, Snapshot } from './snapshot.ts'

/** What every file of an export is written from. */
export type Exporting = { snapshot: Snapshot; out: PackOut; names: PackNames; lookup: Lookup }

/** Keys and slugs by number. */
export type Lookup = {
  key(kind: string, id: unknown): string | null
  slug(sportId: unknown): string | null
  sport(sportId: unknown): SportDoc | null
  /** A row of a list, by its kind and number. */
  item(kind: string, id: unknown): Row | null
  /** What a pack calls a player's person: the `person` key, else sport and name. */
  person(id: unknown): string | null
  /** Rows of a table by one of their columns. */
  by(table: keyof Snapshot['rows'], column: string): Map<unknown, Row[]>
}

export function lookupOf(snapshot: Snapshot): Lookup {
  const keys = new Map(snapshot.identities.map(({ kind, key, id }) => [`${kind} ${id}`, key]))
  const sports = new Map(
    snapshot.rows.sport.map((row) => [
      row['id'],
      { slug: String(row['slug']), doc: JSON.parse(row.doc) as SportDoc },
    ]),
  )
  const items = new Map(snapshot.rows.item.map((row) => [`${row.kind} ${String(row['id'])}`, row]))
  const people = new Set(
    snapshot.identities.flatMap(({ kind, key }) => (kind === 'person' ? [key] : [])),
  )
  return {
    item: (kind, id) => items.get(`${kind} ${String(id)}`) ?? null,
    person: (id) => {
      const key = keys.get(`person ${String(id)}`) ?? null
      const bare = key?.startsWith('person:') ? key.slice('person:'.length) : null
      // The importer tries the bare key first (roster/person-called.ts).
      return bare === null || people.has(bare) ? key : bare
    },
    key: (kind, id) => keys.get(`${kind} ${String(id)}`) ?? null,
    slug: (id) => sports.get(id)?.slug ?? null,
    sport: (id) => sports.get(id)?.doc ?? null,
    by: (table, column) => Map.groupBy(snapshot.rows[table], (row) => row[column]),
  }
}

export const byRank = (a: Row, b: Row): number =>
  Number(a['rank']) - Number(b['rank']) || Number(a['id']) - Number(b['id'])
