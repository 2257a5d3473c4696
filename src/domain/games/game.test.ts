import { expect, test } from 'vitest'
import type { Game } from '../../contract/game.schema.ts'
import type { LiveGame } from '../../contract/live.schema.ts'
import { getGameKind, markedLive, withLive } from './game.ts'
import { isOverdue, statedLive } from './live-state.ts'

const game = (more: Partial<Game>) =>
  ({
    id: 1,
    status: 'A',
    gameState: 0,
    noplayText: null,
    result: null,
    live: null,
    ...more,
  }) as Game
const live = (more: Partial<LiveGame>) =>
  ({
    gameId: 1,
    version: 2,
    gameState: 3,
    teamScore: '14',
    opponentScore: '7',
    ...more,
  }) as LiveGame
const won: Game['result'] = {
  status: 'W',
  teamScore: '3',
  opponentScore: '1',
  prescoreInfo: null,
  postscoreInfo: null,
  boxscore: null,
  recap: null,
}

test.each([
  ['prefers a result over a stale state', game({ gameState: 1, result: won }), 'final'],
  [
    'recognizes a canceled game by its text in both spellings',
    game({ noplayText: 'Canceled' }),
    'cancelled',
  ],
  [
    'recognizes a canceled game by its text in both spellings',
    game({ noplayText: 'Cancelled' }),
    'cancelled',
  ],
  ['postponed', game({ status: 'P' }), 'postponed'],
  [
    'takes a score without an outcome as no result',
    game({ result: { ...won, status: null } }),
    'upcoming',
  ],
  ['delayed', game({ gameState: 2 }), 'delayed'],
  ['begun', game({ hasBegun: true }), 'begun'],
  ['suspended', game({ status: 'P', noplayText: 'Suspended until Nov. 15' }), 'suspended'],
  ['suspended whatever its letter is', game({ noplayText: 'Suspended' }), 'suspended'],
  ['unreported', game({ status: 'O', hasBegun: true }), 'unreported'],
  ['live', game({ gameState: 3 }), 'live'],
])('%s [GM-01]', (_, one, kind) => expect(getGameKind(one)).toBe(kind))

test('takes the newer live state of the same game only [GM-04]', () => {
  expect(withLive(game({}), live({})).live?.teamScore).toBe('14')
  const newer = game({ live: live({ version: 3 }) })
  expect(withLive(newer, live({ version: 2 }))).toBe(newer)
  expect(withLive(newer, live({ gameId: 9, version: 9 }))).toBe(newer)
})
test('shows a canceled game as live when it is played, and with a result after it [GM-04]', () => {
  const off = game({ status: 'P', noplayText: 'Postponed' })
  expect(getGameKind(withLive(off, live({})))).toBe('live')
  const over = withLive(off, live({ gameState: 8 }))
  expect([getGameKind(over), over.result?.status, over.result?.teamScore]).toEqual([
    'final',
    'W',
    '14',
  ])
})

test.each([
  ['a started and incomplete game is live in any state', true, false, 1, 3],
  ['a complete game is over in any state', true, true, 3, 8],
  ['a game that has not started is not live', false, false, 3, 1],
  ['a delay stays a delay', true, false, 2, 2],
  ['a finished game keeps its outcome', true, true, 4, 4],
] as const)('live stats: %s [GM-02]', (_, HasStarted, IsComplete, said, is) => {
  expect(
    statedLive({ Id: 1, HasStarted, IsComplete, Live: live({ gameState: said }) }).gameState,
  ).toBe(is)
})

test('marks a live game of the game center, unless decided or canceled [GM-02]', () => {
  const marked = (more: Partial<Game>) => getGameKind(markedLive(game(more), true))
  expect([
    marked({}),
    marked({ gameState: 2 }),
    marked({ result: won }),
    marked({ status: 'C' }),
    getGameKind(markedLive(game({}), false)),
  ]).toEqual(['live', 'live', 'final', 'cancelled', 'upcoming'])
})

test('waits for a game from its start for twelve hours, unless its state is known [GM-02]', () => {
  const start = '2026-09-06T00:00:00Z'
  const due = (hours: number, more: Partial<Game> = {}) =>
    isOverdue(game({ dateUtc: start, ...more }), Date.parse(start) + hours * 3_600_000)
  expect([
    due(-0.01),
    due(0),
    due(11.9),
    due(12),
    due(1, { gameState: 3 }),
    due(1, { status: 'P' }),
    due(1, { dateUtc: null }),
  ]).toEqual([false, true, true, false, false, false, false])
})

test('keeps a ruled result, and the mark of a published score, when a frame comes [GM-04]', () => {
  const over = live({ gameState: 8, teamScore: '14', opponentScore: '10' })
  const after = (result: Partial<NonNullable<Game['result']>>) => {
    const next = withLive(game({ status: 'O', result: { ...won, ...result } }), over).result!
    return [next.status, next.teamScore]
  }
  const lower = { status: 'L', teamScore: '14', opponentScore: '10' } as const
  expect(after(lower)).toEqual(['L', '14'])
  expect(after({ ...lower, teamScore: '13' })).toEqual(['W', '14'])
  expect(after({ status: 'L', teamScore: '0', postscoreInfo: 'forfeit' })).toEqual(['L', '0'])
})
