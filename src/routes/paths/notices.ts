/** What is laid over the site. */
export const noticesPaths = {
  splash: '/splash/:splashId',
} as const
