import { expect, type Page } from '@playwright/test'
import { openStore } from '../../server/db/store.ts'
import { addAccount } from '../../server/signin/accounts.ts'
import { filesOfAddresses } from './address-of-each.ts'
import type { Department, SharedServer } from './browser.ts'

export const memberPassword = 'otters swim at dawn'

/** A splash page or a takeover would cover the page that a test opens. */
export const withoutOverlays = { 'splashes.yaml': '[]', 'takeovers.yaml': '[]' }

/** Adds a department with pages for members (form 4 is one) and the account `kim`. */
export async function addMembersSite(
  server: SharedServer,
  files: Record<string, string> = {},
  options: Parameters<SharedServer['add']>[1] = {},
): Promise<Department> {
  const site = await server.add({ ...filesOfAddresses, ...withoutOverlays, ...files }, options)
  const store = await openStore(server.dataDir)
  const account = { name: 'kim', shownName: 'Kim Member', password: memberPassword }
  await addAccount(store, site.tenant, account)
  await store.close()
  return site
}

/** Opens a page for members and signs in on the way. */
export async function signInAt(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByLabel('Name').fill('kim')
  await page.getByLabel('Password', { exact: true }).fill(memberPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(address)
}
