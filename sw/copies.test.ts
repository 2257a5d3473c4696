import { beforeEach, expect, test, vi } from 'vitest'

/** A browser's caches: name, address, content. */
let held: Map<string, Map<string, Response>>
let online: Record<string, () => Response>
let asked: string[]
let onMessage: (event: { data: unknown; waitUntil(work: Promise<unknown>): void }) => void
const now = new Date('2026-11-22T12:00:00Z')
const own = { 'x-tenant': '__TENANT__' }
const copy = (text: string, at: string) => new Response(text, { headers: { 'x-saved-at': at } })
const pack = 'pack|__TENANT__|7'
const pages = 'pages-__TENANT__'

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  vi.resetModules()
  held = new Map()
  online = {}
  asked = []
  const path = (key: string | { url: string }) => {
    const { pathname, search } = new URL(typeof key === 'string' ? key : key.url, 'https://a.test')
    return pathname + search
  }
  const open = async (name: string) => {
    const entries = held.get(name) ?? held.set(name, new Map()).get(name)!
    return {
      match: async (key: string) => entries.get(path(key))?.clone(),
      put: async (key: string, response: Response) => void entries.set(path(key), response),
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

test('treats a copy dated in the future as the oldest [OF-02]', async () => {
  put(pages, { '/a': copy('wrong clock', '2027-06-01T00:00:00Z') })
  put(pack, { '/a': copy('today', '2026-11-22T11:00:00Z') })
  const { newest } = await load<{ newest(name: string, key: string): Promise<Response> }>(
    'packs.ts',
  )
  expect(await (await newest(pages, '/a')).text()).toBe('today')
  held.delete(pack)
  expect(await (await newest(pages, '/a')).text()).toBe('wrong clock')
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

const note = (date: string) =>
  Response.json({
    gameId: 7,
    sportId: 1,
    title: 'Football',
    date,
    at: 0,
    bytes: 0,
    pictures: 0,
    missing: [],
    parts: [
      { part: 'Rams rout Ashford', path: '/news/a' },
      { part: 'Schedule', path: '/b' },
    ],
  })

test.each([404, 410])(
  'removes a page that answers %i from every pack of its department [OF-02]',
  async (status) => {
    const { storeOrDelete } = await load<{
      storeOrDelete(name: string, key: string, fresh: Response, most: number): Promise<void>
    }>('response-store.ts')
    put(pages, { '/news/a': copy('a', '2026-11-22T11:00:00Z') })
    for (const name of [pack, 'pack|__TENANT__|8', 'pack|other|7'])
      put(name, {
        '/_pack': note('2026-11-28T14:00:00'),
        '/news/a': copy('a', '2026-11-22T10:00:00Z'),
        '/b': copy('b', '2026-11-22T10:00:00Z'),
      })
    await storeOrDelete(pages, '/news/a', new Response('', { status: 503 }), 150)
    expect(held.get(pack)!.has('/news/a')).toBe(true)
    await storeOrDelete(pages, '/news/a', new Response('', { status }), 150)
    expect([...held].map(([name, entries]) => [name, entries.has('/news/a')])).toEqual([
      [pages, false],
      [pack, false],
      ['pack|__TENANT__|8', false],
      ['pack|other|7', true],
    ])
    expect(((await held.get(pack)!.get('/_pack')!.json()) as { parts: object[] }).parts).toEqual([
      { part: 'Schedule', path: '/b' },
    ])
  },
)

test('removes withdrawn pages on a background renewal, and none on a failure [OF-02]', async () => {
  const { refreshPacks } = await load<{ refreshPacks(now: Date): Promise<void> }>('packs.ts')
  put(pages, { '/news/a': copy('a', '2026-11-22T11:00:00Z') })
  put(pack, {
    '/_pack': note('2026-11-28T14:00:00'),
    '/news/a': copy('a', '2026-11-22T10:00:00Z'),
    '/b': copy('b', '2026-11-22T10:00:00Z'),
  })
  await refreshPacks(now)
  expect([...held.get(pack)!.keys()]).toEqual(['/_pack', '/news/a', '/b'])
  online['/news/a'] = () => new Response('', { status: 410 })
  online['/b'] = () => new Response('renewed', { headers: own })
  await refreshPacks(now)
  expect([...held].map(([name, entries]) => [name, [...entries.keys()]])).toEqual([
    [pages, []],
    [pack, ['/_pack', '/b']],
  ])
  expect(await held.get(pack)!.get('/b')!.text()).toBe('renewed')
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
