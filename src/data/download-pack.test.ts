import { beforeEach, expect, test, vi } from 'vitest'
import { packManifestPath, type PackPicture, type PackReply } from '../contract/packs.ts'
import { packMostBytes } from '../domain/constants.ts'
import { loadPacks } from '../platform/packs.ts'
import type { PackPlan } from './download-pack.ts'

const headline = 'Rams rout Ashford 41–7'
const friday = Date.parse('2026-11-27T18:00:00Z')
const saturday = friday + 86_400_000
const map = { address: '/images/map/1280.webp', part: 'Map' }
const path = (key: string | { url: string }) =>
  new URL(typeof key === 'string' ? key : key.url, 'https://a.test').pathname

/** What the worker replies for a URL; others do not exist. */
let there: Record<string, PackReply['status'] | number | 'never'>
let asked: string[]
/** The cache of packs. */
let held: Map<string, Response>
let now: number

beforeEach(() => {
  there = { '/schedule': 100 }
  asked = []
  held = new Map()
  now = friday
  vi.resetModules()
  const cache = {
    match: async (key: string) => held.get(path(key))?.clone(),
    put: async (key: string, copy: Response) => void held.set(path(key), copy),
    keys: async () => [...held.keys()].map((one) => ({ url: `https://a.test${one}` })),
    delete: async (key: string | { url: string }) => held.delete(path(key)),
  }
  vi.stubGlobal('caches', { open: async () => cache, has: async () => true })
  vi.stubGlobal('location', { origin: 'https://a.test' })
  // As the worker does: see sw/copies.test.ts.
  vi.doMock('../platform/worker.ts', () => ({
    storeInPack: async (url: string, maxBytes = Number.POSITIVE_INFINITY): Promise<PackReply> => {
      if (url.startsWith('/images/') && held.has(url)) return { status: 'stored', bytes: 0 }
      if (maxBytes <= 0) return { status: 'too large', bytes: 0 }
      asked.push(url)
      const reply = there[url] ?? 'missing'
      if (reply === 'never') return new Promise(() => {})
      if (typeof reply === 'string') return { status: reply, bytes: 0 }
      if (reply > maxBytes) return { status: 'too large', bytes: 0 }
      held.set(url, new Response('', { headers: { 'x-saved-at': new Date(now).toISOString() } }))
      return { status: 'stored', bytes: reply }
    },
  }))
})

const schedule = { part: 'Schedule', path: '/schedule', answers: [] }
const place = { part: 'Place', path: '/place', answers: [] }
const story = (i: number) => ({
  part: headline,
  path: `/news/2026/11/2${i}/football-rams.aspx`,
  answers: [],
})
const make = async (some: Partial<PackPlan> = {}, at = friday) => {
  now = at
  const { downloadPack } = await import('./download-pack.ts')
  return downloadPack({
    tenant: 't',
    plan: {
      gameId: 1,
      sportId: 1,
      title: 'Football',
      date: '2026-11-28T14:00:00',
      parts: [schedule, place],
      pictures: [],
      sparing: false,
      missing: [],
      ...some,
    },
    signal: new AbortController().signal,
    progress: () => {},
    now: at,
  })
}
const missing = async (stories: number, pictures: PackPicture[] = []) =>
  (
    await make({
      parts: [schedule, place, ...Array.from({ length: stories }, (_, i) => story(i))],
      pictures,
      missing: ['Roster'],
    })
  ).missing
/** The pack as the list of saved games shows it. */
const shown = async () => {
  const [pack] = await loadPacks('t')
  return [pack!.parts.map((part) => part.path), pack!.at, pack!.bytes]
}

test('names missing parts, and counts missing stories [OF-02]', async () => {
  expect(await missing(1)).toEqual(['Roster', 'Place', 'a story'])
  expect(await missing(2)).toEqual(['Roster', 'Place', '2 stories'])
  there['/place'] = 1
  expect(await missing(0)).toEqual(['Roster'])
})

test('marks an interrupted pack for an early retry, and 404 pages as missing [OF-02]', async () => {
  expect(await make()).toMatchObject({ missing: ['Place'] })
  expect((await make()).cutShort).toBeUndefined()
  there['/place'] = 'failed'
  expect(await make()).toMatchObject({ missing: ['Place'], cutShort: true, tried: friday })
})

test('names a missing map, but not a missing decorative picture [OF-02]', async () => {
  Object.assign(there, { '/place': 1, '/images/a/640.webp': 1, '/images/b/640.webp': 'failed' })
  const pictures = [map, { address: '/images/a/640.webp' }, { address: '/images/b/640.webp' }]
  expect(await missing(0, pictures)).toEqual(['Roster', 'Map'])
  expect((await make({ pictures })).cutShort).toBeUndefined()
  there[map.address] = 'failed'
  expect((await make({ pictures })).cutShort).toBe(true)
  there[map.address] = 1
  expect(await missing(0, pictures)).toEqual(['Roster'])
})

test('keeps existing parts with size and age when the network fails on a renewal [OF-02]', async () => {
  Object.assign(there, { '/place': 20, [map.address]: 5000, [story(1).path]: 3 })
  const plan = { parts: [schedule, place, story(1)], pictures: [map] }
  const whole = await make(plan)
  expect(whole).toMatchObject({ missing: [], pictures: 1 })
  expect(whole.cutShort).toBeUndefined()
  const all = ['/schedule', '/place', story(1).path]
  expect(await shown()).toEqual([all, friday, 123])
  for (const url of [place.path, story(1).path, map.address]) there[url] = 'failed'
  expect(await make(plan, saturday)).toMatchObject({ missing: [], pictures: 1, cutShort: true })
  // As old as its oldest page.
  expect(await shown()).toEqual([all, friday, 123])
  expect([...held.keys()].toSorted()).toEqual([packManifestPath(1), map.address, ...all].toSorted())
  Object.assign(there, { '/place': 20, [story(1).path]: 3 })
  expect((await make(plan, saturday)).cutShort).toBeUndefined()
  expect(await shown()).toEqual([all, saturday, 123])
})

test('drops withdrawn pages, and what a pack no longer lists [OF-02]', async () => {
  there['/place'] = 1
  await make()
  there['/place'] = 'missing'
  expect(await make({}, saturday)).toMatchObject({
    parts: [{ path: '/schedule' }],
    missing: ['Place'],
  })
  expect([...held.keys()].toSorted()).toEqual([packManifestPath(1), '/schedule'])
})

test('stores the answers of its pages once; without documents they are the pages [OF-02]', async () => {
  Object.assign(there, { '/schedule': 'private', '/place': 'private', '/api/a': 5, '/api/b': 7 })
  await make({
    parts: [
      { ...schedule, answers: ['/api/a', '/api/b'] },
      { ...place, answers: ['/api/b'] },
    ],
  })
  expect(asked).toEqual(['/schedule', '/api/a', '/api/b', '/place'])
  expect(await shown()).toEqual([['/schedule', '/place'], friday, 12])
})

test('keeps the old pack when a renewal fails, and leaves nothing of a first one [OF-02]', async () => {
  Object.assign(there, { '/schedule': 'failed', '/place': 'failed' })
  await expect(make()).rejects.toThrow('no page')
  Object.assign(there, { '/schedule': 5, '/place': 'full' })
  await expect(make()).rejects.toThrow('no room')
  expect([...held.keys()]).toEqual([])
  there['/place'] = 5
  const whole = await make()
  for (const fails of ['failed', 'full'] as const) {
    Object.assign(there, { '/schedule': fails, '/place': fails })
    await expect(make({}, saturday)).rejects.toThrow('no ')
    expect(await held.get(packManifestPath(1))!.clone().json()).toEqual(whole)
    expect(await shown()).toEqual([['/schedule', '/place'], friday, 10])
  }
})

test('is due at once when the page is left during the first download [OF-02]', async () => {
  there['/place'] = 'never'
  void make()
  await vi.waitFor(() => expect(asked).toEqual(['/schedule', '/place']))
  expect(await loadPacks('t')).toMatchObject([{ parts: [], tried: 0, cutShort: true }])
})

test('keeps an existing map with data saving, but loads none [OF-02]', async () => {
  Object.assign(there, { '/place': 1, [map.address]: 1, '/images/b/640.webp': 1 })
  const sparing = { sparing: true, pictures: [map, { address: '/images/b/640.webp' }] }
  expect(await make(sparing)).toMatchObject({ pictures: 0, missing: ['Map'] })
  await make({ pictures: [map] })
  asked = []
  expect(await make(sparing)).toMatchObject({ pictures: 1, missing: [] })
  expect(held.has(map.address)).toBe(true)
  expect(asked.filter((url) => url.startsWith('/images/'))).toEqual([])
})

test('limits pages to 300 KB, travel pages first, stories last [OF-02]', async () => {
  const half = packMostBytes / 2
  const parts = [story(1), story(2), schedule, place]
  Object.assign(there, {
    '/schedule': half,
    '/place': half / 2,
    [story(1).path]: half / 4,
    [story(2).path]: half / 2,
  })
  expect((await make({ parts })).missing).toEqual(['a story'])
  expect(await shown()).toEqual([[story(1).path, '/schedule', '/place'], friday, half * 1.75])
  there['/place'] = half + 1
  expect(await make({ parts })).toMatchObject({
    parts: [{ path: '/schedule' }, { path: '/place' }],
    missing: ['2 stories'],
  })
  expect(held.has(story(1).path)).toBe(false)
})
