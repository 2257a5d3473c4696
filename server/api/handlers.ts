import type { Calls } from '../content/calls.ts'
import { hasPasswords } from '../content/accounts/accounts.ts'
import { calls as facilities } from '../content/department/facilities.ts'
import { calls as health } from '../content/department/health.ts'
import { calls as routeRules } from '../content/department/route-rules.ts'
import { calls as services } from '../content/department/services.ts'
import { calls as shop } from '../content/department/shop.ts'
import { calls as site } from '../content/department/site.ts'
import { calls as socialAccounts } from '../content/department/social-accounts.ts'
import { calls as staff } from '../content/department/staff.ts'
import { calls as tickets } from '../content/department/tickets.ts'
import { calls as documents } from '../content/files/documents.ts'
import { calls as forms } from '../content/forms/forms.ts'
import { calls as calendar } from '../content/games/calendar.ts'
import { calls as events } from '../content/games/events.ts'
import { calls as gameCenterLayout } from '../content/games/game-center-layout.ts'
import { calls as gameCenter } from '../content/games/game-center.ts'
import { calls as gameDetails } from '../content/games/game-details.ts'
import { calls as gameTeams } from '../content/games/game-teams.ts'
import { calls as opponentHistory } from '../content/games/opponent-history.ts'
import { calls as schedules } from '../content/games/schedules.ts'
import { calls as seasonResults } from '../content/games/season-results.ts'
import { calls as standings } from '../content/games/standings.ts'
import { calls as allAmericans } from '../content/honors/all-americans.ts'
import { calls as awards } from '../content/honors/awards.ts'
import { calls as inductees } from '../content/honors/inductees.ts'
import { calls as moments } from '../content/honors/moments.ts'
import { calls as onThisDay } from '../content/honors/on-this-day.ts'
import { calls as liveDetails } from '../content/live/live-details.ts'
import { calls as liveFeed } from '../content/live/live-feed.ts'
import { calls as live } from '../content/live/live.ts'
import { calls as galleries } from '../content/media/galleries.ts'
import { calls as podcasts } from '../content/media/podcasts.ts'
import { calls as publications } from '../content/media/publications.ts'
import { calls as videos } from '../content/media/videos.ts'
import { calls as counters } from '../content/notices/counters.ts'
import { calls as notices } from '../content/notices/notices.ts'
import { calls as promotions } from '../content/notices/promotions.ts'
import { calls as trackingTags } from '../content/notices/tracking-tags.ts'
import { calls as coaches } from '../content/people/coaches.ts'
import { calls as opponentRosters } from '../content/people/opponent-rosters.ts'
import { calls as peopleSettings } from '../content/people/people-settings.ts'
import { calls as playerHistory } from '../content/people/player-history.ts'
import { calls as players } from '../content/people/players.ts'
import { calls as rosters } from '../content/people/rosters.ts'
import { calls as search } from '../content/search/search.ts'
import { calls as sports } from '../content/sports/sports.ts'
import { calls as subNavigation } from '../content/sports/sub-navigation.ts'
import { calls as career } from '../content/stats/career.ts'
import { calls as coachingRecords } from '../content/stats/coaching-records.ts'
import { calls as seasonStats } from '../content/stats/season-stats.ts'
import { calls as archives } from '../content/stories/archives.ts'
import { calls as hiddenStories } from '../content/stories/hidden-stories.ts'
import { calls as sportFiles } from '../content/stories/sport-files.ts'
import { calls as stories } from '../content/stories/stories.ts'
import { calls as storyLists } from '../content/stories/story-lists.ts'
import { calls as tagged } from '../content/stories/tagged.ts'
import { calls as tags } from '../content/stories/tags.ts'
import { providerHost } from '../signin/provider.ts'

/** The handler of each call of the contract. A missing or mistyped handler does not compile. */
export const handlers: Calls = {
  ...facilities,
  ...routeRules,
  ...services,
  ...shop,
  ...site,
  ...socialAccounts,
  ...staff,
  ...tickets,
  ...documents,
  ...forms,
  ...calendar,
  ...events,
  ...gameCenterLayout,
  ...gameCenter,
  ...gameDetails,
  ...gameTeams,
  ...opponentHistory,
  ...schedules,
  ...seasonResults,
  ...standings,
  ...allAmericans,
  ...awards,
  ...inductees,
  ...moments,
  ...onThisDay,
  ...liveDetails,
  ...liveFeed,
  ...live,
  ...galleries,
  ...podcasts,
  ...publications,
  ...videos,
  ...counters,
  ...notices,
  ...promotions,
  ...trackingTags,
  ...coaches,
  ...opponentRosters,
  ...peopleSettings,
  ...playerHistory,
  ...players,
  ...rosters,
  ...search,
  ...sports,
  ...subNavigation,
  ...career,
  ...coachingRecords,
  ...seasonStats,
  ...archives,
  ...health,
  ...hiddenStories,
  ...sportFiles,
  ...stories,
  ...storyLists,
  ...tagged,
  ...tags,

  signIn: async (context) => ({ passwords: await hasPasswords(context), provider: providerHost() }),
  // A call within this process has no cookie (api/hidden.ts).
  session: async () => ({ signedIn: false, name: null }),
  hiddenMember: async ({ signedInAs, tenant }) =>
    signedInAs === null ? null : { name: signedInAs, tenant },
}
