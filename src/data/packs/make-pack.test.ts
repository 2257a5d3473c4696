import { beforeEach, expect, test, vi } from 'vitest'
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
const make = async (stories: number) => {
  const parts = [{ part: 'Schedule', path: '/schedule' }, { part: 'Place', path: '/place' }, ...Array.from({ length: stories }, (_, i) => ({ part: headline, path: `/news/2026/11/2${i}/football-rams.aspx` }))]
  const wanted = { gameId: 1, sportId: 1, title: 'Football', date: '2026-11-28T14:00:00', parts: parts.map((one) => ({ ...one, reads: [] })), pictures: [], missing: ['Roster'] }
  return (await makePack({ tenant: 't', wanted, signal: new AbortController().signal, progress: () => {} })).missing
}

test('[OF-02] a pack says what it is without, of stories only how many: a headline may tell how a game went', async () => {
  expect(await make(1)).toEqual(['Roster', 'Place', 'a story'])
  expect(await make(2)).toEqual(['Roster', 'Place', '2 stories'])
  there.push('/place')
  expect(await make(0)).toEqual(['Roster'])
})
