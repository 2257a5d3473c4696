import { expect } from '@playwright/test'
import { test, type Department } from '../support/browser.ts'
import { addGameDay, type GameDay } from '../support/game-day.ts'
import {
  expectToFit,
  leave,
  pressOn,
  smallModes,
  tabTo,
  typeInto,
  zoomed,
} from '../support/keyboard.ts'
import { addMembersSite, memberPassword } from '../support/members-site.ts'

// Sign-in, settings and teams with the keyboard only, in small windows; hand scoring at 400 %, after
// the first score in forced colors with reduced motion.

let site: Department
test.beforeAll(async ({ server }) => {
  site = await addMembersSite(server)
})

for (const [mode, options] of Object.entries(smallModes)) {
  test.describe(mode, () => {
    test.use(options)

    test('signs in and out by keyboard [SH-13] [RT-18]', async ({ page, complaints }) => {
      await page.goto(`${site.url}/hidden/form/4`)
      const main = page.getByRole('main')
      await typeInto(page, main.getByLabel('Name'), 'kim')
      await typeInto(page, main.getByLabel('Password', { exact: true }), 'otters')
      await pressOn(page, main.getByRole('button', { name: 'Show password' }))
      await pressOn(page, main.getByRole('button', { name: 'Sign in' }))
      await expect(main.getByRole('alert')).toBeFocused()
      await expectToFit(page)
      await typeInto(page, main.getByLabel('Password', { exact: true }), memberPassword)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${site.url}/hidden/form/4`)
      await pressOn(page, page.getByRole('button', { name: 'Sign out' }))
      await expect(page).toHaveURL(`${site.url}/`)
      expect(complaints).toEqual([])
    })

    test('changes settings and sorts teams by keyboard [SH-13] [OF-02]', async ({
      page,
      complaints,
    }) => {
      const main = page.getByRole('main')
      await page.goto(`${site.url}/my-teams`)
      for (const title of ['Football', 'Women’s Soccer'])
        await pressOn(
          page,
          main.getByRole('button', { name: new RegExp(`^Follow ${title.replace('’', '.')}`) }),
        )
      await page.reload()
      await pressOn(page, main.getByRole('button', { name: 'Football one place down' }))
      await expect(page.getByText('Football is number 2 of 2.')).toBeAttached()
      await expectToFit(page)

      await page.goto(`${site.url}/settings`)
      await tabTo(page, main.getByRole('radio', { name: 'Device' }).first())
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
      await tabTo(page, main.getByRole('radio', { name: 'Shown' }))
      await page.keyboard.press('ArrowRight')
      await expect(page.locator('html')).toHaveAttribute('data-scores', 'covered')
      await pressOn(page, main.getByRole('button', { name: 'Delete all data on this device' }))
      const question = page.getByRole('dialog')
      await expectToFit(page)
      await page.keyboard.press('Escape')
      await expect(question).toBeHidden()
      await expect(main.getByRole('button', { name: /^Delete all data/ })).toBeFocused()
      await page.keyboard.press('Enter')
      const sure = question.getByRole('button', { name: 'Delete all data' })
      await expect(sure).toBeEnabled()
      await pressOn(page, sure)
      await expect(main.getByRole('radio', { name: 'Shown' })).toBeChecked()
      await leave(page, main)
      expect(complaints).toEqual([])
    })
  })
}

test.describe('400 % zoom', () => {
  test.use(zoomed)

  test('scores a game by keyboard, from the link to the final [SH-13] [GM-01]', async ({
    server,
    page,
    complaints,
  }) => {
    const day: GameDay = await addGameDay(server)
    await page.goto(`${day.url}/score/${day.gameId}`)
    await typeInto(page, page.getByLabel('Link or token'), day.helper)
    await pressOn(page, page.getByRole('button', { name: 'Open' }))
    const button = (name: RegExp | string) => page.getByRole('button', { name })
    const answer = async (no: string, yes: string) => {
      await expect(button(no)).toBeFocused()
      await expectToFit(page)
      const sure = page.getByRole('dialog').getByRole('button', { name: yes, exact: true })
      await expect(sure).toHaveAttribute('aria-disabled', 'false')
      await pressOn(page, sure)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await expect(page.locator('[data-sending]')).toContainText('All sent')
    await pressOn(page, button('Start the game'))
    await answer('Not yet', 'Start')
    const pad = page.getByRole('group', { name: 'Terriers', exact: true })
    await pressOn(page, pad.getByRole('button', { name: /Touchdown/ }))
    const score = page.locator('[data-side="team"]')
    await expect(score).toHaveText('6')

    // What follows goes around the whole page.
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    const durations = await page.evaluateHandle(() => {
      const all = new Set<string>()
      document.addEventListener('animationstart', ({ target }) =>
        all.add(getComputedStyle(target as Element).animationDuration),
      )
      return all
    })
    await pressOn(page, button(/^Undo/).first())
    await expect(score).toHaveText('0')
    await pressOn(page, button(/^Redo/).first())
    await expect(score).toHaveText('6')
    await pressOn(page, button('Go to 2nd'))
    await expectToFit(page)
    await pressOn(page, button('Final…'))
    await answer('Not yet', 'Final')
    await expect(button('Not over yet')).toBeVisible()
    await expect.poll(day.shown).toEqual(['0-6'])
    expect(await durations.evaluate((all) => [...all])).toEqual(['0.001s'])
    expect(complaints).toEqual([])
  })
})
