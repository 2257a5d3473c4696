import { describe, expect, test } from 'vitest'
import type { Meeting } from '../../contract/opponents.schema.ts'
import { longestStreak, describeMarks, listMarks } from './marks.ts'
import { filterResults, formatResult } from './results.ts'
import {
  countMeetings,
  formatPartialDate,
  largestMargins,
  sortedSeries,
  summarizeSeries,
} from './opponent-history.ts'

type Status = 'W' | 'L' | 'T' | 'N'
const meeting = (
  date: string,
  status: Status | null,
  scores: [string, string] | [] = [],
  more: Partial<Meeting> = {},
): Meeting => ({
  gameId: null,
  season: date.slice(0, 4),
  date,
  opponent: { id: 1, title: 'Ashford' },
  locationIndicator: 'H',
  location: null,
  type: 'R',
  conference: false,
  status: 'O',
  result: { status, teamScore: scores[0] ?? null, opponentScore: scores[1] ?? null },
  forfeit: false,
  note: null,
  url: null,
  ...more,
})
const rivalry = [
  meeting('1901', 'W'),
  meeting('1926-11-06', 'W', ['20', '0']),
  meeting('1927', 'W', ['1', '0'], { type: 'S' }),
  meeting('1931', 'L', ['3', '40']),
  meeting('1932', null, ['9', '0']),
  meeting('1933', 'W', ['27', '7']),
  meeting('1934', 'W', ['90', '0'], { forfeit: true }),
  meeting('1935', 'W', ['7', '6'], { status: 'C', note: null }),
  meeting('1936', 'T', ['6', '6']),
]

describe('a series [RT-06]', () => {
  test('marks and streaks count only games that count', () => {
    expect(listMarks(rivalry).join('')).toBe('WWLWWT')
    expect(longestStreak(rivalry, 'W')).toMatchObject({
      length: 2,
      first: { date: '1901' },
      last: { date: '1926-11-06' },
    })
    expect(longestStreak([], 'L')).toBeNull()
    expect(describeMarks(['W', 'L', 'W'])).toBe('2 wins, 1 loss; the last 3: win, loss, win')
  })

  test('counts an exhibition neither as a game nor as the first or last meeting', () => {
    const exhibitions = [
      meeting('1899', 'W', ['9', '0'], { type: 'S' }),
      meeting('1902', 'L', ['0', '3']),
      meeting('1903', 'W', ['9', '0'], { type: 'S' }),
    ]
    expect(summarizeSeries(exhibitions)).toMatchObject({
      record: '0-1',
      games: 1,
      first: { date: '1902' },
      last: { date: '1902' },
    })
    expect(countMeetings(exhibitions)).toBe('1 meeting and 2 exhibitions')
    expect(countMeetings(rivalry.slice(0, 2))).toBe('2 meetings')
  })

  test('finds the largest wins by score, without forfeits, newer first when equal', () => {
    expect(largestMargins(rivalry, 'W').map(({ date }) => date)).toEqual(['1933', '1926-11-06'])
    expect(largestMargins(rivalry, 'L').map(({ date }) => date)).toEqual(['1931'])
    expect(
      largestMargins(
        [meeting('2001', 'W', ['3', '0']), meeting('1902', 'W', ['30', '0'])],
        'W',
      ).map(({ date }) => date),
    ).toEqual(['1902', '2001'])
  })

  test('shows as much of a date as is known [Q70]', () =>
    expect(['1901', '1927-10', '1926-11-06'].map(formatPartialDate)).toEqual([
      '1901',
      'October 1927',
      'Nov. 6, 1926',
    ]))

  test('sorts schools by name, games, wins or last meeting', () => {
    const one = (games: number, wins: number, lastMeeting: string) => ({
      games,
      wins,
      losses: 0,
      lastMeeting,
    })
    const list = [one(1, 1, '2020'), one(9, 0, '1990'), one(4, 3, '2026')]
    expect(
      [
        sortedSeries(list, 'name'),
        sortedSeries(list, 'games'),
        sortedSeries(list, 'wins'),
        sortedSeries(list, 'last'),
      ].map((sorted) => sorted.map(({ games }) => games)),
    ).toEqual([
      [1, 9, 4],
      [9, 4, 1],
      [4, 1, 9],
      [4, 1, 9],
    ])
  })
})

test('narrows results by kind, and writes the end of their lines [RT-06]', () => {
  const games = [
    meeting('2026', 'W', ['3', '1'], { conference: true }),
    meeting('2026', 'N', [], { locationIndicator: 'N', note: '2nd of 12' }),
    meeting('2026', null, ['3', '1'], { status: 'P', locationIndicator: 'A' }),
  ]
  expect(
    (['all', 'home', 'away', 'neutral', 'conference'] as const).map(
      (type) => filterResults(games, type).length,
    ),
  ).toEqual([3, 1, 1, 1, 1])
  expect(games.map(formatResult)).toEqual([
    { mark: 'W', score: '3–1' },
    { mark: null, score: '' },
    { mark: null, score: 'Postponed' },
  ])
})
