import { expect } from '@playwright/test'
import { hydrated, test } from '../support/browser.ts'

test('filters the staff directory during typing [RT-07]', async ({ server, page, complaints }) => {
  await page.goto(`${server.url}/staff-directory`)
  const main = page.locator('#main')
  const departments = main.getByRole('heading', { level: 2 })
  const field = main.getByRole('searchbox', { name: 'Search staff' })
  await expect(departments).toHaveText(['Administration', 'Sports Medicine', 'Contact us'])
  await hydrated(field)
  await field.pressSequentially('football trainer')
  await expect(main.locator('[role=status]:not([data-announcer])')).toHaveText('1 person')
  await expect(departments).toHaveText(['Sports Medicine'])
  await expect(main.getByRole('link', { name: 'Noor Bell' })).toBeVisible()
  await field.fill('<b>zzz')
  await expect(main).toContainText('No staff match “<b>zzz”')
  await expect(main.getByRole('link', { name: 'Search the whole site' })).toHaveAttribute(
    'href',
    '/search?q=%3Cb%3Ezzz',
  )
  // Enter must not leave the page: without JavaScript the form searches the site.
  await field.press('Enter')
  await field.fill('')
  await expect(departments).toHaveCount(3)
  await expect(page).toHaveURL(/\/staff-directory$/)

  const jumps = page.getByRole('navigation', { name: 'Departments' })
  await jumps.getByRole('link', { name: /Sports Medicine/ }).click()
  await expect(page).toHaveURL(/#sports-medicine-department$/)
  await expect(departments.filter({ hasText: 'Sports Medicine' })).toBeInViewport()
  await main.getByRole('link', { name: 'About Administration' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administration')
  await main.getByRole('link', { name: 'Dana Whitlock' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dana Whitlock')
  await expect(page).toHaveTitle(/^Dana Whitlock \| /)
  expect(complaints).toEqual([])
})
