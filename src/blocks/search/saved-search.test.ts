import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const page = (title: string, at = '2026-11-22T10:00:00Z') => ({
  body: `<main><h1>${title}</h1></main>`,
  type: 'text/html',
  at,
})
let stores: Record<string, Record<string, { body: string; type: string; at: string }>>
beforeEach(() => {
  vi.resetModules()
  stores = {
    'pages-harlan': {
      '/a': page('Falcons'),
      '/list?page=1': page('Herons'),
      '/list?page=2': page('Egrets'),
    },
    'packs-harlan': {
      '/b': page('Kestrels'),
      '/api/x': { body: 'Ospreys', type: 'application/json', at: '' },
    },
    'pages-other': { '/c': page('Sparrows') },
  }
  vi.stubGlobal('caches', {
    has: async (name: string) => name in stores,
    open: async (name: string) => ({
      keys: async () =>
        Object.keys(stores[name]!).map((path) => ({ url: `https://x.example${path}` })),
      match: async ({ url }: { url: string }) => {
        const one = stores[name]![url.slice('https://x.example'.length)]
        return (
          one &&
          new Response(one.body, { headers: { 'content-type': one.type, 'x-saved-at': one.at } })
        )
      },
    }),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const load = async () => {
  const { searchSaved } = await import('./saved-search.ts')
  return async (words: string) => (await searchSaved('harlan', words)).found.map(({ url }) => url)
}

test('reads saved pages once for concurrent searches, with packs and queries [OF-02]', async () => {
  const search = await load()
  expect(
    await Promise.all(
      ['falcons', 'herons', 'egrets', 'kestrels', 'ospreys', 'sparrows'].map(search),
    ),
  ).toEqual([['/a'], ['/list?page=1'], ['/list?page=2'], ['/b'], [], []])
})

test('forgets removed pages and finds the new text of updated ones [OF-02]', async () => {
  const search = await load()
  expect(await search('falcons')).toEqual(['/a'])
  stores['pages-harlan'] = { '/a': page('Ravens', '2026-11-22T11:00:00Z') }
  expect([await search('falcons'), await search('ravens'), await search('herons')]).toEqual([
    [],
    ['/a'],
    [],
  ])
  stores = {}
  const { searchSaved } = await import('./saved-search.ts')
  expect(await searchSaved('harlan', 'ravens')).toEqual({ found: [], pages: 0 })
})

test('finds nothing when the store never answers [OF-02]', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('caches', { has: () => new Promise(() => {}) })
  const search = await load()
  const found = search('falcons')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await found).toEqual([])
})

test('searches the copy in a pack rather than that of a visit [OF-02]', async () => {
  stores = {
    'pages-harlan': { '/a': page('Falcons') },
    'packs-harlan': { '/a': page('Ravens') },
  }
  const search = await load()
  expect([await search('falcons'), await search('ravens')]).toEqual([[], ['/a']])
})
