/** What is laid over the site, and the door to its inner part. */
export const noticesPaths = {
  splash: '/splash/:splashId',
  hidden: '/hidden/*',
} as const
