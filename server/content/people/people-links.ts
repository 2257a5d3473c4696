import { paths } from '../../../src/routes/paths.ts'
import { href } from '../../../src/routes/href.ts'
import { rosterHref } from '../../../src/routes/links.ts'
import { parsePlayerDoc } from '../docs.ts'
import type { Player, Roster } from '../../../src/contract/roster.schema.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'
import { nameKey } from '../../../src/domain/people/names.ts'
import { isSameNumber } from '../../../src/domain/people/numbers.ts'
import { slugify } from '../../../src/domain/words/slug.ts'

type Named = { firstName: string; lastName: string }

/** 'sam-okafor' */
export const nameSlug = ({ firstName, lastName }: Named): string =>
  slugify(`${firstName} ${lastName}`.trim())

export const inAddress = (text: string): string => encodeURIComponent(text.toLowerCase())

export const rosterUrl = (sport: SportRef, season: string): string => rosterHref(sport, season)

/**
 * The URL of a coach or support staff member: one per person and sport, the same in all seasons.
 */
export const staffPostUrl = (
  sport: SportRef,
  kind: 'coach' | 'support',
  person: Named,
  staffId: number,
): string =>
  kind === 'coach'
    ? href(paths.coach, {
        sportSlug: sport.globalSportNameSlug,
        coachName: nameSlug(person),
        coachId: String(staffId),
      })
    : href(paths.supportStaff, {
        sportSlug: sport.globalSportNameSlug,
        supportStaffName: nameSlug(person),
        supportStaffId: String(staffId),
      })

export const staffUrl = (person: Named, staffId: number): string =>
  departmentUrl(nameSlug(person), staffId)

export const departmentUrl = (slug: string, id: number): string =>
  href(paths.staffEntry, { slug, id: String(id) })

export const inducteeUrl = (honorSlug: string, person: Named, id: number): string =>
  href(paths.inductee, { slug: honorSlug, inducteeSlug: nameSlug(person), inducteeId: String(id) })

/** A roster row as a public player. Lists have no biography; only the call for one player does. */
export function playerOfRow(row: { id: number; player_id: number; doc: string }): Player {
  const { bio: _, alsoKnownAs: __, ...player } = parsePlayerDoc(row.doc)
  return { rosterPlayerId: row.id, playerId: row.player_id, ...player }
}

export type RosterNames = { find(id: number | null, name: string, uni: string): number | null }

/** 'Ineska Vollmer|I. Vollmer' */
export const spellingsIn = (alsoKnownAs: string | null): string[] =>
  (alsoKnownAs ?? '')
    .split('|')
    .map((name) => name.trim())
    .filter(Boolean)

/** Other spellings of players, by roster row. */
export type Spellings = ReadonlyMap<number, readonly string[]>

/**
 * Finds players of a roster: by row id if it exists, else by full name, else by a stored spelling.
 * The number only decides between players of the same name.
 */
export function rosterNames(
  roster: Pick<Roster, 'players'> | null,
  spellings: Spellings = new Map(),
): RosterNames {
  const players = roster?.players ?? []
  const ids = new Set(players.map(({ rosterPlayerId }) => rosterPlayerId))
  const byName = Map.groupBy(players, ({ firstName, lastName }) =>
    nameKey(`${firstName}${lastName}`),
  )
  const bySpelling = new Map(
    [
      ...Map.groupBy(
        players.flatMap((player) =>
          (spellings.get(player.rosterPlayerId) ?? []).map((name) => ({ name, player })),
        ),
        ({ name }) => nameKey(name),
      ),
    ].map(([letters, matches]) => [letters, matches.map(({ player }) => player)]),
  )
  return {
    find(id, name, uni) {
      if (id !== null && ids.has(id)) return id
      const letters = nameKey(name)
      const candidates =
        letters === '' ? [] : (byName.get(letters) ?? bySpelling.get(letters) ?? [])
      return (
        (candidates.length > 1
          ? (candidates.find(({ jerseyNumber }) => jerseyNumber === uni) ??
            candidates.find(({ jerseyNumber }) => isSameNumber(jerseyNumber, uni)))
          : candidates[0]
        )?.rosterPlayerId ?? null
      )
    },
  }
}
