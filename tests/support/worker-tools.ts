import { expect, type CDPSession, type Page } from '@playwright/test'
import { savedAtHeader } from '../../src/contract/messages.ts'

/** When the worker saved this page, as an ISO date; null if it has not. */
export const savedAt = (page: Page, path: string, tenant = 'testham'): Promise<string | null> =>
  page.evaluate(
    async ([cache, path, header]) =>
      (await (await caches.open(cache)).match(path))?.headers.get(header) ?? null,
    [`pages-${tenant}`, path, savedAtHeader] as const,
  )

/** The worker has saved these pages, which it does after answering. */
export async function pagesSaved(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    await expect.poll(() => savedAt(page, path), { message: path }).not.toBeNull()
  }
}

/** The worker has saved an answer whose address contains this text. */
export const answerSaved = (page: Page, words: string, tenant = 'testham'): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(
          async ([cache, words]) =>
            (await (await caches.open(cache)).keys()).some(({ url }) => url.includes(words)),
          [`answers-${tenant}`, words] as const,
        ),
      { message: words },
    )
    .toBe(true)

/** The games of the game-day packs in this browser, with the number of their entries. */
export const packsIn = (page: Page): Promise<[gameId: number, entries: number][]> =>
  page.evaluate(async () => {
    const found: [number, number][] = []
    for (const name of await caches.keys()) {
      if (!name.startsWith('packs-')) continue
      const cache = await caches.open(name)
      const stored = new Set((await cache.keys()).map(({ url }) => url))
      for (const url of stored) {
        if (!url.includes('/_pack/')) continue
        const pack = (await (await cache.match(url))!.json()) as { gameId: number; urls: string[] }
        const here = pack.urls.filter((one) => stored.has(new URL(one, location.origin).href))
        if (here.length > 0) found.push([pack.gameId, here.length])
      }
    }
    return found
  })

/** What DevTools does with the worker of an origin. */
export async function workerTools(
  page: Page,
  origin: string,
): Promise<{
  push(message: string): Promise<void>
  wake(tag: string): Promise<void>
  /**
   * Stops the active worker while another one waits, which then takes over at once, not in half a
   * minute. Does nothing afterwards: the new worker may be loading a page.
   */
  letGo(): Promise<void>
}> {
  const devtools: CDPSession = await page.context().newCDPSession(page)
  type Registration = { registrationId: string; scopeURL: string; isDeleted: boolean }
  const found = new Promise<string>((tell) => {
    type Told = { registrations: Registration[] }
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }: Told) => {
      const ours = registrations.find((one) => one.scopeURL === `${origin}/` && !one.isDeleted)
      if (ours) tell(ours.registrationId)
    })
  })
  const states = new Map<string, string>()
  type Version = { versionId: string; status: string }
  devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }: { versions: Version[] }) => {
    for (const { versionId, status } of versions) states.set(versionId, status)
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await found
  return {
    push: async (data) => {
      await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
    },
    wake: async (tag) => {
      const event = { origin, registrationId, tag }
      await devtools.send('ServiceWorker.dispatchPeriodicSyncEvent', event)
    },
    letGo: async () => {
      const inState = (wanted: string) =>
        [...states].filter(([, status]) => status === wanted).map(([versionId]) => versionId)
      if (inState('installed').length === 0) return
      for (const versionId of inState('activated'))
        await devtools.send('ServiceWorker.stopWorker', { versionId })
    },
  }
}
