import type { BrowserContext, Page } from '@playwright/test'

/** Bytes of a store without room for more. */
const nothing = 1

/** Limits everything that this browser stores for the site to this many bytes. */
export async function roomOf(page: Page, origin: string, quotaSize: number): Promise<void> {
  await (
    await page.context().newCDPSession(page)
  ).send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
}

/**
 * From now on this browser has no room: the browser itself refuses caches, also the worker's.
 * Storage that it still allows (IndexedDB, localStorage) fails as on a full disk: a transaction
 * aborts, a choice throws. Returns a function that counts the refused writes.
 */
export async function fillStores(page: Page, origin: string): Promise<() => Promise<number>> {
  await roomOf(page, origin, nothing)
  await page.addInitScript(refuse)
  await page.evaluate(refuse)
  return () => page.evaluate(() => (globalThis as unknown as { refused: number }).refused)
}

/** Gives room again; open pages notice it when they are reloaded. */
export async function emptyStores(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage()
  await (await context.newCDPSession(page)).send('Storage.overrideQuotaForOrigin', { origin })
  return page
}

function refuse(): void {
  const counted = globalThis as unknown as { refused: number }
  counted.refused = 0
  Storage.prototype.setItem = () => {
    counted.refused++
    throw new DOMException('no room', 'QuotaExceededError')
  }
  const put = IDBObjectStore.prototype.put
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
    const request = put.apply(this, given)
    counted.refused++
    this.transaction.abort()
    return request
  }
}
