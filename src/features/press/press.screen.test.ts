import { expect, test } from 'vitest'
import { hrefOf, ownScreens, textsOf } from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'

const heads = 'ref,date,opponent,home_away\n'
const empty = ownScreens(
  {
    'press-clips.yaml': '[]',
    'coverage.yaml': '[]',
    'schedules/football/2026.csv': heads,
  },
  { mayRefuse: true },
)

test('lists press clips with source, author, day and sports [RT-09]', async () => {
  const { status, title, main, words } = await openScreen('/clippings')
  expect([status, title]).toEqual([200, 'Press Clippings | Testham Terriers'])
  expect(textsOf(main.getAllByRole('heading'))).toEqual([
    'Press clippings',
    '2 clippings',
    'Terriers find their legs',
    'Small school, big night',
  ])
  expect(words).toContain('A young line holds in the second half. By Orla Finch September 20, 2026')
  expect(hrefOf(main.getByRole('link', { name: /^Terriers find their legs/ }))).toBe(
    'https://ledger.example/terriers-find-their-legs',
  )
})

test('narrows clippings to sport, season and words, keeping other choices [RT-09]', async () => {
  const count = async (query: string) =>
    (await openScreen(`/clippings?${query}`)).main.getByRole('heading', { level: 2 }).textContent
  expect(await count('sport=1')).toBe('2 clippings about Football')
  expect(await count('sport=2')).toBe("1 clipping about Women's Soccer")
  expect(await count('season=2025-26')).toBe('1 clipping of 2025-26')
  const { title, main } = await openScreen('/clippings?q=legs')
  expect(title).toBe('Press Clippings: legs | Testham Terriers')
  expect(hrefOf(main.getByRole('link', { name: '2026-27 (1)' }))).toBe(
    '/clippings?q=legs&season=2026-27',
  )
})

test('shows a message without clippings [RT-09]', async () => {
  const unknown = await openScreen('/clippings?sport=99')
  for (const screen of [unknown, await openScreen('/clippings?q=zzz'), await empty('/clippings')]) {
    expect(screen.words).toContain('No clippings match. Try fewer words or another year.')
    expect(hrefOf(screen.main.getByRole('link', { name: 'See all clippings' }))).toBe('/clippings')
  }
})

test('lists stations and streams by kind, and the next broadcasts [RT-09]', async () => {
  const { status, title, main, words } = await openScreen('/coverage')
  expect([status, title]).toEqual([200, 'Coverage | Testham Terriers'])
  expect(textsOf(main.getAllByRole('heading'))).toEqual([
    'Coverage',
    'On the radio',
    'Lakeland Radio',
    'Video streams',
    'Terriers Network',
    'Next broadcasts',
  ])
  expect(words).toContain('Lakeland Radio 1340 AM Football')
  expect(hrefOf(main.getByRole('link', { name: /^Lakeland Radio/ }))).toBe('https://radio.example/')
  expect(hrefOf(main.getByRole('link', { name: /^Watch ?, Football vs Ashford, Sept. 12$/ }))).toBe(
    'https://pln.example/fb-3',
  )
})

test('shows a message without stations [RT-09]', async () => {
  const { words, main } = await empty('/coverage')
  expect(words).toContain(
    'No stations or streams listed. See the schedule for the coverage of each game.',
  )
  expect(hrefOf(main.getByRole('link', { name: 'Full calendar' }))).toBe('/calendar')
})
