import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { hrefOf, ownScreens, textsOf } from '../../../tests/support/read-screen.ts'
import { openScreen, type Screen } from '../../../tests/support/screen.ts'

const list = ({ main }: Screen, name: string) => main.getByRole('region', { name })
const rows = (of: Element) => [...of.querySelectorAll<HTMLElement>('li:has(time)')]
const rowOf = (of: Element, words: string) =>
  rows(of).find((row) => row.textContent.includes(words))!
const words = (of: Element) => of.textContent.replaceAll(/\s+/g, ' ').trim()

describe('events of the home page', () => {
  test('shows results newest first with mark, score and place [SH-09]', async () => {
    const recent = list(await openScreen('/'), 'Recent Results')
    expect(rows(recent).map((row) => row.querySelector('a')!.textContent)).toEqual([
      'Calder Tech',
      'Calder Tech',
      '#23 Ashford',
      'Ashford',
    ])
    const [first, second] = rows(recent).map(words)
    expect(first).toMatch(/at Calder Tech.*Sept. 5, Final.*FB · Calder, Minn\..*L.*14–17/)
    expect(second).toMatch(/vs Calder Tech.*Sept. 1, Final.*WSOC · Des Moines, Iowa.*T.*1–1/)
  })

  test('shows upcoming games with day, time, sport and place [SH-08]', async () => {
    const upcoming = list(await openScreen('/'), 'Upcoming Events')
    expect(rows(upcoming)).toHaveLength(1)
    expect(words(rows(upcoming)[0]!)).toMatch(/vs Ashford.*Sat, Sept. 12.*FB · Testham, Iowa.*TBA/)
    expect(rows(upcoming)[0]!.querySelector('time')!.getAttribute('datetime')).toBe('2099-09-12')
  })

  test('shows the links of a game in an overlay, if there are any [SH-11]', async () => {
    const screen = await openScreen('/')
    const upcoming = rows(list(screen, 'Upcoming Events'))[0]!
    expect(textsOf([...upcoming.querySelectorAll('details a')])).toEqual([
      'Game center, Football vs Ashford, Sept. 12',
      'Watch, Football vs Ashford, Sept. 12',
      'Tickets, Football vs Ashford, Sept. 12',
    ])
    const [calder] = rows(list(screen, 'Recent Results'))
    expect(calder!.querySelector('details')).toBeNull()
  })

  test('shows past and upcoming games in the score strip [GM-02]', async () => {
    const strip = (await openScreen('/')).main.getByRole('region', { name: 'Scores' })
    const tiles = textsOf(within(strip).getAllByRole('link'))
    expect(tiles).toHaveLength(7)
    expect(tiles[0]).toMatch(/Sept. 6 · Final.*Terriers ?20.*Ashford ?24/)
    expect(tiles.at(-3)).toMatch(/Sat, Sept. 12 · TBA/)
    expect(tiles.slice(-2)).toEqual(['All scores', 'Full calendar'])
  })
})

const longName = `The Very Long Name ${'Of A College '.repeat(12)}`.trim()
/** The columns of a schedule from the status on: outcome and stories. */
const won = ',W,20,1,,,season-opens,'
const links = 'https://stats.example/x,Buy|https://tickets.testham.example/9'
const games = `+r1,2026-10-09,1 p.m.,Called Off,N,"Calder, Minn.",,R,,,,,,C,,,,,,season-opens,
r2,2026-10-08,1 p.m.,Moved Away,A,"Calder, Minn.",,R,,,,,,P,,,,,,season-opens,
r3,2026-10-07,1 p.m.,${longName},H,"Calder, Minn.",,R,,,,,,${won}
u1,2026-12-01,7 p.m.,Visitor 01,A,"Testham, Iowa",,R,,,,${links},,,,,,,,PLN+|https://pln.example/u
u2,2026-11-21,7 p.m.,Tonight State,H,"Testham, Iowa",,R,,,,,,,,,,,,,
`
const busy = ownScreens({
  'schedules/football/2026.csv': games,
  'sports.csv': '+Golf,golf,golf,GOLF,golf,men,2026,\n',
  'splashes.yaml': '[]',
  'takeovers.yaml': '[]',
})

describe('events of a department with more games', () => {
  test('labels canceled and postponed games [SH-09]', async () => {
    const recent = list(await busy('/'), 'Recent Results')
    expect(words(rowOf(recent, 'Called Off'))).toMatch(/Oct. 9, Cancelled/)
    expect(words(rowOf(recent, 'Moved Away'))).toMatch(/at Moved Away.*Oct. 8, Postponed/)
    expect(words(rowOf(recent, longName))).toContain('20–1')
  })

  test('sorts upcoming games by day, today’s first [SH-08]', async () => {
    const upcoming = list(await busy('/'), 'Upcoming Events')
    expect(rows(upcoming).map((row) => row.querySelector('a')!.textContent)).toEqual([
      'Tonight State',
      'Visitor 01',
      'Ashford',
    ])
    const visitor = rowOf(upcoming, 'Visitor 01')
    for (const part of ['FB', 'Dec. 1', '7 p.m.', 'at Visitor 01'])
      expect(words(visitor)).toContain(part)
    expect(
      [...visitor.querySelectorAll('details a')].map(
        (link) => link.firstChild!.nextSibling?.textContent,
      ),
    ).toEqual(['Game center', 'Watch', 'Tickets'])
  })

  test('selects all sports first, then each by title [SH-08] [SH-09]', async () => {
    const screen = await busy('/')
    for (const title of ['Upcoming Events', 'Recent Results']) {
      const select = screen.main.getByLabelText(`Sport for ${title}`)
      expect(textsOf([...select.querySelectorAll('option')])).toEqual([
        'All',
        'Football',
        'Golf',
        "Women's Soccer",
      ])
    }
  })

  test('offers more after six results [SH-10]', async () => {
    const recent = list(await busy('/'), 'Recent Results')
    expect(rows(recent)).toHaveLength(6)
    expect(within(recent).getByRole('button', { name: 'Load more Recent Results' })).toBeTruthy()
  })

  test('links the calendar [SH-07]', async () => {
    const screen = await busy('/')
    const [first] = screen.main.getAllByRole('link', { name: 'Full calendar' })
    expect(hrefOf(first!)).toBe('/calendar')
  })
})
