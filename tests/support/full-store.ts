import type { BrowserContext, Page } from '@playwright/test'

/** Bytes of a store in which nothing has room any more. */
const nothing = 1

/** Of all that this browser keeps for the site only so many bytes have room. */
export async function roomOf(page: Page, origin: string, quotaSize: number): Promise<void> {
  await (
    await page.context().newCDPSession(page)
  ).send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
}

/**
 * From now on this browser has no room: caches are refused by the browser itself, the worker's with
 * them. What it lets pass however little room there is (IndexedDB, localStorage) fails here as it
 * does on a full disk: a transaction ends without having happened, a choice throws. Gives the way
 * to count the writes that were refused.
 */
export async function fillStores(page: Page, origin: string): Promise<() => Promise<number>> {
  await roomOf(page, origin, nothing)
  await page.addInitScript(refuse)
  await page.evaluate(refuse)
  return () => page.evaluate(() => (globalThis as unknown as { refused: number }).refused)
}

/**
 * There is room again; pages that were open meanwhile do not know it before they are opened anew.
 */
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
