/**
 * Every constant that the browser follows, once. Milliseconds and CSS
 * pixels unless said. Those of a single rule of the field stand with it: academic years in
 * academic-year.ts, roster sorts in roster.ts, sport families in stat-sports.ts, status codes of a
 * second try in contract/transient.ts, breakpoints' names in contract/parts.schema.ts,
 * times of calls in their contract rows.
 */

const minutes = 60_000
const hours = 60 * minutes
const days = 24 * hours

// Lists: results and events six at a time; a list that says nothing begins at 0 and has 10.
export const eventsPageSize = 6
export const listCount = 10
export const listStart = 0

/** Ours: episodes on a page of a list of podcasts. */
export const episodesOnPage = 24

// Menus: how long the focus waits before it goes back to what opened the menu.
export const focusBackDesktop = 300
export const focusBackMobile = 400
export const sportBarHeight = 82
export const sportMoreWidth = 375
export const navigationRepaint = 100
/**
 * Ours: a mouse that only crosses the row opens nothing, and one that slips off the panel may come
 * back.
 */
export const hoverOpensAfter = 90
export const hoverClosesAfter = 300

// Notices: alerts, splash pages, takeovers
export const alertClosedFor = 12 * hours
/**
 * How often an open page looks for new alerts; a hidden one does not. Ours: the specification
 * fetches them once.
 */
export const alertsEvery = 5 * minutes
/** Ours: lists of events and results on a page that stands open (OF-03). */
export const eventsEvery = 5 * minutes
/**
 * Ours: how many times longer a hidden page waits, one on a thin or costly line, and both at most.
 */
export const paceHidden = 10
export const paceSlowLine = 4
export const paceMost = 20
export const splashShownFor = 5 * minutes
export const splashContinuedFor = 4 * hours
/** 31 Dec 2040; browsers cap it at 400 days, so it is renewed at each visit. */
export const splashSkippedUntil = Date.UTC(2040, 11, 31)
export const splashFocusAfter = 1500
export const takeoverTimeout = 7000
/** Of a takeover that was followed. */
export const takeoverCookieFor = 12 * hours

// Rotators and carousels
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

// Ads and impressions
export const impressionsAfter = 2000
/** Ids in one call (the row of the API). */
export const impressionsAtOnce = 50
export const adRefreshWaits = 100
export const topAdMobileHeight = 132

// Consent: how long a choice is kept before it is asked for again; how long the consent manager of
// a vendor is waited for.
export const consentFor = 365 * days
export const consentManagerWaits = 3000

// Pages, builds, scrolling
export const buildCheckEvery = 1 * hours
export const buildCheckFirst = 1000
/** Ours: who goes to and fro between windows asks no more often. */
export const buildCheckBack = 5 * minutes
export const reloadGuard = 10_000
/**
 * Ours: on how many days somebody was here before the site offers to be installed, how long a no
 * counts, and how long a page stands before it offers anything.
 */
export const installVisits = 2
export const installAgainAfter = 90 * days
export const installOfferAfter = 4000
export const printAfter = 1500
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
 * So long a page waits, in a browser, for what the department's rules say of its address: a line
 * that hangs takes no page away.
 */
export const guardsWait = 3000

// Viewport: the smallest width of each, and what is taken where none matches.
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

// Words and figures
export const copiedFor = 1500
export const textTrim = 50
export const countdownTick = 1000
export const inputDelay = 20
export const ogImageWidth = 1600
/** Errors of one key within so long are told of once, and then no more for so long. */
export const thumbnailAlert = { errors: 200, within: 5 * minutes, silentFor: 10 * minutes } as const

// Game-day packs (the day before the game of a followed team). A day before
// kick-off is 36 hours for who looks in the evening before.
export const packMakesAhead = 36 * hours
export const packRenewedAfter = 24 * hours
/** Of one whose making the line cut short. */
export const packTriedAgainAfter = hours / 6
/** After the day of its game. */
export const packStaysFor = 3 * days
/**
 * How old the list of a team's games may be from which it is seen whether a pack is due: a day is
 * set long before.
 */
export const packGamesFreshFor = hours
/** Bytes over the line for the pages of a pack: stories that no longer fit are left out. */
export const packMostBytes = 300 * 1024

// What is heard (ours; the usual steps of such players, in seconds).
export const listenBack = 15
export const listenAhead = 30
export const listenSpeeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const
/**
 * An episode with less than this left has been heard; one of which less than this was heard begins
 * anew. Seconds.
 */
export const listenEnd = 15
/** Episodes whose place this device remembers. */
export const listenRemembers = 40
