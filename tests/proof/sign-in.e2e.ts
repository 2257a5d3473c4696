import { expect } from '@playwright/test'
import { test, type Department } from '../support/browser.ts'
import { addMembersSite, memberPassword } from '../support/members-site.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

let site: Department
test.beforeAll(async ({ server }) => {
  site = await addMembersSite(server)
})

test('signs in without JavaScript in a window of 320 px [RT-18]', async ({ page, context }) => {
  await page.goto(`${site.url}/login?returnTo=%2Fsports%2Ffootball`)
  await page.getByLabel('Name').fill('kim')
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('kim')
  await page.getByLabel('Password', { exact: true }).fill(memberPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${site.url}/sports/football`)
  expect((await context.cookies()).map(({ name }) => name)).toContain('__Host-session')
})
