import { chromium, expect } from '@playwright/test'
import { readSettings, writeSettings } from '../../server/content/department/site.ts'
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
  type Picture = { src: string; sizes: string; purpose?: string; form_factor?: string }
  type Manifest = { name: string; theme_color: string; icons: Picture[]; screenshots: Picture[]; shortcuts: { url: string; icons: Picture[] }[] }
  const read = async (host: string) => JSON.parse((await askHost(server.port, '/manifest.webmanifest', host)).text) as Manifest
  const [alpha, beta] = [await read('localhost'), await read('beta.localhost')]
  expect([alpha.theme_color, beta.theme_color]).toEqual(['#123a5c', '#5b1a2e'])
  expect(alpha.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512', 'monochrome 512x512'])
  expect(alpha.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide'])
  const picturesOf = ({ icons, screenshots, shortcuts }: Manifest) => [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)]
  const own = picturesOf(beta).map(({ src }) => src)
  for (const { src, sizes } of picturesOf(alpha)) {
    expect(own).not.toContain(src)
    const [one, other] = await Promise.all(['localhost', 'beta.localhost'].map((host) => askHost(server.port, src, host)))
    // PNG says its width and height at 16 and 20.
    expect(`${one!.body.readUInt32BE(16)}x${one!.body.readUInt32BE(20)}`).toBe(sizes)
    expect(one!.headers['cache-control']).toContain('immutable')
    // Another department has no picture of this one, whatever address is asked for.
    expect(other!.headers['cache-control']).not.toContain('immutable')
    expect(one!.body.equals(other!.body)).toBe(false)
  }
  for (const { url } of alpha.shortcuts) expect((await askHost(server.port, url, 'localhost')).status).toBe(200)
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
  await page.clock.install()
  await page.goto(`${server.url}/sports/football/roster`)
  await underWorker(page)
  await expect(page.getByText(/new version/i)).toHaveCount(0)

  // Another configuration is another shell, and another shell is a new version. Written by a second process, as an import is.
  const store = await openStore(server.dataDir)
  const settings = (await readSettings(new Reading(store, 'alpha')))!
  await write(store, 'alpha', (writing) => writeSettings(writing, { ...settings, tagline: 'changed' }))
  await store.close()
  await page.waitForTimeout(300)

  // What comes in its first minute was out before the page.
  await page.clock.fastForward(61_000)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update())
  const prompt = page.getByRole('button', { name: /reload/i })
  await expect(prompt).toBeVisible({ timeout: 10_000 })
  const reloaded = page.waitForEvent('load')
  await prompt.click()
  await reloaded
  await expect(page.getByText(/new version/i)).toHaveCount(0)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.waiting)).toBeNull()
})
