import { describe, expect, test } from 'vitest'
import type { TeamSeason } from '../../contract/game-center.schema.ts'
import type { Meeting } from '../../contract/opponents.schema.ts'
import { lastFiveRecord } from './marks.ts'
import { averageMeetings, compareSeasons } from './matchup.ts'

const season = (some: Partial<TeamSeason> = {}): TeamSeason => ({
  conferenceRecord: '',
  homeRecord: '',
  awayRecord: '',
  streak: '',
  perGame: null,
  ...some,
})
const ours = {
  record: '7-2',
  season: season({
    conferenceRecord: '4-1',
    homeRecord: '5-0',
    streak: 'W3',
    perGame: { unit: 'points', scored: '31.4', allowed: '17.2' },
  }),
}

describe('the seasons of both teams [GM-03]', () => {
  test('stand side by side where both are known, visitors first', () => {
    const theirs = { record: '5-4', season: season({ conferenceRecord: '4-1', streak: 'L1' }) }
    const { rows, ours: alone } = compareSeasons({ school: ours, opponent: theirs }, 'home')!
    expect(rows.map(({ label, visitor, home, better }) => [label, visitor, home, better])).toEqual([
      ['Record', '5-4', '7-2', 'home'],
      ['Conference', '4-1', '4-1', null],
      ['Streak', 'L1', 'W3', null],
    ])
    expect(rows.map(({ bars }) => bars)).toEqual([
      { visitor: 55.6, home: 77.8 },
      { visitor: 80, home: 80 },
      null,
    ])
    expect(alone.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Home 5–0',
      'Points per game 31.4',
      'Points allowed per game 17.2',
    ])
  })

  test('compares last five and averages where both are known, fewer allowed as the better', () => {
    const theirs = {
      record: '5-4',
      season: season({
        lastFive: '2-3',
        perGame: { unit: 'points', scored: '35.0', allowed: '30.1' },
      }),
    }
    const school = { ...ours, season: { ...ours.season, lastFive: lastFiveRecord('LLWWWLW') } }
    const { rows, ours: alone } = compareSeasons({ school, opponent: theirs }, 'home')!
    expect(
      rows.slice(1).map(({ label, visitor, home, better }) => [label, visitor, home, better]),
    ).toEqual([
      ['Last five', '2-3', '4-1', 'home'],
      ['Points per game', '35.0', '31.4', 'visitor'],
      ['Points allowed per game', '30.1', '17.2', 'home'],
    ])
    expect(rows.at(-1)!.bars).toEqual({ visitor: 100, home: 57.1 })
    expect(alone.map(({ label }) => label)).toEqual(['Conference', 'Home', 'Streak'])
  })

  test('has only ours when nothing is known of them, and the words of sets', () => {
    const perGame = { unit: 'sets', scored: '2.6', allowed: '1.1' }
    const school = { record: '12-3', season: season({ perGame }) }
    expect(compareSeasons({ school, opponent: { record: null } }, 'visitor')).toEqual({
      rows: [],
      ours: [
        { label: 'Record', value: '12–3' },
        { label: 'Sets won per match', value: '2.6' },
        { label: 'Sets lost per match', value: '1.1' },
      ],
    })
  })

  test('do not have what both scored in their last meetings, newest five, without forfeits', () => {
    const met = (date: string, us: string, them: string, some: Partial<Meeting> = {}) =>
      ({
        type: 'R',
        status: 'O',
        forfeit: false,
        gameId: null,
        date,
        result: {
          status: Number(us) > Number(them) ? 'W' : 'L',
          teamScore: us,
          opponentScore: them,
        },
        ...some,
      }) as Meeting
    const meetings = [
      met('2010-10-09', '70', '0'),
      met('2025-10-04', '21', '28'),
      met('2024-11-09', '1', '0', { forfeit: true }),
      met('2023-11-11', '38', '17'),
      met('2022-11-05', '14', '24'),
      met('2021-11-06', '6', '3'),
      met('2020-11-07', '10', '0'),
    ]
    expect(averageMeetings(meetings)).toEqual({ meetings: 5, score: '17.8–14.4' })
    expect(averageMeetings(meetings.slice(0, 1))).toBeNull()
    const theirs = { record: '5-4', season: season() }
    const { rows } = compareSeasons({ school: ours, opponent: theirs }, 'home')!
    expect(rows.map(({ key }) => key)).toEqual(['record'])
  })

  test.each([
    { record: '0-0', season: season() },
    { record: '7-2', season: null },
  ])('is nothing without a result of ours', (school) =>
    expect(compareSeasons({ school, opponent: ours }, 'home')).toBeNull(),
  )
})
