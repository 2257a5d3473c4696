import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import * as api from '../contract/api.ts'
import * as constants from './constants.ts'

test('has the specified values [SH-21]', () => {
  const {
    eventsPageSize,
    listCount,
    listStart,
    focusBackDesktop,
    focusBackMobile,
    sportBarHeight,
    sportMoreWidth,
    navigationRepaint,
  } = constants
  expect([
    eventsPageSize,
    listCount,
    listStart,
    focusBackDesktop,
    focusBackMobile,
    sportBarHeight,
    sportMoreWidth,
    navigationRepaint,
  ]).toEqual([6, 10, 0, 300, 400, 82, 375, 100])
  const {
    alertClosedFor,
    splashShownFor,
    splashContinuedFor,
    splashSkippedUntil,
    splashFocusAfter,
  } = constants
  expect([alertClosedFor, splashShownFor, splashContinuedFor, splashFocusAfter]).toEqual([
    43_200_000, 300_000, 14_400_000, 1500,
  ])
  expect(new Date(splashSkippedUntil).toISOString().slice(0, 10)).toBe('2040-12-31')
  const {
    rotatorCheckAfter,
    rotatorMessageHidesAfter,
    carouselDelay,
    eventsCarouselDelay,
    carousel,
    impressionsAfter,
    adRefreshWaits,
    topAdMobileHeight,
  } = constants
  expect([
    rotatorCheckAfter,
    rotatorMessageHidesAfter,
    carouselDelay,
    eventsCarouselDelay,
    impressionsAfter,
    adRefreshWaits,
    topAdMobileHeight,
  ]).toEqual([2000, 1000, 8000, 3000, 2000, 100, 132])
  expect(carousel).toMatchObject({
    slidesPerView: 1,
    slidesToScroll: 1,
    speed: 300,
    touchThreshold: 5,
    longSwipe: 300,
    longSwipeRatio: 0.5,
  })
  const {
    buildCheckEvery,
    buildCheckFirst,
    reloadGuard,
    printAfter,
    smoothScrollHeld,
    scrollThrottle,
    scrollAnimation,
    lazyMargin,
    staticHeaderZoom,
    prefetchPending,
  } = constants
  expect([
    buildCheckEvery,
    buildCheckFirst,
    reloadGuard,
    printAfter,
    smoothScrollHeld,
    scrollThrottle,
    lazyMargin,
    staticHeaderZoom,
    prefetchPending,
  ]).toEqual([3_600_000, 1000, 10_000, 1500, 400, 200, 150, 3, 4])
  expect(scrollAnimation).toEqual({
    offset: 120,
    duration: 400,
    easing: 'ease',
    throttle: 99,
    debounce: 50,
  })
  const {
    viewportWidths,
    viewportFallback,
    viewportCookieFor,
    copiedFor,
    textTrim,
    countdownTick,
    inputDelay,
    ogImageWidth,
    thumbnailAlert,
  } = constants
  expect(viewportWidths).toEqual({ xs: 540, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1440 })
  expect([
    viewportFallback,
    viewportCookieFor,
    copiedFor,
    textTrim,
    countdownTick,
    inputDelay,
    ogImageWidth,
  ]).toEqual(['sm', 31_536_000_000, 1500, 50, 1000, 20, 1600])
  expect(thumbnailAlert).toEqual({ errors: 200, within: 300_000, silentFor: 600_000 })
})

test('has the specified timeouts in the rows of the calls [SH-21]', () => {
  const { takeovers, liveStats, liveDetails } = api
  expect([takeovers, liveStats, liveDetails].map(({ timeout }) => timeout)).toEqual([
    7000, 5000, 5000,
  ])
})

test.each([
  ['shell/sport-bar/SportBar.module.css', constants.sportBarHeight],
  ['shell/Top.module.css', constants.topAdMobileHeight],
])('has the height of %s in its style sheet [SH-21]', (file, height) => {
  const sheet = readFileSync(resolve(import.meta.dirname, '..', file), 'utf8')
  expect(sheet).toContain(`block-size: ${height / 16}rem;`)
})
