import { describe, expect, it, test } from 'vitest'
import type { Game } from '../../contract/game.schema.ts'
import { dash, scoreOf, stateWords, statusSuffix } from './score.ts'

const result = {
  status: 'W',
  teamScore: '24',
  opponentScore: '17',
  prescoreInfo: null,
  postscoreInfo: null,
  boxscore: null,
  recap: null,
} as const
const live = {
  gameId: 1,
  sportId: 1,
  gameState: 3,
  version: 2,
  updatedAt: '',
  period: 3,
  periodLabel: '3rd',
  clock: '08:39',
  teamScore: '7',
  opponentScore: '10',
  teamPeriods: [],
  opponentPeriods: [],
  lastPlay: null,
} as const
const game = (some: Partial<Game>) =>
  ({
    status: 'A',
    gameState: 0,
    noplayText: null,
    result: null,
    live: null,
    date: '2026-09-05T19:00:00',
    time: '7 p.m.',
    tbd: false,
    allDay: false,
    ...some,
  }) as Game

describe('the score of a game [SH-08]', () => {
  it('is missing before the start and for a canceled game', () => {
    expect(scoreOf(game({}))).toBeNull()
    expect(scoreOf(game({ status: 'C', result: { ...result } }))).toBeNull()
  })

  it('is the live one during the game', () => {
    expect(
      scoreOf(game({ gameState: 3, live: { ...live, teamPeriods: [], opponentPeriods: [] } })),
    ).toEqual({ team: '7', opponent: '10', leader: 'opponent' })
  })

  it('is the published one afterwards, with a mark for the winner', () => {
    expect(scoreOf(game({ result: { ...result } }))).toEqual({
      team: '24',
      opponent: '17',
      leader: 'team',
    })
    expect(
      scoreOf(game({ result: { ...result, teamScore: '289', opponentScore: '301' } }))?.leader,
    ).toBe('team')
    expect(scoreOf(game({ result: { ...result, status: 'N' } }))?.leader).toBeNull()
    expect(scoreOf(game({ result: { ...result, teamScore: null } }))).toBeNull()
  })
})

describe('the state of a game [SH-09]', () => {
  it('is one short line', () => {
    expect(stateWords(game({}))).toBe('Sat, Sep 5 · 7 p.m.')
    expect(
      stateWords(game({ gameState: 3, live: { ...live, teamPeriods: [], opponentPeriods: [] } })),
    ).toBe('3rd · 8:39')
    expect(stateWords(game({ result: { ...result, postscoreInfo: '(OT)' } }))).toBe('Final · OT')
    expect(stateWords(game({ status: 'P' }))).toBe('Postponed')
  })

  it('ends a result with the specified suffix', () => {
    expect(
      [{ status: 'C' }, { status: 'P' }, { status: 'O' }].map((some) => statusSuffix(some as Game)),
    ).toEqual([', Cancelled', ', Postponed', ', Final'])
  })
})

test('writes scores and records with an en dash without spaces, keeping signs', () =>
  expect(['17-27', '7 - 3', '12-4-1', '172.5-127.5', '-6', 'Sub-Regional'].map(dash)).toEqual([
    '17–27',
    '7–3',
    '12–4–1',
    '172.5–127.5',
    '-6',
    'Sub-Regional',
  ]))
