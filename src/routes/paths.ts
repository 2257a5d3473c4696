/** Every address of the site, once. The table gives each its page, `href` writes links with them. */
export const paths = {
  home: '/',
  sportHome: '/sports/:slug',
  roster: '/sports/:slug/roster/:season?',
  player: '/sports/:slug/roster/:playerSlug/:rosterPlayerId',
  schedule: '/sports/:globalSportNameSlug/schedule/:seasonTitle?',
  boxScore: '/sports/:globalSportNameSlug/stats/:season/:oppSlug/boxscore/:gameId',
  story: '/news/:year/:month/:day/:storySlug',
  board: '/board/:ids?',
  search: '/search',
  cumulativeStats: '/sports/:sportSlug/stats/:season?',
  coaches: '/sports/:sportSlug/coaches/:season?',
  coach: '/sports/:sportSlug/roster/coaches/:coachName/:coachId',
  supportStaff: '/sports/:sportSlug/roster/staff/:supportStaffName/:supportStaffId',
  honors: '/honors/:slug?/:grouping?',
  inductee: '/honors/:slug/:inducteeSlug/:inducteeId',
  publication: '/publications/:publicationSlug',
  facility: '/facilities/:facilityName/:facilityId',
  tickets: '/tickets',
  sportFile: '/sports/:year/:month/:day/:filename',
  protectedSportFile: '/protected/sports/:year/:month/:day/:filename',
  document: '/documents/*',
  hidden: '/hidden/*',
  login: '/login',
  notFound: '/404',
} as const

export type RouteName = keyof typeof paths
