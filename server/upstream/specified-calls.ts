/**
 * Calls that the specifications of the content API name, below /api/v2. An upstream must have them;
 * all other calls are optional.
 */
const specified = new RegExp(
  `^/api/v2/(?:${[
    'Sports',
    'navigation(?:/sub)?',
    'promotions/(?:counter|:name(?:/:sportId)?)',
    'EventsResults/(?:upcoming|results)',
    'LiveStats(?:/details)?',
    'game-center/.+',
    'Alert/active',
    '(?:Hidden/)?Splash(?:/.+)?',
    'Seo',
    'Google',
    'Analytics/settings',
    'mobile/settings',
    'common/(?:templates(?:/sports-pages)?|settings)',
    'TrackingTag/search',
    'Takeovers',
  ].join('|')})$`,
)

/** Milliseconds before a call that the upstream does not have is tried again. */
export const absentFor = 60_000

/** `path` is the row's: `/api/v2/promotions/:name`. */
export const isSpecified = (path: string): boolean => specified.test(path)
