import type { CallHandlers } from '../content/call-handlers.ts'
import { hasPasswords } from '../content/accounts/accounts.ts'
import { handlers as facilities } from '../content/department/facilities.ts'
import { handlers as health } from '../content/department/health.ts'
import { handlers as routeRules } from '../content/department/route-rules.ts'
import { handlers as services } from '../content/department/services.ts'
import { handlers as shop } from '../content/department/shop.ts'
import { handlers as site } from '../content/department/site.ts'
import { handlers as socialAccounts } from '../content/department/social-accounts.ts'
import { handlers as statements } from '../content/department/statements.ts'
import { handlers as staff } from '../content/department/staff.ts'
import { handlers as tickets } from '../content/department/tickets.ts'
import { handlers as documents } from '../content/files/documents.ts'
import { handlers as forms } from '../content/forms/forms.ts'
import { handlers as calendar } from '../content/games/calendar.ts'
import { handlers as conferenceGames } from '../content/games/conference-games.ts'
import { handlers as events } from '../content/games/events.ts'
import { handlers as gameCenterLayout } from '../content/games/game-center-layout.ts'
import { handlers as gameCenter } from '../content/games/game-center.ts'
import { handlers as countdown } from '../content/games/countdown.ts'
import { handlers as gameDetails } from '../content/games/game-details.ts'
import { handlers as gameTeams } from '../content/games/game-teams.ts'
import { handlers as opponentHistory } from '../content/games/opponent-history.ts'
import { handlers as schedules } from '../content/games/schedules.ts'
import { handlers as seasonResults } from '../content/games/season-results.ts'
import { handlers as standings } from '../content/games/standings.ts'
import { handlers as allAmericans } from '../content/honors/all-americans.ts'
import { handlers as awards } from '../content/honors/awards.ts'
import { handlers as inductees } from '../content/honors/inductees.ts'
import { handlers as moments } from '../content/honors/moments.ts'
import { handlers as onThisDay } from '../content/honors/on-this-day.ts'
import { handlers as liveDetails } from '../content/live/live-details.ts'
import { handlers as liveFeed } from '../content/live/live-feed.ts'
import { handlers as live } from '../content/live/live.ts'
import { handlers as galleries } from '../content/media/galleries.ts'
import { handlers as podcasts } from '../content/media/podcasts.ts'
import { handlers as publications } from '../content/media/publications.ts'
import { handlers as relatedVideos } from '../content/media/related-videos.ts'
import { handlers as videos } from '../content/media/videos.ts'
import { handlers as counters } from '../content/notices/counters.ts'
import { handlers as notices } from '../content/notices/notices.ts'
import { handlers as promotions } from '../content/notices/promotions.ts'
import { handlers as trackingTags } from '../content/notices/tracking-tags.ts'
import { handlers as coaches } from '../content/people/coaches.ts'
import { handlers as opponentRosters } from '../content/people/opponent-rosters.ts'
import { handlers as peopleSettings } from '../content/people/people-settings.ts'
import { handlers as playerHistory } from '../content/people/player-history.ts'
import { handlers as players } from '../content/people/players.ts'
import { handlers as rosters } from '../content/people/rosters.ts'
import { handlers as search } from '../content/search/search.ts'
import { handlers as sports } from '../content/sports/sports.ts'
import { handlers as subNavigation } from '../content/sports/sub-navigation.ts'
import { handlers as career } from '../content/stats/career.ts'
import { handlers as careerLeaders } from '../content/stats/career-leaders.ts'
import { handlers as coachingRecords } from '../content/stats/coaching-records.ts'
import { handlers as seasonStats } from '../content/stats/season-stats.ts'
import { handlers as archives } from '../content/stories/archives.ts'
import { handlers as hiddenStories } from '../content/stories/hidden-stories.ts'
import { handlers as sportFiles } from '../content/stories/sport-files.ts'
import { handlers as stories } from '../content/stories/stories.ts'
import { handlers as storyLists } from '../content/stories/story-lists.ts'
import { handlers as tagged } from '../content/stories/tagged.ts'
import { handlers as tags } from '../content/stories/tags.ts'
import { providerHost } from '../signin/provider.ts'

/** The handler of each call of the contract. A missing or mistyped handler does not compile. */
export const handlers: CallHandlers = {
  ...facilities,
  ...routeRules,
  ...services,
  ...shop,
  ...site,
  ...socialAccounts,
  ...staff,
  ...statements,
  ...tickets,
  ...documents,
  ...forms,
  ...calendar,
  ...conferenceGames,
  ...events,
  ...gameCenterLayout,
  ...gameCenter,
  ...countdown,
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
  ...relatedVideos,
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
  ...careerLeaders,
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
  // A call within this process has no cookie (api/member-calls.ts).
  session: async () => ({ signedIn: false, name: null }),
  hiddenMember: async ({ signedInAs, tenant }) =>
    signedInAs === null ? null : { name: signedInAs, tenant },
}
