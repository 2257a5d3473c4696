import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStore } from '../../tests/support/engine.ts'
import { deleteCachedUrl, recordCachedUrl, findCachedUrls } from './cached-urls.ts'
import { transact } from '../content/transaction.ts'
import type { Store } from '../db/store.ts'
import { EdgeCache, type Shareable } from './edge-cache.ts'

let store: Store
let cache: Server
let heard: string[]
let broken: boolean
/** The edge cache answers nothing before this resolves. */
let answers: Promise<void>
let faults: unknown[]
let edgeCache: EdgeCache
beforeEach(async () => {
  heard = []
  faults = []
  broken = false
  answers = Promise.resolve()
  cache = createServer((request, response) => {
    const { method, url, headers } = request
    void answers.then(() => {
      if (!broken) heard.push(`${method} ${headers.host}${url} ${headers['accept-encoding']}`)
      response.writeHead(broken ? 500 : 200).end()
    })
  })
  await new Promise<void>((done) => cache.listen(0, '127.0.0.1', done))
  store = await openStore(':memory:')
  edgeCache = new EdgeCache(
    store,
    new URL(`http://127.0.0.1:${(cache.address() as AddressInfo).port}`),
    (error) => faults.push(error),
  )
})
afterEach(async () => {
  edgeCache.stop()
  await store.close()
  cache.closeAllConnections()
  await new Promise((done) => cache.close(done))
})

const entry = (topics: string[], tenant = 'alpha'): Shareable => ({
  tenant,
  topics,
  until: Number.POSITIVE_INFINITY,
  bytes: 1,
})
const share = (made: Shareable, address: string, host = `${made.tenant}.example`) =>
  edgeCache.share(made, made.tenant, host, address, () => true)
const touch = (tenant: string) =>
  transact(store, tenant, async ({ topics }) => {
    topics.add('navigation')
  })
const navigate = async (tenant: string) => {
  await touch(tenant)
  await edgeCache.settled()
}

test('purges exactly the addresses made from a change, in every encoding [CA-03]', async () => {
  await share(entry(['navigation', 'sports']), '/')
  await share(entry(['navigation']), '/sports/football', 'www.alpha.example')
  await share(entry(['story:1']), '/news/2026/8/28/season-opens')
  await share(entry(['navigation'], 'beta'), '/')
  await navigate('alpha')
  expect(heard.toSorted()).toEqual([
    'PURGE alpha.example/ ',
    'PURGE alpha.example/ br',
    'PURGE alpha.example/ gzip',
    'PURGE www.alpha.example/sports/football ',
    'PURGE www.alpha.example/sports/football br',
    'PURGE www.alpha.example/sports/football gzip',
  ])
  heard = []
  await navigate('alpha')
  expect(heard).toEqual([])
})

test('limits the cache time in seconds to the next scheduled change [CA-03]', async () => {
  expect((await share(entry(['navigation']), '/'))!['cache-control']).toBe(
    'public, max-age=0, must-revalidate, s-maxage=300',
  )
  const soon = { ...entry(['games']), until: Date.now() + 60_900 }
  expect((await share(soon, '/soon'))!['cache-control']).toMatch(/s-maxage=60$/)
  expect((await share(entry(['games', 'sports']), '/keys'))!['surrogate-key']).toBe(
    'alpha/games alpha/sports',
  )
})

test('does not cache an answer that was overtaken while it was recorded [CA-03]', async () => {
  expect(
    await edgeCache.share(entry(['navigation']), 'alpha', 'alpha.example', '/', () => false),
  ).toBeUndefined()
})

test('keeps a record made after a change through the purge of that change [CA-03]', async () => {
  const first = entry(['navigation'])
  await share(first, '/')
  await navigate('alpha')
  await share(entry(['navigation']), '/')
  heard = []
  await navigate('alpha')
  expect(heard).toHaveLength(3)
})

test('accepts writes while the edge cache is down, and purges later [CA-03]', async () => {
  broken = true
  await share(entry(['navigation']), '/')
  const { promise, resolve } = Promise.withResolvers<void>()
  answers = promise
  await touch('alpha')
  // If the write waited, the answer would have timed out.
  expect(faults).toEqual([])
  resolve()
  await expect.poll(() => faults.length, { timeout: 3000 }).toBeGreaterThan(0)
  broken = false
  await edgeCache.settled()
  expect(heard.length).toBeGreaterThanOrEqual(3)
})

test('limits purges for invented hosts, and purges real ones [CA-03]', async () => {
  const made = entry(['navigation'])
  for (let port = 1; port <= 100; port++) await share(made, '/', `alpha.example:${port}`)
  await share(made, '/', 'alpha.example.')
  expect(await share(made, '/', '')).toBeUndefined()
  expect(await share(made, '/', 'www.alpha.example')).toBeDefined()
  await navigate('alpha')
  expect(heard.length).toBeLessThanOrEqual(9 * 3)
  expect(heard).toContain('PURGE www.alpha.example/ br')
})

test('removes old records, also without changes [CA-03]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const rows = () =>
      store
        .of('alpha')
        .selectFrom('shared_address')
        .select('address')
        .where('tenant', '=', 'alpha')
        .execute()
    await share(entry(['navigation']), '/invented')
    expect(await rows()).toEqual([{ address: '/invented' }])
    vi.setSystemTime(Date.now() + 3_600_000)
    await share(entry(['navigation']), '/')
    await expect.poll(rows).toEqual([{ address: '/' }])
  } finally {
    vi.useRealTimers()
  }
})

test('keeps a record made during a purge [CA-03]', async () => {
  const at = { host: 'alpha.example', address: '/' }
  await recordCachedUrl(store, 'alpha', at, ['navigation'], 5)
  await deleteCachedUrl(store, 'alpha', at, 5)
  expect(await findCachedUrls(store, 'alpha', ['navigation'])).toEqual([at])
  expect(await findCachedUrls(store, 'alpha', ['*'])).toEqual([at])
  await deleteCachedUrl(store, 'alpha', at, 6)
  expect(await findCachedUrls(store, 'alpha', ['navigation'])).toEqual([])
})
