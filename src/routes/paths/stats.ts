/** A season in figures. */
export const statsPaths = {
  statsPdf: '/sports/:sportSlug/stats/:season/pdf',
  cumulativeStats: '/sports/:sportSlug/stats/:season?',
} as const
