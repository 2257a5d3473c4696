/** A season in figures. */
export const statsPaths = {
  cumulativeStats: '/sports/:sportSlug/stats/:season?',
} as const
