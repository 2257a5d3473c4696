import { expect, type Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { test, underWorker } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { startServer, type TestServer } from '../support/server.ts'

/** Silence of so many seconds: 8 bits, 1000 samples a second. */
function silence(seconds: number): Buffer {
  const rate = 8000
  const file = Buffer.alloc(44 + seconds * rate, 128)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(36 + seconds * rate, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  for (const [at, value] of [[16, 16], [24, rate], [28, rate], [40, seconds * rate]] as const) file.writeUInt32LE(value, at)
  for (const [at, value] of [[20, 1], [22, 1], [32, 1], [34, 8]] as const) file.writeUInt16LE(value, at)
  file.write('data', 36, 'latin1')
  return file
}

const long = 'A name of an episode that goes on for as long as any title of sixty letters may'
const many = Array.from({ length: 30 }, (_, i) => `- {title: Quick word ${i + 1}, sound: 'https://audio.testham.example/quick/${i + 1}.mp3', publishDate: 2026-07-${String(i + 1).padStart(2, '0')}T06:00}`).join('\n')

let server: TestServer
test.beforeAll(async () => {
  test.setTimeout(90_000)
  server = await startServer(departmentWith({ 'site.yaml': '+mediaHosts: [audio.testham.example]\ntakeovers: false\n', 'splashes.yaml': '[]', 'podcasts.yaml': `+- {title: ${long}, showId: The Kennel, sound: 'https://elsewhere.testham.example/9.mp3', publishDate: 2026-08-20T06:00}\n${many}\n` }))
})
test.afterAll(() => server?.stop())

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
/** The sound of the fixture lies elsewhere: that host answers with silence, in parts as a browser asks for it. */
const withSound = (page: Page) => page.route('https://audio.testham.example/**', async (route) => {
  const all = silence(90)
  const [, first = '0', last = ''] = /bytes=(\d+)-(\d*)/.exec(route.request().headers()['range'] ?? '') ?? []
  const end = last === '' ? all.length - 1 : Number(last)
  await route.fulfill({ status: 206, body: all.subarray(Number(first), end + 1), headers: { 'content-type': 'audio/wav', 'accept-ranges': 'bytes', 'content-range': `bytes ${first}-${end}/${all.length}` } })
})
const player = (page: Page) => page.getByRole('region', { name: 'Podcast player' })
const seconds = async (page: Page) => Number(await player(page).getByRole('slider', { name: 'Position' }).inputValue())

test('[RT-09] [MD-03] an episode plays on while the pages change, and is taken up where it was', async ({ page, complaints }) => {
  await withSound(page)
  await page.setViewportSize(phone)
  await page.goto(`${server.url}/podcasts`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Podcasts')
  await page.getByRole('link', { name: 'Opening week', exact: true }).click()
  await expect(page).toHaveURL(/\/podcasts\/opening-week\/\d+$/)
  await page.getByRole('button', { name: 'Play episode: Opening week' }).click()
  await expect(player(page).getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  await expect.poll(() => seconds(page)).toBeGreaterThan(0)
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe('Opening week')

  // The page changes, the sound does not.
  await page.getByRole('link', { name: 'All podcasts' }).click()
  await expect(page).toHaveURL(/\/podcasts$/)
  const before = await seconds(page)
  await expect.poll(() => seconds(page)).toBeGreaterThan(before)
  await expect(page.getByRole('button', { name: 'Pause episode: Opening week' })).toBeVisible()

  await player(page).getByRole('button', { name: 'Ahead 30 seconds' }).click()
  await expect.poll(() => seconds(page)).toBeGreaterThanOrEqual(30)
  await player(page).getByRole('combobox', { name: 'Speed' }).selectOption('1.5')
  await player(page).getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeFocused()

  // Another visit: there, silent, where it was.
  await page.goto(server.url)
  await expect(player(page).getByRole('link', { name: 'Opening week' })).toBeVisible()
  expect(await seconds(page)).toBeGreaterThanOrEqual(30)
  await expect(player(page).getByRole('combobox', { name: 'Speed' })).toHaveValue('1.5')
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await player(page).getByRole('button', { name: 'Close the player' }).click()
  await expect(player(page)).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()
  expect(complaints).toEqual([])
})

test('[RT-09] a quiet page has no player; a sound that no page may play is a link to it', async ({ page, complaints }) => {
  await withSound(page)
  await page.goto(`${server.url}/podcasts`)
  await expect(page.getByRole('link', { name: `Play episode: ${long}` })).toHaveAttribute('href', 'https://elsewhere.testham.example/9.mp3')
  await page.getByRole('button', { name: 'Play episode: Opening week' }).click()
  await expect(player(page)).toBeVisible()
  await page.goto(`${server.url}/login`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(player(page)).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('[RT-09] addresses: the right one, pages of a list, and what is not there', async ({ request }) => {
  const status = async (path: string) => (await request.get(server.url + path, { maxRedirects: 0 })).status()
  const episodes = (await (await request.get(`${server.url}/api/v2/Podcasts?searchTerm=Opening`)).json()) as { items: { id: number; category: { id: number } }[] }
  const { id, category } = episodes.items[0]!
  const moved = await request.get(`${server.url}/podcasts/some-other-name/${id}`, { maxRedirects: 0 })
  expect([moved.status(), moved.headers()['location']]).toEqual([301, `/podcasts/opening-week/${id}`])
  const show = await request.get(`${server.url}/podcasts/shows/x/${category.id}`, { maxRedirects: 0 })
  expect([show.status(), show.headers()['location']]).toEqual([301, `/podcasts/shows/the-kennel/${category.id}`])
  expect(await Promise.all(['/podcasts?page=2', '/podcasts?page=9', '/podcasts/x/99999', '/podcasts/x/abc', '/podcasts/shows/x/99999', `/podcasts/shows/the-kennel/${category.id}?page=7`, '/podcasts/x'].map(status))).toEqual([200, 404, 404, 404, 404, 404, 404])
  const page = await (await request.get(`${server.url}/podcasts?page=2`)).text()
  expect(page).toContain('Quick word 3')
  expect(page).toMatch(/<title>Podcasts, page 2 \| /)
})

test('[RT-09] complete without a script, offline after one visit', async ({ browser, page, context }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto(`${server.url}/podcasts`)
  await expect(still.getByRole('link', { name: 'Play episode: Opening week' })).toHaveAttribute('href', 'https://audio.testham.example/kennel/1.mp3')
  await expect(still.getByRole('link', { name: 'Next' })).toBeVisible()
  await plain.close()

  await page.goto(`${server.url}/podcasts`)
  await underWorker(page)
  await page.reload()
  await page.getByRole('link', { name: 'Opening week', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opening week')
  await page.reload()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opening week')
})

for (const [name, viewport] of [['phone', phone], ['desktop', desktop]] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`[RT-09] [MD-03] nothing to mend for axe: ${name}, ${colorScheme}`, async ({ page, complaints }) => {
      await withSound(page)
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(viewport)
      const clean = async () => expect((await violationsOf(page)).map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      await page.goto(`${server.url}/podcasts`)
      await page.getByRole('button', { name: 'Play episode: Opening week' }).click()
      await expect(player(page).getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
      await clean()
      for (const link of ['Opening week', 'The Kennel']) {
        await page.locator('#main').getByRole('link', { name: link, exact: true }).first().click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(link)
        await clean()
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      expect(complaints).toEqual([])
    })
  }
}

test('[MD-03] a clip asks nothing of its host before it is wanted, and plays where it stands', async ({ page, complaints }) => {
  const asked: string[] = []
  await page.route(/^https:/, (route) => { asked.push(new URL(route.request().url()).host); return route.fulfill({ body: '<!doctype html><html lang="en"><title>there</title>', contentType: 'text/html' }) })
  await page.setViewportSize(desktop)
  await page.goto(`${server.url}/sports/football`)
  const clip = page.getByRole('link', { name: /Play video: Highlights against Ashford/ })
  await expect.poll(() => clip.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))).toBe(true)
  expect(asked).toEqual([])
  await clip.click()
  const frame = page.locator('iframe[title="Highlights against Ashford"]')
  await expect(frame).toHaveAttribute('src', /^\/showcase\/embed\.aspx\?youtube=abcdefghijk&autoplay=true$/)
  await expect(frame).toBeFocused()
  await expect.poll(() => asked).toEqual(['www.youtube-nocookie.com'])
  const own = await page.request.get(`${server.url}/showcase/embed.aspx?Archive=2`)
  expect([own.status(), own.headers()['content-security-policy']]).toEqual([200, expect.stringContaining('media-src https://video.testham.example')])
  expect((await page.request.get(`${server.url}/showcase/embed.aspx?Archive=999`)).status()).toBe(404)
  expect(complaints).toEqual([])
})
