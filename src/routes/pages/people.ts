import * as api from '../../contract/api.ts'
import type { PlayerBio, Roster } from '../../contract/roster.schema.ts'
import { apiQuery } from '../../data/api-query.ts'
import { isUnknownSeason } from '../../domain/games/route-params.ts'
import { logQuery } from '../../domain/games/player-log.ts'
import { positionCodes } from '../../domain/people/positions.ts'
import { rosterSorts, rosterViews } from '../../domain/people/roster.ts'
import { playerHref, rosterHref } from '../links.ts'
import { paths } from '../paths.ts'
import { route } from '../route.ts'

type Named = { sport: { title: string }; settings: { name: string } }

export const rosterMeta = ({ sport, roster, settings }: Named & { roster: Roster | null }) => ({
  title: `${roster?.season ?? ''} ${sport.title} Roster`.trim(),
  description:
    `The ${roster?.season ?? ''} ${sport.title} roster of the ${settings.name}: ` +
    'players, positions, classes and hometowns.',
  pageType: 'roster',
})

export const playerMeta = ({ player, sport, settings }: Named & { player: PlayerBio }) => ({
  title: `${player.firstName} ${player.lastName} - ${player.season} ${sport.title}`,
  description:
    `${player.firstName} ${player.lastName}` +
    `${player.positionLong ? `, ${player.positionLong}` : ''}, ` +
    `${settings.name} ${sport.title}, ${player.season}.`,
  pageType: 'roster-bio',
  contentId: player.rosterPlayerId,
  image: player.image,
})

export const people = {
  roster: route({
    path: paths.roster,
    query: { sort: rosterSorts, view: rosterViews, position: positionCodes },
    sport: 'slug',
    reads: ({ sport, params }) => ({
      roster: apiQuery(api.roster, { sportId: sport.id, season: params.season }),
      seasons: apiQuery(api.seasons, { sportId: sport.id }),
    }),
    optional: ['seasons'],
    isMissing: ({ roster, params, seasons }) => !roster && isUnknownSeason(params.season, seasons),
    preferredUrl: ({ sport, roster }) => (roster?.isCurrent ? rosterHref(sport) : null),
    meta: (page) => rosterMeta(page),
    screen: () => import('../../features/roster/RosterScreen.tsx'),
  }),

  rosterPrint: route({
    path: paths.rosterPrint,
    query: { sort: rosterSorts },
    sport: 'slug',
    layout: 'full-screen',
    reads: ({ sport, params }) => ({
      roster: apiQuery(api.roster, { sportId: sport.id, season: params.season }),
    }),
    needs: 'roster',
    meta: ({ sport, roster, settings }) => ({
      title: `${roster.season} ${sport.title} Roster to Print`,
      description:
        `The ${roster.season} ${sport.title} roster of the ${settings.name}, ` +
        'formatted for print.',
      pageType: 'roster-print',
      noindex: true,
    }),
    screen: () => import('../../features/roster/RosterPrintScreen.tsx'),
  }),

  // Search engines should find another school's players on its own site.
  opponentRoster: route({
    path: paths.opponentRoster,
    query: { sort: rosterSorts, position: positionCodes },
    sport: 'sportSlug',
    validate: ({ params }) => /^\d{1,15}$/.test(params.opponentId),
    reads: ({ sport, params }) => ({
      roster: apiQuery(api.opponentRoster, {
        sportId: sport.id,
        opponentId: Number(params.opponentId),
      }),
    }),
    needs: 'roster',
    canonical: ({ roster }) => roster.url,
    meta: ({ sport, roster, settings }) => ({
      title: `${roster.opponent.title} ${sport.title} Roster`,
      description:
        `${roster.opponent.title} ${sport.title} roster for its game against ${settings.name}: ` +
        'numbers, names and positions.',
      pageType: 'opponent-roster',
      noindex: true,
    }),
    screen: () => import('../../features/roster/OpponentRosterScreen.tsx'),
  }),

  player: route({
    path: paths.player,
    query: logQuery,
    sport: 'slug',
    guards: ['roster-bio'],
    reads: ({ sport, params }) => {
      const rosterPlayerId = Number(params.rosterPlayerId)
      return {
        player: apiQuery(api.player, { rosterPlayerId }),
        stats: apiQuery(api.playerStats, { rosterPlayerId, sport: sport.globalSportNameSlug }),
        mentions: apiQuery(api.stories, { rosterPlayerId, $pageSize: 3 }),
      }
    },
    needs: 'player',
    optional: ['stats', 'mentions'],
    canonical: ({ player }) => playerHref(player.sport, player),
    meta: (page) => playerMeta(page),
    screen: () => import('../../features/roster/PlayerScreen.tsx'),
  }),
}
