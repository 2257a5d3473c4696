import { describe, expect, test } from 'vitest'
import { hrefOf, textsOf } from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'

const papers: [path: string, heading: string, back: string, words: string[]][] = [
  [
    '/sports/football/schedule/print',
    '2026 Football Schedule',
    '/sports/football/schedule/2026',
    [
      'Overall 1–1',
      'vs #23 Ashford *',
      'W 31–10',
      'at Calder Tech *',
      'L 14–17',
      'TBA',
      '* Conference game.',
    ],
  ],
  [
    '/sports/football/schedule/print/2025',
    '2025 Football Schedule',
    '/sports/football/schedule/2025',
    ['at Ashford', 'L 20–24'],
  ],
  [
    '/sports/football/schedule/text',
    '2026 Football Schedule',
    '/sports/football/schedule/2026',
    ['Ashford', '31–10', 'Calder Tech', '* Conference game'],
  ],
  [
    '/sports/football/roster/print',
    '2026 Football Roster',
    '/sports/football/roster/2026',
    ['Sam Okafor', 'Lee Ramos', 'Coaches and staff', 'Dana Whitlock', 'Head Coach'],
  ],
  [
    '/sports/football/results/print/2026/all',
    '2026 Football Results',
    '/sports/football/results/2026',
    ['at Calder Tech', 'L 14–17', 'W 31–10'],
  ],
  [
    '/calendar/print/list/0/2026-08-01/2026-09-30/all',
    'Calendar',
    '/calendar',
    ['August 1, 2026 to September 30, 2026', 'Ashford', 'Calder Tech'],
  ],
  [
    '/sports/football/calendar/print/list/1/2026-08-01/2026-09-30/home',
    'Football Calendar',
    '/sports/football/calendar',
    ['home events', 'Ashford'],
  ],
  [
    '/staff-directory/print',
    'Who Is Who',
    '/staff-directory',
    ['Name', 'Title', 'Phone', 'Email', 'Odile Marsh', '555-0102'],
  ],
]

describe.each(papers)('%s', (path, heading, back, words) => {
  test('has its content, a way back and nothing around it [SH-14] [SH-22]', async () => {
    const { status, main, document, words: read } = await openScreen(path)
    expect(status).toBe(200)
    expect(main.getByRole('heading', { level: 1 }).textContent).toBe(heading)
    for (const part of words) expect(read).toContain(part)
    expect(document.querySelectorAll('[data-shell], [aria-label="Alerts"]')).toHaveLength(0)
    const tools = document.querySelector('[data-print="no"]')!
    expect(textsOf([...tools.querySelectorAll('a, button')]).at(-1)).toBe('Print')
    expect(hrefOf(tools.querySelector('a')!)).toBe(back)
    expect((await openScreen(back)).status).toBe(200)
    expect(document.querySelector('meta[name="robots"]')!.getAttribute('content')).toContain(
      'noindex',
    )
  })
})

test.each([
  ['/sports/football/schedule/print/1999', 302],
  ['/sports/football/results/print/2026/nothing', 404],
  ['/calendar/print/list/99/2026-08-01/2026-09-30/all', 404],
  ['/calendar/print/list/0/2026-09-30/2026-08-01/all', 404],
])('answers 404 in print for %s', async (path, status) => {
  expect((await openScreen(path)).status).toBe(status)
})

test('prints no column without values [SH-14]', async () => {
  const { main } = await openScreen('/sports/football/schedule/print')
  const heads = textsOf(main.getAllByRole('columnheader'))
  expect(heads).toEqual(['Date', 'Opponent', 'Location', 'Time or result', 'TV'])
})
