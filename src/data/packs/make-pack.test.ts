import { beforeEach, expect, test, vi } from 'vitest'
import type { PackPicture } from '../../contract/packs.ts'
import { makePack } from './make-pack.ts'

const headline = 'Rams rout Ashford 41–7'
/** Addresses that answer. */
let there: string[]
beforeEach(() => {
  there = ['/schedule']
  const cache = { put: async () => {}, keys: async () => [], delete: async () => true }
  vi.stubGlobal('caches', { match: async () => undefined, open: async () => cache, delete: async () => true })
  vi.stubGlobal('location', { origin: 'https://a.test' })
  vi.stubGlobal('fetch', async (path: string) => new Response('<html></html>', { status: there.includes(path) ? 200 : 404 }))
})
const make = async (stories: number, pictures: PackPicture[] = []) => {
  const parts = [{ part: 'Schedule', path: '/schedule' }, { part: 'Place', path: '/place' }, ...Array.from({ length: stories }, (_, i) => ({ part: headline, path: `/news/2026/11/2${i}/football-rams.aspx` }))]
  const wanted = { gameId: 1, sportId: 1, title: 'Football', date: '2026-11-28T14:00:00', parts: parts.map((one) => ({ ...one, reads: [] })), pictures, missing: ['Roster'] }
  return (await makePack({ tenant: 't', wanted, signal: new AbortController().signal, progress: () => {} })).missing
}

test('[OF-02] a pack says what it is without, of stories only how many: a headline may tell how a game went', async () => {
  expect(await make(1)).toEqual(['Roster', 'Place', 'a story'])
  expect(await make(2)).toEqual(['Roster', 'Place', '2 stories'])
  there.push('/place')
  expect(await make(0)).toEqual(['Roster'])
})

test('[OF-02] a pack that the line cut short says so, and is made again sooner; what the server does not have is only missing', async () => {
  const answer = globalThis.fetch
  const made = async () => makePack({ tenant: 't', wanted: { gameId: 1, sportId: 1, title: 'Football', date: '2026-11-28T14:00:00', parts: [{ part: 'Schedule', path: '/schedule', reads: [] }, { part: 'Place', path: '/place', reads: [] }], pictures: [], missing: [] }, signal: new AbortController().signal, progress: () => {} })
  expect([(await made()).missing, (await made()).cutShort]).toEqual([['Place'], undefined])
  for (const fails of [async () => { throw new TypeError('no network') }, async () => new Response('', { status: 502 })]) {
    vi.stubGlobal('fetch', async (path: string, how: object) => (path === '/place' ? fails() : answer(path, how)))
    expect([(await made()).missing, (await made()).cutShort]).toEqual([['Place'], true])
  }
})

test('[OF-02] a map that could not be had is named, a picture that only adorns is not', async () => {
  there.push('/place', '/images/a/640.webp')
  const pictures = [{ address: '/images/map/1280.webp', part: 'Map' }, { address: '/images/a/640.webp' }, { address: '/images/b/640.webp' }]
  expect(await make(0, pictures)).toEqual(['Roster', 'Map'])
  there.push('/images/map/1280.webp')
  expect(await make(0, pictures)).toEqual(['Roster'])
})

test('[OF-02] a map that breaks off on the way takes nothing else with it, and is fetched again sooner', async () => {
  const answer = globalThis.fetch
  const broken = () => new Response(new ReadableStream({ pull: (body) => { body.error(new TypeError('broken off')) } }))
  const made = (pictures: PackPicture[]) => makePack({ tenant: 't', wanted: { gameId: 1, sportId: 1, title: 'Football', date: '2026-11-28T14:00:00', parts: [{ part: 'Schedule', path: '/schedule', reads: [] }], pictures, missing: [] }, signal: new AbortController().signal, progress: () => {} })
  vi.stubGlobal('fetch', async (path: string, how: object) => (path.startsWith('/images/') ? broken() : answer(path, how)))
  expect(await made([{ address: '/images/map/1280.webp', part: 'Map' }])).toMatchObject({ parts: [{ path: '/schedule' }], missing: ['Map'], cutShort: true })
  expect((await made([{ address: '/images/a/640.webp' }])).cutShort).toBeUndefined()
})
