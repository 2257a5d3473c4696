import type { Browser, Tab } from './devtools.ts'

/**
 * Milliseconds since the navigation began. `content`: the first frame painted with text in the
 * heading; `stands`: React has hydrated the page.
 */
export type Visit = {
  worker: number
  response: number
  words: number
  content: number
  stands: number
}

declare global {
  var contentShown: Promise<{ words: number; content: number }> | undefined
  var appStands: number | undefined
}

/** A tab that times every page opened in it. */
export async function timingTab(browser: Browser): Promise<Tab> {
  const tab = await browser.tab()
  await tab.before(() => {
    globalThis.contentShown = new Promise((done) => {
      let words: number | undefined
      const look = () => {
        if (globalThis.appStands === undefined && document.documentElement?.dataset['build'])
          globalThis.appStands = performance.now()
        if (words !== undefined || !document.querySelector('#main h1')?.textContent?.trim()) return
        words = performance.now()
        const seen = words
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0]
          if (!paint) return
          // A frame painted before the text does not count.
          if (paint.startTime >= seen) done({ words: seen, content: paint.startTime })
          else
            requestAnimationFrame(() =>
              setTimeout(() => done({ words: seen, content: performance.now() })),
            )
        }).observe({ type: 'paint', buffered: true })
      }
      new MutationObserver(look).observe(document, {
        childList: true,
        subtree: true,
        characterData: true,
        attributeFilter: ['data-build'],
      })
    })
  })
  return tab
}

/** Opens a page by its address or an external link, and returns the timings. */
export async function visit(tab: Tab, url: string, { app }: { app: boolean }): Promise<Visit> {
  await tab.open(url)
  return tab.run(async (app) => {
    const late = new Promise<never>((_, failed) =>
      setTimeout(() => failed(new Error(`${location.href}: no content after 10 s`)), 10_000),
    )
    const { words, content } = await Promise.race([globalThis.contentShown!, late])
    while (app && globalThis.appStands === undefined)
      await new Promise((wait) => setTimeout(wait, 10))
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (!entry!.workerStart) throw new Error(`${location.href}: no worker answered`)
    return {
      worker: entry!.workerStart,
      response: entry!.responseStart,
      words,
      content,
      stands: globalThis.appStands ?? content,
    }
  }, app)
}

/**
 * Follows a link inside the running app. Milliseconds from the click to the first frame with the
 * heading of the other page.
 */
export const follow = (tab: Tab, path: string): Promise<number> =>
  tab.run(async (path) => {
    // The server's markup belongs to the app after hydration; a click before that is handled by the
    // browser.
    const alive = () =>
      [...document.querySelectorAll('a')].find(
        (one) =>
          one.getAttribute('href') === path &&
          Object.keys(one).some((key) => key.startsWith('__reactFiber')),
      )
    for (
      const until = Date.now() + 10_000;
      !alive();
      await new Promise((wait) => setTimeout(wait, 50))
    )
      if (Date.now() > until) throw new Error(`${location.pathname} has no link to ${path}`)
    await new Promise((wait) => setTimeout(wait, 300))
    return new Promise<number>((done, failed) => {
      const heading = () => document.querySelector('#main h1')
      const [before, told] = [heading(), heading()?.textContent]
      const observer = new MutationObserver(() => {
        const now = heading()
        if (
          location.pathname !== path ||
          !now?.textContent?.trim() ||
          (now === before && now.textContent === told)
        )
          return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)))
      })
      observer.observe(document, { childList: true, subtree: true, characterData: true })
      setTimeout(() => failed(new Error(`${path}: no content after 10 s`)), 10_000)
      const began = performance.now()
      alive()!.click()
    })
  }, path)

/** Touches the page as a visitor does, and resolves when the app has started. */
export const started = (tab: Tab): Promise<void> =>
  tab.run(async () => {
    dispatchEvent(new PointerEvent('pointerdown'))
    const main = document.getElementById('main')!
    for (
      const until = Date.now() + 10_000;
      !Object.keys(main).some((key) => key.startsWith('__reactFiber'));
      await new Promise((wait) => setTimeout(wait, 50))
    )
      if (Date.now() > until) throw new Error(`${location.pathname}: the app did not start`)
  }, null)

/** Resolves when a worker controls the tab's page. */
export const underWorker = (tab: Tab): Promise<void> =>
  tab.run(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
      )
  }, null)

/**
 * Stops every worker of the browser, as the browser does after half a minute of idling. No page
 * that messages a worker may be open. Call it on one tab only.
 */
export async function workerStopper(tab: Tab): Promise<() => Promise<void>> {
  const running = new Set<string>()
  tab.on(
    'ServiceWorker.workerVersionUpdated',
    ({ versions }: { versions: { versionId: string; runningStatus: string }[] }) => {
      for (const { versionId, runningStatus } of versions) {
        if (runningStatus === 'stopped') running.delete(versionId)
        else running.add(versionId)
      }
    },
  )
  await tab.send('ServiceWorker.enable')
  return async () => {
    for (const until = Date.now() + 10_000; running.size > 0;) {
      if (Date.now() > until) throw new Error('a worker did not stop')
      await tab.send('ServiceWorker.stopAllWorkers')
      await new Promise((wait) => setTimeout(wait, 50))
    }
  }
}
