import { beforeEach, expect, test, vi } from 'vitest'
import { savedAtHeader } from '../contract/messages.ts'
import { packManifestPath, type Pack } from '../contract/packs.ts'
import { deletePack, loadPacks, onPackRequest, removePack, requestPack } from './packs.ts'

const pack = (gameId: number, urls: string[]): Pack => ({
  gameId,
  sportId: 1,
  title: `Game ${gameId}`,
  date: '2026-11-28T14:00:00',
  parts: urls.map((path) => ({ part: path, path, key: path, bytes: 10 })),
  urls,
  pictures: 0,
  missing: [],
  tried: 0,
})
const page = (at: string) => () => new Response('<html>', { headers: { [savedAtHeader]: at } })
const saved = (one: Pack) => [packManifestPath(one.gameId), () => Response.json(one)] as const

/** The cache of packs: the content under each path. */
let held: Map<string, () => Response>
beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://a.test' })
  vi.stubGlobal('caches', {
    has: async (name: string) => name === 'packs-t',
    open: async () => ({
      keys: async () => [...held.keys()].map((path) => ({ url: `https://a.test${path}` })),
      match: async (path: string) => held.get(path)?.(),
      put: async (path: string, copy: Response) => held.set(path, () => copy.clone()),
      delete: async (key: string | { url: string }) =>
        held.delete(typeof key === 'string' ? key : new URL(key.url).pathname),
    }),
  })
})

test('lists packs without withdrawn pages, as old as their oldest page [OF-02]', async () => {
  held = new Map([
    saved(pack(1, ['/a', '/b', '/gone'])),
    ['/a', page('2026-11-22T12:00:00Z')],
    ['/b', page('2026-11-20T12:00:00Z')],
  ])
  expect(await loadPacks('t')).toMatchObject([
    { parts: [{ path: '/a' }, { path: '/b' }], bytes: 20, at: Date.parse('2026-11-20T12:00:00Z') },
  ])
  expect(await loadPacks('other')).toEqual([])
})

test('lists other packs beside one with a broken manifest [OF-02]', async () => {
  held = new Map([saved(pack(1, ['/a'])), ['/a', page('')]])
  for (const [i, text] of ['', '{"gameId":2,"par', 'null', '[]', '"pack"', '{}'].entries())
    held.set(packManifestPath(i + 2), () => new Response(text))
  expect((await loadPacks('t')).map(({ gameId }) => gameId)).toEqual([1])
})

test('deletes with a pack what no other pack lists [OF-02]', async () => {
  held = new Map([
    saved(pack(1, ['/a', '/b'])),
    saved(pack(2, ['/b'])),
    ['/a', page('')],
    ['/b', page('')],
  ])
  await deletePack('t', 1)
  expect([...held.keys()]).toEqual([packManifestPath(2), '/b'])
})

test('notes that a removed pack is not made again [OF-02]', async () => {
  held = new Map([saved(pack(1, ['/a'])), ['/a', page('')]])
  await loadPacks('t')
  expect(await removePack('t', 1)).toBe(true)
  expect([...held.keys()]).toEqual([packManifestPath(1)])
  expect(await loadPacks('t')).toMatchObject([{ gameId: 1, parts: [], isRemoved: true }])
})

test('remembers a request made before packs can be saved [OF-02]', () => {
  requestPack(7, 1)
  const handle = vi.fn()
  onPackRequest(handle)
  requestPack(8, 1)
  expect(handle.mock.calls).toEqual([[7], [8]])
})
