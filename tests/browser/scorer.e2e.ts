import { expect, type Page } from '@playwright/test'
import type { HandSheet } from '../../src/contract/ingest.schema.ts'
import { test, workerReady } from '../support/browser.ts'
import { addGameDay, type GameDay } from '../support/game-day.ts'

const sending = (page: Page) => page.locator('[data-sending]')
const pad = (page: Page, team: string) => page.getByRole('group', { name: team, exact: true })
const expectScore = async (page: Page, us: number, them: number) => {
  await expect(page.locator('[data-side="team"]')).toHaveText(String(us))
  await expect(page.locator('[data-side="opponent"]')).toHaveText(String(them))
}
const sheetOf = (day: GameDay) => day.read<HandSheet>(`/api/v2/ingest/games/${day.gameId}/hand`)

async function open(page: Page, day: GameDay, token: string) {
  await page.goto(`${day.url}/score/${day.gameId}#${token}`)
  await expect(sending(page)).toContainText('All sent')
}

/** Answers a question: "no" has the focus, and "yes" ignores taps for the first moment. */
async function sayYes(page: Page, no: string, yes: string) {
  await expect(page.getByRole('button', { name: no })).toBeFocused()
  const sure = page.getByRole('dialog').getByRole('button', { name: yes, exact: true })
  await sure.dispatchEvent('click')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(sure).toHaveAttribute('aria-disabled', 'false')
  await sure.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function start(page: Page) {
  await page.getByRole('button', { name: 'Start the game' }).click()
  await sayYes(page, 'Not yet', 'Start')
}

test('scores a game by touch and by keyboard, from a helper link to a final [GM-01]', async ({
  server,
  page,
  context,
  complaints,
}) => {
  const day = await addGameDay(server)
  await page.setViewportSize({ width: 360, height: 640 })
  const fan = await context.newPage()
  await fan.goto(`${day.url}/board/${day.gameId}`)
  await page.goto(`${day.url}/score/${day.gameId}`)
  const field = page.getByLabel('Link or token')
  await field.fill('nothing of the kind')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(
    page.getByText('No token found. A token starts with fh_ and is at the end of the link.'),
  ).toBeVisible()
  await field.fill(`https://example.org/score/${day.gameId}#${day.helper}`)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(sending(page)).toContainText('All sent')
  // The token is neither in the address nor in the page.
  expect(page.url()).toBe(`${day.url}/score/${day.gameId}`)
  expect(await page.content()).not.toContain(day.helper)

  await start(page)
  await pad(page, 'Terriers')
    .getByRole('button', { name: /Touchdown/ })
    .click()
  await expect(fan.getByRole('main').getByText('6', { exact: true }).first()).toBeVisible()
  const fieldGoal = pad(page, 'Calder Tech').getByRole('button', { name: /Field goal/ })
  await fieldGoal.click()
  await fieldGoal.click()
  await expectScore(page, 6, 6)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expectScore(page, 6, 3)
  // Any entry of the log can be undone and redone.
  await page.getByRole('button', { name: 'Undo Terriers: Touchdown' }).click()
  await expectScore(page, 0, 3)
  await page.getByRole('button', { name: 'Redo Terriers: Touchdown' }).click()
  const told = page.getByRole('status').filter({ hasText: '1st · Terriers 6, Calder Tech 3' })
  await expect(told).toHaveCount(1)
  await page.getByRole('button', { name: 'Go to 2nd' }).click()
  await page.keyboard.press('Digit3')
  await page.keyboard.press('Shift+Digit6')
  await expectScore(page, 9, 9)
  await page.keyboard.press('Control+z')
  await expectScore(page, 9, 3)
  await page.getByRole('button', { name: 'Final…' }).click()
  await sayYes(page, 'Not yet', 'Final')
  await expect(page.getByRole('button', { name: 'Not over yet' })).toBeVisible()
  await expect.poll(async () => (await sheetOf(day)).published?.score).toBe('3-9')
  await expect(fan.getByRole('main').getByText('Final').first()).toBeVisible()
  // Every button is large enough for a thumb, and nothing scrolls sideways.
  const low = await page
    .locator('main button:visible')
    .evaluateAll((buttons) =>
      buttons
        .filter((one) => one.getBoundingClientRect().height < 44)
        .map((one) => one.textContent),
    )
  expect(low).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(complaints).toEqual([])
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('keeps taps through a closed page, and delivers them once [GM-01]', async ({
    server,
    page,
    context,
  }) => {
    const day = await addGameDay(server)
    await open(page, day, day.helper)
    await workerReady(page)
    await page.reload()
    await expect(sending(page)).toContainText('All sent')
    await start(page)
    await pad(page, 'Terriers')
      .getByRole('button', { name: /Touchdown/ })
      .click()
    await expect.poll(async () => (await sheetOf(day)).count).toBe(2)
    await context.setOffline(true)
    await pad(page, 'Terriers')
      .getByRole('button', { name: /Extra point/ })
      .click()
    await pad(page, 'Calder Tech')
      .getByRole('button', { name: /Field goal/ })
      .click()
    await expectScore(page, 7, 3)
    await expect(sending(page)).toContainText('2 entries to send')
    await page.close()

    const back = await context.newPage()
    await back.goto(`${day.url}/score/${day.gameId}`)
    await expectScore(back, 7, 3)
    await expect(sending(back)).toContainText('2 entries to send')
    await pad(back, 'Terriers')
      .getByRole('button', { name: /Field goal/ })
      .click()
    await context.setOffline(false)
    await expect(sending(back)).toContainText('All sent')
    expect(await sheetOf(day)).toMatchObject({ count: 5, published: { score: '3-10' } })
    await back.reload()
    await expectScore(back, 10, 3)
  })
})

test('publishes or drops a held file, and takes the game over by hand [GM-01]', async ({
  server,
  page,
  complaints,
}) => {
  const day = await addGameDay(server)
  await page.clock.install({ time: Date.now() })
  await open(page, day, day.token)
  await page.getByText('What fans see').click()
  await page.getByLabel('Waiting for review').selectOption('always')
  const said = page.getByRole('status').filter({ hasText: /^(Saved|Version)/ })
  await expect(said).toHaveText('Saved.')
  const row = (version: number) =>
    page.getByRole('listitem').filter({ hasText: `Version ${version},` })
  const lookAgain = () => page.clock.runFor(5000)

  await day.hold({ us: [3] })
  await lookAgain()
  await expect(row(1)).toContainText('Waiting for review')
  await expect(row(1)).toContainText('0-3')
  await page.getByRole('button', { name: 'Drop version 1' }).click()
  await expect(row(1)).toContainText('Not shown')
  expect(await day.shown()).toEqual([])

  await day.hold({ us: [7] })
  await lookAgain()
  await page.getByRole('button', { name: 'Publish version 2' }).click()
  await expect(said).toHaveText('Version 2 is what fans see.')
  await expect(row(2)).toContainText('Fans see this')
  expect(await day.shown()).toEqual(['0-7'])
  await page.getByLabel('Waiting for review').selectOption('findings')
  await expect(said).toHaveText('Saved.')

  // While a stat file feeds the game, taps are stored and not shown to fans.
  await start(page)
  await pad(page, 'Calder Tech')
    .getByRole('button', { name: /Field goal/ })
    .click()
  await expect(
    page.getByText(
      'A stat file is updating this game. Your entries are saved but not shown to fans unless you take over.',
    ),
  ).toBeVisible()
  expect(await day.shown()).toEqual(['0-7'])
  await page.getByRole('button', { name: 'Take over' }).click()
  await sayYes(page, 'Leave it to the stat file', 'Take over')
  await expect(
    page.getByText(
      'A stat file is updating this game. Your entries are saved but not shown to fans unless you take over.',
    ),
  ).toBeHidden()
  await expect.poll(day.shown).toEqual(['3-0'])
  expect(complaints).toEqual([])
})
