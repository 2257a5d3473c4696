import * as api from '../../contract/api.ts'
import { q } from '../../data/q.ts'
import { rosterSorts, rosterViews } from '../../domain/roster.ts'
import { playerHref } from '../links.ts'
import { firstPaths } from '../paths/first.ts'
import { peoplePaths } from '../paths/people.ts'
import { gate, route } from '../route.ts'

export const people = {
  roster: route({
    path: firstPaths.roster,
    query: { sort: rosterSorts, view: rosterViews },
    sport: 'slug',
    reads: ({ sport, params }) => ({ roster: q(api.roster, { sportId: sport.id, season: params.season }), seasons: q(api.seasons, { sportId: sport.id }) }),
    optional: ['seasons'],
    meta: ({ sport, roster, settings }) => ({
      title: `${roster?.season ?? ''} ${sport.title} Roster`.trim(),
      description: `The ${roster?.season ?? ''} ${sport.title} roster of the ${settings.name}: players, positions, classes and hometowns.`,
      pageType: 'roster',
    }),
    screen: () => import('../../features/roster/RosterScreen.tsx'),
  }),

  player: route({
    path: firstPaths.player,
    sport: 'slug',
    guards: ['roster-bio'],
    reads: ({ sport, params }) => ({ player: q(api.player, { rosterPlayerId: Number(params.rosterPlayerId) }), stories: q(api.stories, { sportId: sport.id, $pageSize: 3 }) }),
    needs: 'player',
    optional: ['stories'],
    canonical: ({ player }) => playerHref(player.sport, player),
    meta: ({ player, sport, settings }) => ({
      title: `${player.firstName} ${player.lastName} - ${player.season} ${sport.title}`,
      description: `${player.firstName} ${player.lastName}${player.positionLong ? `, ${player.positionLong}` : ''}, ${settings.name} ${sport.title}, ${player.season}.`,
      pageType: 'roster-bio',
      image: player.image,
    }),
    screen: () => import('../../features/roster/PlayerScreen.tsx'),
  }),

  coaches: gate({ path: peoplePaths.coaches, sport: 'sportSlug' }),
  coach: gate({ path: peoplePaths.coach, sport: 'sportSlug', guards: ['coach'] }),
  supportStaff: gate({ path: peoplePaths.supportStaff, sport: 'sportSlug', guards: ['coach'] }),
}
