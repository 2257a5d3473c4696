import { describe, expect, it, test } from 'vitest'
import type { Game } from '../../contract/game.schema.ts'
import { currentScore, extraSuffix, formatFinal, formatGameStatus, withEnDash } from './score.ts'
import { describeMissing, splitState, describeResult } from './state-words.ts'
import { summarizeOutcome } from './game-outcome.ts'
import { sampleGame } from '../../../tests/support/sample-game.ts'

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
    expect(currentScore(game({}))).toBeNull()
    expect(currentScore(game({ status: 'C', result: { ...result } }))).toBeNull()
  })

  it('is the live one during the game', () => {
    expect(
      currentScore(game({ gameState: 3, live: { ...live, teamPeriods: [], opponentPeriods: [] } })),
    ).toEqual({ team: '7', opponent: '10', leader: 'opponent' })
  })

  it('is the published one afterwards, with a mark for the winner', () => {
    expect(currentScore(game({ result: { ...result } }))).toEqual({
      team: '24',
      opponent: '17',
      leader: 'team',
    })
    expect(
      currentScore(game({ result: { ...result, teamScore: '289', opponentScore: '301' } }))?.leader,
    ).toBe('team')
    expect(currentScore(game({ result: { ...result, status: 'N' } }))?.leader).toBeNull()
    expect(currentScore(game({ result: { ...result, teamScore: null } }))).toBeNull()
  })
})

describe('the state of a game [SH-09]', () => {
  it('is one short line', () => {
    expect(formatGameStatus(game({}))).toBe('Sat, Sept. 5 · 7 p.m.')
    const onItsDay = (date: string, tbd = false) =>
      formatGameStatus({ ...game({ date, tbd }), isGameDay: true })
    expect(onItsDay('2026-09-05T19:00:00')).toBe('Tonight · 7 p.m.')
    expect(onItsDay('2026-09-05T12:00:00')).toMatch(/^Today · /)
    expect(onItsDay('2026-09-05T00:00:00', true)).toMatch(/^Today · /)
    expect(
      formatGameStatus(
        game({ gameState: 3, live: { ...live, teamPeriods: [], opponentPeriods: [] } }),
      ),
    ).toBe('3rd · 8:39')
    const over = (code: string) =>
      formatGameStatus({
        ...game({
          gameState: 3,
          live: { ...live, teamPeriods: [], opponentPeriods: [], clock: '0:00' },
        }),
        sport: { globalSportShortName: code } as Game['sport'],
      })
    const half = { ...live, periodLabel: 'Half', clock: null, teamPeriods: [], opponentPeriods: [] }
    expect(formatGameStatus(game({ gameState: 3, live: half }))).toBe('Halftime')
    // The clock of soccer counts up.
    expect([over('football'), over('wsoc')]).toEqual(['End of 3rd', '3rd · 0:00'])
    const ended = (postscoreInfo: string) =>
      formatGameStatus(game({ result: { ...result, postscoreInfo } }))
    expect([ended('(OT)'), ended('2OT, Vantry advances'), ended('11 inn.')]).toEqual([
      'Final/OT',
      'Final/2OT, Vantry advances',
      'Final · 11 inn.',
    ])
    expect(formatGameStatus(game({ status: 'P' }))).toBe('Postponed')
  })

  it('says what is missing of a game that has begun, and later that none was reported', () => {
    const begun = sampleGame({ hasBegun: true })
    expect(summarizeOutcome(begun)).toMatchObject({
      words: 'Started 7 p.m.',
      note: 'waiting for the first score',
    })
    const overdue = { ...begun, isScoreOverdue: true }
    expect(formatGameStatus(overdue)).toBe('Started 7 p.m.')
    expect(summarizeOutcome(overdue)).toMatchObject({
      words: 'Started 7 p.m.',
      note: 'no score reported',
    })
    const meet = { ...overdue, showAtVs: false, opponent: { ...overdue.opponent, id: null } }
    expect(describeMissing(meet)).toBe('no results reported')
    expect(describeMissing({ ...meet, isScoreOverdue: false })).toBe('waiting for the results')
  })

  it('parts the state of a result from the rest of its note', () => {
    const split = (postscoreInfo: string | null) =>
      splitState(sampleGame({ result: { ...result, postscoreInfo } }))
    expect(split(null)).toEqual({ state: 'Final', remark: '' })
    expect(split('2OT, Vantry advances 4-2 on penalty kicks')).toEqual({
      state: 'Final/2OT',
      remark: 'Vantry advances 4–2 on penalty kicks',
    })
  })

  it('says the state of a result in the specified words', () => {
    expect(
      (['C', 'P', 'O'] as const).map((status) => describeResult(sampleGame({ status, result }))),
    ).toEqual(['Cancelled', 'Postponed', 'Final'])
    expect(describeResult(sampleGame({ noplayText: 'Canceled', result }))).toBe('Cancelled')
    expect(describeResult(sampleGame({ status: 'O' }))).toBe('')
    const after = (postscoreInfo: string) =>
      describeResult(sampleGame({ result: { ...result, postscoreInfo } }))
    expect(after('(2OT, Vantry advances 4-2 on penalty kicks)')).toBe('Final/2OT')
    expect(after('10 innings')).toBe('Final · 10 innings')
    expect(after('3rd of 10')).toBe('Final')
  })

  it('ends a score with its extra periods only', () => {
    const notes = ['(2OT)', 'OT', '(2 OT, Vantry advances)', '12 inn.', '(OTHER)', '', null]
    expect(notes.map(extraSuffix)).toEqual([
      '\u00a0(2OT)',
      '\u00a0(OT)',
      '\u00a0(2 OT)',
      '\u00a0(12 inn.)',
      '',
      '',
      '',
    ])
    expect(notes.map(formatFinal).slice(0, 4)).toEqual([
      'Final/2OT',
      'Final/OT',
      'Final/2 OT, Vantry advances',
      'Final · 12 inn.',
    ])
  })
})

test('writes scores and records with an en dash without spaces, keeping signs', () =>
  expect(['17-27', '7 - 3', '12-4-1', '172.5-127.5', '-6', 'Sub-Regional'].map(withEnDash)).toEqual(
    ['17–27', '7–3', '12–4–1', '172.5–127.5', '-6', 'Sub-Regional'],
  ))
