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
