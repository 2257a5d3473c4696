import { expect } from '@playwright/test'
import { test, type Department } from '../support/browser.ts'
import { isHorizontal, watchShifts } from '../support/shifts.ts'
import { storeConsent, vendorFiles, watchVendors } from '../support/vendor-stand-ins.ts'

let site: Department
test.beforeAll(async ({ server }) => {
  site = await server.add(vendorFiles, { vendors: true })
})

test('reserves room for the top ad, which can be skipped and closed [SH-15] [AD-03]', async ({
  page,
  context,
  complaints,
}) => {
  await storeConsent(context, false, true)
  const seen = await watchVendors(context, site.url)
  const laidOut = () => seen.of('htlbid') as { load: string; slots: string[] }[]
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.goto(site.url, { waitUntil: 'commit' })
  const shifts = await watchShifts(page)
  const place = page.locator('[data-top-ad]')
  const ad = page.getByRole('region', { name: 'Advertisement' })
  const skip = ad.getByRole('link', { name: 'Skip Ad' })
  const close = page.getByRole('button', { name: 'Close the advertisement' })
  await expect(ad).toBeVisible()
  expect((await place.boundingBox())?.height).toBe(132)
  await expect.poll(() => laidOut().at(-1)?.slots).toEqual(['top-home'])
  // Only a loaded ad can be skipped.
  await expect(skip).toBeVisible()
  expect(await shifts({ isExpected: isHorizontal })).toEqual([])
  await skip.click()
  await expect(page.locator('#main')).toBeFocused()
  await page.evaluate(() => scrollTo(0, 400))
  await expect(skip).toBeHidden()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(skip).toBeVisible()
  await expect(close).toBeHidden()

  // The ad of a page is never filled by the targeting of the page before.
  const football = page.getByRole('link', { name: 'Football', exact: true })
  await football.locator('visible=true').last().click()
  await expect
    .poll(() => laidOut().at(-1))
    .toMatchObject({
      is_home: 'no',
      load: 'navigation',
      sport_name: 'football',
      slots: ['top-sport-home'],
    })
  const all = seen.of('htlbid') as ('newPage' | { load: string; slots: string[] })[]
  const turn = all.indexOf('newPage')
  const before = all.slice(0, turn) as { load: string; slots: string[] }[]
  expect(new Set(before.map(({ load }) => load))).toEqual(new Set(['document']))
  expect(new Set(before.flatMap(({ slots }) => slots))).toEqual(new Set(['top-home']))
  const after = all.slice(turn + 1).map((one) => (one === 'newPage' ? one : one.load))
  expect(after).toEqual(after.map(() => 'navigation'))

  await page.emulateMedia({ media: 'print' })
  await expect(place).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 390, height: 700 })
  await expect(place).toBeHidden()
  await page.setViewportSize({ width: 820, height: 700 })
  await page.evaluate(() => scrollTo(0, 400))
  await expect(skip).toBeVisible()
  await close.click()
  await expect(place).toBeHidden()
  expect(complaints).toEqual([])
})
