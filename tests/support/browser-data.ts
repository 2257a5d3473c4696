import type { Page } from '@playwright/test'

/**
 * Everything that this browser stores of the site, a text for each entry: its store, its name, its
 * content. Pictures and scripts by their address only.
 */
export const browserData = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const kept = [
      ...Object.entries(localStorage).map(([key, value]) => `local ${key} ${value}`),
      ...Object.entries(sessionStorage).map(([key, value]) => `session ${key} ${value}`),
      `cookies ${document.cookie}`,
      `history ${JSON.stringify(history.state)}`,
      `address ${location.href}`,
    ]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        kept.push(
          `cache ${name} ${request.url} ` +
            `${response && /html|json/.test(response.headers.get('content-type') ?? '') ? await response.text() : ''}`,
        )
      }
    }
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((take, fail) => {
        request.onsuccess = () => take(request.result)
        request.onerror = () => fail(request.error!)
      })
    for (const { name } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name!))
      for (const store of db.objectStoreNames) {
        const all = db.transaction(store).objectStore(store)
        const [keys, values] = await Promise.all([done(all.getAllKeys()), done(all.getAll())])
        kept.push(
          ...keys.map(
            (key, i) =>
              `database ${name} ${store} ${JSON.stringify(key)} ${JSON.stringify(values[i])}`,
          ),
        )
      }
      db.close()
    }
    return kept
  })
