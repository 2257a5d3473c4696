import type { HandEvent, HandSide } from '../../contract/ingest.schema.ts'
import { inOrder, standing } from './merge.ts'
import { isSetWon, periodOf, type HandRules } from './rules.ts'

export type HandState = 'before' | 'on' | 'final'
/**
 * A line of the log, newest first: what was tapped, what the score was then, and what takes it
 * back.
 */
export type HandLine = {
  event: Exclude<HandEvent, { kind: 'undo' }>
  score: Record<HandSide, number>
  /** The events that take it back: to have it again they are taken back themselves. */
  undoneBy: readonly string[]
}
/** What a sheet says of a game. */
export type HandGame = {
  state: HandState
  step: number
  /** By period; those of later ones where somebody has stepped back. */
  periods: Record<HandSide, number[]>
  score: Record<HandSide, number>
  clock: string | null
  /** What was said or scored last. */
  last: Extract<HandEvent, { kind: 'score' | 'note' }> | null
  /** The newest version of a stat file that this sheet has taken the game from; 0 where none. */
  over: number
  lines: HandLine[]
}

/**
 * What the events say together. A function of the set alone: their order in the list says nothing.
 */
export function foldSheet(sheet: readonly HandEvent[], rules: HandRules): HandGame {
  const events = sheet.toSorted(inOrder)
  const { counts, undoneBy } = standing(events)
  const game: HandGame = {
    state: 'before',
    step: 1,
    periods: { team: [], opponent: [] },
    score: { team: 0, opponent: 0 },
    clock: null,
    last: null,
    over: 0,
    lines: [],
  }
  for (const event of events) {
    if (event.kind === 'undo') continue
    if (counts.has(event.id)) take(game, event, rules)
    game.lines.unshift({ event, score: { ...game.score }, undoneBy: undoneBy.get(event.id) ?? [] })
  }
  const { team, opponent } = game.periods
  const length =
    game.state === 'before' ? 0 : Math.max(periodOf(rules, game.step), team.length, opponent.length)
  for (const list of [team, opponent]) for (let i = 0; i < length; i++) list[i] ??= 0
  game.score = scoreOf(game, rules)
  return game
}

function take(game: HandGame, event: HandLine['event'], rules: HandRules): void {
  switch (event.kind) {
    case 'start':
    case 'reopen':
      game.state = 'on'
      break
    case 'score': {
      if (game.state === 'before') game.state = 'on'
      const list = game.periods[event.side]
      const period = periodOf(rules, event.step)
      for (let i = 0; i < period; i++) list[i] ??= 0
      list[period - 1] = (list[period - 1] ?? 0) + event.points
      game.last = event
      game.score = scoreOf(game, rules)
      break
    }
    case 'step':
      if (game.state === 'before') game.state = 'on'
      if (game.step !== event.step) game.clock = null
      game.step = event.step
      game.score = scoreOf(game, rules)
      break
    case 'clock':
      game.clock = event.clock || null
      break
    case 'note':
      game.last = event
      break
    case 'final':
      game.state = 'final'
      game.score = scoreOf(game, rules)
      break
    case 'take':
      game.over = Math.max(game.over, event.over)
  }
}

/**
 * All points, or the sets that are won: by the rule, and where play has moved on or is over by who
 * had more.
 */
function scoreOf(
  { periods: { team, opponent }, step, state }: HandGame,
  rules: HandRules,
): Record<HandSide, number> {
  const sum = (list: number[]) => list.reduce((all, points) => all + (points || 0), 0)
  if (!rules.sets) return { team: sum(team), opponent: sum(opponent) }
  const won = { team: 0, opponent: 0 }
  for (let i = 0; i < Math.max(team.length, opponent.length); i++) {
    const [a, b] = [team[i] ?? 0, opponent[i] ?? 0]
    if (a !== b && (i + 1 < step || state === 'final' || isSetWon(rules, i + 1, a, b)))
      won[a > b ? 'team' : 'opponent']++
  }
  return won
}
