import { beforeEach, expect, test, vi } from 'vitest'
import { packMostBytes } from '../../domain/constants.ts'
import * as api from '../../contract/api.ts'
import { packManifestPath, type Pack, type PackPicture } from '../../contract/packs.ts'
import { apiQuery, type ApiQuery } from '../api-query.ts'
import { dependentRead } from '../dependent-read.ts'
import { downloadPack, type PackPlan } from './download-pack.ts'

const headline = 'Rams rout Ashford 41–7'
const friday = Date.parse('2026-11-27T18:00:00Z')
const saturday = friday + 86_400_000
const map = { address: '/images/map/1280.webp', part: 'Map' }
/** Addresses that answer, and the answers of some others. */
let there: string[]
let instead: Record<string, () => Promise<Response>>
let asked: string[]
/** The contents of the pack's cache. */
let held: Map<string, Response>
beforeEach(() => {
  there = ['/schedule']
  instead = {}
  asked = []
  held = new Map()
  const path = (key: string | { url: string }) =>
    new URL(typeof key === 'string' ? key : key.url, 'https://a.test').pathname
  const match = async (key: string) => held.get(path(key))?.clone()
  const cache = {
    match,
    put: async (key: string, copy: Response) => void held.set(path(key), copy),
    keys: async () => [...held.keys()].map((one) => ({ url: `https://a.test${one}` })),
    delete: async (key: { url: string }) => held.delete(path(key)),
  }
  vi.stubGlobal('caches', {
    match,
    open: async () => cache,
    delete: async () => {
      held.clear()
      return true
    },
  })
  vi.stubGlobal('location', { origin: 'https://a.test' })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return (
      (await instead[path]?.()) ??
      new Response(`<html>${path}</html>`, { status: there.includes(path) ? 200 : 404 })
    )
  })
})
const noLine = async () => {
  throw new TypeError('no network')
}
const broken = async () => new Response('', { status: 502 })
const schedule = { part: 'Schedule', path: '/schedule', reads: [] }
const place = { part: 'Place', path: '/place', reads: [] }
const story = (i: number) => ({
  part: headline,
  path: `/news/2026/11/2${i}/football-rams.aspx`,
  reads: [],
})
const made = async (some: Partial<PackPlan> = {}, now?: number) =>
  downloadPack({
    tenant: 't',
    wanted: {
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
    ...(now && { now }),
  })
const make = async (stories: number, pictures: PackPicture[] = []) =>
  (
    await made({
      parts: [schedule, place, ...Array.from({ length: stories }, (_, i) => story(i))],
      pictures,
      missing: ['Roster'],
    })
  ).missing
const paths = ({ parts }: Pack) => parts.map(({ path }) => path)

test('names missing parts, and counts missing stories [OF-02]', async () => {
  expect(await make(1)).toEqual(['Roster', 'Place', 'a story'])
  expect(await make(2)).toEqual(['Roster', 'Place', '2 stories'])
  there.push('/place')
  expect(await make(0)).toEqual(['Roster'])
})

test('marks an interrupted pack for an early retry, and 404 pages as missing [OF-02]', async () => {
  expect([(await made()).missing, (await made()).cutShort]).toEqual([['Place'], undefined])
  for (const fails of [noLine, broken]) {
    instead['/place'] = fails
    expect([(await made()).missing, (await made()).cutShort]).toEqual([['Place'], true])
  }
})

test('names a missing map, but not a missing decorative picture [OF-02]', async () => {
  there.push('/place', '/images/a/640.webp')
  const pictures = [map, { address: '/images/a/640.webp' }, { address: '/images/b/640.webp' }]
  expect(await make(0, pictures)).toEqual(['Roster', 'Map'])
  there.push(map.address)
  expect(await make(0, pictures)).toEqual(['Roster'])
})

test('keeps everything else when the map breaks off, and retries earlier [OF-02]', async () => {
  for (const address of [map.address, '/images/a/640.webp'])
    instead[address] = async () =>
      new Response(
        new ReadableStream({
          pull: (body) => {
            body.error(new TypeError('broken off'))
          },
        }),
      )
  expect(await made({ parts: [schedule], pictures: [map] })).toMatchObject({
    parts: [{ path: '/schedule' }],
    missing: ['Map'],
    cutShort: true,
  })
  expect(
    (await made({ parts: [schedule], pictures: [{ address: '/images/a/640.webp' }] })).cutShort,
  ).toBeUndefined()
})

test.each([
  ['breaks', noLine],
  ['answers 502', broken],
])(
  'keeps existing parts with size and age on a renewal with a line that %s [OF-02]',
  async (_, fails) => {
    there.push('/place', map.address, story(1).path)
    const wanted = { parts: [schedule, place, story(1)], pictures: [map] }
    const whole = await made(wanted, friday)
    expect([whole.parts.length, whole.missing, whole.at, whole.cutShort]).toEqual([
      3,
      [],
      friday,
      undefined,
    ])
    for (const path of [place.path, story(1).path, map.address]) instead[path] = fails
    const again = await made(wanted, saturday)
    expect(paths(again)).toEqual(paths(whole))
    expect([again.missing, again.pictures, again.bytes]).toEqual([[], 1, whole.bytes])
    // As old as its oldest page, and still retried in ten minutes.
    expect([again.at, again.cutShort, again.tried]).toEqual([friday, true, saturday])
    expect([...held.keys()].toSorted()).toEqual(
      [packManifestPath, map.address, story(1).path, '/place', '/schedule'].toSorted(),
    )
    instead = { '/schedule': fails }
    expect((await made(wanted, saturday + 600_000)).at).toBe(saturday)
    instead = {}
    expect(await made(wanted, saturday + 1_200_000)).toEqual({
      ...whole,
      at: saturday + 1_200_000,
      parts: whole.parts.map((part) => ({ ...part, at: saturday + 1_200_000 })),
    })
  },
)

test('drops withdrawn pages on renewal, and reads older manifests [OF-02]', async () => {
  there.push('/place')
  const whole = await made({}, friday)
  held.set(
    packManifestPath,
    Response.json({ ...whole, parts: whole.parts.map(({ part, path }) => ({ part, path })) }),
  )
  instead['/place'] = noLine
  const again = await made({}, saturday)
  expect([again.parts[1], again.at]).toEqual([
    { part: 'Place', path: '/place', at: friday, bytes: Math.round(whole.bytes / 2) },
    friday,
  ])
  instead['/place'] = async () => new Response('', { status: 404 })
  expect(await made({}, saturday)).toMatchObject({
    parts: [{ path: '/schedule' }],
    missing: ['Place'],
    at: saturday,
  })
})

test('stores answers as on the page, else as requested [OF-02]', async () => {
  const of = { gameId: 1 }
  const layout = apiQuery(api.gameCenterLayout, of)
  const after = dependentRead(layout, () => null)
  const said = (read: ApiQuery, value: unknown) => [...read.queryKey, { value }]
  const state = { answers: [said(layout, { gameId: 1 }), said(after, null)] }
  instead['/schedule'] = async () =>
    new Response(
      `<script id="state" type="application/json">${JSON.stringify(state)}</script></html>`,
    )
  there.push('/place', '/api/v2/game-center/1/hero')
  const reads = [layout, after, apiQuery(api.gameCenterHero, of)]
  await made({
    parts: [
      { ...schedule, reads },
      { ...place, reads: reads.slice(2) },
    ],
  })
  expect(await held.get('/api/v2/game-center/1/layout')!.clone().json()).toEqual({ gameId: 1 })
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual(['/api/v2/game-center/1/hero'])
  expect(held.has('/api/v2/game-center/1/hero')).toBe(true)
})

test('keeps the old pack when a renewal fails [OF-02]', async () => {
  instead['/schedule'] = instead['/place'] = noLine
  await expect(made({}, friday)).rejects.toThrow('nothing came')
  expect(held.size).toBe(0)
  instead = {}
  const whole = await made({}, friday)
  instead['/schedule'] = instead['/place'] = noLine
  await expect(made({}, saturday)).rejects.toThrow('nothing came')
  expect(await held.get(packManifestPath)!.clone().json()).toEqual(whole)
})

test('keeps an existing map with data saving, and never refetches pictures [OF-02]', async () => {
  there.push('/place', map.address, '/images/b/640.webp')
  const sparing = { sparing: true, pictures: [map, { address: '/images/b/640.webp' }] }
  expect(await made(sparing)).toMatchObject({ pictures: 0, missing: ['Map'] })
  await made({ pictures: [map] })
  asked = []
  expect(await made(sparing)).toMatchObject({ pictures: 1, missing: [] })
  expect(held.has(map.address)).toBe(true)
  expect((await made({ pictures: [map] })).pictures).toBe(1)
  expect(asked.filter((path) => path.startsWith('/images/'))).toEqual([])
})

test('limits pages to 300 KB, travel pages first, stories last [OF-02]', async () => {
  const page =
    (bytes: number, said = true) =>
    async () =>
      new Response('x'.repeat(bytes), said ? { headers: { 'content-length': String(bytes) } } : {})
  const half = packMostBytes / 2
  const parts = [story(1), story(2), story(3), schedule, place]
  instead = {
    '/schedule': page(half),
    '/place': page(half / 2),
    [story(1).path]: page(half / 4),
    [story(2).path]: page(half / 2),
    [story(3).path]: page(10),
  }
  const pack = await made({ parts })
  expect([paths(pack), pack.missing, pack.bytes]).toEqual([
    [story(1).path, '/schedule', '/place'],
    ['2 stories'],
    half * 1.75,
  ])
  expect(asked).not.toContain(story(3).path)
  expect([held.has(story(2).path), pack.cutShort]).toEqual([false, undefined])
  // When only the whole body shows its size, and when the rest alone is too large.
  instead[story(2).path] = page(half / 2, false)
  expect((await made({ parts })).missing).toEqual(['2 stories'])
  instead['/place'] = page(half + 1)
  expect(await made({ parts })).toMatchObject({
    parts: [{ path: '/schedule' }, { path: '/place' }],
    missing: ['3 stories'],
  })
})
