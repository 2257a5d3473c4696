import * as api from '../../contract/api.ts'
import { q } from '../../data/q.ts'
import { logQuery } from '../../domain/games/player-log.ts'
import { positionCodes } from '../../domain/people/positions.ts'
import { rosterSorts, rosterViews } from '../../domain/people/roster.ts'
import { formHref } from '../links/forms.ts'
import { hiddenPlayerHref, hiddenRosterHref } from '../links/hidden.ts'
import { hiddenPaths } from '../paths/hidden.ts'
import { gate, route } from '../route.ts'
import { closedFormMeta, isNumber } from './forms.ts'
import { splashIdOf, splashMeta } from './notices.ts'
import { fileMeta } from './papers.ts'
import { playerMeta, rosterMeta } from './people.ts'
import { storyMeta } from './stories.ts'

const dayOf = ({ year, month, day }: { year: string; month: string; day: string }) =>
  `${year}-${month}-${day}`

/**
 * What stands behind the login: the screens of the public pages around calls that may see what is
 * hidden. Quiet, drawn by the server for who is signed in, and left as documents, so that nothing
 * of them stays in a tab that goes on to other pages.
 */
export const hidden = {
  hiddenRoster: route({
    path: hiddenPaths.hiddenRoster,
    kind: 'quiet',
    login: true,
    sport: 'slug',
    query: { sort: rosterSorts, view: rosterViews, position: positionCodes },
    reads: ({ sport, params }) => ({
      member: q(api.hiddenMember, {}),
      roster: q(api.hiddenSeasonRoster, { sportId: sport.id, season: params.season }),
      seasons: q(api.seasons, { sportId: sport.id }),
    }),
    needs: 'roster',
    optional: ['member', 'seasons'],
    meta: (page) => ({ ...rosterMeta(page), noindex: true }),
    screen: () => import('../../features/roster/HiddenRosterScreen.tsx'),
  }),

  hiddenPlayer: route({
    path: hiddenPaths.hiddenPlayer,
    kind: 'quiet',
    login: true,
    sport: 'slug',
    query: logQuery,
    reads: ({ sport, params }) => {
      const rosterPlayerId = Number(params.rosterPlayerId)
      return {
        member: q(api.hiddenMember, {}),
        player: q(api.hiddenPlayer, { rosterPlayerId }),
        stats: q(api.playerStats, { rosterPlayerId, sport: sport.globalSportNameSlug }),
        mentions: q(api.stories, { rosterPlayerId, $pageSize: 3 }),
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
    path: hiddenPaths.hiddenForm,
    kind: 'quiet',
    login: true,
    query: { sent: ['yes'] },
    possible: isNumber,
    reads: ({ params }) => ({
      member: q(api.hiddenMember, {}),
      form: q(api.hiddenForm, { formId: Number(params.formId) }),
    }),
    needs: 'form',
    optional: ['member'],
    canonical: ({ form }) => formHref(form),
    meta: (page) => closedFormMeta(page),
    screen: () => import('../../features/forms/HiddenFormScreen.tsx'),
  }),

  hiddenSportFile: route({
    path: hiddenPaths.hiddenSportFile,
    name: 'hidden_sportfile',
    kind: 'quiet',
    login: true,
    reads: ({ params }) => ({
      member: q(api.hiddenMember, {}),
      file: q(api.hiddenSportFile, { date: dayOf(params), filename: params.filename }),
    }),
    needs: 'file',
    optional: ['member'],
    canonical: ({ file }) => file.url,
    meta: (page) => fileMeta(page),
    screen: () => import('../../features/sport-files/HiddenSportFileScreen.tsx'),
  }),

  hiddenStory: route({
    path: hiddenPaths.hiddenStory,
    name: 'hidden_story',
    kind: 'quiet',
    login: true,
    layout: 'full-screen',
    reads: ({ params }) => {
      const address = { date: dayOf(params), slug: params.storySlug }
      return {
        member: q(api.hiddenMember, {}),
        story: q(api.hiddenStory, address),
        beside: q(api.hiddenStoryBeside, address),
        latest: q(api.stories, { $pageSize: 4 }),
        shown: q(api.storySettings, {}),
      }
    },
    needs: 'story',
    optional: ['member', 'beside', 'latest', 'shown'],
    canonical: ({ story }) => story.url,
    meta: (page) => ({ ...storyMeta(page), noindex: true }),
    screen: () => import('../../features/stories/HiddenStoryScreen.tsx'),
  }),

  // A preview, for who looks at a draft before it is shown to anybody.
  hiddenSplash: route({
    path: hiddenPaths.hiddenSplash,
    kind: 'quiet',
    login: true,
    layout: 'full-screen',
    reads: ({ params }) => ({
      member: q(api.hiddenMember, {}),
      splash: q(api.hiddenSplash, { splashId: splashIdOf(params) }),
    }),
    needs: 'splash',
    optional: ['member'],
    meta: (page) => splashMeta(page),
    screen: () => import('../../features/splash/HiddenSplashScreen.tsx'),
  }),

  /** Whatever else stands there: nobody is told without signing in that it is nothing. */
  hidden: gate({ path: hiddenPaths.hidden, kind: 'quiet', login: true }),
}
