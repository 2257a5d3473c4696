import { expect } from '@playwright/test'
import { hydrated, test, type Department } from '../support/browser.ts'

let site: Department
test.beforeAll(async ({ server }) => {
  // Without figures on other sites, every season has its own page.
  site = await server.add({ 'season-statistics.yaml': '[]' })
})

test('keeps table and order of the statistics through a game and back [RT-06]', async ({
  page,
  complaints,
}) => {
  await page.goto(`${site.url}/sports/womens-soccer/stats`)
  const main = page.locator('#main')
  const tabs = main.getByRole('navigation', { name: 'Statistics' })
  await hydrated(tabs.getByRole('link', { name: 'Players' }))
  await page.evaluate(() => Object.assign(globalThis, { same: true }))
  await tabs.getByRole('link', { name: 'Players' }).click()
  await expect(tabs.getByRole('link', { name: 'Players' })).toHaveAttribute('aria-current', 'true')
  const goals = main.getByRole('columnheader', { name: 'G', exact: true })
  const column = () =>
    main
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.querySelectorAll('td')[1]!.textContent))
  await goals.getByRole('link').click()
  await expect(goals).toHaveAttribute('aria-sort', 'descending')
  expect(await column()).toEqual(['1', '0'])
  await goals.getByRole('link').press('Enter')
  await expect(goals).toHaveAttribute('aria-sort', 'ascending')
  expect(await column()).toEqual(['0', '1'])
  await expect(goals.getByRole('link')).toBeFocused()
  await main.getByRole('link', { name: 'Ines Halloran' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ines Halloran/)
  await page.goBack()
  await expect(goals).toHaveAttribute('aria-sort', 'ascending')
  expect(await page.evaluate(() => 'same' in globalThis)).toBe(true)

  await page.goto(`${site.url}/sports/football/stats`)
  await hydrated(tabs.getByRole('link', { name: 'Players' }))
  await tabs.getByRole('link', { name: 'Game by game' }).click()
  await main.getByRole('link', { name: 'Rushing', exact: true }).click()
  await expect(main.getByRole('heading', { name: 'Rushing by game' })).toBeVisible()
  await main.getByRole('link', { name: '#23 Ashford' }).click()
  await expect(page).toHaveURL(/\/boxscore\/\d+$/)
  await page.goBack()
  await expect(page).toHaveURL(/\?show=games/)
  await expect(main.getByRole('heading', { name: 'Rushing by game' })).toBeVisible()
  expect(complaints).toEqual([])
})
