import { expect, test } from 'vitest'
import { LiveStats, type LiveGame } from '../../src/contract/live.schema.ts'
import { schemas } from '../../src/contract/schemas.ts'
import { valueAs } from '../../tests/support/value-as.ts'
import { liveDetailsIn, liveStatsIn } from './live-fields.ts'
import { LiveVersions } from './live-versions.ts'
import { readAs, type Remark } from './read-as.ts'

const told: Remark[] = []
const around = {
  names: ['Calder Tech', 'CT'],
  versioned: (live: Omit<LiveGame, 'version' | 'updatedAt'>) =>
    new LiveVersions().of('calder', live, 5_000),
  remark: (remarks: Remark[]) => void told.push(...remarks),
}
const home = { score: 21, name: 'Calder Tech', periodScores: [14, 7], timeouts: [3] }
const away = { score: 17, name: 'Ashford', periodScores: [3, 14], timeouts: [2] }
const period = { number: 2, regulation: 4, name: '' }
const game = {
  Id: 101,
  HasStarted: true,
  IsComplete: false,
  clockSeconds: 487,
  period,
  home,
  away,
}
const liveOf = (item: unknown) =>
  valueAs(schemas.liveStats.result, liveStatsIn({ Games: [item] }, around))

const asRead = {
  Games: [
    {
      Id: 101,
      HasStarted: true,
      IsComplete: false,
      Live: {
        gameId: 101,
        sportId: 0,
        gameState: 3,
        version: 5,
        updatedAt: '1970-01-01T00:00:05.000Z',
        period: 2,
        periodLabel: '2nd',
        clock: '8:07',
        teamScore: '21',
        opponentScore: '17',
        teamPeriods: ['14', '7'],
        opponentPeriods: ['3', '14'],
        lastPlay: null,
      },
    },
  ],
}

test.each([
  ['as the specification names it', game],
  ['with the teams as school and opponent', { ...game, school: home, opponent: away }],
  [
    'in snake case, by GameId',
    {
      game_id: '101',
      has_started: true,
      is_complete: false,
      clock_seconds: '487',
      period,
      home_team: home,
      away_team: { ...away, period_scores: ['3', '14'] },
    },
  ],
  [
    'with the fields in a game of their own',
    {
      GameId: 101,
      HasStarted: 'true',
      IsComplete: false,
      Game: { ClockSeconds: 487, Period: period, HomeTeam: home, AwayTeam: away },
    },
  ],
  [
    'with scores of periods as objects',
    { ...game, home: { ...home, periodScores: [{ score: 14 }, { score: 7 }] } },
  ],
])('reads a game in progress %s [GM-01] [CA-03]', (_, item) => {
  expect(liveOf(item)).toEqual(asRead)
})

test('finds our side where the answer has only home and away [GM-01]', () => {
  expect(liveOf({ ...game, home: away, away: home })).toMatchObject({
    Games: [{ Live: { teamScore: '21', opponentScore: '17' } }],
  })
  // Neither is ours: no side may be guessed.
  expect(liveOf({ ...game, home: away, away: { ...home, name: 'Calder' } })).toBe(
    'Games.Live is missing',
  )
})

test.each([
  [{ HasStarted: false }, { gameState: 0, period: 0, periodLabel: '', clock: '8:07' }],
  [{ IsComplete: true }, { gameState: 8, periodLabel: 'Final', clock: null }],
  [{ period: { number: 5, regulation: 4 } }, { periodLabel: 'OT' }],
  [{ period: { number: 6, regulation: 4 } }, { periodLabel: 'OT 2' }],
  [{ period: { ...period, name: '2nd Half' } }, { periodLabel: '2nd Half' }],
  [{ period: 3 }, { period: 3, periodLabel: '3rd' }],
  [{ clockSeconds: -1 }, { clock: null }],
  [{ gameState: 'Delayed' }, { gameState: 2 }],
])('reads the state of %j [GM-01]', (more, state) => {
  expect(liveOf({ ...game, ...more })).toMatchObject({ Games: [{ Live: state }] })
})

test('says which field of a game could not be read, and keeps the others', () => {
  told.length = 0
  expect(liveOf({ ...game, clockSeconds: {}, home: { ...home, periodScores: 'many' } })).toEqual({
    Games: [
      {
        ...asRead.Games[0],
        Live: { ...asRead.Games[0]!.Live, clock: null, teamPeriods: [] },
      },
    ],
  })
  expect(told).toEqual([
    { field: 'Games.clockSeconds', value: 'an object', instead: 'default' },
    { field: 'Games.home.periodScores', value: '"many"', instead: 'default' },
  ])
})

test('leaves another Fieldhouse’s games as they are', () => {
  const theirs = structuredClone(asRead)
  theirs.Games[0]!.Live.version = 44
  expect(liveStatsIn(theirs, around)).toEqual(theirs)
})

test('gives the details of a game both teams under all four names [GM-01]', () => {
  const { Id: _, ...rest } = game
  const details = valueAs(schemas.liveDetails.result, liveDetailsIn(rest, 101, around))
  const ours = { name: 'Calder Tech', score: '21', isHome: true, isSchool: true, timeouts: [3] }
  const theirs = { name: 'Ashford', score: '17', isHome: false, isSchool: false }
  expect(details).toMatchObject({
    gameId: 101,
    hasStarted: true,
    clockSeconds: 487,
    period: { number: 2, regulation: 4, name: '2nd' },
    home: ours,
    school: ours,
    away: theirs,
    opponent: theirs,
    live: asRead.Games[0]!.Live,
  })
})

test('keeps the version of a state until the state changes', () => {
  const state = { ...asRead.Games[0]!.Live, teamScore: '28' }
  const { version: _, updatedAt: __, ...rest } = state
  const bare = { ...rest, gameState: 3 as const }
  const first = new LiveVersions()
  const at = (now: number, teamScore = '21') => first.of('calder', { ...bare, teamScore }, now)
  const one = at(10_000)
  expect(at(13_000)).toBe(one)
  expect(at(13_400, '28').version).toBe(13)
  expect(at(13_500, '35').version).toBe(14)
})

test('names a live game that cannot be read, and shows the others [GM-01]', () => {
  const games = liveStatsIn({ Games: [game, { Id: 102, Home: 'x' }] }, around)
  const read = readAs(LiveStats, games, { asked: {}, zone: 'UTC', sports: [] })
  expect(read).toMatchObject({
    value: { Games: [{ Id: 101 }] },
    remarks: [{ instead: 'left out', game: 102 }],
  })
})
