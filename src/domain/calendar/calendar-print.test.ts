import { expect, test } from 'vitest'
import { monthsIn, listWeeks } from './calendar.ts'
import { isPrintable, parsePrintLocation } from './calendar-print.ts'

const asked = {
  type: 'list',
  sport: 'all',
  start: '2026-11-01',
  end: '2026-11-30',
  location: 'all',
}

test('accepts ranges within the calendar up to a year, by valid type and place [RT-12]', () => {
  for (const good of [
    {},
    { type: 'month' },
    { sport: '7' },
    { end: '2026-11-01' },
    { location: 'away' },
    { start: '2024-02-29', end: '2024-03-01' },
  ])
    expect([good, isPrintable({ ...asked, ...good })]).toEqual([good, true])
  for (const bad of [
    { type: 'poster' },
    { sport: 'football' },
    { start: '2026-12-01' },
    { start: '2026-02-29' },
    { start: '11/01/2026' },
    { start: '2025-01-01' },
    { location: 'H' },
    { location: 'toString' },
  ])
    expect([bad, isPrintable({ ...asked, ...bad })]).toEqual([bad, false])
  expect([
    isPrintable({ ...asked, sport: '7' }, 7),
    isPrintable({ ...asked, sport: '8' }, 7),
    isPrintable(asked, 7),
  ]).toEqual([true, false, false])
  expect(['all', 'home', 'away', 'neutral'].map(parsePrintLocation)).toEqual([
    undefined,
    'H',
    'A',
    'N',
  ])
})

test('returns the months of a range and their weeks from Sunday [RT-12]', () => {
  expect(monthsIn('2026-11-30', '2027-01-01')).toEqual(['2026-11', '2026-12', '2027-01'])
  const weeks = listWeeks('2026-08')
  expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([
    6,
    [null, null, null, null, null, null, '2026-08-01'],
    ['2026-08-30', '2026-08-31', null, null, null, null, null],
  ])
})
