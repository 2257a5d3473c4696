import { describe, expect, test } from 'vitest'
import { wordsOf } from '../../../tests/support/render-screen.tsx'
import { openScreen, screensOf } from '../../../tests/support/screen.ts'

const headings = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)

describe('the game center of a played game', () => {
  test('shows score, plays, figures and links without JavaScript [GM-03]', async () => {
    const { main, status, title } = await openScreen('/game-center/2')
    expect(status).toBe(200)
    expect(title).toContain('Ashford')
    expect(main.getByRole('heading', { level: 1 }).textContent).toBe('#23 Ashford at Terriers')
    expect(headings(main.getAllByRole('heading', { level: 2 }))).toEqual([
      'Scoring',
      'Play by play',
      'Leaders',
      'Team statistics',
      'Stories',
      'Next game',
      'Game information',
      'Series history',
    ])
    // Few partners are named below the facts, and the pictures of a story are in it.
    const facts = main.getByRole('region', { name: 'Game information' })
    expect(facts.querySelector('h3')?.textContent).toBe('On game day')
    const rows = main.getByRole('table', { name: 'Score by period' }).querySelectorAll('tbody tr')
    const cells = [...rows].map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(cells).toEqual([
      ['#23 Ashford', '3', '0', '7', '0', '10'],
      ['Terriers', '7', '10', '7', '7', '31'],
    ])
    expect(main.getAllByText(/Okafor rush for 4 yards/)).toHaveLength(4)
    const okafor = main.getAllByRole('link', { name: 'Sam Okafor' })[0]!
    expect(okafor.getAttribute('href')).toBe('/sports/football/roster/sam-okafor/2')
  })

  test('links the box score, which links back [RT-13]', async () => {
    const center = await openScreen('/game-center/2')
    // In the scoreboard, and in the bar of a phone.
    const [there, ...others] = center.main.getAllByRole('link', { name: 'Box score' })
    expect(others.map((one) => one.getAttribute('href'))).toEqual([there!.getAttribute('href')])
    expect(there!.hasAttribute('aria-current')).toBe(false)
    const here = center.main.getByRole('link', { name: 'Game center' })
    expect(here.getAttribute('aria-current')).toBe('page')
    const box = await openScreen(there!.getAttribute('href')!)
    expect(box.status).toBe(200)
    const back = ['Game center', 'Summary'].map((name) => box.main.getByRole('link', { name }))
    expect(back.map((link) => link.getAttribute('href'))).toEqual([
      '/game-center/2',
      '/game-center/2?view=stats',
    ])
  })
})

describe('the game center of an upcoming game', () => {
  const schedule = {
    'schedules/football/2026.csv':
      '+now,2026-11-21,7 p.m.,Calder Tech,H,"Testham, Iowa",Terrier Field,R,,,,,,,,,,,,,\n',
  }
  const site = screensOf({
    ...schedule,
    'conference-results/football/2026.csv': '+2026-08-28,7 p.m.,Calder Tech,7,Norwood,21,,\n',
  })
  // Two results of the opponent are stored, of a record of 1-2.
  const alone = screensOf(schedule)

  const previewed = screensOf({
    ...schedule,
    'stories/preview.md':
      '---\ntitle: Terriers host Calder Tech\nslug: preview\ndate: 2026-11-20T10:00\n' +
      'sport: football\nteaser: Kickoff is at seven.\ngames: [now]\n---\nA preview.\n',
  })

  test('has the story of the game with its summary after the leaders [GM-03]', async () => {
    const { main } = await previewed('/game-center/5', { headers: { host: 'own.localhost' } })
    const titles = headings(main.getAllByRole('heading', { level: 2 }))
    expect(titles[titles.indexOf('Stories') - 1]).toBe('Terriers leaders')
    const stories = main.getByRole('region', { name: 'Stories' })
    expect(wordsOf(stories.innerHTML)).toContain('Terriers host Calder Tech Kickoff is at seven.')
  })

  test('has countdown, place and series, and no empty part [GM-03]', async () => {
    const { main, words } = await site('/game-center/5', { headers: { host: 'own.localhost' } })
    expect(main.getByRole('timer', { name: 'Time until the start' })).toBeDefined()
    for (const once of ['November 21', '7 p.m.', 'Terrier Field, Testham, Iowa'])
      expect(words.split(once)).toHaveLength(2)
    const urls = main.getAllByRole('link').map((link) => link.getAttribute('href'))
    // Only a leader in two statistics is linked twice.
    const repeated = urls.filter((url, i) => urls.indexOf(url) < i)
    expect(repeated.filter((url) => !/\/roster\/.*\/\d+$/.test(url!))).toEqual([])
    expect(headings(main.getAllByRole('heading', { level: 2 }))).toEqual([
      'Season so far',
      'Latest results',
      'Terriers leaders',
      'Series history',
      'On game day',
    ])
    expect(main.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toContain(
      'gameId=5',
    )
    expect(main.queryByRole('link', { name: 'Box score' })).toBeNull()
  })

  test('says how many of the games our season leaders are from, if not all [GM-03]', async () => {
    const { main } = await site('/game-center/5', { headers: { host: 'own.localhost' } })
    expect(main.getByRole('region', { name: 'Terriers leaders' })).toBeDefined()
  })

  test('shows the latest results of both teams, ours with links [GM-03]', async () => {
    const { main } = await site('/game-center/5', { headers: { host: 'own.localhost' } })
    const lists = main.getByRole('region', { name: 'Latest results' }).querySelectorAll('ul')
    const results = [...lists].map((list) => [
      wordsOf(list.previousElementSibling!.outerHTML),
      ...[...list.children].map((row) => wordsOf(row.outerHTML)),
    ])
    expect(results).toEqual([
      [
        'Terriers',
        'L 14–17 Sept. 5 at Calder Tech',
        'W 31–10 Aug. 29 vs #23 Ashford',
        'L 20–24 Sept. 6 at Ashford',
      ],
      [
        'Calder Tech',
        'W 17–14 Sept. 5 vs Terriers',
        'L 17–20 Sept. 1 vs Ashford',
        'L 7–21 Aug. 28 at Norwood',
      ],
    ])
    expect([...lists].map((list) => list.querySelectorAll('a').length)).toEqual([3, 0])
    const spoilers = [...lists[1]!.querySelectorAll('[data-spoils]')]
    expect(headings(spoilers as HTMLElement[])).toEqual(['W', '17–14', 'L', '17–20', 'L', '7–21'])
  })

  test('shows only our latest results when those of the opponent have gaps [GM-03]', async () => {
    const { main } = await alone('/game-center/5', { headers: { host: 'own.localhost' } })
    const region = main.getByRole('region', { name: 'Terriers latest results' })
    expect(region.querySelectorAll('ul')).toHaveLength(1)
    expect(region.querySelector('h3')).toBeNull()
  })

  test('compares both seasons in what is known of both [GM-03]', async () => {
    const { main } = await site('/game-center/5', { headers: { host: 'own.localhost' } })
    const table = main.getByRole('table', { name: 'Both teams this season' })
    const rows = [...table.querySelectorAll('tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    )
    expect(rows).toEqual([
      ['Calder Tech', '', 'Terriers'],
      ['1–2', 'Record', '1–1'],
      ['1–1', 'Conference', '1–1'],
      ['1–1', 'Home', '1–0'],
      ['0–1', 'Away', '0–1'],
      ['W1', 'Streak', 'L1'],
    ])
    // The standings lack the averages of the opponent.
    expect(main.queryByText('Points per game')).toBeNull()
  })
})

test.each([
  ['/game-center/999', 404, null],
  ['/game-center/x', 404, null],
  ['/game-center/0002', 301, '/game-center/2'],
])('answers %s with %i [RT-13]', async (path, status, location) => {
  const answer = await openScreen(path)
  expect([answer.status, answer.location?.replace('http://localhost', '') ?? null]).toEqual([
    status,
    location,
  ])
})
