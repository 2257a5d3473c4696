import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import {
  answersOf,
  hrefOf,
  notFound,
  ownScreens,
  textsOf,
} from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'

/**
 * Two more stories: one without a sport or references, with text that looks like markup; a long one
 * about a game.
 */
const own = ownScreens({
  'stories/bare.md': `---
title: A <b>bare</b> & short one
slug: bare
date: 2026-11-20T09:00
---

Only words. <script>alert(1)</script>
`,
  'stories/one.md': `---
title: One more picture
slug: one
date: 2026-11-19T09:00
images:
  - {path: pictures/field.svg, alt: The field, caption: The field at noon}
---

Text.
`,
  'stories/long.md': `---
title: A long one
slug: long
date: 2026-11-20T09:00
games: [fb-1]
---

First, *with* stress.

> A quote.

Second.

Third.
`,
  'stories/preview.md': `---
title: A preview
slug: preview
date: 2026-11-20T09:00
games: [now]
---

Words.
`,
  'stories/stranger.md': `---
title: A preview of a stranger
slug: stranger
date: 2026-11-19T09:00
games: [later]
---

Words.
`,
  'stories/without-file.md': `---
title: A result without a stat file
slug: without-file
date: 2026-11-20T09:00
games: [fb-2]
---

Words.
`,
  'schedules/football/2026.csv':
    '+now,2026-11-28,7 p.m.,Ashford,H,"Testham, Iowa",Terrier Field,R,,PLN|https://pln.example,' +
    'KTST 99.1,,Buy|https://tickets.testham.example/4,,,,,,,,\n' +
    'later,2026-12-05,1 p.m.,Sable Ridge,A,"Sable, Iowa",,R,,,,,,,,,,,,,\n',
})
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => textsOf([...row.children]))
const story = '/news/2026/8/28/season-opens'

test('shows a story with sport, byline, day and text [RT-08]', async () => {
  const { status, title, main, words, html } = await openScreen(story)
  expect([status, title]).toEqual([200, 'Season opens under the lights | Testham Terriers'])
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Season opens under the lights')
  expect(words).toContain('Terriers meet Ashford at home By Testham Athletics August 28, 2026')
  expect(html).toContain('The <strong>Terriers</strong> open their season at home against Ashford.')
  expect(words).toContain('Dana Quill , Sports Information')
})

test('links pictures to themselves, and a video to a player [RT-08]', async () => {
  const { main, words } = await openScreen(story)
  const gallery = main.getByRole('region', { name: 'Opening night' })
  const pictures = [...gallery.querySelectorAll('a')]
  expect(pictures.map(hrefOf)).toEqual(
    Array.from({ length: 3 }, () => expect.stringMatching(/^\/images\/\w+\/1600\.webp$/)),
  )
  expect(words).toContain('Photos by Mika Lund')
  expect(hrefOf(main.getByRole('link', { name: /^Play video/ }))).toBe(
    '/showcase/embed.aspx?youtube=abcdefghijk',
  )
})

test('shows a single picture with its caption, not as a gallery [RT-08]', async () => {
  const { main } = await own('/news/2026/11/19/one')
  const picture = main.getByRole('img', { name: 'The field' })
  expect(picture.closest('a')).toBeNull()
  expect(picture.closest('figure')!.textContent).toBe('The field at noon')
  expect(main.queryByRole('heading', { name: 'Photo Gallery' })).toBeNull()
})

test('shows the summary of a related story [RT-08]', async () => {
  const { main } = await own('/news/2026/11/20/bare')
  const related = main.getByRole('region', { name: 'Related stories' })
  expect(related.textContent).toContain('First, with stress.')
})

test('links a story to its game, player, topic and neighbors [RT-08]', async () => {
  const { main } = await openScreen(story)
  const to = (name: string | RegExp) => hrefOf(main.getByRole('link', { name }))
  expect(to('Game notes')).toBe('https://testham.example/notes')
  expect(to('Sam Okafor')).toBe('/sports/football/roster/sam-okafor/2')
  expect(to('Season Opener')).toBe('/tags/season-opener')
  expect(to('Box score')).toBe('/sports/football/stats/2026/ashford/boxscore/2')
  const nav = main.getByRole('navigation', { name: 'More Football stories' })
  expect([...nav.querySelectorAll('a')].map(hrefOf)).toEqual([
    '/news/2026/8/20/kickoff-moved',
    '/sports/football/archives',
  ])
  const game = main.getByRole('region', { name: /Ashford/ })
  expect(game.textContent).toContain('Saturday, August 29, 2026')
})

test('shows the game of a story after its second paragraph, or at the end of the text [RT-08]', async () => {
  const { main, words } = await own('/news/2026/11/20/long')
  expect(main.getAllByRole('complementary', { name: 'About this game' })).toHaveLength(1)
  expect(words).toMatch(/First, with stress\. A quote\. Second\. Football .* Game center Third\./)
  expect((await openScreen(story)).words).toMatch(/against Ashford\. Football .* Box score/)
})

test('shows score by period, leaders and links of a game with a stat file [RT-08]', async () => {
  const { main } = await own('/news/2026/11/20/long')
  const card = within(main.getByRole('region', { name: /Ashford/ }))
  expect(rowsOf(card.getByRole('table', { name: 'Score by period' }))).toEqual([
    ['Team', '1', '2', '3', '4', 'T'],
    ['#23 Ashford', '3', '0', '7', '0', '10'],
    ['Terriers', '7', '10', '7', '7', '31'],
  ])
  // The line score has the result: it is not said above it once more.
  expect(card.getAllByText('31')).toHaveLength(1)
  expect(rowsOf(card.getByRole('table', { name: 'Leaders' }))).toEqual([
    ['Leaders', 'ASH', 'TST'],
    ['Passing yards', '70 T. Bell 7/10, 0 TD, 0 INT', '70 S. Okafor 7/10, 0 TD, 0 INT'],
    ['Rushing yards', '50 T. Bell 10 att, 1 TD', '50 S. Okafor 10 att, 1 TD'],
  ])
  expect(card.getAllByRole('link', { name: 'S. Okafor' }).map(hrefOf)).toEqual([
    '/sports/football/roster/sam-okafor/2',
    '/sports/football/roster/sam-okafor/2',
  ])
  expect(hrefOf(card.getByRole('link', { name: 'Game center' }))).toBe('/game-center/2')
})

test('shows records, time, place, channels and tickets of an upcoming game [RT-08]', async () => {
  const { main } = await own('/news/2026/11/20/preview')
  const game = main.getByRole('region', { name: /Ashford/ })
  expect(textsOf([...game.children])).toEqual([
    'Football Sat, Nov. 28 · 7 p.m.',
    'Ashford record 2–1 (1–1)',
    'Terriers record 1–1 (1–1)',
    'Saturday, November 28, 2026 7 p.m. CT Terrier Field, Testham, Iowa PLN, KTST 99.1',
    'Game center Tickets',
  ])
  const tickets = within(game).getByRole('link', { name: 'Tickets' })
  expect(hrefOf(tickets)).toBe('https://tickets.testham.example/4')
})

test('lists our record alone when that of the opponent is unknown [RT-08]', async () => {
  const { main } = await own('/news/2026/11/19/stranger')
  const game = main.getByRole('region', { name: /Sable Ridge/ })
  expect(textsOf([...game.children]).slice(1, 4)).toEqual([
    'Terriers',
    'SRSable Ridge',
    'Saturday, December 5, 2026 1 p.m. CT Sable, Iowa Terriers season: 1–1 (1–1)',
  ])
})

test('shows a game without a stat file with its score alone [RT-08]', async () => {
  const { main } = await own('/news/2026/11/20/without-file')
  const game = main.getByRole('region', { name: /Calder/ })
  expect(textsOf([...game.children])).toEqual([
    'Football Final',
    'Terriers 14',
    'CTCalder Tech 17',
    'Saturday, September 5, 2026 Calder, Minn.',
    'Game center',
  ])
})

test('shows a story without a sport, and escapes its title and text [RT-08]', async () => {
  const { title, main, html } = await own('/news/2026/11/20/bare')
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('A <b>bare</b> & short one')
  expect(title).toBe('A <b>bare</b> & short one | Testham Terriers')
  expect(html).not.toContain('alert(1)')
  // The way back: above the title and at the end.
  expect(main.getAllByRole('link', { name: 'All stories' }).map(hrefOf)).toEqual([
    '/archives',
    '/archives',
  ])
  expect(textsOf(main.getAllByRole('heading', { level: 2 }))).toEqual(['Related stories'])
  expect(main.queryByRole('complementary', { name: 'About this game' })).toBeNull()
})

test('answers 404 for a wrong day or name, and leads to sign-in when hidden [RT-08]', async () => {
  const wrong = ['/news/2026/8/27/season-opens', '/news/2026/8/28/none', '/news/2026/13/45/x']
  expect(await answersOf(openScreen, wrong)).toEqual(notFound(wrong))
  const hidden = '/news/2026/8/21/not-for-everyone'
  expect(await answersOf(openScreen, [hidden])).toEqual([
    [hidden, 302, `/login?returnTo=${encodeURIComponent(`/hidden${hidden}`)}`],
  ])
})
