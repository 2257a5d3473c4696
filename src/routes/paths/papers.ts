/** What the department keeps as files, and what others write of it. */
export const papersPaths = {
  publication: '/publications/:publicationSlug',
  sportFile: '/sports/:year/:month/:day/:filename',
  protectedSportFile: '/protected/sports/:year/:month/:day/:filename',
  document: '/documents/*',
} as const
