import { test as base, type Page } from '@playwright/test'

/** A page that fails its test when the browser complains: a hydration mismatch, a refused script or style, an uncaught error. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: async ({ context }, use) => {
    const complaints: string[] = []
    const watch = (page: Page) => {
      page.on('console', (message) => {
        // A failed load is what tests of dead networks are about; the browser reports each.
        if (message.type() === 'error' && !/Failed to load resource|net::ERR/.test(message.text())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
    }
    context.pages().forEach(watch)
    context.on('page', watch)
    await use(complaints)
  },
})

/** The worker controls the page and has put away what it saw. */
export async function underWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller) await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))
  })
}

/** Counts every shift of the layout from now on, also those after input. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = { total: 0 }
    ;(globalThis as unknown as { shifts: typeof seen }).shifts = seen
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) seen.total += (entry as unknown as { value: number }).value }).observe({ type: 'layout-shift' })
  })
  return () => page.evaluate(() => (globalThis as unknown as { shifts: { total: number } }).shifts.total)
}

/** Sends a stat file as a press box does. */
export const putStats = (url: string, token: string, gameId: number, body: string): Promise<Response> =>
  fetch(`${url}/api/v2/ingest/games/${gameId}/stats`, { method: 'PUT', body, headers: { authorization: `Bearer ${token}` } })
