/** What the department keeps as files, and what others write of it. */
export const papersPaths = {
  publications: '/publications',
  publication: '/publications/:publicationSlug',
  sportFile: '/sports/:year/:month/:day/:filename',
  protectedSportFile: '/protected/sports/:year/:month/:day/:filename',
  documents: '/documents',
  document: '/documents/*',
  clippings: '/clippings',
  coverage: '/coverage',
} as const
