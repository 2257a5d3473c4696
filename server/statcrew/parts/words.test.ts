import { expect, test } from 'vitest'
import { isoDay, shownName } from './names.ts'
import { periodHeads, ordinal } from './line-score.ts'

test('turns names around, keeping case and suffixes [GM-01] [Q46] [Q47] [Q48]', () => {
  const cases: [string, string][] = [
    ['Vane,Rufus', 'Rufus Vane'],
    ['THORN, Maia', 'Maia THORN'],
    ['Sorrel III,Wade', 'Wade Sorrel III'],
    ['Amos Jr.,Vic', 'Vic Amos Jr.'],
    ['Amos, Vic, Jr.', 'Vic Amos Jr.'],
    ['de la Croix, Ines', 'Ines de la Croix'],
    ['Bruun, Mies van', 'Mies van Bruun'],
    ['Ida Storm', 'Ida Storm'],
    ['O’Dell,Pat', 'Pat O’Dell'],
    ['Sole,', 'Sole'],
    ['TM', 'Team'],
    ['TEAM', 'Team'],
    ['', ''],
  ]
  for (const [given, shown] of cases) expect(shownName(given)).toBe(shown)
})

test('reads dates of every dialect as an ISO day [GM-01] [Q40]', () => {
  const cases: [string, string][] = [
    ['02/14/2026', '2026-02-14'],
    ['2/15/2026', '2026-02-15'],
    ['5/3/26', '2026-05-03'],
    ['11/04/98', '1998-11-04'],
    ['10.2.21', '2021-10-02'],
    ['2026-02-14', '2026-02-14'],
    ['2026-02-14T10:00:00', '2026-02-14'],
    ['Nov 29, 2025', '2025-11-29'],
    ['Sep 2, 2022', '2022-09-02'],
    ['Dec 2- 3, 2022', '2022-12-02'],
    ['November 29, 2025', '2025-11-29'],
    ['2/14/2026 7:00 PM', '2026-02-14'],
    ['13/40/2025', ''],
    // A part of it would be another day.
    ['2026-02-141', ''],
    ['2026-02-14T23:30:00 -5', ''],
    ['2/14/2026-2/15/2026', ''],
    ['2/14/2026 or 2/15/2026', ''],
    ['Nov 29, 20251', ''],
    ['2/30/2026', ''],
    ['soon', ''],
    ['', ''],
  ]
  for (const [given, day] of cases) expect([given, isoDay(given)]).toEqual([given, day])
})

test('writes ordinals, and OT only after regulation [GM-03] [Q28]', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
  ])
  expect(periodHeads(6, 4)).toEqual(['1', '2', '3', '4', 'OT', 'OT 2'])
})
