import type { Roster } from '../../../src/contract/roster.schema.ts'
import { nameLetters } from '../../../src/domain/people/name-letters.ts'

export type RosterNames = { find(id: number | null, name: string, uni: string): number | null }

/**
 * Finds players of a roster: by their row while it is there, else by name, and by number where a
 * name is borne twice (never by number alone).
 */
export function rosterNames(roster: Pick<Roster, 'players'> | null): RosterNames {
  const ids = new Set(roster?.players.map(({ rosterPlayerId }) => rosterPlayerId))
  const byName = Map.groupBy(roster?.players ?? [], ({ firstName, lastName }) =>
    nameLetters(`${firstName}${lastName}`),
  )
  return {
    find(id, name, uni) {
      if (id !== null && ids.has(id)) return id
      const letters = nameLetters(name)
      const named = letters === '' ? [] : (byName.get(letters) ?? [])
      return (
        (named.length > 1 ? named.find(({ jerseyNumber }) => jerseyNumber === uni) : named[0])
          ?.rosterPlayerId ?? null
      )
    },
  }
}
