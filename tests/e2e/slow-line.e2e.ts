import { expect, type Page } from '@playwright/test'
import { openStore } from '../../server/db/store.ts'
import { readSettings, writeSettings } from '../../server/content/department/site.ts'
import { Reading } from '../../server/content/reading.ts'
import { write } from '../../server/content/writing.ts'
import { test, underWorker } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { slowLine, type SlowLine } from '../support/slow-line.ts'
import { within } from '../support/within.ts'

let server: TestServer
let line: SlowLine
test.beforeEach(async () => {
  server = await startServer((store) => seedTenant(store, 'alpha', { hosts: ['localhost'] }))
  line = await slowLine(server.port)
})
test.afterEach(async () => { line.close(); await server.stop() })

const schedule = '/sports/football/schedule'
const kept = (page: Page, path: string) => page.evaluate(async (key) => (await (await caches.open('pages-alpha')).match(key))?.headers.get('x-saved-at') ?? null, path)

async function seen(page: Page): Promise<void> {
  await page.goto(line.url)
  await underWorker(page)
  await page.goto(line.url + schedule)
  await expect.poll(() => kept(page, schedule)).not.toBeNull()
}

test('[OF-02] a page whose body takes six seconds comes whole, kept or not', async ({ page, complaints }) => {
  await seen(page)
  line.fault = { path: /schedule$/, body: 6000 }
  await page.goto(line.url + schedule)
  // The script that takes the page over stands at its very end.
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['build'] ?? '')).not.toBe('')
  await expect(page.getByText(/Saved .*offline/)).toBeHidden()
  expect(complaints).toEqual([])
})

test('[OF-02] while the network is slow the kept page is shown, and what comes late is kept for the next time', async ({ page }) => {
  await seen(page)
  const before = await kept(page, schedule)
  line.fault = { path: /schedule$/, head: 6000 }
  const began = Date.now()
  await page.goto(line.url + schedule)
  expect(Date.now() - began).toBeLessThan(5500)
  await expect(page.locator('#main')).toContainText('Calder Tech')
  await expect.poll(() => kept(page, schedule), { timeout: 8000 }).not.toBe(before)
})

for (const status of [301, 404, 410]) {
  test(`[OF-02] what the server answers with ${status} is not shown from the device any more`, async ({ page }) => {
    await seen(page)
    line.fault = { path: /schedule$/, status, ...(status === 301 && { location: '/sports/football' }) }
    await page.goto(line.url + schedule)
    await expect.poll(() => kept(page, schedule)).toBeNull()
  })
}

test('[OF-02] a page with another query is never shown in place of the one that was asked for', async ({ page }) => {
  await page.goto(line.url)
  await underWorker(page)
  await page.goto(`${line.url}${schedule}?where=A`)
  await expect.poll(() => kept(page, `${schedule}?where=A`)).not.toBeNull()
  await page.goto(line.url)
  await page.evaluate(async (path) => { await (await caches.open('pages-alpha')).delete(path) }, schedule)
  await server.kill()
  line.close()
  const response = await page.goto(`${line.url}${schedule}?where=H`)
  expect(await response!.text()).toContain('<div id="app"></div>')
  await expect(page.locator('#main')).toContainText('Ashford')
})

test('[OF-01] icons under the same address are renewed', async ({ page }) => {
  await page.goto(line.url)
  await underWorker(page)
  const icon = () => page.evaluate(async () => {
    const bytes = await (await fetch('/icons/any-192.png')).arrayBuffer()
    return [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))].join()
  })
  const old = await icon()
  const store = await openStore(server.dataDir)
  const settings = (await readSettings(new Reading(store, 'alpha')))!
  await write(store, 'alpha', (writing) => writeSettings(writing, { ...settings, colours: { brand: '#5b1a2e', second: '#c9c2b4' } }))
  await store.close()
  await expect.poll(icon, { timeout: 10_000 }).not.toBe(old)
})

test('[OF-02] a line that hangs: where pages are drawn in the browser, what was seen opens and what was not is said to be waited for, and comes; once the line is known to hang nothing is held back for it', async ({ page }) => {
  test.setTimeout(120_000)
  const own = await startServer(departmentWith({ 'takeovers.yaml': '[]', 'splashes.yaml': '[]' }, { rendered: false }))
  const hung = await slowLine(own.port)
  try {
    await page.goto(hung.url)
    await underWorker(page)
    await page.goto(hung.url + schedule)
    await expect(page.locator('#main')).toContainText('Calder Tech')
    await expect.poll(() => page.evaluate(async () => (await (await caches.open('answers-testham')).keys()).filter(({ url }) => /Schedule\?/.test(url)).length)).toBeGreaterThan(0)
    hung.fault = { path: /./, head: 25_000 }
    const waited: number[] = []
    const opens = async (path: string, words: string) => {
      const began = Date.now()
      await page.goto(hung.url + path)
      await expect(page.locator('#main')).toContainText(words, { timeout: 20_000 })
      waited.push(Date.now() - began)
    }
    await opens(schedule, 'Calder Tech')
    await opens(schedule, 'Calder Tech')
    await opens('/sports/football/roster', 'Still waiting for this page')
    test.info().annotations.push({ type: 'measured', description: `${waited.join(', ')} ms` })
    expect(waited[0]).toBeLessThan(within(7000))
    expect(waited[1]).toBeLessThan(within(4000))
    expect(waited[2]).toBeLessThan(within(4000))
    hung.fault = undefined
    await expect(page.locator('#main')).toContainText('Okafor', { timeout: 60_000 })
  } finally {
    hung.close()
    await own.stop()
  }
})

test('[OF-02] a page never seen on a line that takes six seconds for everything: it says that it is waited for, and is shown as the server drew it when that comes', async ({ page }) => {
  await page.goto(line.url)
  await underWorker(page)
  await page.goto(`${line.url}/settings`)
  line.fault = { path: /./, head: 6500 }
  await page.goto(`${line.url}/sports/football/roster`)
  await expect(page.locator('#main')).toContainText('Still waiting for this page', { timeout: 10_000 })
  await expect(page.locator('#main')).toContainText('Ramos', { timeout: 20_000 })
  await expect.poll(() => page.evaluate(() => document.querySelector('#state')?.textContent)).toContain('"router"')
})
