import { expect, test } from 'vitest'
import type { CoachingCareer, CoachingSeason } from '../../contract/staff.schema.ts'
import {
  parseCareerSort,
  sortCareers,
  sortYears,
  tallyText,
  totalRecord,
  parseYearSort,
} from './coaching-records.ts'

const tally = (names: string, wins: number, losses: number, winPercent: string) => ({
  names,
  wins,
  losses,
  ties: 0,
  winPercent,
  conferenceWins: null,
  conferenceLosses: null,
  conferenceTies: null,
  conferenceWinPercent: '',
})
const years: CoachingSeason[] = [
  { season: '2025', note: null, ...tally('Ólafur Berg', 0, 0, '') },
  { season: '2024', note: null, ...tally('Ann Zell', 4, 4, '.500') },
  { season: '1931', note: null, ...tally('Ann Zell', 8, 1, '.889') },
]
const careers: CoachingCareer[] = [
  { years: '1931–1940', seasonCount: 10, ...tally('Ann Zell', 50, 40, '.556') },
  { years: '2025', seasonCount: 1, ...tally('Ólafur Berg', 9, 0, '1.000') },
]

test('sorts seasons in each order, one without games last by percentage [RT-04]', () => {
  const order = (sort: string) =>
    sortYears(years, parseYearSort(sort))
      .map(({ season }) => season)
      .join(' ')
  expect({
    newest: order('x'),
    oldest: order('oldest'),
    wins: order('wins'),
    percent: order('percent'),
    coach: order('coach'),
  }).toEqual({
    newest: '2025 2024 1931',
    oldest: '1931 2024 2025',
    wins: '1931 2024 2025',
    percent: '1931 2024 2025',
    coach: '2024 1931 2025',
  })
})

test('sorts coaches in each order [RT-04]', () => {
  const first = (sort: string) => sortCareers(careers, parseCareerSort(sort))[0]!.names
  expect(
    ['first', 'seasons', 'wins', 'losses', 'percent', 'coach', 'constructor'].map(first),
  ).toEqual(['Ann Zell', 'Ann Zell', 'Ann Zell', 'Ann Zell', 'Ólafur Berg', 'Ann Zell', 'Ann Zell'])
})

test('writes ties only if there are any, and nothing without counts [RT-04]', () => {
  expect([
    tallyText(8, 3, 0),
    tallyText(5, 3, 1),
    tallyText(0, 0, null),
    tallyText(null, null, null),
  ]).toEqual(['8–3', '5–3–1', '0–0', ''])
})

test('adds the current season to the totals of a coach [RT-04]', () => {
  const career = { ...careers[0]!, wins: 50, losses: 40, ties: 1, winPercent: '.555' }
  const seasons = [{ season: '2025' }, { season: '2024' }]
  const record = { career, seasons, sport: {} } as Parameters<typeof totalRecord>[0]
  expect(totalRecord(record)).toMatchObject({
    overall: '50–40–1',
    conference: '',
    years: '1931–1940',
  })
  const current = {
    season: '2026',
    overallRecord: '7-3-1-2',
    overallPercentage: '',
    conferenceRecord: '5-2',
  }
  expect(totalRecord({ ...record, current })).toEqual({
    overall: '57–45–2',
    winPercent: '.558',
    conference: '',
    seasonCount: 11,
    years: '2024–2026',
  })
  const inConference = { ...career, conferenceWins: 20, conferenceLosses: 21 }
  expect(totalRecord({ ...record, career: inConference, current }).conference).toBe('25–23')
})
