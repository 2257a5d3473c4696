import { expect, type Locator } from '@playwright/test'
import { hydrated, test } from '../support/browser.ts'

const story = '/news/2026/8/28/season-opens'

test('opens pictures by keyboard, plays video, copies the address [RT-08] [MD-03]', async ({
  server,
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const others: string[] = []
  await page.route(/^https:/, (route) => {
    others.push(route.request().url())
    return route.fulfill({ body: '<!doctype html><title>there</title>', contentType: 'text/html' })
  })
  await page.goto(server.url + story)
  const pictures = page.getByRole('region', { name: 'Opening night' }).getByRole('link')
  await expect(pictures).toHaveCount(3)
  await hydrated(pictures.first())
  await pictures.first().focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Opening night' })
  await expect(viewer).toContainText('1 of 3')
  await page.keyboard.press('ArrowRight')
  await expect(viewer).toContainText('2 of 3')
  await expect(viewer).toContainText('Before the gates open')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(viewer).toContainText('3 of 3')
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(pictures.nth(2)).toBeFocused()

  // No other host is contacted before the click.
  expect(others).toEqual([])
  await page.getByRole('link', { name: /Play video/ }).click()
  await expect(page.locator('iframe[title="The season in two minutes"]')).toHaveAttribute(
    'src',
    '/showcase/embed.aspx?youtube=abcdefghijk&autoplay=true',
  )
  await expect
    .poll(() => others)
    .toEqual([expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk/)])

  await page.clock.install()
  const copy = page.locator('#main').getByRole('button', { name: /Copy link|Copied/ })
  await copy.click()
  await expect(copy).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(server.url + story)
  await page.clock.runFor(1500)
  await expect(copy).toHaveText('Copy link')
  expect(complaints).toEqual([])
})

test('sets a story in a middle column of 680 px, its game after two paragraphs [RT-08]', async ({
  server,
  page,
  complaints,
}) => {
  const more = '+\nThe gates open at noon.\n\nThe band plays at halftime.\n'
  const site = await server.add({ 'stories/season-opens.md': more })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(site.url + story)
  const box = async (part: Locator) => (await part.boundingBox())!
  const text = page.locator('article .prose')
  const card = page.getByRole('complementary', { name: 'About this game' })
  const picture = page.locator('article figure').first()
  for (const part of [text.first(), text.last(), card]) {
    const { x, width } = await box(part)
    expect([x, width]).toEqual([(1440 - 680) / 2, 680])
  }
  expect(await text.first().locator('p').count()).toBe(2)
  expect((await box(text.first())).y).toBeLessThan((await box(card)).y)
  expect((await box(card)).y).toBeLessThan((await box(text.last())).y)
  // Less than half as high as the window.
  expect((await box(picture.locator('img').first())).height).toBeLessThan(450)
  expect((await box(picture)).width).toBe(1440)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(navigation.getByText('Sports', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  expect((await box(picture)).width).toBe(390)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(complaints).toEqual([])
})

test('opens each archive page at its top, and searches the archives [RT-08]', async ({
  server,
  page,
  complaints,
}) => {
  const old = Array.from(
    { length: 90 },
    (_, i) =>
      `Old headline ${i},${2010 + (i % 5)}-0${(i % 9) + 1}-11,/sports/football?old=${i},football\n`,
  )
  const site = await server.add({ 'archives.csv': `+${old.join('')}` })
  await page.goto(`${site.url}/archives`)
  const count = page.locator('#found')
  const next = page.getByRole('link', { name: /^Next/ })
  await hydrated(next)
  await next.click()
  await expect(page).toHaveURL(/\/archives\?page=2$/)
  await expect(count).toBeFocused()
  await page.getByRole('navigation', { name: 'Year' }).locator('summary').click()
  await page.getByRole('link', { name: '2012 (18)' }).click()
  await expect(count).toHaveText('18 stories of 2012')
  const field = page.getByRole('search', { name: 'Search news' }).getByRole('textbox')
  await field.fill('headline 12')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/archives\?q=headline%2012&year=2012$/)
  await expect(count).toHaveText('1 story of 2012 with “headline 12”')
  await page.goBack()
  await expect(count).toHaveText('18 stories of 2012')
  await expect(field).toHaveValue('')
  expect(complaints).toEqual([])
})
