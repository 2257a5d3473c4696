import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import { logQuery } from '../../domain/games/player-log.ts'
import { positionCodes } from '../../domain/people/positions.ts'
import { rosterSorts, rosterViews } from '../../domain/people/roster.ts'
import { formHref, hiddenPlayerHref, hiddenRosterHref } from '../links.ts'
import { closedFormMeta, isNumber } from './forms.ts'
import { paths } from '../paths.ts'
import { placeholderRoute, route } from '../route.ts'
import { parseSplashId, splashMeta } from './notices.ts'
import { playerMeta, rosterMeta } from './people.ts'
import { fileMeta } from './publications.ts'
import { gameOfStory, storyMeta } from './stories.ts'

const dayOf = ({ year, month, day }: { year: string; month: string; day: string }) =>
  `${year}-${month}-${day}`

/**
 * Pages behind the login: the screens of the public pages with calls for hidden content. Quiet,
 * rendered by the server for the signed-in account, and left by loading a document, so that nothing
 * stays in the tab.
 */
export const hidden = {
  hiddenHealth: route({
    path: paths.hiddenHealth,
    starts: true,
    kind: 'quiet',
    login: true,
    reads: () => ({
      member: apiQuery(api.hiddenMember, {}),
      health: apiQuery(api.hiddenHealth, {}),
    }),
    needs: 'health',
    optional: ['member'],
    meta: () => ({ title: 'Site Health', pageType: 'health', noindex: true }),
    screen: () => import('../../features/health/HiddenHealthScreen.tsx'),
  }),

  hiddenRoster: route({
    path: paths.hiddenRoster,
    starts: true,
    kind: 'quiet',
    login: true,
    sport: 'slug',
    query: { sort: rosterSorts, view: rosterViews, position: positionCodes },
    reads: ({ sport, params }) => ({
      member: apiQuery(api.hiddenMember, {}),
      roster: apiQuery(api.hiddenSeasonRoster, { sportId: sport.id, season: params.season }),
      seasons: apiQuery(api.seasons, { sportId: sport.id }),
    }),
    needs: 'roster',
    optional: ['member', 'seasons'],
    meta: (page) => ({ ...rosterMeta(page), noindex: true }),
    screen: () => import('../../features/roster/HiddenRosterScreen.tsx'),
  }),

  hiddenPlayer: route({
    path: paths.hiddenPlayer,
    starts: true,
    kind: 'quiet',
    login: true,
    sport: 'slug',
    query: logQuery,
    reads: ({ sport, params }) => {
      const rosterPlayerId = Number(params.rosterPlayerId)
      return {
        member: apiQuery(api.hiddenMember, {}),
        player: apiQuery(api.hiddenPlayer, { rosterPlayerId }),
        stats: apiQuery(api.playerStats, { rosterPlayerId, sport: sport.globalSportNameSlug }),
        mentions: apiQuery(api.stories, { rosterPlayerId, $pageSize: 3 }),
      }
    },
    needs: 'player',
    optional: ['member', 'stats', 'mentions'],
    canonical: ({ player }) =>
      player.hideBio
        ? hiddenRosterHref(player.sport, player.season)
        : hiddenPlayerHref(player.sport, player),
    meta: (page) => ({ ...playerMeta(page), noindex: true }),
    screen: () => import('../../features/roster/HiddenPlayerScreen.tsx'),
  }),

  hiddenForm: route({
    path: paths.hiddenForm,
    starts: true,
    kind: 'quiet',
    login: true,
    query: { sent: ['yes'] },
    validate: isNumber,
    reads: ({ params }) => ({
      member: apiQuery(api.hiddenMember, {}),
      form: apiQuery(api.hiddenForm, { formId: Number(params.formId) }),
    }),
    needs: 'form',
    optional: ['member'],
    canonical: ({ form }) => formHref(form),
    meta: (page) => closedFormMeta(page),
    screen: () => import('../../features/forms/HiddenFormScreen.tsx'),
  }),

  hiddenSportFile: route({
    path: paths.hiddenSportFile,
    starts: true,
    name: 'hidden_sportfile',
    kind: 'quiet',
    login: true,
    reads: ({ params }) => ({
      member: apiQuery(api.hiddenMember, {}),
      file: apiQuery(api.hiddenSportFile, { date: dayOf(params), filename: params.filename }),
    }),
    needs: 'file',
    optional: ['member'],
    canonical: ({ file }) => file.url,
    meta: (page) => fileMeta(page),
    screen: () => import('../../features/sport-files/HiddenSportFileScreen.tsx'),
  }),

  hiddenStory: route({
    path: paths.hiddenStory,
    starts: true,
    name: 'hidden_story',
    kind: 'quiet',
    login: true,
    layout: 'full-screen',
    reads: ({ params }) => {
      const address = { date: dayOf(params), slug: params.storySlug }
      const story = apiQuery(api.hiddenStory, address)
      return {
        member: apiQuery(api.hiddenMember, {}),
        story,
        beside: apiQuery(api.hiddenStoryBeside, address),
        latest: apiQuery(api.stories, { $pageSize: 4 }),
        shown: apiQuery(api.storySettings, {}),
        hero: gameOfStory(story),
      }
    },
    needs: 'story',
    optional: ['member', 'beside', 'latest', 'shown', 'hero'],
    canonical: ({ story }) => story.url,
    meta: (page) => ({ ...storyMeta(page), noindex: true }),
    screen: () => import('../../features/stories/HiddenStoryScreen.tsx'),
  }),

  // A preview of a draft.
  hiddenSplash: route({
    path: paths.hiddenSplash,
    starts: true,
    kind: 'quiet',
    login: true,
    layout: 'full-screen',
    reads: ({ params }) => ({
      member: apiQuery(api.hiddenMember, {}),
      splash: apiQuery(api.hiddenSplash, { splashId: parseSplashId(params) }),
    }),
    needs: 'splash',
    optional: ['member'],
    meta: (page) => splashMeta(page),
    screen: () => import('../../features/splash/HiddenSplashScreen.tsx'),
  }),

  /** Any other path, so that only signed-in accounts learn that it does not exist. */
  hidden: placeholderRoute({ path: paths.hidden, kind: 'quiet', login: true }),
}
