import type { StatFile } from '../../contract/box-score.schema.ts'
import type { HandEvent, HandSide } from '../../contract/ingest.schema.ts'
import { knownSportIcon } from '../sports/sport-icon.ts'

/** How a sport is scored by hand: buttons and names of periods. */
export type HandRules = {
  buttons: readonly { points: number; label: string }[]
  periodName: StatFile['periodName']
  /** Regulation periods; 0 without periods. */
  regulation: number
  /** A period has two steps, visitor and home: innings. */
  halves?: true
  /** The score is sets won: points to win a set and the last set. By two points. */
  sets?: { to: number; last: number }
  /** Each score has its own line in the scoring summary. */
  hasScoringLines: boolean
  /** The name of a score in sentences: 'Goal'. Other points are `+ n`. */
  other: string
}

const points = (...all: [number, string][]) =>
  all.map(([value, label]) => ({ points: value, label }))
const goals = (periodName: 'Half' | 'Quarter' | 'Period', regulation: number): HandRules => ({
  buttons: points([1, 'Goal']),
  periodName,
  regulation,
  hasScoringLines: true,
  other: 'goals',
})
const innings = (regulation: number): HandRules => ({
  buttons: points([1, 'Run']),
  periodName: 'Inning',
  regulation,
  halves: true,
  hasScoringLines: true,
  other: 'runs',
})
const basketball = (periodName: 'Half' | 'Quarter', regulation: number): HandRules => ({
  buttons: points([2, 'Basket'], [3, 'Three'], [1, 'Free throw']),
  periodName,
  regulation,
  hasScoringLines: false,
  other: 'points',
})
const volleyball = (regulation: number, to: number): HandRules => ({
  buttons: points([1, 'Point']),
  periodName: 'Set',
  regulation,
  sets: { to, last: 15 },
  hasScoringLines: false,
  other: 'points',
})
const dual: HandRules = {
  buttons: points([1, 'Point']),
  periodName: 'Period',
  regulation: 0,
  hasScoringLines: false,
  other: 'points',
}

const wrestling = points([3, 'Decision'], [4, 'Major'], [5, 'Tech fall'], [6, 'Fall or forfeit'])

/** By sport code or icon, with college rules. */
const bySport: Record<string, HandRules> = {
  football: {
    buttons: points([6, 'Touchdown'], [3, 'Field goal'], [1, 'Extra point'], [2, 'Safety or try']),
    periodName: 'Quarter',
    regulation: 4,
    hasScoringLines: true,
    other: 'points',
  },
  mbball: basketball('Half', 2),
  basketball: basketball('Quarter', 4),
  baseball: innings(9),
  softball: innings(7),
  soccer: goals('Half', 2),
  lacrosse: goals('Quarter', 4),
  'field-hockey': goals('Quarter', 4),
  hockey: goals('Period', 3),
  'water-polo': goals('Quarter', 4),
  volleyball: volleyball(5, 25),
  wrestling: { ...dual, buttons: wrestling, hasScoringLines: true },
  rugby: {
    buttons: points([5, 'Try'], [2, 'Conversion'], [3, 'Penalty or drop goal']),
    periodName: 'Half',
    regulation: 2,
    hasScoringLines: true,
    other: 'points',
  },
  tennis: { ...dual, buttons: points([1, 'Match point']) },
  bvball: { ...dual, buttons: points([1, 'Pair won']) },
}

/** For any other sport: points one by one or any number. */
export function getHandRules(code: string | null): HandRules {
  const normalized = (code ?? '').toLowerCase()
  const ruleName = [
    normalized,
    normalized.replace(/^[mw]/, ''),
    knownSportIcon(normalized) ?? '',
  ].find((name) => Object.hasOwn(bySport, name))
  return (ruleName && bySport[ruleName]) || dual
}

/** The period of a step: a half inning belongs to its inning. */
export const toPeriod = ({ halves }: Pick<HandRules, 'halves'>, step: number): number =>
  halves ? Math.ceil(step / 2) : step
/** At most five sets; one step without periods. */
export const lastStep = (rules: HandRules): number =>
  rules.sets ? rules.regulation : rules.regulation === 0 ? 1 : 99

/** Whether a side has won this set: 25 points, 15 in the last set, by two. */
export function isSetWon(
  { sets, regulation }: HandRules,
  period: number,
  a: number,
  b: number,
): boolean {
  return (
    sets !== undefined &&
    Math.max(a, b) >= (period >= regulation ? sets.last : sets.to) &&
    Math.abs(a - b) >= 2
  )
}

/**
 * Merges sheets of several devices: the same events in the same order, in whatever order and how
 * often they arrived. If two events have one id, every device keeps the same one.
 */
export function mergeSheets(...sheets: readonly (readonly HandEvent[])[]): HandEvent[] {
  const byId = new Map<string, HandEvent>()
  for (const event of sheets.flat()) {
    const existing = byId.get(event.id)
    if (!existing || canonicalEvent(event) < canonicalEvent(existing)) byId.set(event.id, event)
  }
  return [...byId.values()].toSorted(inOrder)
}

/** By time, then by id: any order that is the same everywhere. */
export const inOrder = (a: HandEvent, b: HandEvent): number =>
  a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** An event as text, independent of the order of its fields. */
export const canonicalEvent = (event: HandEvent): string =>
  JSON.stringify(event, Object.keys(event).toSorted())

/**
 * The time of a new event: this clock's, but later than all known events, so that an undo comes
 * after its event.
 */
export const nextAt = (events: readonly HandEvent[], now: number): number =>
  events.reduce((latest, { at }) => Math.max(latest, at + 1), now)

/** Events that count: not undone by a later event that itself counts. */
function resolveUndos(events: readonly HandEvent[]): {
  counts: ReadonlySet<string>
  undoneBy: ReadonlyMap<string, string[]>
} {
  const position = new Map(events.map(({ id }, i) => [id, i]))
  const undoneBy = new Map<string, string[]>()
  const counts = new Set<string>()
  // From the newest: an undo comes after its event, so whether it counts is known.
  for (const [i, event] of [...events.entries()].toReversed()) {
    if (undoneBy.has(event.id)) continue
    counts.add(event.id)
    if (event.kind === 'undo' && (position.get(event.of) ?? i) < i)
      undoneBy.set(event.of, [...(undoneBy.get(event.of) ?? []), event.id])
  }
  return { counts, undoneBy }
}

export type HandState = 'before' | 'on' | 'final'
/** A line of the log, newest first: the tap, the score then, and its undo. */
export type HandLine = {
  event: Exclude<HandEvent, { kind: 'undo' }>
  score: Record<HandSide, number>
  /** The events that undo it. To redo it, they are undone themselves. */
  undoneBy: readonly string[]
}
/** The state of a game by its sheet. */
export type HandGame = {
  state: HandState
  step: number
  /** By period, including later ones after a step back. */
  periods: Record<HandSide, number[]>
  score: Record<HandSide, number>
  clock: string | null
  /** The latest note or score. */
  last: Extract<HandEvent, { kind: 'score' | 'note' }> | null
  /** The newest version of a stat file that this sheet took over from; 0 for none. */
  over: number
  lines: HandLine[]
}

/** Combines the events. The result depends only on the set of events, not on their order. */
export function replayEvents(sheet: readonly HandEvent[], rules: HandRules): HandGame {
  const events = sheet.toSorted(inOrder)
  const { counts, undoneBy } = resolveUndos(events)
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
    if (counts.has(event.id)) applyEvent(game, event, rules)
    game.lines.unshift({ event, score: { ...game.score }, undoneBy: undoneBy.get(event.id) ?? [] })
  }
  const { team, opponent } = game.periods
  const length =
    game.state === 'before' ? 0 : Math.max(toPeriod(rules, game.step), team.length, opponent.length)
  for (const list of [team, opponent]) for (let i = 0; i < length; i++) list[i] ??= 0
  game.score = scoreOf(game, rules)
  return game
}

function applyEvent(game: HandGame, event: HandLine['event'], rules: HandRules): void {
  switch (event.kind) {
    case 'start':
    case 'reopen':
      game.state = 'on'
      break
    case 'score': {
      if (game.state === 'before') game.state = 'on'
      const list = game.periods[event.side]
      const period = toPeriod(rules, event.step)
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
 * All points, or the sets won: by the rule, and once play has moved on or ended, by who had more
 * points.
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
