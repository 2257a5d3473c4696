import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { answersOf, hrefOf, ownScreens, textsOf } from '../../../tests/support/read-screen.ts'
import { openScreen, type Screen } from '../../../tests/support/screen.ts'

const kinds = ({ main }: Screen) =>
  within(main.getByRole('navigation', { name: 'Result types' })).getAllByRole('link')
const results = ({ main }: Screen) => main.getAllByRole('heading', { level: 3 })
const field = ({ document }: Screen) =>
  document.querySelector<HTMLInputElement>('search[aria-label="This page"] input')!

const excerpts = ownScreens({
  'moments.yaml':
    '- {title: Four, date: 2026-08-29T20:15, sportId: football, text: The gunslinger threw four in a 30-23 win over **Osterby**.}\n',
  'stories/win.md': `---
title: Terriers beat Ashford, 31-10
date: 2026-08-29T22:00
sport: football
subHeadline: Terriers 31, Ashford 10
teaser: Okafor beat Ashford, 31-10, as a gunslinger.
---
TESTHAM – The Terriers won.
`,
})

describe('results of a search', () => {
  test('shows the words, the kinds with counts, and the results [RT-14]', async () => {
    const screen = await openScreen('/search?q=okafor')
    expect([screen.status, screen.title]).toEqual([200, 'Search: okafor | Testham Terriers'])
    expect(screen.main.getByRole('heading', { level: 1 }).textContent).toBe('Search')
    expect(screen.main.getByRole('heading', { level: 2 }).textContent).toBe(
      '5 results for “okafor”',
    )
    expect(textsOf(kinds(screen))).toEqual([
      'All 5',
      'All-Americans 1',
      'Awards 1',
      'Honors 1',
      'Key moments 1',
      'Players 1',
    ])
    expect(kinds(screen).map((link) => link.getAttribute('aria-current'))).toEqual([
      'true',
      null,
      null,
      null,
      null,
      null,
    ])
    expect(textsOf(results(screen))).toEqual([
      'Sam Okafor',
      'Sam Okafor',
      'Sam Okafor',
      'Athlete of the Week: Sam Okafor',
      'Okafor to Ramos, 62 yards',
    ])
    const [player] = screen.main.getAllByRole('link', { name: 'Sam Okafor' })
    expect(hrefOf(player!)).toBe('/sports/football/roster/sam-okafor/2')
    expect(player!.querySelector('mark')!.textContent).toBe('Okafor')
    expect(field(screen).defaultValue).toBe('okafor')
  })

  test('reads as a sentence, says a result once, and keeps a score in a line [RT-14]', async () => {
    const { main } = await excerpts('/search?q=gunslinger')
    const texts = [...main.getAllByRole('heading', { level: 3 })].map(
      (heading) => heading.parentElement!.querySelector('p.column')!.textContent,
    )
    expect(texts.toSorted()).toEqual([
      'Okafor beat Ashford, 31-10, as a gunslinger. The Terriers won.',
      'The gunslinger threw four in a 30-23 win over Osterby.',
    ])
    expect(textsOf(main.getAllByText(/^\d+-\d+$/, { selector: '.nowrap' }))).toEqual(
      expect.arrayContaining(['31-10', '30-23']),
    )
    const player = await openScreen('/search?q=okafor&kind=player')
    expect(player.words).toContain('#12 · QB · Jr. · Dubuque, Iowa')
  })

  test('shows one kind at an address of its own [RT-14]', async () => {
    const all = await openScreen('/search?q=football')
    const games = kinds(all).find((link) => link.textContent.startsWith('Games'))!
    expect(hrefOf(games)).toBe('/search?q=football&kind=game')
    const screen = await openScreen(hrefOf(games)!)
    expect(screen.main.getByRole('heading', { level: 2 }).textContent).toBe(
      '4 results in Games for “football”',
    )
    expect(results(screen)).toHaveLength(4)
    for (const title of textsOf(results(screen))) expect(title).toMatch(/^Football (at|vs) /)
  })

  test('names the corrected word after a misspelling [RT-14]', async () => {
    const { words, main } = await openScreen('/search?q=footbaal')
    expect(words).toContain('No results for “ footbaal ”. Showing results for football instead.')
    const instead = main.getByText((_, element) => element!.matches('h2 + p a'))
    expect(hrefOf(instead)).toBe('/search?q=football')
  })

  test('links only pages that exist [RT-14]', async () => {
    const addresses = new Set<string>()
    for (const words of ['okafor', 'season']) {
      const { document } = await openScreen(`/search?q=${words}`)
      for (const link of document.querySelectorAll('#main ol a[href^="/"]'))
        addresses.add(hrefOf(link)!)
    }
    expect(addresses.size).toBeGreaterThan(6)
    const broken = (await answersOf(openScreen, [...addresses])).filter(
      ([, status]) => status >= 400,
    )
    expect(broken).toEqual([])
  })
})

describe('a search without results', () => {
  test('shows tips and the teams [RT-14]', async () => {
    const { main, words } = await openScreen('/search?q=zzqx')
    expect(words).toContain('No results for “ zzqx ”.')
    expect(main.getByRole('heading', { name: 'Or go to a team' })).toBeTruthy()
    expect(hrefOf(main.getByRole('link', { name: 'Football' }))).toBe('/sports/football')
    expect(main.queryByRole('navigation', { name: 'Result types' })).toBeNull()
  })

  test('links back from an empty kind [RT-14]', async () => {
    const { main, words } = await openScreen('/search?q=okafor&kind=game')
    expect(words).toContain('No results of this type.')
    expect(hrefOf(main.getByRole('link', { name: 'See all 5 results' }))).toBe('/search?q=okafor')
  })

  test('shows popular places when no words are given [SH-06] [RT-14]', async () => {
    for (const path of ['/search', '/search?q=', '/search?q=%20']) {
      const { title, main, document } = await openScreen(path)
      expect(title).toBe('Search | Testham Terriers')
      expect(main.getByRole('heading', { name: 'Sports' })).toBeTruthy()
      expect(hrefOf(main.getByRole('link', { name: 'Football Schedule' }))).toBe(
        '/sports/football/schedule',
      )
      expect(hrefOf(main.getByRole('link', { name: 'Scoreboard' }))).toBe('/board')
      expect(document.querySelector('meta[name="robots"]')!.getAttribute('content')).toContain(
        'noindex',
      )
    }
  })
})

const archived = Array.from(
  { length: 30 },
  (_, i) =>
    `Football of ${1950 + i},${1950 + i}-11-01,https://old.testham.example/${1950 + i},football\n`,
)
const crowded = ownScreens({ 'archives.csv': `+${archived.join('')}`, 'splashes.yaml': '[]' })

test('pages through many results, each page at its own address [RT-14]', async () => {
  const first = await crowded('/search?q=football')
  expect(hrefOf(first.main.getByRole('link', { name: 'Next results' }))).toBe(
    '/search?q=football&page=2',
  )
  const second = await crowded('/search?q=football&page=2')
  expect(second.main.queryByRole('link', { name: 'Next results' })).toBeTruthy()
  const shown = [first, second].map((screen) => results(screen).length)
  expect(shown[0]).toBe(shown[1])
  const titles = [first, second].flatMap((screen) =>
    [...screen.document.querySelectorAll('#main h3')].map(
      (heading) => heading.parentElement!.textContent,
    ),
  )
  expect(new Set(titles).size).toBe(titles.length)
  const beyond = await crowded('/search?q=football&page=99')
  expect(beyond.words).toContain('There is no page 99.')
  expect(hrefOf(beyond.main.getByRole('link', { name: 'Back to the first page' }))).toBe(
    '/search?q=football',
  )
})

test.each([
  '  two spaces',
  'a&b=c',
  '50% #1?',
  'Peña 🏈 أهلا',
  '+1',
  "O'Rourke",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
])('treats %s as text in page, field and title [SH-06] [RT-14]', async (words) => {
  const screen = await openScreen(`/search?q=${encodeURIComponent(words)}`)
  expect(screen.status).toBe(200)
  expect(field(screen).defaultValue).toBe(words)
  expect(screen.title).toBe(`Search: ${words.trim()} | Testham Terriers`)
  expect(screen.document.querySelectorAll('#main img, #main script')).toHaveLength(0)
})

test('keeps a very long query up to its limit [SH-06]', async () => {
  const screen = await openScreen(`/search?q=${'x'.repeat(300)}`)
  expect(field(screen).defaultValue).toBe('x'.repeat(200))
})

describe('people of the same name', () => {
  const vexley = ownScreens({
    'rosters/football/2025.csv': '+40,Ana,Vexley,S,Sr.,6-0,190,,,ana-vexley\n',
    'rosters/football/2026.csv':
      '+41,Bo,Vexley,QB,Fr.,6-2,205,,,,,bo-vexley,,\n,Cy,Vexley,WR,Fr.,5-11,180,,,,,cy-vexley,,\n',
    'rosters/football/2026.staff.csv': '+Di,Vexley,Assistant Coach,,,coach\n',
    'stories/vexley.md': `---
title: Vexley
date: 2026-11-20T09:00
sport: football
players: [cy-vexley]
---
TESTHAM – Vexley starts.
`,
  })

  test('are in the order current athlete, story, coach, former athlete [RT-14]', async () => {
    expect(textsOf(results(await vexley('/search?q=vexley')))).toEqual([
      'Cy Vexley',
      'Bo Vexley',
      'Vexley',
      'Di Vexley',
      'Ana Vexley',
    ])
  })

  test('have their number in place of a portrait, else their initials [RT-14]', async () => {
    const shown = results(await vexley('/search?q=vexley')).map(
      (heading) => heading.parentElement!.querySelector('[data-ratio]')?.textContent,
    )
    expect(shown).toEqual(['CV', '41', undefined, 'DV', '40'])
  })
})
