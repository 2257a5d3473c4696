/** The department's places, and ways to be a part of it. */
export const departmentPaths = {
  facilities: '/facilities',
  facility: '/facilities/:facilityName/:facilityId',
  tickets: '/tickets',
  partners: '/partners',
  socialAccounts: '/social-accounts',
  rssFeeds: '/rss_feeds',
  notifications: '/notifications',
  settings: '/settings',
  myTeams: '/my-teams',
  saved: '/saved',
  subscribe: '/subscribe',
  unsubscribed: '/unsubscribed',
} as const
