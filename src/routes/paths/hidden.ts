/** The inner part of the site: for those who are signed in. */
export const hiddenPaths = {
  hiddenRoster: '/hidden/sports/:slug/roster/:season?',
  hiddenPlayer: '/hidden/sports/:slug/roster/:playerSlug/:rosterPlayerId',
  hiddenForm: '/hidden/form/:formId',
  hiddenSportFile: '/hidden/sports/:year/:month/:day/:filename',
  hiddenStory: '/hidden/news/:year/:month/:day/:storySlug',
  hiddenSplash: '/hidden/splash/:splashId',
  hidden: '/hidden/*',
} as const
