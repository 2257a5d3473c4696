import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as constants from './constants.ts'

test('[SH-21] the numbers are those of spec 0 §9 and spec 1 §9', () => {
  const { eventsPageSize, listCount, listStart, focusBackDesktop, focusBackMobile, sportBarHeight, sportMoreWidth, navigationRepaint } = constants
  expect([eventsPageSize, listCount, listStart, focusBackDesktop, focusBackMobile, sportBarHeight, sportMoreWidth, navigationRepaint]).toEqual([6, 10, 0, 300, 400, 82, 375, 100])
  const { alertClosedFor, splashShownFor, splashContinuedFor, splashSkippedUntil, splashFocusAfter, takeoverTimeout } = constants
  expect([alertClosedFor, splashShownFor, splashContinuedFor, splashFocusAfter, takeoverTimeout]).toEqual([43_200_000, 300_000, 14_400_000, 1500, 7000])
  expect(new Date(splashSkippedUntil).toISOString().slice(0, 10)).toBe('2040-12-31')
  const { rotatorCheckAfter, rotatorMessageHidesAfter, carouselDelay, eventsCarouselDelay, carousel, impressionsAfter, adRefreshWaits, topAdMobileHeight } = constants
  expect([rotatorCheckAfter, rotatorMessageHidesAfter, carouselDelay, eventsCarouselDelay, impressionsAfter, adRefreshWaits, topAdMobileHeight]).toEqual([2000, 1000, 8000, 3000, 2000, 100, 132])
  expect(carousel).toMatchObject({ slidesPerView: 1, slidesToScroll: 1, speed: 300, touchThreshold: 5, longSwipe: 300, longSwipeRatio: 0.5 })
  const { buildCheckEvery, buildCheckFirst, reloadGuard, printAfter, smoothScrollHeld, scrollThrottle, scrollAnimation, lazyMargin, staticHeaderZoom, prefetchPending } = constants
  expect([buildCheckEvery, buildCheckFirst, reloadGuard, printAfter, smoothScrollHeld, scrollThrottle, lazyMargin, staticHeaderZoom, prefetchPending]).toEqual([3_600_000, 1000, 10_000, 1500, 400, 200, 150, 3, 4])
  expect(scrollAnimation).toEqual({ offset: 120, duration: 400, easing: 'ease', throttle: 99, debounce: 50 })
  const { viewportWidths, viewportFallback, viewportCookieFor, copiedFor, textTrim, countdownTick, inputDelay, ogImageWidth, thumbnailAlert } = constants
  expect(viewportWidths).toEqual({ xs: 540, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1440 })
  expect([viewportFallback, viewportCookieFor, copiedFor, textTrim, countdownTick, inputDelay, ogImageWidth]).toEqual(['sm', 31_536_000_000, 1500, 50, 1000, 20, 1600])
  expect(thumbnailAlert).toEqual({ errors: 200, within: 300_000, silentFor: 600_000 })
})

/** Constants that are followed where no script can read them, each with the words that follow it. */
const followed: Record<string, { in: string; as: string }[]> = {
  sportBarHeight: [{ in: 'src/shell/sport-bar/SportBar.module.css', as: 'block-size: 82px' }, { in: 'src/shell/sport-bar/SportBarItem.module.css', as: 'block-size: 82px' }],
  topAdMobileHeight: [{ in: 'src/shell/ads/TopAd.module.css', as: 'block-size: 132px' }],
  takeoverTimeout: [{ in: 'src/contract/api/notices.ts', as: 'timeout: 7000' }],
}

/** Constants that nothing follows, by what will, or why nothing does. */
const waiting: Record<string, string> = {
  navigationRepaint: 'a repaint that nothing waits for: panels open in the frame of the click',
  scrollThrottle: 'a scroll handler, and the header has none: an observer says when it is cut',
  listCount: 'lists and pages to come', listStart: 'lists and pages to come', smoothScrollHeld: 'lists and pages to come', scrollAnimation: 'lists and pages to come',
  inputDelay: 'forms',
}

test('[SH-21] each constant is followed somewhere, or says what will follow it', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.|domain\/constants\.ts/.test(file))
  const code = files.map((file) => readFileSync(join('src', file), 'utf8')).join('\n')
  const unused = Object.keys(constants).filter((name) => !new RegExp(`\\b${name}\\b`).test(code))
  // What says that it waits does wait.
  expect(unused.toSorted()).toEqual([...Object.keys(waiting), ...Object.keys(followed)].toSorted())
  for (const { in: file, as } of Object.values(followed).flat()) expect([file, readFileSync(file, 'utf8').includes(as)]).toEqual([file, true])
})
