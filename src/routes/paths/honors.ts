/** Those whom the department honours. */
export const honorsPaths = {
  awards: '/awards',
  award: '/awards/:awardId',
  allAmericans: '/all-americans',
  allAmerican: '/all-americans/:allAmericanId',
  honors: '/honors/:slug?/:grouping?',
  inductee: '/honors/:slug/:inducteeSlug/:inducteeId',
} as const
