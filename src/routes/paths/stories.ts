/** What the department writes. */
export const storiesPaths = {
  story: '/news/:year/:month/:day/:storySlug',
  archives: '/archives',
  sportArchives: '/sports/:slug/archives',
} as const
