/**
 * Constants of the browser, each once. Milliseconds and CSS pixels unless noted. Constants of a
 * single rule are beside it: class years in academic-year.ts, roster sorts in roster.ts, sport
 * families in stat-sports.ts, retried status codes in contract/transient.ts, breakpoint names in
 * contract/parts.schema.ts, timeouts in contract rows.
 */

const minutes = 60_000
const hours = 60 * minutes
const days = 24 * hours

// Lists: results and events six at a time; other lists start at 0 with 10.
export const eventsPageSize = 6
export const listCount = 10
export const listStart = 0

/** Episodes on a page of a podcast list. */
export const episodesOnPage = 24

// Menus: delay before focus returns to the button that opened the menu.
export const focusBackDesktop = 300
export const focusBackMobile = 400
/** Written in rem in its style sheet, like the top ad's height. */
export const sportBarHeight = 82
export const sportMoreWidth = 375
export const navigationRepaint = 100
/**
 * A mouse that only crosses the row opens nothing, and one that briefly leaves the panel may
 * return.
 */
export const hoverOpensAfter = 90
export const hoverClosesAfter = 300

// Notices: alerts, splash pages, takeovers.
export const alertClosedFor = 12 * hours
/** How often an open page checks for new alerts; a hidden page does not. */
export const alertsEvery = 5 * minutes
/** How often an open page reads its lists of events and results. */
export const eventsEvery = 5 * minutes
/** Factors for a hidden page and for a slow or metered connection, and the longest interval. */
export const paceHidden = 10
export const paceSlowLine = 4
export const paceMost = 20
export const splashShownFor = 5 * minutes
export const splashContinuedFor = 4 * hours
/** December 31, 2040. Browsers limit it to 400 days, so each visit renews it. */
export const splashSkippedUntil = Date.UTC(2040, 11, 31)
export const splashFocusAfter = 1500
/** For a takeover that was followed. */
export const takeoverCookieFor = 12 * hours

// Rotators and carousels.
export const rotatorCheckAfter = 2000
export const rotatorMessageHidesAfter = 1000
export const carouselDelay = 8000
export const eventsCarouselDelay = 3000
export const carousel = {
  slidesPerView: 1,
  slidesToScroll: 1,
  speed: 300,
  touchThreshold: 5,
  longSwipe: 300,
  longSwipeRatio: 0.5,
} as const

// Ads and impressions.
export const impressionsAfter = 2000
/** Most ids in one call (the API row has the same limit). */
export const impressionsAtOnce = 50
export const adRefreshWaits = 100
export const topAdMobileHeight = 132

// Consent: lifetime of a choice; timeout of a vendor's consent manager.
export const consentFor = 365 * days
export const consentManagerWaits = 3000

// Pages, builds, scrolling.
export const buildCheckEvery = 1 * hours
export const buildCheckFirst = 1000
/** The shortest interval when a visitor switches between windows. */
export const buildCheckBack = 5 * minutes
export const reloadGuard = 10_000
/**
 * The install offer: visits on different days before it, how long a refusal counts, and how long a
 * page is open before it.
 */
export const installVisits = 2
export const installAgainAfter = 90 * days
export const installOfferAfter = 4000
export const printAfter = 1500
/**
 * Scrolling is the browser's: `scroll-padding` keeps targets below the header, `behavior: 'smooth'`
 * animates, and observers replace throttled handlers. These are the values of scripts for it.
 */
export const smoothScrollHeld = 400
export const scrollThrottle = 200
export const scrollAnimation = {
  offset: 120,
  duration: 400,
  easing: 'ease',
  throttle: 99,
  debounce: 50,
} as const
export const lazyMargin = 150
export const staticHeaderZoom = 3
export const prefetchPending = 4

/**
 * Timeout in the browser for the department's rules of a URL, so that a hanging connection does not
 * block the page.
 */
export const guardsWait = 3000

// Viewport: the smallest width of each size, and the default.
export const viewportWidths = {
  xs: 540,
  sm: 640,
  md: 768,
  lg: 1024,
  xl: 1280,
  '2xl': 1440,
} as const
export const viewportFallback = 'sm'
export const viewportCookieFor = 365 * days

// Text and figures.
export const copiedFor = 1500
export const textTrim = 50
export const countdownTick = 1000
export const inputDelay = 20
export const ogImageWidth = 1600
/** Errors of one key within this time are reported once, then not again for as long. */
export const thumbnailAlert = { errors: 200, within: 5 * minutes, silentFor: 10 * minutes } as const

// Game-day packs are made the day before a followed team's game: 36 hours include the evening
// before that.
export const packMakesAhead = 36 * hours
export const packRenewedAfter = 24 * hours
/** After a network failure. */
export const packTriedAgainAfter = hours / 6
/** After the day of the game. */
export const packStaysFor = 3 * days
/**
 * How old the list of a team's games may be when deciding whether a pack is due. Dates are set long
 * before.
 */
export const packGamesFreshFor = hours
/** Bytes transferred for the pages of a pack: stories that exceed it are left out. */
export const packMostBytes = 300 * 1024

// Audio player: seconds to skip.
export const listenBack = 15
export const listenAhead = 30
export const listenSpeeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const
/**
 * Seconds: with less left an episode counts as heard; with less heard it starts from the beginning.
 */
export const listenEnd = 15
/** Episodes whose position is stored on this device. */
export const listenRemembers = 40
