import { expect } from '@playwright/test'
import { hydrated, test } from '../support/browser.ts'

test('finds a member of an honor, and moves between days of On This Day [RT-11]', async ({
  server,
  page,
  complaints,
}) => {
  await page.goto(`${server.url}/honors`)
  const main = page.locator('#main')
  const heading = page.getByRole('heading', { level: 1 })
  const by = page.getByRole('navigation', { name: 'Group by' })
  await hydrated(by.getByRole('link', { name: 'Sport' }))
  await by.getByRole('link', { name: 'Sport' }).click()
  await expect(page).toHaveURL(/\/honors\/hall-of-fame\/sport$/)
  const field = page.getByRole('search', { name: 'Find a member' }).getByRole('textbox')
  await field.fill('abernethy')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/sport\?q=abernethy$/)
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(['Ruth Abernethy'])
  await expect(main.getByRole('status').filter({ hasText: '1 member for abernethy' })).toHaveCount(
    1,
  )
  await main.getByRole('link', { name: 'Ruth Abernethy' }).click()
  await expect(heading).toHaveText('Ruth Abernethy')

  await main.getByRole('link', { name: 'On this day' }).click()
  await expect(heading).toHaveText(/November 21$/)
  const form = page.getByRole('form', { name: 'Another day' })
  await form.getByLabel('Month').selectOption('August')
  await form.getByLabel('Day').selectOption('29')
  await form.getByRole('button', { name: 'Go' }).click()
  await expect(main).toContainText('First game under lights')
  // Feb. 30 does not exist: the next day is expected.
  await form.getByLabel('Month').selectOption('February')
  await form.getByLabel('Day').selectOption('30')
  await form.getByRole('button', { name: 'Go' }).click()
  await expect(page).toHaveURL(/month=3&day=1$/)
  await expect(heading).toHaveText(/March 1$/)
  await expect(form.getByLabel('Month')).toHaveValue('3')
  await page.goBack()
  await expect(heading).toHaveText(/August 29$/)
  expect(complaints).toEqual([])
})
