/** What the department writes. */
export const storiesPaths = {
  story: '/news/:year/:month/:day/:storySlug',
} as const
