/** Those whom the department honours. */
export const honorsPaths = {
  honors: '/honors/:slug?/:grouping?',
  inductee: '/honors/:slug/:inducteeSlug/:inducteeId',
} as const
