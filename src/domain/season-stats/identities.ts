import type { StatTable } from '../../contract/box-score.schema.ts'
import { nameLetters } from '../people/name-letters.ts'

type Row = StatTable['rows'][number]
/** Somebody of our team over a season, with every row of the box scores that is theirs. */
export type Person = {
  name: string
  uni: string
  position: string | null
  rosterPlayerId: number | null
  games: Set<number>
  rows: { gameId: number; table: StatTable; row: Row }[]
}

/** Names of scorers who had no better one end in a number: 'Player 1'. */
const folded = (name: string) => nameLetters(name) + name.replace(/\D/g, '')

/**
 * Who is who over many games: by the row of the roster; by name where no roster has them (never by
 * number). A file that came before the roster knew nobody; its names are those of the games after
 * it. Name and number are the newest game's.
 */
export function identities(
  games: readonly { gameId: number; tables: readonly StatTable[] }[],
): Map<string, Person> {
  const known = new Map<string, Set<number>>()
  for (const row of games.flatMap(({ tables }) => tables.flatMap(({ rows }) => rows))) {
    if (row.rosterPlayerId !== null && folded(row.name) !== '')
      known.set(
        folded(row.name),
        (known.get(folded(row.name)) ?? new Set()).add(row.rosterPlayerId),
      )
  }
  const idOf = (row: Row): number | null => {
    const [only, another] = known.get(folded(row.name)) ?? []
    return row.rosterPlayerId ?? (another === undefined ? only : undefined) ?? null
  }
  const people = new Map<string, Person>()
  for (const { gameId, tables } of games) {
    for (const table of tables) {
      for (const row of table.rows) {
        const rosterPlayerId = idOf(row)
        const name = folded(row.name)
        // Without a name a row is of its game alone.
        const unnamed =
          name === ''
            ? `${gameId}|${row.name}|${row.uni}`
            : `${name}|${known.has(name) ? row.uni : ''}`
        const key = rosterPlayerId === null ? unnamed : `${rosterPlayerId}`
        const person = people.get(key) ?? {
          name: row.name,
          uni: row.uni,
          position: row.position,
          rosterPlayerId,
          games: new Set(),
          rows: [],
        }
        Object.assign(person, {
          name: row.name,
          uni: row.uni || person.uni,
          position: row.position ?? person.position,
        })
        person.games.add(gameId)
        person.rows.push({ gameId, table, row })
        people.set(key, person)
      }
    }
  }
  return people
}
