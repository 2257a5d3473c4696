import { expect, type Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { test, type Department } from '../support/browser.ts'
import { isHorizontal, watchShifts } from '../support/shifts.ts'
import { vendorFiles, watchVendors } from '../support/vendor-stand-ins.ts'

let site: Department
test.beforeAll(async ({ server }) => {
  site = await server.add(vendorFiles, { vendors: true })
})

const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy choices' })
const answer = (page: Page, name: string) =>
  banner(page).getByRole('button', { name, exact: true }).click()
const built = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.dataset['build'])).toBeTruthy()

test('treats Global Privacy Control as a no, until a visitor chooses otherwise [AD-04]', async ({
  page,
  context,
}) => {
  const { left } = await watchVendors(context, site.url)
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  await page.goto(site.url)
  await built(page)
  await page.waitForLoadState('networkidle')
  await expect(banner(page)).toHaveCount(0)
  expect(left).toEqual([])
  await page.getByRole('button', { name: 'Privacy choices' }).click()
  await expect(banner(page)).toContainText('Global Privacy Control')
  await answer(page, 'Allow all')
  await expect.poll(() => left.length).toBeGreaterThan(5)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`asks accessibly without covering or shifting content, in ${colorScheme} [AD-04]`, async ({
    page,
    complaints,
  }) => {
    await page.emulateMedia({ colorScheme })
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(site.url, { waitUntil: 'commit' })
      const shifts = await watchShifts(page)
      await expect(banner(page)).toBeVisible()
      const check = async () => {
        const violations = await violationsOf(page)
        const found = violations.map(({ id, nodes }) => `${width} ${id} ${nodes[0]?.html}`)
        expect(found).toEqual([])
        const { scrollWidth, clientWidth } = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return { scrollWidth, clientWidth }
        })
        expect(scrollWidth).toBe(clientWidth)
      }
      await page.waitForLoadState('networkidle')
      expect(await shifts({ isExpected: isHorizontal })).toEqual([])
      await check()
      const heights = await banner(page)
        .getByRole('button')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
      await page.keyboard.press('Tab')
      await expect(banner(page).getByRole('button', { name: 'Allow all' })).toBeFocused()
      // The last link of the page can be scrolled clear of the question.
      const last = page.locator('footer a').last()
      await last.focus()
      const [link, over] = [await last.boundingBox(), await banner(page).boundingBox()]
      expect(link!.y + link!.height).toBeLessThanOrEqual(over!.y)
      await answer(page, 'Choose')
      await expect(banner(page).getByRole('switch')).toHaveCount(2)
      await check()
      await banner(page).getByLabel('Analytics').focus()
      await page.keyboard.press('Escape')
      await expect(banner(page)).toHaveCount(0)
    }
    expect(complaints).toEqual([])
  })
}

test('shows the question and its first answer in a low window [AD-04]', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 300 })
  await page.goto(site.url)
  await expect(banner(page)).toBeVisible()
  const allow = banner(page).getByRole('button', { name: 'Allow all' })
  for (const part of [banner(page).getByRole('heading'), allow]) {
    expect(
      await part.evaluate((one) => {
        const { x, y, height } = one.getBoundingClientRect()
        return one.contains(document.elementFromPoint(x + 4, y + height / 2))
      }),
    ).toBe(true)
  }
})
