import { expect, type Page } from '@playwright/test'
import { test } from '../support/browser.ts'
import { addGameDay, type GameDay } from '../support/game-day.ts'
import { expectToFit, modes, pressOn, tabTo, typeInto } from '../support/keyboard.ts'

// What fans do with the keyboard only, in each mode; other tasks are in modes-*.e2e.ts.

const forms = `+
- title: Ask the Terriers
  ref: ask
  thankYouText: We will write to you.
  fields:
    - {type: T, title: Name, name: name, required: true}
    - {type: A, title: Question, name: question, required: true}
`

let day: GameDay
test.beforeAll(async ({ server }) => {
  day = await addGameDay(server, { 'forms.yaml': forms })
  await day.send({ us: [7], them: [3] })
})

for (const [mode, options] of Object.entries(modes)) {
  test.describe(mode, () => {
    test.use(options)

    test(`lets a fan read a schedule, follow a team and a live game by keyboard [SH-13]`, async ({
      page,
      complaints,
    }) => {
      const main = page.getByRole('main')
      await page.goto(`${day.url}/sports/football/schedule`)
      await pressOn(page, page.getByRole('link', { name: 'Skip to main content' }))
      await pressOn(page, main.getByRole('link', { name: 'Away', exact: true }))
      await expect(page).toHaveURL(/where=A/)

      await page.goto(`${day.url}/my-teams`)
      await pressOn(page, main.getByRole('button', { name: 'Follow Football' }))
      await expect(main.getByRole('button', { name: 'Following Football' })).toBeVisible()

      await page.goto(`${day.url}/game-center/${day.gameId}`)
      await tabTo(page, main.getByLabel('Screen reader announcements'))
      await pressOn(page, main.getByRole('link', { name: 'Box score', exact: true }).first())
      await expect(page).toHaveURL(/boxscore/)
      await expectToFit(page)
      expect(complaints).toEqual([])
    })

    test('lets a fan search and send a form by keyboard [SH-13]', async ({ page, complaints }) => {
      const main = page.getByRole('main')
      await page.goto(`${day.url}/search`)
      await typeInto(page, main.getByRole('combobox').first(), 'terriers')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/q=terriers/)

      await page.goto(day.url + (await formUrl(page)))
      await typeInto(page, main.getByLabel('Name'), 'Pat Doe')
      await typeInto(page, main.getByLabel('Question'), 'When do the gates open?')
      await pressOn(page, main.getByRole('button', { name: /^(?:Send|Submit)/ }))
      await expect(main).toContainText('We will write to you.')
      await expectToFit(page)
      expect(complaints).toEqual([])
    })
  })
}

/** The address of the form above. */
const formUrl = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const all = (await (await fetch('/api/v2/Forms')).json()) as { title: string; url: string }[]
    return all.find(({ title }) => title === 'Ask the Terriers')!.url
  })
