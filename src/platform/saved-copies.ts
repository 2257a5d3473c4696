import { savedAtHeader } from '../contract/messages.ts'
import { withTimeout } from '../domain/with-timeout.ts'

/** Milliseconds that the list of saved pages waits for a store: it reads every copy. */
const listWaits = 1800

/** A document available offline. `bytes` is its uncompressed size. */
export type SavedPage = { path: string; title: string; at: number; bytes: number }
/** Copies shown only as a total. */
export type CacheTotals = { count: number; bytes: number }

const cacheNames = { pages: 'pages', answers: 'answers', pictures: 'images' } as const
export type Kind = keyof typeof cacheNames
const nameOf = (kind: Kind, tenant: string) => `${cacheNames[kind]}-${tenant}`

/** Whether this browser has the Cache API: not in every private window, nor without https. */
export const canSave = (): boolean => 'caches' in globalThis

/** The saved pages of this department, newest first; null when the store does not answer. */
export const savedPages = (tenant: string): Promise<SavedPage[] | null> =>
  withTimeout(
    async () => {
      const pages = await eachIn(
        nameOf('pages', tenant),
        async (request, response): Promise<SavedPage> => {
          const { pathname, search } = new URL(request.url)
          const html = await response.text()
          const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''
          return {
            path: pathname + search,
            title: plain(title),
            at: Date.parse(response.headers.get(savedAtHeader) ?? '') || 0,
            bytes: new Blob([html]).size,
          }
        },
      )
      return pages.toSorted((a, b) => b.at - a.at)
    },
    null,
    listWaits,
  )

/** Number and size of the copies of a kind. */
export const readCacheTotals = (kind: Kind, tenant: string): Promise<CacheTotals | null> =>
  withTimeout(
    async () => {
      const sizes = await eachIn(
        nameOf(kind, tenant),
        async (_, response) => (await response.blob()).size,
      )
      return { count: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
    },
    null,
    listWaits,
  )

/** Reading must not create a cache. */
async function eachIn<T>(
  name: string,
  readCopy: (request: Request, response: Response) => Promise<T>,
): Promise<T[]> {
  if (!(await caches.has(name))) return []
  const cache = await caches.open(name)
  const results = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request)
      return response && readCopy(request, response)
    }),
  )
  return results.filter((result) => result !== undefined) as T[]
}

/** Resolves with false when the store refuses. */
export const removePage = (tenant: string, path: string): Promise<boolean> =>
  withTimeout(async () => (await caches.open(nameOf('pages', tenant))).delete(path), false)
export const removeAll = (kind: Kind, tenant: string): Promise<boolean> =>
  withTimeout(async () => {
    await caches.delete(nameOf(kind, tenant))
    return true
  }, false)

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
}
/** The title of the head without HTML escapes. */
const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name]!)
