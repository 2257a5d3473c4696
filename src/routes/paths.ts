/**
 * Every address of the site. `pages/` gives each its page; `href` writes links with them.
 */
export const paths = {
  // The addresses that the first load writes links to, and those of its own pages.
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

  // A team's players, beside their roster and bios; the players of those whom it meets.
  rosterPrint: '/sports/:slug/roster/print/:season?',
  opponentRoster: '/sports/:sportSlug/opponent-roster/:opponentSlug/:opponentId',

  // Those who work for a team.
  coaches: '/sports/:sportSlug/coaches/:season?',
  coachingYears: '/sports/:sportSlug/coaches/year',
  coachingCareers: '/sports/:sportSlug/coaches/overall',
  coach: '/sports/:sportSlug/roster/coaches/:coachName/:coachId',
  supportStaff: '/sports/:sportSlug/roster/staff/:supportStaffName/:supportStaffId',
  sportStaff: '/sports/:sportDepartment/staff',

  // A season in figures.
  statsPdf: '/sports/:sportSlug/stats/:season/pdf',
  cumulativeStats: '/sports/:sportSlug/stats/:season?',

  // Games beside the schedule itself: their centers, results, opponents, what is printed, scoring by hand.
  gameCenter: '/game-center/:gameId',
  textSchedule: '/sports/:globalSportNameSlug/schedule/text/:seasonTitle?',
  printSchedule: '/sports/:globalSportNameSlug/schedule/print/:seasonTitle?',
  results: '/sports/:sportSlug/results/:season?',
  resultsPrint: '/sports/:sportSlug/results/print/:season/:type',
  opponents: '/sports/:sportSlug/opponent-history',
  opponent: '/sports/:sportSlug/opponent-history/:opponentSlug/:opponentId',
  score: '/score/:gameId',
  calendarPrint: '/calendar/print/:type/:sport/:start/:end/:location',
  sportCalendarPrint:
    '/sports/:globalSportNameSlug/calendar/print/:type/:sport/:start/:end/:location',

  // Those whom the department honours.
  awards: '/awards',
  award: '/awards/:awardId',
  allAmericans: '/all-americans',
  allAmerican: '/all-americans/:allAmericanId',
  honors: '/honors/:slug?/:grouping?',
  inductee: '/honors/:slug/:inducteeSlug/:inducteeId',

  // What was: days, tags, moments, rosters of old. Addresses without a page of their own lead to the one that is spelt right.
  historicalRoster: '/historical-roster',
  historicalRosterJoined: '/historicalroster',
  sportHistoricalRoster: '/sports/:globalSportNameSlug/historical-roster',
  sportHistoricalRosterJoined: '/sports/:globalSportNameSlug/historicalroster',
  onThisDay: '/on-this-day',
  otd: '/otd',
  tags: '/tags',
  tag: '/tags/:tagSlug',
  sportTag: '/tags/:tagSlug/:sportSlug',
  moments: '/moments',
  sportMoments: '/sports/:sportSlug/moments',

  // What the department writes.
  story: '/news/:year/:month/:day/:storySlug',
  archives: '/archives',
  sportArchives: '/sports/:slug/archives',

  // What the department keeps as files, and what others write of it.
  publications: '/publications',
  publication: '/publications/:publicationSlug',
  sportFile: '/sports/:year/:month/:day/:filename',
  protectedSportFile: '/protected/sports/:year/:month/:day/:filename',
  documents: '/documents',
  document: '/documents/*',
  clippings: '/clippings',
  coverage: '/coverage',

  // What is heard and seen.
  podcasts: '/podcasts',
  podcast: '/podcasts/:podcastSlug/:podcastId',
  podcastShow: '/podcasts/shows/:showSlug/:showId',

  // The department's people.
  staffDirectory: '/staff-directory',
  staffDirectoryPrint: '/staff-directory/print',
  /** A department or a person: the end of the slug says which. */
  staffEntry: '/staff-directory/:slug/:id',

  // The department's places, and ways to be a part of it.
  facilities: '/facilities',
  facility: '/facilities/:facilityName/:facilityId',
  tickets: '/tickets',
  partners: '/partners',
  socialAccounts: '/social-accounts',
  rssFeeds: '/rss_feeds',
  notifications: '/notifications',
  settings: '/settings',
  myTeams: '/my-teams',
  saved: '/saved',
  subscribe: '/subscribe',
  unsubscribed: '/unsubscribed',

  // What the department asks its visitors.
  form: '/form/:formId',
  protectedForm: '/protected/form/:formId',

  // What is laid over the site.
  splash: '/splash/:splashId',

  // The inner part of the site: for those who are signed in.
  hiddenRoster: '/hidden/sports/:slug/roster/:season?',
  hiddenPlayer: '/hidden/sports/:slug/roster/:playerSlug/:rosterPlayerId',
  hiddenForm: '/hidden/form/:formId',
  hiddenSportFile: '/hidden/sports/:year/:month/:day/:filename',
  hiddenStory: '/hidden/news/:year/:month/:day/:storySlug',
  hiddenSplash: '/hidden/splash/:splashId',
  hidden: '/hidden/*',
} as const

export type RouteName = keyof typeof paths
