import { beforeEach, expect, test, vi } from 'vitest'
import { savedAtHeader } from '../contract/messages.ts'
import { packManifestPath, type Pack } from '../contract/packs.ts'
import { requestPack, deleteUnfinishedPacks, loadPacks, setMaker } from './packs.ts'

const note = (gameId: number): Pack => ({
  gameId,
  sportId: 1,
  title: `Game ${gameId}`,
  date: '2026-11-28T14:00:00',
  at: 0,
  bytes: 1,
  pictures: 0,
  parts: [],
  missing: [],
})
const page = (at: string) => () => new Response('<html>', { headers: { [savedAtHeader]: at } })

/** A browser's caches by name: the content under each path. */
let held: Map<string, Map<string, () => Response>>
beforeEach(() => {
  held = new Map()
  vi.stubGlobal('caches', {
    keys: async () => [...held.keys()],
    match: async (path: string, { cacheName }: { cacheName: string }) =>
      held.get(cacheName)?.get(path)?.(),
    open: async (name: string) => ({
      matchAll: async () => [...held.get(name)!.values()].map((make) => make()),
    }),
    delete: async (name: string) => held.delete(name),
  })
})
const put = (name: string, entries: Record<string, () => Response>) =>
  held.set(name, new Map(Object.entries(entries)))

test('lists other packs beside one with a broken manifest [OF-02]', async () => {
  put('pack|t|1', { [packManifestPath]: () => Response.json(note(1)) })
  for (const [i, text] of [
    '',
    '{"gameId":2,"par',
    'null',
    '[]',
    '"pack"',
    '{"gameId":"2"}',
    JSON.stringify({ ...note(2), parts: null }),
  ].entries())
    put(`pack|t|${i + 2}`, { [packManifestPath]: () => new Response(text) })
  put('pack|other|1', { [packManifestPath]: () => Response.json(note(9)) })
  expect((await loadPacks('t')).map(({ gameId }) => gameId)).toEqual([1])
})

test('removes unfinished packs, but not running or complete ones [OF-02]', async () => {
  const now = Date.parse('2026-11-22T12:00:00Z')
  put('pack|t|1', {
    [packManifestPath]: () => Response.json(note(1)),
    '/a': page('2026-11-01T00:00:00Z'),
  })
  put('pack|t|2', { '/a': page('2026-11-22T09:00:00Z') })
  put('pack|t|3', { '/a': page('2026-11-22T11:55:00Z') })
  put('pack|t|4', { '/a': page('garbage') })
  put('pack|other|5', { '/a': page('2026-11-01T00:00:00Z') })
  await deleteUnfinishedPacks('t', now)
  expect([...held.keys()]).toEqual(['pack|t|1', 'pack|t|3', 'pack|other|5'])
})

test('remembers a request made before packs can be saved, once [OF-02]', () => {
  requestPack(7, 1)
  const make = vi.fn()
  setMaker({ make, cancel: () => {} })
  setMaker({ make, cancel: () => {} })
  expect(make.mock.calls).toEqual([[7, 1]])
  requestPack(8, 1)
  expect(make.mock.lastCall).toEqual([8, 1])
})
