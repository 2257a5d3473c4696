import { chromium, expect } from '@playwright/test'
import { readSettings, writeSettings } from '../../server/content/site.ts'
import { Reading } from '../../server/content/reading.ts'
import { write } from '../../server/content/writing.ts'
import { openStore } from '../../server/db/store.ts'
import { askHost } from '../support/ask-host.ts'
import { test, underWorker } from '../support/browser.ts'
import { seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
test.beforeEach(async () => {
  server = await startServer(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['localhost'] })
    await seedTenant(store, 'beta', { hosts: ['beta.localhost'], settings: { colours: { brand: '#5b1a2e', second: '#c9c2b4' } } })
  })
})
test.afterEach(() => server.stop())

test('[OF-01] the browser itself finds nothing against installing', async () => {
  const context = await chromium.launchPersistentContext('', { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium' })
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(server.url)
  await underWorker(page)
  const cdp = await context.newCDPSession(page)
  expect((await cdp.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
  const { errors, data } = await cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data!)).toMatchObject({ short_name: 'alpha', display: 'standalone', id: '/' })
  await context.close()
})

test('[OF-01] each department has its own manifest and icons', async () => {
  const read = async (host: string) => JSON.parse((await askHost(server.port, '/manifest.webmanifest', host)).text) as { name: string; theme_color: string; icons: { src: string; sizes: string }[] }
  const [alpha, beta] = [await read('localhost'), await read('beta.localhost')]
  expect([alpha.theme_color, beta.theme_color]).toEqual(['#123a5c', '#5b1a2e'])
  for (const { src } of alpha.icons) {
    const icons = await Promise.all(['localhost', 'beta.localhost'].map(async (host) => (await askHost(server.port, src, host)).body))
    expect(icons[0]!.subarray(1, 4).toString()).toBe('PNG')
    expect(icons[0]!.equals(icons[1]!)).toBe(false)
  }
})

test('[OF-01] the worker costs the first visit nothing before it has loaded', async ({ page }) => {
  const early: string[] = []
  let loaded = false
  page.on('load', () => { loaded = true })
  page.on('request', (request) => { if (!loaded && (request.serviceWorker() || request.url().endsWith('/sw.js'))) early.push(request.url()) })
  await page.goto(server.url)
  await underWorker(page)
  expect(early).toEqual([])
})

test('[OF-04] a new version waits for the visitor’s word, and then is there', async ({ page }) => {
  await page.goto(`${server.url}/sports/football/roster`)
  await underWorker(page)
  await expect(page.getByText(/new version/i)).toHaveCount(0)

  // Another configuration is another shell, and another shell is a new version. Written by a second process, as an import is.
  const store = await openStore(server.dataDir)
  const settings = (await readSettings(new Reading(store, 'alpha')))!
  await write(store, 'alpha', (writing) => writeSettings(writing, { ...settings, tagline: 'changed' }))
  await store.close()
  await page.waitForTimeout(300)

  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update())
  const prompt = page.getByRole('button', { name: /reload/i })
  await expect(prompt).toBeVisible({ timeout: 10_000 })
  const reloaded = page.waitForEvent('load')
  await prompt.click()
  await reloaded
  await expect(page.getByText(/new version/i)).toHaveCount(0)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.waiting)).toBeNull()
})
