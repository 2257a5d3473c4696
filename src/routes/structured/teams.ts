import type { Roster } from '../../contract/schema/roster.ts'
import type { SportRef } from '../../contract/schema/sport.ts'
import { fullName } from '../../domain/people/roster.ts'
import { playerHref, sportHref } from '../links.ts'
import { departmentRef } from './organization.ts'
import { whole, type At, type Thing } from './thing.ts'

/** Our team of a sport, as other things refer to it. */
export const teamRef = (sport: SportRef, { settings, origin }: At): Thing => ({
  '@type': 'SportsTeam',
  name: `${settings.name} ${sport.title}`,
  url: origin + sportHref(sport),
})

/**
 * Our team, with who plays and who coaches where the page has them. Who has no bio has no address.
 */
export const team = (sport: SportRef, roster: Roster | null, at: At): Thing => ({
  ...teamRef(sport, at),
  sport: sport.title,
  memberOf: departmentRef(at),
  athlete: roster?.players.map((player) => ({
    '@type': 'Person',
    name: fullName(player),
    url: player.hideBio ? null : at.origin + playerHref(sport, player),
  })),
  coach: roster?.coaches.map((coach) => ({
    '@type': 'Person',
    name: fullName(coach),
    jobTitle: coach.title,
    url: whole(coach.url, at),
  })),
})
