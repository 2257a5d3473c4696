import { expect, type Page } from '@playwright/test'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { violationsOf } from '../support/axe.ts'
import { putStats, test } from '../support/browser.ts'
import { footballFile } from '../support/football-file.ts'
import { seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'

// Who scores beside a stat crew: what waits for a look, what is shown, what is dropped, and who has the last word.

let server: TestServer
let token: string
test.beforeAll(async () => {
  server = await startServer(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['localhost'] })
    token = await createToken(store, 'alpha', 'ingest')
  })
})
test.afterAll(() => server?.stop())

const send = async (us: number) => { expect((await putStats(server.url, token, 1, footballFile({ us: [us] }))).ok).toBe(true) }
const shown = async () => ((await (await fetch(`${server.url}/api/v2/LiveStats`)).json()) as { Games: { Live: { opponentScore: string; teamScore: string } }[] }).Games.map(({ Live }) => `${Live.opponentScore}-${Live.teamScore}`)
const open = async (page: Page, game = 1) => {
  await page.goto(`${server.url}/score/${game}#${token}`)
  await expect(page.locator('[data-sending]')).toContainText('All sent')
}
/** What is asked before everybody is told: the answer that does nothing has the focus, and the other one hears no thumb that was on its way. */
const sayYes = async (page: Page, no: string, yes: string) => {
  await expect(page.getByRole('button', { name: no })).toBeFocused()
  const sure = page.getByRole('dialog').getByRole('button', { name: yes, exact: true })
  await expect(sure).toHaveAttribute('aria-disabled', 'false')
  await sure.click()
}

test('[GM-01] what waits is published or dropped, and who takes over is who fans see', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page)
  await page.getByText('What fans see').click()
  await page.getByLabel('What waits for a look').selectOption('always')
  const said = page.getByRole('status').filter({ hasText: /^(Saved|Version)/ })
  await expect(said).toHaveText('Saved.')

  await send(3)
  const row = (version: number) => page.getByRole('listitem').filter({ hasText: `Version ${version},` })
  await expect(row(1)).toContainText('Waits for you', { timeout: 20_000 })
  await expect(row(1)).toContainText('0-3')
  expect(await shown()).toEqual([])
  await page.getByRole('button', { name: 'Drop version 1' }).click()
  await expect(row(1)).toContainText('Not shown')
  expect(await shown()).toEqual([])

  await send(7)
  await page.getByRole('button', { name: 'Publish version 2' }).click({ timeout: 20_000 })
  await expect(said).toHaveText('Version 2 is what fans see.')
  await expect(row(2)).toContainText('Fans see this')
  expect(await shown()).toEqual(['0-7'])
  const violations = await violationsOf(page)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await page.getByLabel('What waits for a look').selectOption('findings')
  await expect(said).toHaveText('Saved.')

  // A stat file feeds the game: what is tapped is kept, and shown from when somebody says so.
  await page.getByRole('button', { name: 'Start the game' }).click()
  await sayYes(page, 'Not yet', 'Start')
  await page.getByRole('group', { name: 'Ashford', exact: true }).getByRole('button', { name: /Field goal/ }).click()
  await expect(page.getByText('A stat file is feeding this game.')).toBeVisible()
  expect(await shown()).toEqual(['0-7'])
  await page.getByRole('button', { name: 'Take over' }).click()
  await sayYes(page, 'Leave it to the stat file', 'Take over')
  await expect(page.getByText('A stat file is feeding this game.')).toBeHidden()
  await expect.poll(shown).toEqual(['3-0'])
  expect(complaints).toEqual([])
})

test('[GM-01] [OF-04] while a score is kept no deployment takes the page away', async ({ page }) => {
  await open(page, 2)
  // What the worker asks before it loads a page anew.
  const mayReload = () => page.evaluate(() => new Promise((said) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => said(data)
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: 'MAY_RELOAD' }, ports: [port2] }))
  }))
  expect(await mayReload()).toBe('free')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await sayYes(page, 'Not yet', 'Start')
  await expect(page.getByRole('button', { name: 'Final…' })).toBeVisible()
  expect(await mayReload()).toBe('held')
  await page.getByRole('button', { name: 'Final…' }).click()
  await sayYes(page, 'Not yet', 'Final')
  await expect(page.locator('[data-sending]')).toContainText('All sent')
  await expect.poll(mayReload).toBe('free')
})
