/**
 * What was: days, tags, moments, rosters of old. Addresses without a page of their own lead to the
 * one that is spelt right.
 */
export const historyPaths = {
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
} as const
