import { expect } from '@playwright/test'
import { hydrated, test } from '../support/browser.ts'
import { addGameDay } from '../support/game-day.ts'
import { listenTo } from '../support/screen-reader.ts'

// A live game for a fan who hears the page: what is read, in which order, and what is announced.

test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } })

test('tells a live game by ear: the score first, its table, then every play as it comes [GM-03] [GM-04]', async ({
  server,
  page,
}) => {
  const day = await addGameDay(server)
  await day.send({ us: [7], them: [3] })
  await page.goto(`${day.url}/game-center/${day.gameId}`)
  await hydrated(page.locator('header [data-side="home"]').first())
  const ear = await listenTo(page)

  // From the top of the page to the game: only the way past the menus, alerts and the header.
  const before = await ear.readTo(/^heading, .*, level 1$/)
  expect(before.at(-1)).toBe('heading, Calder Tech at Terriers, level 1')
  expect(before.length).toBeLessThan(40)

  // Names and scores alternate, and the state of the game follows.
  const top = await ear.readTo(/^table, /)
  const words = top.filter((phrase) => !/^(?:end of )?paragraph$/.test(phrase)).join(' | ')
  expect(words).toMatch(
    /Calder Tech \| record \| 3–1 \| 3 \| Terriers \| has the ball \| record \| 3–1 \| 7 \| Live/,
  )
  expect(top.at(-1)).toBe('table, Score by period')
  // A table by row: the team, its periods, its total.
  const table = (await ear.readTo(/^end of table/)).filter((phrase) =>
    /^row(?:header)?, /.test(phrase),
  )
  expect(table).toContain('rowheader, Calder Tech')
  expect(table.find((row) => row.startsWith('row, Terriers'))).toMatch(/ 7 7$/)

  // Nothing but what happened is announced: never the clock, never the page again.
  await ear.announced()
  const told: string[] = []
  const hear = async (wanted: RegExp) => {
    await expect(async () => {
      told.push(...(await ear.announced()))
      expect(told.join(' ')).toMatch(wanted)
    }).toPass({ timeout: 15_000 })
  }
  await day.send({ us: [14], them: [3], quarter: 2 })
  await hear(/polite: Football: Terriers 14, Calder Tech 3, 2nd\./)
  await page.getByLabel('Screen reader announcements').selectOption('plays')
  await ear.announced()
  told.length = 0
  await day.send({ us: [21], them: [3], quarter: 3 })
  await hear(/polite: .*rush for 4 yards/)
  expect(told.filter((phrase) => !phrase.startsWith('polite: '))).toEqual([])
})
