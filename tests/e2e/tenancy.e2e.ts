import { expect } from '@playwright/test'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { test, underWorker } from '../support/browser.ts'
import { askHost } from '../support/ask-host.ts'
import { canaryOf, seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let forwarder: string
test.beforeAll(async () => {
  server = await startServer(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['alpha.localhost', 'localhost'] })
    await seedTenant(store, 'beta', { hosts: ['beta.localhost'] })
    forwarder = await createToken(store, '', 'forwarder')
  })
})
test.afterAll(() => server?.stop())

const paths = ['/', '/sports/football', '/sports/football/schedule', '/sports/football/roster', '/news/2026/8/28/season-opens', '/nope', '/_shell', '/sw.js', '/manifest.webmanifest',
  '/api/v2/Sports', '/api/v2/common/settings', '/api/v2/Schedule?sportId=1', '/api/v2/Rosters?sportId=1', '/api/v2/Stories', '/api/v2/EventsResults/scoreboard']
const ask = (path: string, headers: Record<string, string>) => fetch(`http://127.0.0.1:${server.port}${path}`, { headers, redirect: 'manual' })
test('[CA-04] by host name, not a byte of one tenant in the answers of the other', async () => {
  for (const path of paths) {
    for (const [host, mine, other] of [['alpha.localhost', 'alpha', 'beta'], ['beta.localhost:99', 'beta', 'alpha'], ['BETA.localhost.', 'beta', 'alpha']] as const) {
      const { body, headers, status } = await askHost(server.port, path, host)
      const text = JSON.stringify(headers) + body.toString()
      expect([path, host, status < 500]).toEqual([path, host, true])
      expect([path, host, text.includes(canaryOf(other))]).toEqual([path, host, false])
      if (status === 200 && !/sw\.js|Sports$/.test(path)) expect([path, host, text.includes(canaryOf(mine))]).toEqual([path, host, true])
    }
  }
})

test('[CA-04] a host that no department has is 421', async () => {
  for (const host of ['evil.example', 'alpha.localhost.evil.example', 'xalpha.localhost', 'alpha.localhost@evil.example', 'alpha.localhost/..', 'a b']) {
    const { status, text } = await askHost(server.port, '/', host)
    expect([host, status === 421 || status === 400]).toEqual([host, true])
    expect(text).not.toContain('canary')
  }
})

test("[CA-04] a stranger's tenant header is ignored, a forwarder's counts", async () => {
  const stranger = await (await ask('/api/v2/common/settings', { tenant: 'beta' })).text()
  expect(stranger).toContain(canaryOf('alpha'))
  expect(await (await ask('/api/v2/common/settings', { tenant: 'beta', authorization: 'Bearer wrong' })).text()).toBe(stranger)
  expect(await (await ask('/api/v2/common/settings', { tenant: 'beta', authorization: `Bearer ${forwarder}` })).text()).toContain(canaryOf('beta'))
  expect((await ask('/api/v2/common/settings', { authorization: `Bearer ${forwarder}` })).status).toBe(400)
  expect((await ask('/api/v2/common/settings', { tenant: 'nobody', authorization: `Bearer ${forwarder}` })).status).toBe(400)
})

test('[CA-04] forwarded headers of a stranger change nothing', async () => {
  const plain = await (await ask('/', {})).text()
  for (const name of ['x-forwarded-host', 'x-original-url', 'x-rewrite-url', 'x-http-method-override', 'forwarded', 'x-forwarded-proto']) {
    expect([name, await (await ask('/', { [name]: 'evil.example' })).text() === plain]).toEqual([name, true])
  }
})

test('[CA-04] each tenant keeps its own things in the browser', async ({ page }) => {
  for (const tenant of ['alpha', 'beta']) {
    await page.goto(server.urlOf(`${tenant}.localhost`))
    await underWorker(page)
    await page.goto(`${server.urlOf(`${tenant}.localhost`)}/sports/football/schedule`)
    await page.waitForTimeout(400)
    const kept = await page.evaluate(async () => {
      const all = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) all.push(`${name} ${request.url} ${await (await cache.match(request))!.text()}`)
      }
      return all
    })
    expect(kept.some((entry) => entry.startsWith(`pages-${tenant} `))).toBe(true)
    expect(kept.filter((entry) => entry.includes(canaryOf(tenant === 'alpha' ? 'beta' : 'alpha')))).toEqual([])
  }
})
