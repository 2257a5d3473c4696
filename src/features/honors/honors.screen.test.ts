import { expect, test } from 'vitest'
import {
  answersOf,
  hrefOf,
  notFound,
  ownScreens,
  textsOf,
} from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'

const empty = ownScreens({ 'honors.yaml': '[]', 'all-americans.yaml': '[]' })
const ruth = '/honors/hall-of-fame/ruth-abernethy/1'

test('lists the members of the first honor by class, latest first [RT-11]', async () => {
  const { status, title, main } = await openScreen('/honors')
  expect([status, title]).toEqual([200, 'Hall of Fame | Testham Terriers'])
  expect(textsOf(main.getAllByRole('heading'))).toEqual([
    'Hall of Fame',
    'Class of 2021',
    '1931 Football Team',
    'Class of 2019',
    'Ruth Abernethy',
  ])
  expect(hrefOf(main.getByRole('link', { name: 'Ruth Abernethy' }))).toBe(ruth)
  expect(hrefOf(main.getByRole('link', { name: 'Ring of Honor (1)' }))).toBe(
    '/honors/ring-of-honor',
  )
  expect(hrefOf(main.getByRole('link', { name: 'Sport' }))).toBe('/honors/hall-of-fame/sport')
})

test('groups the members by the choice in the address [RT-11]', async () => {
  const groups = async (path: string) =>
    textsOf((await openScreen(path)).main.getAllByRole('heading', { level: 2 }))
  expect(await groups('/honors/hall-of-fame/name')).toEqual(['#', 'A'])
  expect(await groups('/honors/hall-of-fame/sport')).toEqual(['Football', "Women's Soccer"])
  expect(await groups('/honors/hall-of-fame/category')).toEqual(['Student-athlete', 'Team'])
  expect(await groups('/honors/ring-of-honor')).toEqual(['Class not known'])
})

test('finds a member by a word, and shows a message for no match [RT-11]', async () => {
  const { words, main } = await openScreen('/honors/hall-of-fame/sport?q=abernethy')
  expect(words).toContain('1 member for “ abernethy ”.')
  expect(textsOf(main.getAllByRole('heading', { level: 3 }))).toEqual(['Ruth Abernethy'])
  expect(hrefOf(main.getByRole('link', { name: 'Show all' }))).toBe('/honors/hall-of-fame/sport')
  const none = await openScreen('/honors/hall-of-fame?q=zzz')
  expect(none.words).toContain('No members match “ zzz ”.')
})

test('shows a member with the reason for the honor [RT-11]', async () => {
  const { title, main, words, html } = await openScreen(ruth)
  expect(title).toBe('Ruth Abernethy - Hall of Fame | Testham Terriers')
  expect(words).toContain(
    "Women's Soccer Years 1998–2001 Inducted as Student-athlete Hometown Ames, Iowa",
  )
  expect(html).toContain('Scored <strong>41</strong> goals.')
  expect(hrefOf(main.getByRole('link', { name: 'Hall of Fame, class of 2019' }))).toBe(
    '/honors/hall-of-fame',
  )
  const team = await openScreen('/honors/hall-of-fame/1931-football-team/2')
  expect(team.words).toContain('No biography of 1931 Football Team yet.')
})

test('lists all-Americans by year, sport or name, with every selection [RT-11]', async () => {
  const { main, words } = await openScreen('/all-americans')
  expect(textsOf(main.getAllByRole('heading', { level: 2 }))).toEqual(['2026', '2025'])
  expect(words).toContain('Second Team, National Coaches 2025')
  const sport = await openScreen('/all-americans?by=sport')
  expect(sport.words).toContain(
    '2026: Second Team, National Coaches · 2025: First Team, National Coaches',
  )
  const one = await openScreen('/all-americans/1')
  expect(one.title).toBe('Sam Okafor - All-American | Testham Terriers')
  expect(one.words).toContain('2-time All-American Sam Okafor')
  expect(
    hrefOf(one.main.getByRole('link', { name: 'Sam Okafor on the 2026 Football roster' })),
  ).toBe('/sports/football/roster/sam-okafor/2')
})

test('shows a message when the lists are empty [RT-11]', async () => {
  const { words, main } = await empty('/all-americans')
  expect(words).toContain('No All-Americans yet.')
  expect(hrefOf(main.getByRole('link', { name: 'See the awards of this season' }))).toBe('/awards')
  expect(await answersOf(empty, ['/honors'])).toEqual(notFound(['/honors']))
})

test('redirects a wrong name, and answers 404 for unknown lists [RT-11]', async () => {
  expect(
    await answersOf(openScreen, ['/honors/hall-of-fame/x/1', '/honors/hall-of-fame/x/999']),
  ).toEqual([
    ['/honors/hall-of-fame/x/1', 301, ruth],
    ['/honors/hall-of-fame/x/999', 302, '/honors/hall-of-fame'],
  ])
  const wrong = [
    '/all-americans/x',
    '/all-americans/999',
    '/honors/none',
    '/honors/hall-of-fame/colour',
  ]
  expect(await answersOf(openScreen, wrong)).toEqual(notFound(wrong))
})
