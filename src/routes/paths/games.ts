/**
 * Games beside the schedule itself: their centers, results, opponents, what is printed, scoring by
 * hand.
 */
export const gamesPaths = {
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
} as const
