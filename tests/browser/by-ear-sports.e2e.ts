import { expect } from '@playwright/test'
import { hydrated, test } from '../support/browser.ts'
import { addGameDay, statesOf } from '../support/game-day.ts'
import { recordedGames } from '../support/recorded-games.ts'
import { listenTo } from '../support/screen-reader.ts'

// Live games of other sports by ear: what is read and announced is the recorded game.

test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } })

const sports = ['baseball', 'volleyball', 'women’s basketball', 'soccer']

/** Behind each name in the file that is read, visitors first: who bats or serves. */
const holders: Readonly<Record<string, readonly [string, string]>> = {
  baseball: ['', ' \\| batting'],
  volleyball: [' \\| serving', ''],
}

for (const [sport, read] of recordedGames.filter(([name]) => sports.includes(name)))
  test(`tells a live game of ${sport} by ear: score, table, plays [GM-03] [GM-04]`, async ({
    server,
    page,
  }) => {
    const game = read()
    const day = await addGameDay(server, {}, game.code)
    const states = statesOf(game)
    // The file before a change of the score, from a quarter of the game on.
    const before = states.findIndex(
      ({ score: { home, visitor } }, i) =>
        i >= states.length / 4 &&
        `${home}-${visitor}` !== `${states[i + 1]?.score.home}-${states[i + 1]?.score.visitor}`,
    )
    const { xml, score, periods } = states[before]!
    const next = states[before + 1]!
    await day.send(xml)
    await page.goto(`${day.url}/game-center/${day.gameId}`)
    await hydrated(page.locator('header [data-side="home"]').first())
    const ear = await listenTo(page)
    await ear.readTo(/^heading, Calder Tech at Terriers, level 1$/)
    const top = (await ear.readTo(/^table, /))
      .filter((one) => !one.endsWith('paragraph'))
      .join(' | ')
    const won = (sets: string) =>
      sport === 'volleyball' ? `${sets} \\| ${sets === '1' ? 'set' : 'sets'}` : sets
    const [visitorMark, homeMark] = holders[sport] ?? ['', '']
    const scores =
      `Calder Tech${visitorMark} \\| record \\| [^|]+ \\| ${won(score.visitor)} \\| ` +
      `Terriers${homeMark} \\| record \\| [^|]+ \\| ${won(score.home)} \\| Live \\| `
    expect(top).toMatch(new RegExp(scores))
    const table = (await ear.readTo(/^end of table/)).join(' | ')
    expect(table).toContain(`row, Calder Tech ${periods.visitor.join(' ')} ${score.visitor}`)
    expect(table).toContain(`row, Terriers ${periods.home.join(' ')} ${score.home}`)

    await page.getByLabel('Screen reader announcements').selectOption('plays')
    await ear.announced()
    await day.send(next.xml)
    const told: string[] = []
    const { home, visitor } = next.score
    await expect(async () => {
      told.push(...(await ear.announced()))
      // The plays, then the score with its period.
      const words = `^polite: \\S.*\\. Varsity: Terriers ${home}, Calder Tech ${visitor}, [^.]+\\.$`
      expect(told.join(' ')).toMatch(new RegExp(words))
    }).toPass({ timeout: 15_000 })
    expect(told).toHaveLength(1)
  })
