import { expect } from '@playwright/test'
import { test } from '../support/browser.ts'

const sheets: [path: string, words: RegExp, back: string][] = [
  ['/sports/football/schedule/text', /at Calder Tech \* +L 14/, '/sports/football/schedule/2026'],
  ['/sports/football/schedule/print', /Sat, Aug. 29/, '/sports/football/schedule/2026'],
  ['/sports/football/roster/print', /Sam Okafor/, '/sports/football/roster/2026'],
  ['/sports/football/results/print/2026/conference', /Ashford \*/, '/sports/football/results/2026'],
  ['/calendar/print/list/all/2026-08-01/2026-09-30/home', /Ashford/, '/calendar'],
  [
    '/sports/football/calendar/print/month/1/2026-08-01/2026-09-30/all',
    /August 2026.*29.*Ashford.*September 2026/s,
    '/sports/football/calendar',
  ],
  ['/staff-directory/print', /Odile Marsh/, '/staff-directory'],
]

for (const [path, words, back] of sheets) {
  test(`opens the print dialog of ${path} once [RT-03]`, async ({ server, page, complaints }) => {
    await page.addInitScript(() => {
      Object.assign(globalThis, {
        printed: 0,
        print: () => {
          ;(globalThis as unknown as { printed: number }).printed++
        },
      })
    })
    await page.clock.install()
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(server.url + path)
    await expect(page.locator('#main')).toContainText(words)
    await expect(page.getByRole('link', { name: /^Back to/ })).toHaveAttribute('href', back)
    const printed = () =>
      page.evaluate(() => (globalThis as unknown as { printed: number }).printed)
    await expect
      .poll(async () => {
        await page.clock.runFor(100)
        return printed()
      })
      .toBe(1)
    await page.clock.runFor(5000)
    expect(await printed()).toBe(1)
    expect(complaints).toEqual([])
  })
}

test('prints the map of a place without its button [RT-03] [RT-10]', async ({ server, page }) => {
  await page.goto(`${server.url}/facilities/terrier-field/1`)
  await page.emulateMedia({ media: 'print' })
  const day = page.getByRole('region', { name: 'On game day' })
  await expect(day.getByRole('img', { name: /^Map of Terrier Field/ })).toBeVisible()
  await expect(day.getByText('View larger map')).toBeHidden()
})

test('prints days and games of a month without its menus [RT-03] [RT-12]', async ({
  server,
  page,
}) => {
  await page.goto(`${server.url}/calendar/2026-09`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Subscribe')).toBeHidden()
  await expect(page.locator('header[data-shell]')).toBeHidden()
  await expect(page.getByText('Calder Tech').first()).toBeVisible()
})

test('prints the roster of an opponent without navigation [OF-02]', async ({ server, page }) => {
  await page.goto(`${server.url}/sports/football/opponent-roster/ashford/1`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#main').getByText('Marcus Ellery')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Sort by' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Terriers roster' })).toBeHidden()
})
