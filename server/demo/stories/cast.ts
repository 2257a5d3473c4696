import { longYear } from '../teams/class-years.ts'
import type { RosterPlayer } from '../teams/rosters.ts'
import { teamOf, type World } from '../world.ts'

/** A player as a feature speaks of one. */
export interface Part {
  full: string
  last: string
  year: string
  town: string
  from: string
  major: string
  she: 'she' | 'he'
  her: 'her' | 'his'
}

const partOf = (player: RosterPlayer): Part => ({
  full: `${player.person.first} ${player.person.last}`,
  last: player.person.last.replace(/ (Jr\.|II|III|IV)$/, ''),
  year: longYear(player.year).toLowerCase(),
  town: player.person.hometown.split(',')[0] as string,
  from: player.person.hometown,
  major:
    player.person.major === 'Undeclared'
      ? 'liberal arts'
      : /^(English|Spanish)$/.test(player.person.major)
        ? player.person.major
        : player.person.major.toLowerCase(),
  she: player.person.gender === 'women' ? 'she' : 'he',
  her: player.person.gender === 'women' ? 'her' : 'his',
})

/**
 * The n-th best player of a team, of one position if that is asked; with `abroad`, one from another
 * country.
 */
export const part = (
  world: World,
  slug: string,
  n: number,
  o: { position?: string; abroad?: boolean } = {},
): Part => {
  const home = /, (?:[A-Z][a-z]+\.|[A-Z]\.[A-Z]\.|Iowa|Ohio|Texas|Utah|Idaho)$/
  const roster = teamOf(world, slug).rosters[1].filter((player) => player.year !== 'Fr.')
  const fitting = roster.filter(
    (player) =>
      (o.position === undefined || player.position === o.position) &&
      (o.abroad !== true || !home.test(player.person.hometown)),
  )
  const sorted = (fitting.length > n ? fitting : roster).toSorted((a, b) => b.skill - a.skill)
  return partOf(sorted[n % sorted.length] as RosterPlayer)
}
