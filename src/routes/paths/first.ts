/** The addresses that the first load writes links to, and those of its own pages. */
export const firstPaths = {
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
} as const
