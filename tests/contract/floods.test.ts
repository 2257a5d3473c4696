import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { savedAtHeader } from '../../src/contract/messages.ts'
import { rendering } from '../../src/entry-server.tsx'
import { footballFile } from '../support/football-file.ts'
import { seedTenant } from '../support/seed.ts'
import { siteOf, type Site } from '../support/upstream.ts'

let site: Site
let token: string
beforeAll(async () => {
  site = await siteOf(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['alpha.localhost'] })
    await seedTenant(store, 'beta', { hosts: ['beta.localhost'] })
    token = await createToken(store, 'alpha', 'ingest')
  })
})
afterAll(() => site.close())

const ask = (path: string, host = 'alpha.localhost') => site.ask(path, host)
const visit = (path: string, host: string, from: string) =>
  site.app.fetch(new Request(`http://${host}${path}`, { headers: { host } }), from)

test('draws the page of a missing story once for all such addresses [SE-02]', async () => {
  const drawn = vi.spyOn(rendering, 'renderDocument')
  const stories = await Promise.all(
    Array.from({ length: 20 }, (_, i) => ask(`/news/2026/8/28/invented-${i}`)),
  )
  expect(new Set(stories.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(stories[0]!.status).toBe(404)
  expect(stories[0]!.text).not.toContain('invented')
  expect(drawn).toHaveBeenCalledTimes(1)
  const players = [1, 2, 3].map((i) => ask(`/sports/football/roster/nobody/${9000 + i}`))
  expect(new Set((await Promise.all(players)).map(({ text }) => text)).size).toBe(1)
  expect(drawn).toHaveBeenCalledTimes(2)
  const other = await ask('/news/2026/8/28/invented-1', 'beta.localhost')
  expect([other.status, other.text === stories[0]!.text]).toEqual([404, false])
})

test('answers all other clients during a flood of one, in their turn [SE-02]', async () => {
  let done = 0
  const flood = Array.from({ length: 150 }, async (_, i) => {
    const { status } = await visit(`/search?q=words+${i}`, 'alpha.localhost', '198.51.100.6')
    if (status === 200) done++
    return status
  })
  const fans = [
    visit('/', 'alpha.localhost', '198.51.100.7'),
    visit('/sports/football/schedule', 'beta.localhost', '198.51.100.8'),
  ]
  expect((await Promise.all(fans)).map(({ status }) => status)).toEqual([200, 200])
  // A queue without turns would answer these after 150 others, or refuse them.
  expect(done).toBeLessThan(75)
  expect(new Set(await Promise.all(flood))).toEqual(new Set([200]))
}, 60_000)

test('shows the page before a score while all renders are busy [SE-02]', async () => {
  const schedule = () => visit('/sports/football/schedule', 'alpha.localhost', '198.51.100.7')
  const before = await (await schedule()).text()
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const { render } = rendering
  const renders = vi.spyOn(rendering, 'render').mockImplementation(async (request, ...rest) => {
    if (request.url.includes('/search')) await gate
    return render(request, ...rest)
  })
  const flood = [1, 2, 3, 4, 5].map((i) => visit(`/search?q=${i}`, 'beta.localhost', '::1'))
  await vi.waitFor(() => expect(renders).toHaveBeenCalledTimes(4))

  const sent = await fetch(`http://localhost:${site.port}/api/v2/ingest/games/1/stats`, {
    method: 'PUT',
    body: footballFile({ us: [4711] }),
    headers: { authorization: `Bearer ${token}` },
  })
  expect(sent.status).toBe(200)
  const during = await schedule()
  expect(during.headers.get(savedAtHeader)).not.toBeNull()
  expect([during.headers.get('cache-control'), await during.text()]).toEqual(['no-store', before])
  open()
  await Promise.all(flood)
  const after = await schedule()
  expect(after.headers.get(savedAtHeader)).toBeNull()
  expect(await after.text()).toContain('4711')
})

/** Sends pipelined requests in one write. `late`: the server did not close the connection. */
const pipelined = (paths: readonly string[]) =>
  new Promise<{ text: string; late: boolean }>((resolve) => {
    const parts: Buffer[] = []
    let late = false
    const socket = connect(site.port, '127.0.0.1', () =>
      socket.write(
        paths
          .map((path, i) => {
            const last = i === paths.length - 1 ? 'connection: close\r\n' : ''
            return `GET ${path} HTTP/1.1\r\nhost: alpha.localhost\r\n${last}\r\n`
          })
          .join(''),
      ),
    )
    socket.on('data', (part) => parts.push(part))
    socket.on('error', () => {})
    socket.on('close', () => resolve({ text: Buffer.concat(parts).toString('latin1'), late }))
    socket.setTimeout(3000, () => {
      late = true
      socket.destroy()
    })
  })

test('answers pipelined requests one after the other, in order [SE-02]', async () => {
  let running = 0
  let most = 0
  const fetch = site.app.fetch.bind(site.app)
  const spy = vi.spyOn(site.app, 'fetch').mockImplementation(async (request, from) => {
    most = Math.max(most, ++running)
    try {
      return await fetch(request, from)
    } finally {
      running--
    }
  })
  const paths = Array.from({ length: 40 }, (_, i) => `/api/v2/nothing-${i}`)
  const { text, late } = await pipelined(paths)
  expect([...text.matchAll(/nothing-\d+/g)].map(([one]) => `/api/v2/${one}`)).toEqual(paths)
  expect([most, late]).toEqual([1, false])
  spy.mockRestore()
})

test('closes a connection with more pipelined requests than it answers [SE-02]', async () => {
  const { text, late } = await pipelined(Array.from({ length: 1000 }, () => '/search?q=x'))
  expect([text.split('HTTP/1.1 200').length - 1 < 5, late]).toEqual([true, false])
})
