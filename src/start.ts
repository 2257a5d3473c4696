/**
 * The first script of every page. A page that is only read stays plain HTML: the app loads at the
 * visitor's first touch (pointer, key, focus), when a part comes into view that works without one
 * (`data-starts`, a live game, a campaign that counts its views), or after a quiet minute. Until
 * then links, forms, menus and dialogs are the browser's own; `shell/early-tap.ts` repeats what a
 * visitor did before the app was there.
 */

/** Any sign of a visitor who is about to use the page. */
const touches = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin', 'click'] as const

/** Parts that work without a touch. */
const active = '[data-starts], [data-live]:not([data-live="false"]), [data-campaign]'

/** Milliseconds after which a page that stays open starts by itself: news, alerts, new builds. */
const quietFor = 60_000

let started = false

const whenIdle = (run: () => unknown): unknown =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(run, { timeout: 2000 })
    : setTimeout(run, 200)

function start(): void {
  if (started) return
  started = true
  listen(false)
  import('./entry-client.tsx').catch(() => {
    // Without a network: the next touch tries again.
    started = false
    listen(true)
  })
}

function listen(now: boolean): void {
  for (const touch of touches) {
    if (now) addEventListener(touch, start, { capture: true, passive: true })
    else removeEventListener(touch, start, { capture: true })
  }
}

/**
 * The shell has nothing to read, a page from the worker's cache has an age to tell, and a page with
 * ads or tags has a choice to ask for. A visitor may have touched the page before this script came.
 */
const mustStart = ({ dataset }: HTMLElement): boolean =>
  !document.getElementById('main') ||
  'savedAt' in dataset ||
  'asks' in dataset ||
  navigator.userActivation?.hasBeenActive

if (mustStart(document.documentElement)) start()
else {
  listen(true)
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    seen.disconnect()
    whenIdle(start)
  })
  for (const part of document.querySelectorAll(active)) seen.observe(part)
  setTimeout(() => whenIdle(start), quietFor)
  const settle = () =>
    setTimeout(() => whenIdle(async () => (await import('./before-start.ts')).beforeStart()), 1000)
  if (document.readyState === 'complete') settle()
  else addEventListener('load', settle, { once: true })
}
