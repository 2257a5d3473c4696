import { beforeEach, expect, test, vi } from 'vitest'

/** A browser's caches: name, address, content. */
let held: Map<string, Map<string, Response>>
let online: Record<string, () => Response>
let asked: string[]
let isFull: boolean
let onMessage: (event: { data: unknown; waitUntil(work: Promise<unknown>): void }) => void
const now = new Date('2026-11-22T12:00:00Z')
const own = { 'x-tenant': '__TENANT__' }
const copy = (text: string, at: string) => new Response(text, { headers: { 'x-saved-at': at } })
const pack = 'packs-__TENANT__'
const pages = 'pages-__TENANT__'

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  vi.resetModules()
  held = new Map()
  online = {}
  asked = []
  isFull = false
  const path = (key: string | { url: string }) => {
    const { pathname, search } = new URL(typeof key === 'string' ? key : key.url, 'https://a.test')
    return pathname + search
  }
  const open = async (name: string) => {
    const entries = held.get(name) ?? held.set(name, new Map()).get(name)!
    return {
      match: async (key: string) => entries.get(path(key))?.clone(),
      put: async (key: string, response: Response) => {
        if (isFull) throw new DOMException('no room', 'QuotaExceededError')
        entries.set(path(key), response)
      },
      delete: async (key: string | { url: string }) => entries.delete(path(key)),
      keys: async () => [...entries.keys()].map((one) => ({ url: `https://a.test${one}` })),
    }
  }
  vi.stubGlobal('caches', {
    keys: async () => [...held.keys()],
    has: async (name: string) => held.has(name),
    open,
    match: async (key: string, { cacheName }: { cacheName: string }) =>
      held.get(cacheName)?.get(path(key))?.clone(),
  })
  vi.stubGlobal('location', { origin: 'https://a.test' })
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: typeof onMessage) => {
      if (name === 'message') onMessage = listener
    },
  })
  vi.stubGlobal('fetch', async (key: string | URL) => {
    asked.push(path(String(key)))
    const answer = online[path(String(key))]
    if (!answer) throw new TypeError('no network')
    return answer()
  })
  return () => vi.useRealTimers()
})
const put = (name: string, entries: Record<string, Response>) =>
  held.set(name, new Map(Object.entries(entries)))
const load = async <T>(file: string) => (await import(new URL(file, import.meta.url).href)) as T
const keepPage = async (path: string) => {
  const work: Promise<unknown>[] = []
  onMessage({ data: { type: 'KEEP_PAGE', path }, waitUntil: (one) => work.push(one) })
  await Promise.all(work)
}

test('prefers the copy in a pack, which every visit renews [OF-02]', async () => {
  put(pages, { '/a': copy('visited', '2026-11-22T10:00:00Z') })
  put(pack, { '/a': copy('today', '2026-11-22T11:00:00Z') })
  const { readCopy } = await load<{ readCopy(name: string, key: string): Promise<Response> }>(
    'cache-reader.ts',
  )
  const { storeOrDelete } = await load<{
    storeOrDelete(name: string, key: string, fresh: Response, most: number): Promise<void>
  }>('response-store.ts')
  expect(await (await readCopy(pages, '/a')).text()).toBe('today')
  await storeOrDelete(pages, '/a', new Response('just visited', { headers: own }), 150)
  expect(await (await readCopy(pages, '/a')).text()).toBe('just visited')
  held.delete(pack)
  expect(await (await readCopy(pages, '/a')).text()).toBe('just visited')
})

test('fetches a saved page or answer dated in the future again [OF-03]', async () => {
  vi.doMock('workbox-routing', () => ({ registerRoute: () => {} }))
  vi.doMock('workbox-precaching', () => ({
    getCacheKeyForURL: () => '',
    matchPrecache: async () => undefined,
  }))
  put(pages, {
    '/a': copy('old', '2027-06-01T00:00:00Z'),
    '/b': copy('young', '2026-11-22T11:58:00Z'),
  })
  put('answers-__TENANT__', {
    '/api/x': copy('{}', '2027-06-01T00:00:00Z'),
    '/api/y': copy('{}', '2026-11-22T11:00:00Z'),
  })
  online['/a'] = () => new Response('new', { headers: own })
  const { registerPageRoute } = await load<{ registerPageRoute(): void }>('pages.ts')
  registerPageRoute()
  await keepPage('/a')
  await keepPage('/b')
  expect(asked).toEqual(['/a'])
  expect(await held.get(pages)!.get('/a')!.text()).toBe('new')
  const { isFresh } = await load<{ isFresh(path: string, within: number): Promise<boolean> }>(
    'answers.ts',
  )
  expect(
    await Promise.all([
      isFresh('/api/x', 7_200_000),
      isFresh('/api/y', 7_200_000),
      isFresh('/api/y', 3_600_000),
      isFresh('/api/none', 7_200_000),
    ]),
  ).toEqual([false, true, false, false])
})

const manifest = (date: string) =>
  Response.json({ date, parts: [{ path: '/news/a' }, { path: '/b' }], urls: ['/news/a', '/b'] })

test.each([404, 410])(
  'removes a page that answers %i from the packs of its department [OF-02]',
  async (status) => {
    const { storeOrDelete } = await load<{
      storeOrDelete(name: string, key: string, fresh: Response, most: number): Promise<void>
    }>('response-store.ts')
    for (const name of [pages, pack, 'packs-other'])
      put(name, { '/news/a': copy('a', '2026-11-22T10:00:00Z') })
    await storeOrDelete(pages, '/news/a', new Response('', { status: 503 }), 150)
    expect(held.get(pack)!.has('/news/a')).toBe(true)
    await storeOrDelete(pages, '/news/a', new Response('', { status }), 150)
    expect([...held].map(([name, entries]) => [name, entries.has('/news/a')])).toEqual([
      [pages, false],
      [pack, false],
      ['packs-other', true],
    ])
  },
)

test('stores a response that the page reads in the meantime [OF-02]', async () => {
  const { storeOrDelete } = await load<{
    storeOrDelete(name: string, key: string, fresh: Response, most: number): Promise<boolean>
  }>('response-store.ts')
  const fresh = new Response('for both', { headers: own })
  const stored = storeOrDelete(pages, '/a', fresh, 150)
  expect(await fresh.text()).toBe('for both')
  expect(await stored).toBe(true)
  expect(await held.get(pages)!.get('/a')!.text()).toBe('for both')
})

type Packs = {
  registerPacks(): void
  storeInPack(url: string, maxBytes?: number): Promise<{ status: string; bytes: number }>
  upcomingPackPages(now: Date): Promise<string[]>
}
const loadPacks = () => {
  vi.doMock('workbox-routing', () => ({ registerRoute: () => {} }))
  vi.doMock('workbox-precaching', () => ({
    getCacheKeyForURL: () => '',
    matchPrecache: async () => undefined,
  }))
  return load<Packs>('packs.ts')
}

test('renews in the background the packs of coming games [OF-02]', async () => {
  const { upcomingPackPages } = await loadPacks()
  expect(await upcomingPackPages(now)).toEqual([])
  put(pack, { '/_pack/7': manifest('2026-11-28T14:00:00') })
  expect(await upcomingPackPages(now)).toEqual(['/news/a', '/b'])
  put(pack, { '/_pack/7': manifest('2026-11-20T14:00:00') })
  expect(await upcomingPackPages(now)).toEqual([])
})

test('stores the URLs of a pack with their embedded answers, never over a limit [OF-02]', async () => {
  const { storeInPack } = await loadPacks()
  const state = { answers: [['/api/v2/Sports', {}, { value: [7] }]] }
  const html = `<script id="state" type="application/json">${JSON.stringify(state)}</script></html>`
  const page = (text: string, more = {}) =>
    new Response(text, { headers: { ...own, 'content-length': '900', ...more } })
  online['/a'] = () => page(html)
  expect(await storeInPack('/a', 899)).toEqual({ status: 'too large', bytes: 0 })
  expect(held.get(pack)).toBeUndefined()
  expect(await storeInPack('/a', 900)).toEqual({ status: 'stored', bytes: 900 })
  expect([...held.get(pack)!.keys()]).toEqual(['/a', '/api/v2/Sports'])
  asked = []
  expect((await storeInPack('/api/v2/Sports')).status).toBe('stored')
  expect(asked).toEqual([])
  online['/a'] = () => page(html, { 'cache-control': 'no-store' })
  expect((await storeInPack('/a')).status).toBe('private')
  online['/a'] = () => new Response('', { status: 502 })
  expect((await storeInPack('/a')).status).toBe('failed')
  expect((await storeInPack('/nowhere')).status).toBe('failed')
  expect(held.get(pack)!.has('/a')).toBe(true)
  online['/a'] = () => new Response('', { status: 404 })
  expect((await storeInPack('/a')).status).toBe('missing')
  expect(held.get(pack)!.has('/a')).toBe(false)
})

test('loads a picture of a pack once, and says when there is no room [OF-02]', async () => {
  const { storeInPack } = await loadPacks()
  const picture = { 'content-type': 'image/webp', 'content-length': '5' }
  online['/images/map/1280.webp'] = () => new Response('map', { headers: picture })
  expect((await storeInPack('/images/map/1280.webp', 0)).status).toBe('too large')
  expect((await storeInPack('/images/map/1280.webp')).status).toBe('stored')
  expect((await storeInPack('/images/map/1280.webp', 0)).status).toBe('stored')
  expect(asked).toEqual(['/images/map/1280.webp'])
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  isFull = true
  online['/a'] = () => new Response('a', { headers: own })
  expect((await storeInPack('/a')).status).toBe('full')
})

test('reads a hanging store again after a minute [OF-02]', async () => {
  vi.useFakeTimers({ now })
  const { readCache } = await load<{
    readCache<T>(look: () => Promise<T>): Promise<T | undefined>
  }>('cache-reader.ts')
  const silent = readCache(() => new Promise<string>(() => {}))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await silent).toBe(undefined)
  expect(await readCache(async () => 'here')).toBe(undefined)
  vi.setSystemTime(now.getTime() - 3_600_000)
  expect(await readCache(async () => 'here')).toBe('here')
})
