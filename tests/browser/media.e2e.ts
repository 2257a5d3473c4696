import { expect, type Page } from '@playwright/test'
import { hydrated, test, type Department } from '../support/browser.ts'
import { silence } from '../support/silence.ts'

let site: Department
test.beforeAll(async ({ server }) => {
  site = await server.add({ 'site.yaml': '+mediaHosts: [audio.testham.example]\n' })
})

/** Answers for the host of the audio, in ranges as requested by a browser. */
const withSound = (page: Page) =>
  page.route('https://audio.testham.example/**', async (route) => {
    const all = silence(90)
    const range = route.request().headers()['range'] ?? ''
    const [, first = '0', last = ''] = /bytes=(\d+)-(\d*)/.exec(range) ?? []
    const end = last === '' ? all.length - 1 : Number(last)
    await route.fulfill({
      status: 206,
      body: all.subarray(Number(first), end + 1),
      headers: {
        'content-type': 'audio/wav',
        'accept-ranges': 'bytes',
        'content-range': `bytes ${first}-${end}/${all.length}`,
      },
    })
  })

test('continues an episode while pages change, and resumes it [RT-09] [MD-03]', async ({
  page,
  complaints,
}) => {
  await withSound(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const player = page.getByRole('region', { name: 'Podcast player' })
  const seconds = async () =>
    Number(await player.getByRole('slider', { name: 'Position' }).inputValue())
  await page.goto(`${site.url}/podcasts/opening-week/1`)
  const play = page.getByRole('button', { name: 'Play episode: Opening week' })
  await hydrated(page.locator('#main'))
  await play.click()
  await expect(player.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  await expect.poll(seconds).toBeGreaterThan(0)
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe('Opening week')

  await page.getByRole('link', { name: 'All podcasts' }).click()
  await expect(page).toHaveURL(/\/podcasts$/)
  const before = await seconds()
  await expect.poll(seconds).toBeGreaterThan(before)
  await expect(page.getByRole('button', { name: 'Pause episode: Opening week' })).toBeVisible()
  await player.getByRole('button', { name: 'Forward 30 seconds' }).click()
  await expect.poll(seconds).toBeGreaterThanOrEqual(30)
  await player.getByRole('combobox', { name: 'Speed' }).selectOption('1.5')
  await player.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeFocused()

  // A page without distractions has no player; the next visit has it, paused, at the same position.
  await page.goto(`${site.url}/login`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await hydrated(page.locator('#main'))
  await expect(player).toHaveCount(0)
  await page.goto(site.url)
  await expect(player.getByRole('link', { name: 'Opening week' })).toBeVisible()
  expect(await seconds()).toBeGreaterThanOrEqual(30)
  await expect(player.getByRole('combobox', { name: 'Speed' })).toHaveValue('1.5')
  await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await player.getByRole('button', { name: 'Close the player' }).click()
  await expect(player).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()
  expect(complaints).toEqual([])
})

test('does not contact the host of a clip before play [MD-03]', async ({
  server,
  page,
  complaints,
}) => {
  const asked: string[] = []
  await page.route(/^https:/, (route) => {
    asked.push(new URL(route.request().url()).host)
    const body = '<!doctype html><html lang="en"><title>there</title>'
    return route.fulfill({ body, contentType: 'text/html' })
  })
  await page.goto(`${server.url}/sports/football`)
  const clip = page.getByRole('link', { name: /Play video: Highlights against Ashford/ })
  await hydrated(clip)
  expect(asked).toEqual([])
  await clip.click()
  const frame = page.locator('iframe[title="Highlights against Ashford"]')
  await expect(frame).toHaveAttribute(
    'src',
    /^\/showcase\/embed\.aspx\?youtube=abcdefghijk&autoplay=true$/,
  )
  await expect(frame).toBeFocused()
  await expect.poll(() => asked).toEqual(['www.youtube-nocookie.com'])
  const own = await page.request.get(`${server.url}/showcase/embed.aspx?Archive=2`)
  expect([own.status(), own.headers()['content-security-policy']]).toEqual([
    200,
    // Captions are files of this site.
    expect.stringContaining("media-src 'self' https://video.testham.example"),
  ])
  const none = await page.request.get(`${server.url}/showcase/embed.aspx?Archive=999`)
  expect(none.status()).toBe(404)
  expect(complaints).toEqual([])
})
