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
  statistics: [],
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
/** The rows of the comparison with this opponent. */
function comparedRows(opponent: { record: string; season: TeamSeason }, school = ours) {
  const matchup = compareSeasons({ school, opponent }, 'home')
  return matchup?.kind === 'comparison' ? matchup.rows : []
}

describe('the seasons of both teams [GM-03]', () => {
  test('are compared in what is known of both, visitors first', () => {
    const theirs = { record: '5-4', season: season({ conferenceRecord: '4-1', streak: 'L1' }) }
    const rows = comparedRows(theirs)
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
  })

  test('compare last five and averages where both are known, fewer allowed as the better', () => {
    const theirs = {
      record: '5-4',
      season: season({
        lastFive: '2-3',
        perGame: { unit: 'points', scored: '35.0', allowed: '30.1' },
      }),
    }
    const school = { ...ours, season: { ...ours.season, lastFive: lastFiveRecord('LLWWWLW') } }
    const rows = comparedRows(theirs, school)
    expect(
      rows.slice(1).map(({ label, visitor, home, better }) => [label, visitor, home, better]),
    ).toEqual([
      ['Last five', '2-3', '4-1', 'home'],
      ['Points per game', '35.0', '31.4', 'visitor'],
      ['Points allowed per game', '30.1', '17.2', 'home'],
    ])
    expect(rows.at(-1)!.bars).toEqual({ visitor: 100, home: 57.1 })
  })

  const rates = (...values: string[]) =>
    values.map((value, index) => ({
      key: `players/${index}`,
      title: `Rate ${index}`,
      value,
      better: index === 1 ? ('fewer' as const) : ('more' as const),
    }))

  test('compare the statistics that both have, after records and scores', () => {
    const perGame = { unit: 'points', scored: '70.0', allowed: '65.0' }
    const theirs = { record: '6-2', season: season({ perGame, statistics: rates('.380', '12.5') }) }
    const school = {
      record: '4-4',
      season: season({ perGame, statistics: rates('.456', '15.0', '4.0') }),
    }
    const matchup = compareSeasons({ school, opponent: theirs }, 'home')
    expect(matchup).toMatchObject({ kind: 'comparison', hasStatistics: true })
    const rows = comparedRows(theirs, school)
    expect(rows.map(({ label }) => label)).toEqual([
      'Record',
      'Points per game',
      'Points allowed per game',
      'Rate 0',
      'Rate 1',
    ])
    expect(rows.slice(3).map(({ visitor, home, better }) => [visitor, home, better])).toEqual([
      ['.380', '.456', 'home'],
      ['12.5', '15.0', 'visitor'],
    ])
    expect(rows[3]!.bars).toEqual({ visitor: 83.3, home: 100 })
  })

  test('leave out finer records, then statistics, of more than ten rows', () => {
    const full = (...values: string[]) => ({
      record: '6-2',
      season: season({
        conferenceRecord: '2-0',
        homeRecord: '4-0',
        awayRecord: '2-2',
        lastFive: '4-1',
        streak: 'W3',
        perGame: { unit: 'points', scored: '70.0', allowed: '65.0' },
        statistics: rates(...values),
      }),
    })
    const labelsOf = (...values: string[]) => {
      const matchup = compareSeasons({ school: full(...values), opponent: full(...values) }, 'home')
      return matchup?.kind === 'comparison' ? matchup.rows.map(({ label }) => label) : []
    }
    const two = labelsOf('.456', '15.0')
    expect(two).toHaveLength(10)
    expect(two).toContain('Streak')
    expect(labelsOf('.456', '15.0', '1', '2', '3', '4')).toEqual([
      'Record',
      'Conference',
      'Last five',
      'Points per game',
      'Points allowed per game',
      'Rate 0',
      'Rate 1',
      'Rate 2',
      'Rate 3',
      'Rate 4',
    ])
  })

  test.each([
    ['nothing', { record: null }],
    ['only the record', { record: '5-4', season: null }],
    ['one more figure', { record: '5-4', season: season({ streak: 'L1' }) }],
  ])('are ours alone, all of it, when of the opponent %s is known', (_, opponent) =>
    expect(compareSeasons({ school: ours, opponent }, 'home')).toEqual({
      kind: 'ours',
      facts: [
        { label: 'Record', value: '7–2' },
        { label: 'Conference', value: '4–1' },
        { label: 'Home', value: '5–0' },
        { label: 'Streak', value: 'W3' },
        { label: 'Points per game', value: '31.4' },
        { label: 'Points allowed per game', value: '17.2' },
      ],
    }),
  )

  test('have the words of sets', () => {
    const perGame = { unit: 'sets', scored: '2.6', allowed: '1.1' }
    const school = { record: '12-3', season: season({ perGame }) }
    expect(compareSeasons({ school, opponent: { record: null } }, 'visitor')).toEqual({
      kind: 'ours',
      facts: [
        { label: 'Record', value: '12–3' },
        { label: 'Sets won per match', value: '2.6' },
        { label: 'Sets lost per match', value: '1.1' },
      ],
    })
    // Beside the other team's they are one row.
    const theirs = season({ perGame: { unit: 'sets', scored: '1.5', allowed: '1.5' } })
    const known = { conferenceRecord: '4-1', streak: 'W3' }
    const rows = comparedRows(
      { record: '9-6', season: { ...theirs, ...known } },
      { record: '12-3', season: season({ perGame, ...known }) },
    )
    expect(rows.at(-1)).toMatchObject({
      label: 'Sets won per match',
      visitor: '1.5',
      home: '2.6',
      bars: { visitor: 50 },
      better: 'home',
    })
    expect(rows).toHaveLength(4)
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
    expect(compareSeasons({ school: ours, opponent: theirs }, 'home')!.kind).toBe('ours')
  })

  test.each([
    { record: '0-0', season: season() },
    { record: '7-2', season: null },
  ])('is nothing without a result of ours', (school) =>
    expect(compareSeasons({ school, opponent: ours }, 'home')).toBeNull(),
  )
})
