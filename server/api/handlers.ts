import type { ReadContext } from '../content/read-context.ts'
import type { Api, ApiName } from '../../src/contract/api.ts'
import type { Endpoint, QueryOf, ResultOf } from '../../src/contract/endpoint.ts'
import type { CalendarQuery } from '../../src/contract/queries.ts'
import type { Guard } from '../../src/contract/rules.schema.ts'
import { hasPasswords } from '../content/accounts/accounts.ts'
import * as services from '../content/department/services.ts'
import * as staff from '../content/department/staff.ts'
import { readFacilities, readFacility } from '../content/department/facilities.ts'
import { readRedirects, readRouteRule } from '../content/department/route-rules.ts'
import { readRssFeeds, readSocialAccounts } from '../content/department/social-accounts.ts'
import { readShopProduct, readShopProducts } from '../content/department/shop.ts'
import { readNavigation, readSettings } from '../content/department/site.ts'
import * as tickets from '../content/department/tickets.ts'
import * as documents from '../content/files/documents.ts'
import { readForm, readForms } from '../content/forms/forms.ts'
import * as events from '../content/games/events.ts'
import * as calendar from '../content/games/calendar.ts'
import * as gameCenterLayout from '../content/games/game-center-layout.ts'
import * as gameCenter from '../content/games/game-center.ts'
import * as gameDetails from '../content/games/game-details.ts'
import { readGameTeams } from '../content/games/game-teams.ts'
import * as opponentHistory from '../content/games/opponent-history.ts'
import * as schedules from '../content/games/schedules.ts'
import { readSeasonRecords, readSeasonResults } from '../content/games/season-results.ts'
import { readConferenceStandings, readStandings } from '../content/games/standings.ts'
import * as allAmericans from '../content/honors/all-americans.ts'
import * as awards from '../content/honors/awards.ts'
import * as inductees from '../content/honors/inductees.ts'
import { readMoments, readMomentsOfGame } from '../content/honors/moments.ts'
import { readOnThisDay } from '../content/honors/on-this-day.ts'
import { readLiveDetails } from '../content/live/live-details.ts'
import { readLiveFeed } from '../content/live/live-feed.ts'
import * as live from '../content/live/live.ts'
import * as galleries from '../content/media/galleries.ts'
import * as podcasts from '../content/media/podcasts.ts'
import * as publications from '../content/media/publications.ts'
import * as videos from '../content/media/videos.ts'
import * as notices from '../content/notices/notices.ts'
import { countUp } from '../content/notices/counters.ts'
import * as promotions from '../content/notices/promotions.ts'
import { readTrackingTags } from '../content/notices/tracking-tags.ts'
import * as coaches from '../content/people/coaches.ts'
import { readOpponentRoster } from '../content/people/opponent-rosters.ts'
import { readRosterSettings, readStaffSettings } from '../content/people/people-settings.ts'
import * as playerHistory from '../content/people/player-history.ts'
import { playerSettings, readPlayer } from '../content/people/players.ts'
import * as rosters from '../content/people/rosters.ts'
import { readSearch, readSuggestions } from '../content/search/search.ts'
import * as sports from '../content/sports/sports.ts'
import { readSubNavigation } from '../content/sports/sub-navigation.ts'
import { readCareer, readPlayerStats } from '../content/stats/career.ts'
import { readCoachingRecords } from '../content/stats/coaching-records.ts'
import * as seasonStats from '../content/stats/season-stats.ts'
import * as archives from '../content/stories/archives.ts'
import * as hiddenStories from '../content/stories/hidden-stories.ts'
import { readSportFile, readSportFiles } from '../content/stories/sport-files.ts'
import { readStories, readStory } from '../content/stories/stories.ts'
import * as storyLists from '../content/stories/story-lists.ts'
import { readTagContent, readTagFilters } from '../content/stories/tagged.ts'
import { readTags } from '../content/stories/tags.ts'
import { today } from '../content/running.ts'
import { providerHost } from '../signin/provider.ts'

/** The day that is asked for: of `year`, where a year is named beside it. */
const dayOf = ({ date, year }: CalendarQuery): string =>
  year === undefined ? date : `${String(year).padStart(4, '0').slice(-4)}${date.slice(4)}`

/** The answer of a call, from the store of a department. */
type Handler<Row> = Row extends Endpoint
  ? (context: ReadContext, query: QueryOf<Row>) => Promise<ResultOf<Row>>
  : never

/** What answers each call of the contract: a row without a handler of its type does not compile. */
export const handlers: { [Name in ApiName]: Handler<Api[Name]> } = {
  // The department
  settings: readSettings,
  navigation: readNavigation,
  subNavigation: async (context, { sportId }) =>
    sportId ? readSubNavigation(context, sportId) : [],
  seo: services.readSeo,
  google: services.readGoogle,
  analytics: services.readAnalytics,
  mobileSettings: services.readMobile,
  templates: services.readTemplates,
  sportTemplates: services.readSportTemplates,

  // Rules
  redirects: readRedirects,
  // The names were checked with the query.
  routeRule: (context, { path, guards }) =>
    readRouteRule(context, path, guards === undefined ? undefined : (guards.split(',') as Guard[])),

  // Search
  search: readSearch,
  searchSuggest: (context, { q }) => readSuggestions(context, q),

  // Sports
  sports: sports.readSports,
  sport: (context, { sportId }) => sports.readSport(context, sportId),
  seasons: (context, { sportId, year }) => sports.readSeasons(context, sportId, year),
  currentSeason: (context, { sportId }) => sports.readCurrentSeason(context, sportId),
  seasonRecord: (context, { seasonId }) => schedules.readSeasonRecord(context, seasonId),
  relatedSeasons: (context, { sportId }) => sports.readRelatedSeasons(context, sportId),
  seasonStandings: readStandings,
  conferenceStandings: readConferenceStandings,

  // Rosters and players
  roster: (context, { sportId, season, $pageSize }) =>
    rosters.readRoster(context, sportId, season, $pageSize),
  rosterById: (context, { rosterId }) => rosters.readRosterById(context, rosterId),
  rosterList: rosters.readRosterList,
  activeRosters: (context) => rosters.readRosterList(context, {}, true),
  rosterBySport: (context, { sport }) => rosters.readRosterBySport(context, sport),
  opponentRoster: (context, { sportId, opponentId }) =>
    readOpponentRoster(context, sportId, opponentId),
  rosterSettings: (context, { sportId }) => readRosterSettings(context, sportId),
  player: (context, { rosterPlayerId }) => readPlayer(context, rosterPlayerId),
  rosterPlayers: (context, { rosterId }) => rosters.readRosterPlayers(context, rosterId),
  playerMedia: (context, { playerId, rosterPlayerId }) =>
    playerHistory.readPlayerMedia(context, playerId, rosterPlayerId),
  playerHistory: playerHistory.readPlayerHistory,
  randomPlayer: (context, { sportId }) => playerHistory.readRandomPlayer(context, sportId),
  playerSearch: playerHistory.searchPlayers,
  playerSettings: async () => playerSettings,

  // Staff and coaches
  staff: staff.readStaff,
  staffMember: (context, { staffId }) => staff.readStaffMember(context, staffId),
  supportStaff: coaches.readSupportStaff,
  staffCategories: staff.readStaffCategories,
  staffSettings: readStaffSettings,
  departments: (context, { slug }) => staff.readDepartments(context, slug),
  department: (context, { departmentId }) => staff.readDepartment(context, departmentId),
  sportStaff: (context, { sportId }) => coaches.readSportStaff(context, sportId),
  coaches: (context, { sportId, season }) => coaches.readCoaches(context, sportId, season),
  coachSeasons: (context, { sportId }) => coaches.readCoachSeasons(context, sportId),
  coachingRecords: (context, { sportId }) => readCoachingRecords(context, sportId),

  // Honors
  hallOfFame: (context, { slug }) => inductees.readHallOfFame(context, slug),
  hallOfFameGrouping: (context, { slug, grouping }) =>
    inductees.readHonorGroups(context, slug, grouping),
  hallOfFameSettings: inductees.readHonorSettings,
  inductee: (context, { inducteeId }) => inductees.readInductee(context, inducteeId),
  allAmericans: allAmericans.readAllAmericans,
  allAmericanGroupings: (context, { grouping }) =>
    allAmericans.readAllAmericanGroups(context, grouping),
  allAmericanSettings: allAmericans.readAllAmericanSettings,
  allAmerican: (context, { allAmericanId }) => allAmericans.readAllAmerican(context, allAmericanId),
  awards: awards.readAwards,
  award: (context, { awardId }) => awards.readAward(context, awardId),
  awardTypes: awards.readAwardTypes,

  // Schedules and games
  schedule: (context, { sportId, season }) => schedules.readSchedule(context, sportId, season),
  scheduleById: (context, { scheduleId }) => schedules.readScheduleById(context, scheduleId),
  scheduleRecord: (context, { scheduleId }) => schedules.readScheduleRecord(context, scheduleId),
  scheduleSettings: schedules.readScheduleSettings,
  countdown: gameDetails.readCountdown,
  game: (context, { gameId }) => gameDetails.readGameDetails(context, gameId),
  gameResults: (context, { gameId }) => gameDetails.readGameResults(context, gameId),
  upcoming: events.readUpcoming,
  results: events.readResults,
  scoreboard: (context, { sportId }) => events.readScoreboard(context, sportId),
  board: (context, { ids }) => events.readBoard(context, ids?.split(',').map(Number)),

  // Game center
  gameCenterGames: gameCenterLayout.readGameCenterGames,
  gameCenterLayout: (context, { gameId }) => gameCenterLayout.readGameCenterLayout(context, gameId),
  gameCenterHero: (context, { gameId }) => gameCenter.readGameCenterHero(context, gameId),
  gameCenterGallery: (context, { gameId }) => gameCenter.readGameCenterGallery(context, gameId),
  gameCenterStories: (context, { gameId }) => gameCenter.readGameCenterStories(context, gameId),
  gameCenterInfo: (context, { gameId }) => gameCenter.readGameCenterInfo(context, gameId),
  gameCenterHistory: (context, { gameId }) => gameCenter.readGameCenterHistory(context, gameId),
  gameCenterNext: (context, { gameId }) => gameCenterLayout.readGameCenterNext(context, gameId),
  gameCenterPromotions: (context, { promoGroupId }) =>
    gameCenterLayout.readGameCenterPromotions(context, promoGroupId),

  // Calendar
  calendarEvents: (context, query) =>
    calendar.readDays(context, calendar.monthOf(dayOf(query)), query),
  calendarMonth: async (context, query) =>
    calendar.readMonth(
      context,
      dayOf({ ...query, date: query.date ?? (await today(context)) }),
      query,
    ),
  calendarPrint: (context, query) =>
    calendar.readDays(
      context,
      query.end ? { start: query.date, end: query.end } : calendar.monthOf(dayOf(query)),
      query,
    ),
  calendarCount: (context, query) => calendar.readCounts(context, dayOf(query), query),
  calendarSettings: calendar.readCalendarSettings,
  calendarRange: (context, { startDate, endDate, ...filter }) =>
    calendar.readDays(context, { start: startDate, end: endDate }, filter),
  calendarFromTo: (context, { start, end, ...filter }) =>
    calendar.readDays(context, { start, end }, filter),
  calendarPreviews: (context, { start, end, ...filter }) =>
    calendar.readPreviews(context, { start, end }, filter),

  // Opponents
  opponentPage: opponentHistory.readOpponentPage,
  opponentList: (context, { sportId }) => opponentHistory.readOpponentList(context, sportId),
  opponentHistory: (context, { sportId, opponentId }) =>
    opponentHistory.readOpponentHistory(context, sportId, opponentId),
  opponentOptions: (context, { sportId }) => opponentHistory.readOpponentOptions(context, sportId),
  seasonRecords: (context, { sportId }) => readSeasonRecords(context, sportId),
  seasonResults: (context, { sportId, season }) => readSeasonResults(context, sportId, season),
  yearByYear: (context, { sportId }) => opponentHistory.readYearByYear(context, sportId),

  // Box scores and statistics
  boxScore: (context, { gameId }) => live.readBoxScore(context, gameId),
  gameTeams: (context, { sport, storyId }) => readGameTeams(context, sport, storyId),
  seasonStats: (context, { sportId, season }) =>
    seasonStats.readSeasonStats(context, sportId, season),
  statLeaders: (context, { sportId, season }) =>
    seasonStats.readSeasonLeaders(context, sportId, season),
  statsPdf: (context, { sportId, season }) => seasonStats.readStatsPdf(context, sportId, season),
  careerStats: (context, { sport, ...who }) => readCareer(context, sport, who),
  playerStats: (context, { rosterPlayerId, sport, year }) =>
    readPlayerStats(context, rosterPlayerId, sport, year),
  liveStats: live.readLiveStats,
  liveDetails: (context, { gameId }) => readLiveDetails(context, gameId),
  liveFeed: (context, { gameId }) => readLiveFeed(context, gameId),
  liveStreams: (context, { sportId }) => live.readLiveStreams(context, sportId),
  moments: readMoments,
  gameMoments: (context, { gameId }) => readMomentsOfGame(context, gameId),

  // Stories
  stories: readStories,
  story: (context, { date, slug }) => readStory(context, date, slug),
  storyBeside: (context, { date, slug }) => storyLists.readStoryBeside(context, date, slug),
  relatedStories: (context, { id }) => storyLists.readRelatedStories(context, id),
  storyGames: (context, { storiesIds }) =>
    storyLists.readStoryGames(context, storiesIds.split(',').map(Number)),
  storyNextGame: (context, { id }) => storyLists.readNextGame(context, id),
  storySettings: async (context) => (await galleries.readMediaSettings(context)).stories,

  // Archives
  archives: archives.readArchives,
  archiveSports: archives.readArchiveSports,
  archiveSeasons: (context, { sportId }) => archives.readArchiveYears(context, sportId),
  tags: readTags,
  tagContent: readTagContent,
  tagFilters: (context, { slug }) => readTagFilters(context, slug),
  onThisDay: readOnThisDay,

  // The same answers as for everyone, to those who may see what is hidden (`ReadContext.seesHidden`)
  hiddenMember: async ({ signedInAs, tenant }) =>
    signedInAs === null ? null : { name: signedInAs, tenant },
  hiddenSplash: (context, { splashId }) => notices.readSplash(context, splashId),
  hiddenRoster: (context, { rosterId }) => rosters.readRosterById(context, rosterId),
  hiddenSeasonRoster: (context, { sportId, season }) =>
    rosters.readRoster(context, sportId, season),
  hiddenPlayer: (context, { rosterPlayerId }) => readPlayer(context, rosterPlayerId),
  hiddenArchives: hiddenStories.readHiddenStories,
  hiddenStory: (context, { date, slug }) => hiddenStories.readHiddenStory(context, date, slug),
  hiddenStoryBeside: (context, { date, slug }) =>
    hiddenStories.readHiddenStoryBeside(context, date, slug),
  hiddenForm: (context, { formId }) => readForm(context, formId, 'hidden'),
  hiddenSportFile: (context, { date, filename }) =>
    readSportFile(context, date, filename, 'hidden'),

  // Podcasts, videos, galleries, slideshows, shop
  podcasts: podcasts.readPodcasts,
  podcast: (context, { podcastId }) => podcasts.readPodcast(context, podcastId),
  podcastPlay: (context, { podcastId }) => podcasts.readPodcastFile(context, podcastId),
  podcastDownload: (context, { podcastId }) => podcasts.readPodcastFile(context, podcastId),
  podcastCategories: (context) => podcasts.readPodcastCategories(context),
  podcastCategory: (context, { categoryId }) => podcasts.readPodcastCategory(context, categoryId),
  podcastFilterCategories: (context, { sportId }) =>
    podcasts.readPodcastFilterCategories(context, sportId),
  podcastFilterSports: podcasts.readPodcastSports,
  podcastSettings: async (context) => (await galleries.readMediaSettings(context)).podcasts,
  podcastFeed: podcasts.readPodcastFeed,
  videos: videos.readVideos,
  videosOfType: videos.readVideos,
  video: (context, { videoId }) => videos.readVideo(context, videoId),
  channelVideos: videos.readChannelVideos,
  videoAdSettings: async (context) => (await galleries.readMediaSettings(context)).videos.ads,
  showcaseSettings: async (context) => (await galleries.readMediaSettings(context)).videos.showcase,
  relatedVideos: videos.readRelatedVideos,
  relatedVideoSettings: async (context) =>
    (await galleries.readMediaSettings(context)).videos.related,
  playlists: videos.readPlaylists,
  playlist: (context, { playlistId }) => videos.readPlaylist(context, playlistId),
  seriesTitles: videos.readSeriesTitles,
  series: (context, { seriesId }) => videos.readPlaylist(context, seriesId, 'series'),
  imageGalleries: galleries.readGalleries,
  slideshows: (context, { sportId }) => galleries.readSlides(context, sportId),
  slideshowCampaigns: (context, { sportId }) => galleries.readSlideCampaigns(context, sportId),
  shopProducts: readShopProducts,
  shopProduct: (context, { productId }) => readShopProduct(context, productId),

  // Facilities, publications, press clips, coverage
  facilities: readFacilities,
  facility: (context, { facilityId }) => readFacility(context, facilityId),
  facilityEvents: (context, { facilityId }) => events.readFacilityEvents(context, facilityId),
  facilitySettings: (context) => services.readPageSettings(context, 'facilities'),
  publications: publications.readPublications,
  publication: (context, { slug }) => publications.readPublication(context, slug),
  publicationSettings: (context) => services.readPageSettings(context, 'publications'),
  pressClips: publications.readPressClips,
  pressClip: (context, { pressClipId }) => publications.readPressClip(context, pressClipId),
  pressClipSeasons: (context, { sportId }) =>
    publications.readPressClipFilter(context, 'seasons', sportId),
  pressClipYears: (context, { sportId }) =>
    publications.readPressClipFilter(context, 'years', sportId),
  coverage: (context, { sportId }) => services.readCoverage(context, sportId),

  // Documents
  documents: documents.readDocuments,
  document: (context, { documentId }) => documents.readDocument(context, documentId),
  documentByPath: (context, { path }) => documents.readDocumentByPath(context, path),
  sportFiles: readSportFiles,
  sportFile: (context, { date, filename, access }) =>
    readSportFile(context, date, filename, access),

  // Forms
  forms: (context, { sportId }) => readForms(context, sportId),
  form: (context, { formId, access }) => readForm(context, formId, access),

  // Follow
  socialAccounts: (context, { sportId }) => readSocialAccounts(context, sportId),
  rssFeeds: readRssFeeds,
  subscribeInfo: services.readSubscribeInfo,

  // Alerts, splash pages, takeovers
  alerts: notices.readAlerts,
  splash: (context, { splashId }) =>
    splashId === undefined
      ? notices.readRunningSplash(context, 0)
      : notices.readSplash(context, splashId),
  sportSplash: (context, { sportId }) => notices.readRunningSplash(context, sportId),
  countSplashClick: async (context, { splashId }) => (
    countUp(context, 'splash-click', [splashId]),
    null
  ),
  takeovers: (context, { sportId }) => notices.readTakeovers(context, sportId),

  // Promotions
  promotions: (context, { name }) => promotions.readPromotions(context, name),
  sportPromotions: (context, { name, sportId }) =>
    promotions.readSportPromotions(context, name, sportId),
  countImpressions: async (context, { adIds }) => (
    countUp(context, 'impression', adIds.split(',').map(Number)),
    null
  ),
  trackingTags: readTrackingTags,
  partners: promotions.readPartners,

  // Tickets
  ticketing: tickets.readTicketing,
  ticketingInfo: tickets.readTicketingInfo,
  ticketingEvents: (context, { sportId }) => tickets.readTicketingEvents(context, sportId),
  ticketingPage: () => tickets.readTicketingPage(),
  tickets: tickets.readTickets,

  // Sign in
  signIn: async (context) => ({ passwords: await hasPasswords(context), provider: providerHost() }),
  // A call inside this process has no cookie (api/hidden.ts).
  session: async () => ({ signedIn: false, name: null }),
}
