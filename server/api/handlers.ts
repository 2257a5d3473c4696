import type { ReadContext } from '../content/read-context.ts'
import type { Api, ApiName } from '../../src/contract/api.ts'
import type { Endpoint, QueryOf, ResultOf } from '../../src/contract/endpoint.ts'
import type { CalendarQuery } from '../../src/contract/queries.ts'
import type { Guard } from '../../src/contract/rules.schema.ts'
import { hasPasswords } from '../content/accounts/accounts.ts'
import { readCoverage } from '../content/department/coverage.ts'
import {
  readDepartment,
  readDepartments,
  readStaffCategories,
} from '../content/department/departments.ts'
import { readFacilities, readFacility } from '../content/department/facilities.ts'
import { readPageSettings } from '../content/department/page-settings.ts'
import { readRedirects, readRouteRule } from '../content/department/route-rules.ts'
import { readRssFeeds } from '../content/department/rss-feeds.ts'
import {
  readAnalytics,
  readGoogle,
  readMobile,
  readSeo,
  readSportTemplates,
  readSubscribeInfo,
  readTemplates,
} from '../content/department/services.ts'
import { readShopProduct, readShopProducts } from '../content/department/shop.ts'
import { readNavigation, readSettings } from '../content/department/site.ts'
import { readSocialAccounts } from '../content/department/social-accounts.ts'
import { readStaff, readStaffMember } from '../content/department/staff.ts'
import {
  readTicketing,
  readTicketingEvents,
  readTicketingInfo,
  readTicketingPage,
  readTickets,
} from '../content/department/tickets.ts'
import { readDocument, readDocumentByPath, readDocuments } from '../content/files/documents.ts'
import { readForm, readForms } from '../content/forms/forms.ts'
import { readBoard } from '../content/games/board.ts'
import {
  monthOf,
  readCalendarSettings,
  readCounts,
  readDays,
  readMonth,
  readPreviews,
} from '../content/games/calendar.ts'
import { readResults, readScoreboard, readUpcoming } from '../content/games/events.ts'
import { readFacilityEvents } from '../content/games/facility-events.ts'
import {
  readGameCenterGames,
  readGameCenterLayout,
  readGameCenterNext,
  readGameCenterPromotions,
} from '../content/games/game-center-layout.ts'
import {
  readGameCenterGallery,
  readGameCenterHero,
  readGameCenterHistory,
  readGameCenterInfo,
  readGameCenterStories,
} from '../content/games/game-center.ts'
import { readCountdown, readGameDetails, readGameResults } from '../content/games/game-details.ts'
import { readGameTeams } from '../content/games/game-teams.ts'
import {
  readOpponentHistory,
  readOpponentList,
  readOpponentOptions,
  readOpponentPage,
  readYearByYear,
} from '../content/games/opponent-history.ts'
import {
  readSchedule,
  readScheduleById,
  readScheduleRecord,
  readSeasonRecord,
} from '../content/games/schedules.ts'
import { readSeasonRecords, readSeasonResults } from '../content/games/season-results.ts'
import { readScheduleSettings } from '../content/games/season-settings.ts'
import { readConferenceStandings, readStandings } from '../content/games/standings.ts'
import {
  readAllAmerican,
  readAllAmericanGroups,
  readAllAmericanSettings,
  readAllAmericans,
} from '../content/honors/all-americans.ts'
import { readAward, readAwardTypes, readAwards } from '../content/honors/awards.ts'
import {
  readHallOfFame,
  readHonorGroups,
  readHonorSettings,
  readInductee,
} from '../content/honors/inductees.ts'
import { readMoments, readMomentsOfGame } from '../content/honors/moments.ts'
import { readOnThisDay } from '../content/honors/on-this-day.ts'
import { readLiveDetails } from '../content/live/live-details.ts'
import { readLiveFeed } from '../content/live/live-feed.ts'
import { readLiveStreams } from '../content/live/live-stream.ts'
import { readBoxScore, readLiveStats } from '../content/live/live.ts'
import { readGalleries } from '../content/media/galleries.ts'
import { readMediaSettings } from '../content/media/media-settings.ts'
import {
  readPodcast,
  readPodcastCategories,
  readPodcastCategory,
  readPodcastFeed,
  readPodcastFile,
  readPodcastFilterCategories,
  readPodcastSports,
  readPodcasts,
} from '../content/media/podcasts.ts'
import { readPressClip, readPressClipFilter, readPressClips } from '../content/media/press-clips.ts'
import { readPublication, readPublications } from '../content/media/publications.ts'
import { readRelatedVideos } from '../content/media/related-videos.ts'
import { readSlideCampaigns, readSlides } from '../content/media/slides.ts'
import {
  readChannelVideos,
  readPlaylist,
  readPlaylists,
  readSeriesTitles,
  readVideo,
  readVideos,
} from '../content/media/videos.ts'
import { readAlerts } from '../content/notices/alerts.ts'
import { countUp } from '../content/notices/counters.ts'
import { readPartners, readPromotions, readSportPromotions } from '../content/notices/promotions.ts'
import { readRunningSplash, readSplash } from '../content/notices/splashes.ts'
import { readTakeovers } from '../content/notices/takeovers.ts'
import { readTrackingTags } from '../content/notices/tracking-tags.ts'
import {
  readCoachSeasons,
  readCoaches,
  readSportStaff,
  readSupportStaff,
} from '../content/people/coaches.ts'
import { readOpponentRoster } from '../content/people/opponent-rosters.ts'
import { readRosterSettings, readStaffSettings } from '../content/people/people-settings.ts'
import {
  readPlayerHistory,
  readPlayerMedia,
  readRandomPlayer,
  searchPlayers,
} from '../content/people/player-history.ts'
import { playerSettings, readPlayer } from '../content/people/players.ts'
import {
  readRoster,
  readRosterById,
  readRosterBySport,
  readRosterList,
  readRosterPlayers,
} from '../content/people/rosters.ts'
import { readSearch, readSuggestions } from '../content/search/search.ts'
import {
  readCurrentSeason,
  readRelatedSeasons,
  readSeasons,
  readSport,
  readSports,
} from '../content/sports/sports.ts'
import { readSubNavigation } from '../content/sports/sub-navigation.ts'
import { readCareer, readPlayerStats } from '../content/stats/career.ts'
import { readCoachingRecords } from '../content/stats/coaching-records.ts'
import { readSeasonLeaders, readSeasonStats, readStatsPdf } from '../content/stats/season-stats.ts'
import { readArchiveSports, readArchiveYears, readArchives } from '../content/stories/archives.ts'
import {
  readHiddenStories,
  readHiddenStory,
  readHiddenStoryBeside,
} from '../content/stories/hidden-stories.ts'
import { readSportFile, readSportFiles } from '../content/stories/sport-files.ts'
import { readStories, readStory } from '../content/stories/stories.ts'
import { readStoryBeside } from '../content/stories/story-beside.ts'
import { readNextGame, readRelatedStories, readStoryGames } from '../content/stories/story-lists.ts'
import { readTagContent, readTagFilters } from '../content/stories/tagged.ts'
import { readTags } from '../content/stories/tags.ts'
import { today } from '../content/today.ts'
import { providerHost } from '../signin/provider-host.ts'

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
  seo: readSeo,
  google: readGoogle,
  analytics: readAnalytics,
  mobileSettings: readMobile,
  templates: readTemplates,
  sportTemplates: readSportTemplates,

  // Rules
  redirects: readRedirects,
  // The names were checked with the query.
  routeRule: (context, { path, guards }) =>
    readRouteRule(context, path, guards === undefined ? undefined : (guards.split(',') as Guard[])),

  // Search
  search: readSearch,
  searchSuggest: (context, { q }) => readSuggestions(context, q),

  // Sports
  sports: readSports,
  sport: (context, { sportId }) => readSport(context, sportId),
  seasons: (context, { sportId, year }) => readSeasons(context, sportId, year),
  currentSeason: (context, { sportId }) => readCurrentSeason(context, sportId),
  seasonRecord: (context, { seasonId }) => readSeasonRecord(context, seasonId),
  relatedSeasons: (context, { sportId }) => readRelatedSeasons(context, sportId),
  seasonStandings: readStandings,
  conferenceStandings: readConferenceStandings,

  // Rosters and players
  roster: (context, { sportId, season, $pageSize }) =>
    readRoster(context, sportId, season, $pageSize),
  rosterById: (context, { rosterId }) => readRosterById(context, rosterId),
  rosterList: readRosterList,
  activeRosters: (context) => readRosterList(context, {}, true),
  rosterBySport: (context, { sport }) => readRosterBySport(context, sport),
  opponentRoster: (context, { sportId, opponentId }) =>
    readOpponentRoster(context, sportId, opponentId),
  rosterSettings: (context, { sportId }) => readRosterSettings(context, sportId),
  player: (context, { rosterPlayerId }) => readPlayer(context, rosterPlayerId),
  rosterPlayers: (context, { rosterId }) => readRosterPlayers(context, rosterId),
  playerMedia: (context, { playerId, rosterPlayerId }) =>
    readPlayerMedia(context, playerId, rosterPlayerId),
  playerHistory: readPlayerHistory,
  randomPlayer: (context, { sportId }) => readRandomPlayer(context, sportId),
  playerSearch: searchPlayers,
  playerSettings: async () => playerSettings,

  // Staff and coaches
  staff: readStaff,
  staffMember: (context, { staffId }) => readStaffMember(context, staffId),
  supportStaff: readSupportStaff,
  staffCategories: readStaffCategories,
  staffSettings: readStaffSettings,
  departments: (context, { slug }) => readDepartments(context, slug),
  department: (context, { departmentId }) => readDepartment(context, departmentId),
  sportStaff: (context, { sportId }) => readSportStaff(context, sportId),
  coaches: (context, { sportId, season }) => readCoaches(context, sportId, season),
  coachSeasons: (context, { sportId }) => readCoachSeasons(context, sportId),
  coachingRecords: (context, { sportId }) => readCoachingRecords(context, sportId),

  // Honors
  hallOfFame: (context, { slug }) => readHallOfFame(context, slug),
  hallOfFameGrouping: (context, { slug, grouping }) => readHonorGroups(context, slug, grouping),
  hallOfFameSettings: readHonorSettings,
  inductee: (context, { inducteeId }) => readInductee(context, inducteeId),
  allAmericans: readAllAmericans,
  allAmericanGroupings: (context, { grouping }) => readAllAmericanGroups(context, grouping),
  allAmericanSettings: readAllAmericanSettings,
  allAmerican: (context, { allAmericanId }) => readAllAmerican(context, allAmericanId),
  awards: readAwards,
  award: (context, { awardId }) => readAward(context, awardId),
  awardTypes: readAwardTypes,

  // Schedules and games
  schedule: (context, { sportId, season }) => readSchedule(context, sportId, season),
  scheduleById: (context, { scheduleId }) => readScheduleById(context, scheduleId),
  scheduleRecord: (context, { scheduleId }) => readScheduleRecord(context, scheduleId),
  scheduleSettings: readScheduleSettings,
  countdown: readCountdown,
  game: (context, { gameId }) => readGameDetails(context, gameId),
  gameResults: (context, { gameId }) => readGameResults(context, gameId),
  upcoming: readUpcoming,
  results: readResults,
  scoreboard: (context, { sportId }) => readScoreboard(context, sportId),
  board: (context, { ids }) => readBoard(context, ids?.split(',').map(Number)),

  // Game center
  gameCenterGames: readGameCenterGames,
  gameCenterLayout: (context, { gameId }) => readGameCenterLayout(context, gameId),
  gameCenterHero: (context, { gameId }) => readGameCenterHero(context, gameId),
  gameCenterGallery: (context, { gameId }) => readGameCenterGallery(context, gameId),
  gameCenterStories: (context, { gameId }) => readGameCenterStories(context, gameId),
  gameCenterInfo: (context, { gameId }) => readGameCenterInfo(context, gameId),
  gameCenterHistory: (context, { gameId }) => readGameCenterHistory(context, gameId),
  gameCenterNext: (context, { gameId }) => readGameCenterNext(context, gameId),
  gameCenterPromotions: (context, { promoGroupId }) =>
    readGameCenterPromotions(context, promoGroupId),

  // Calendar
  calendarEvents: (context, query) => readDays(context, monthOf(dayOf(query)), query),
  calendarMonth: async (context, query) =>
    readMonth(context, dayOf({ ...query, date: query.date ?? (await today(context)) }), query),
  calendarPrint: (context, query) =>
    readDays(
      context,
      query.end ? { start: query.date, end: query.end } : monthOf(dayOf(query)),
      query,
    ),
  calendarCount: (context, query) => readCounts(context, dayOf(query), query),
  calendarSettings: readCalendarSettings,
  calendarRange: (context, { startDate, endDate, ...filter }) =>
    readDays(context, { start: startDate, end: endDate }, filter),
  calendarFromTo: (context, { start, end, ...filter }) => readDays(context, { start, end }, filter),
  calendarPreviews: (context, { start, end, ...filter }) =>
    readPreviews(context, { start, end }, filter),

  // Opponents
  opponentPage: readOpponentPage,
  opponentList: (context, { sportId }) => readOpponentList(context, sportId),
  opponentHistory: (context, { sportId, opponentId }) =>
    readOpponentHistory(context, sportId, opponentId),
  opponentOptions: (context, { sportId }) => readOpponentOptions(context, sportId),
  seasonRecords: (context, { sportId }) => readSeasonRecords(context, sportId),
  seasonResults: (context, { sportId, season }) => readSeasonResults(context, sportId, season),
  yearByYear: (context, { sportId }) => readYearByYear(context, sportId),

  // Box scores and statistics
  boxScore: (context, { gameId }) => readBoxScore(context, gameId),
  gameTeams: (context, { sport, storyId }) => readGameTeams(context, sport, storyId),
  seasonStats: (context, { sportId, season }) => readSeasonStats(context, sportId, season),
  statLeaders: (context, { sportId, season }) => readSeasonLeaders(context, sportId, season),
  statsPdf: (context, { sportId, season }) => readStatsPdf(context, sportId, season),
  careerStats: (context, { sport, ...who }) => readCareer(context, sport, who),
  playerStats: (context, { rosterPlayerId, sport, year }) =>
    readPlayerStats(context, rosterPlayerId, sport, year),
  liveStats: readLiveStats,
  liveDetails: (context, { gameId }) => readLiveDetails(context, gameId),
  liveFeed: (context, { gameId }) => readLiveFeed(context, gameId),
  liveStreams: (context, { sportId }) => readLiveStreams(context, sportId),
  moments: readMoments,
  gameMoments: (context, { gameId }) => readMomentsOfGame(context, gameId),

  // Stories
  stories: readStories,
  story: (context, { date, slug }) => readStory(context, date, slug),
  storyBeside: (context, { date, slug }) => readStoryBeside(context, date, slug),
  relatedStories: (context, { id }) => readRelatedStories(context, id),
  storyGames: (context, { storiesIds }) =>
    readStoryGames(context, storiesIds.split(',').map(Number)),
  storyNextGame: (context, { id }) => readNextGame(context, id),
  storySettings: async (context) => (await readMediaSettings(context)).stories,

  // Archives
  archives: readArchives,
  archiveSports: readArchiveSports,
  archiveSeasons: (context, { sportId }) => readArchiveYears(context, sportId),
  tags: readTags,
  tagContent: readTagContent,
  tagFilters: (context, { slug }) => readTagFilters(context, slug),
  onThisDay: readOnThisDay,

  // The same answers as for everyone, to those who may see what is hidden (`ReadContext.seesHidden`)
  hiddenMember: async ({ signedInAs, tenant }) =>
    signedInAs === null ? null : { name: signedInAs, tenant },
  hiddenSplash: (context, { splashId }) => readSplash(context, splashId),
  hiddenRoster: (context, { rosterId }) => readRosterById(context, rosterId),
  hiddenSeasonRoster: (context, { sportId, season }) => readRoster(context, sportId, season),
  hiddenPlayer: (context, { rosterPlayerId }) => readPlayer(context, rosterPlayerId),
  hiddenArchives: readHiddenStories,
  hiddenStory: (context, { date, slug }) => readHiddenStory(context, date, slug),
  hiddenStoryBeside: (context, { date, slug }) => readHiddenStoryBeside(context, date, slug),
  hiddenForm: (context, { formId }) => readForm(context, formId, 'hidden'),
  hiddenSportFile: (context, { date, filename }) =>
    readSportFile(context, date, filename, 'hidden'),

  // Podcasts, videos, galleries, slideshows, shop
  podcasts: readPodcasts,
  podcast: (context, { podcastId }) => readPodcast(context, podcastId),
  podcastPlay: (context, { podcastId }) => readPodcastFile(context, podcastId),
  podcastDownload: (context, { podcastId }) => readPodcastFile(context, podcastId),
  podcastCategories: (context) => readPodcastCategories(context),
  podcastCategory: (context, { categoryId }) => readPodcastCategory(context, categoryId),
  podcastFilterCategories: (context, { sportId }) => readPodcastFilterCategories(context, sportId),
  podcastFilterSports: readPodcastSports,
  podcastSettings: async (context) => (await readMediaSettings(context)).podcasts,
  podcastFeed: readPodcastFeed,
  videos: readVideos,
  videosOfType: readVideos,
  video: (context, { videoId }) => readVideo(context, videoId),
  channelVideos: readChannelVideos,
  videoAdSettings: async (context) => (await readMediaSettings(context)).videos.ads,
  showcaseSettings: async (context) => (await readMediaSettings(context)).videos.showcase,
  relatedVideos: readRelatedVideos,
  relatedVideoSettings: async (context) => (await readMediaSettings(context)).videos.related,
  playlists: readPlaylists,
  playlist: (context, { playlistId }) => readPlaylist(context, playlistId),
  seriesTitles: readSeriesTitles,
  series: (context, { seriesId }) => readPlaylist(context, seriesId, 'series'),
  imageGalleries: readGalleries,
  slideshows: (context, { sportId }) => readSlides(context, sportId),
  slideshowCampaigns: (context, { sportId }) => readSlideCampaigns(context, sportId),
  shopProducts: readShopProducts,
  shopProduct: (context, { productId }) => readShopProduct(context, productId),

  // Facilities, publications, press clips, coverage
  facilities: readFacilities,
  facility: (context, { facilityId }) => readFacility(context, facilityId),
  facilityEvents: (context, { facilityId }) => readFacilityEvents(context, facilityId),
  facilitySettings: (context) => readPageSettings(context, 'facilities'),
  publications: readPublications,
  publication: (context, { slug }) => readPublication(context, slug),
  publicationSettings: (context) => readPageSettings(context, 'publications'),
  pressClips: readPressClips,
  pressClip: (context, { pressClipId }) => readPressClip(context, pressClipId),
  pressClipSeasons: (context, { sportId }) => readPressClipFilter(context, 'seasons', sportId),
  pressClipYears: (context, { sportId }) => readPressClipFilter(context, 'years', sportId),
  coverage: (context, { sportId }) => readCoverage(context, sportId),

  // Documents
  documents: readDocuments,
  document: (context, { documentId }) => readDocument(context, documentId),
  documentByPath: (context, { path }) => readDocumentByPath(context, path),
  sportFiles: readSportFiles,
  sportFile: (context, { date, filename, access }) =>
    readSportFile(context, date, filename, access),

  // Forms
  forms: (context, { sportId }) => readForms(context, sportId),
  form: (context, { formId, access }) => readForm(context, formId, access),

  // Follow
  socialAccounts: (context, { sportId }) => readSocialAccounts(context, sportId),
  rssFeeds: readRssFeeds,
  subscribeInfo: readSubscribeInfo,

  // Alerts, splash pages, takeovers
  alerts: readAlerts,
  splash: (context, { splashId }) =>
    splashId === undefined ? readRunningSplash(context, 0) : readSplash(context, splashId),
  sportSplash: (context, { sportId }) => readRunningSplash(context, sportId),
  countSplashClick: async (context, { splashId }) => (
    countUp(context, 'splash-click', [splashId]),
    null
  ),
  takeovers: (context, { sportId }) => readTakeovers(context, sportId),

  // Promotions
  promotions: (context, { name }) => readPromotions(context, name),
  sportPromotions: (context, { name, sportId }) => readSportPromotions(context, name, sportId),
  countImpressions: async (context, { adIds }) => (
    countUp(context, 'impression', adIds.split(',').map(Number)),
    null
  ),
  trackingTags: readTrackingTags,
  partners: readPartners,

  // Tickets
  ticketing: readTicketing,
  ticketingInfo: readTicketingInfo,
  ticketingEvents: (context, { sportId }) => readTicketingEvents(context, sportId),
  ticketingPage: () => readTicketingPage(),
  tickets: readTickets,

  // Sign in
  signIn: async (context) => ({ passwords: await hasPasswords(context), provider: providerHost() }),
  // Who asks in this process is nobody (api/session.ts).
  session: async () => ({ signedIn: false, name: null }),
}
