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
  notFound: '/404',
} as const

export type RouteName = keyof typeof paths
