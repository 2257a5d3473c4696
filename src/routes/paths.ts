/** Every URL of the site. `pages/` has their rows; `href` makes links of them. */
export const paths = {
  // URLs that the first load links to, and those of its own pages.
  home: '/',
  sportHome: '/sports/:slug',
  roster: '/sports/:slug/roster/:season?',
  player: '/sports/:slug/roster/:playerSlug/:rosterPlayerId',
  schedule: '/sports/:globalSportNameSlug/schedule/:seasonTitle?',
  boxScore: '/sports/:globalSportNameSlug/stats/:season/:oppSlug/boxscore/:gameId',
  calendar: '/calendar/:month?',
  sportCalendar: '/sports/:globalSportNameSlug/calendar/:month?',
  board: '/board/:ids?',
  search: '/search',
  login: '/login',
  notFound: '/404',

  // A team's players, and opponents' players.
  rosterPrint: '/sports/:slug/roster/print/:season?',
  opponentRoster: '/sports/:sportSlug/opponent-roster/:opponentSlug/:opponentId',

  // A team's staff.
  coaches: '/sports/:sportSlug/coaches/:season?',
  coachingYears: '/sports/:sportSlug/coaches/year',
  coachingCareers: '/sports/:sportSlug/coaches/overall',
  coach: '/sports/:sportSlug/roster/coaches/:coachName/:coachId',
  supportStaff: '/sports/:sportSlug/roster/staff/:supportStaffName/:supportStaffId',
  sportStaff: '/sports/:sportDepartment/staff',

  // Season statistics.
  statsPdf: '/sports/:sportSlug/stats/:season/pdf',
  cumulativeStats: '/sports/:sportSlug/stats/:season?',

  // Pages of games besides the schedule: game center, results, standings, opponents, print,
  // scoring.
  gameCenter: '/game-center/:gameId',
  textSchedule: '/sports/:globalSportNameSlug/schedule/text/:seasonTitle?',
  printSchedule: '/sports/:globalSportNameSlug/schedule/print/:seasonTitle?',
  results: '/sports/:sportSlug/results/:season?',
  standings: '/sports/:sportSlug/standings/:season?',
  resultsPrint: '/sports/:sportSlug/results/print/:season/:type',
  opponents: '/sports/:sportSlug/opponent-history',
  opponent: '/sports/:sportSlug/opponent-history/:opponentSlug/:opponentId',
  sportBoard: '/sports/:sportSlug/scoreboard',
  score: '/score/:gameId',
  calendarPrint: '/calendar/print/:type/:sport/:start/:end/:location',
  sportCalendarPrint:
    '/sports/:globalSportNameSlug/calendar/print/:type/:sport/:start/:end/:location',

  // Honors.
  awards: '/awards',
  award: '/awards/:awardId',
  allAmericans: '/all-americans',
  allAmerican: '/all-americans/:allAmericanId',
  honors: '/honors/:slug?/:grouping?',
  inductee: '/honors/:slug/:inducteeSlug/:inducteeId',

  // History: days, tags, moments, historical rosters.
  historicalRoster: '/historical-roster',
  sportHistoricalRoster: '/sports/:globalSportNameSlug/historical-roster',
  onThisDay: '/on-this-day',
  otd: '/otd',
  tags: '/tags',
  tag: '/tags/:tagSlug',
  sportTag: '/tags/:tagSlug/:sportSlug',
  moments: '/moments',
  sportMoments: '/sports/:sportSlug/moments',

  // Stories.
  story: '/news/:year/:month/:day/:storySlug',
  archives: '/archives',
  sportArchives: '/sports/:slug/archives',

  // Publications, and press clippings.
  publications: '/publications',
  publication: '/publications/:publicationSlug',
  sportFile: '/sports/:year/:month/:day/:filename',
  protectedSportFile: '/protected/sports/:year/:month/:day/:filename',
  documents: '/documents',
  document: '/documents/*',
  clippings: '/clippings',
  coverage: '/coverage',

  // Audio and video.
  podcasts: '/podcasts',
  podcast: '/podcasts/:podcastSlug/:podcastId',
  podcastShow: '/podcasts/shows/:showSlug/:showId',
  videos: '/videos',
  sportVideos: '/sports/:sportSlug/videos',
  video: '/videos/:videoSlug/:videoId',
  playlist: '/videos/playlists/:playlistSlug/:playlistId',
  series: '/videos/series/:seriesSlug/:seriesId',

  // The department's staff.
  staffDirectory: '/staff-directory',
  staffDirectoryPrint: '/staff-directory/print',
  /** A department or a person, by the end of the slug. */
  staffEntry: '/staff-directory/:slug/:id',

  // Facilities, tickets and partners.
  facilities: '/facilities',
  facility: '/facilities/:facilityName/:facilityId',
  tickets: '/tickets',
  partners: '/partners',
  socialAccounts: '/social-accounts',
  rssFeeds: '/rss_feeds',
  notifications: '/notifications',
  accessibility: '/accessibility',
  privacy: '/privacy',
  settings: '/settings',
  myTeams: '/my-teams',
  saved: '/saved',
  subscribe: '/subscribe',
  unsubscribed: '/unsubscribed',

  // Forms.
  form: '/form/:formId',
  protectedForm: '/protected/form/:formId',

  // Splash screens.
  splash: '/splash/:splashId',

  // Members' pages, for signed-in accounts.
  hiddenHealth: '/hidden/health',
  hiddenRoster: '/hidden/sports/:slug/roster/:season?',
  hiddenPlayer: '/hidden/sports/:slug/roster/:playerSlug/:rosterPlayerId',
  hiddenForm: '/hidden/form/:formId',
  hiddenSportFile: '/hidden/sports/:year/:month/:day/:filename',
  hiddenStory: '/hidden/news/:year/:month/:day/:storySlug',
  hiddenSplash: '/hidden/splash/:splashId',
  hidden: '/hidden/*',
} as const

export type RouteName = keyof typeof paths
