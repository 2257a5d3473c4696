import type { StatFile } from '../../contract/box-score.schema.ts'
import type { HandEvent, HandSide } from '../../contract/ingest.schema.ts'
import { knownSportIcon } from '../sports/sport-icon.ts'

/** How a sport is kept by hand: what there is to tap, and what its periods are called. */
export type HandRules = {
  buttons: readonly { points: number; label: string }[]
  periodName: StatFile['periodName']
  /** Periods that are always played; 0 where there are none to step through. */
  regulation: number
  /** A period has two steps, the visitor's and the home team's: innings. */
  halves?: true
  /** The score is sets won: points that win one, and the last of them. With a lead of two. */
  sets?: { to: number; last: number }
  /** Every point is worth a line of its own in the scoring summary. */
  told: boolean
  /** What is tapped, where a sentence needs one: 'Goal'. Rarer points are `+ n`. */
  other: string
}

const points = (...all: [number, string][]) =>
  all.map(([value, label]) => ({ points: value, label }))
const goals = (periodName: 'Half' | 'Quarter' | 'Period', regulation: number): HandRules => ({
  buttons: points([1, 'Goal']),
  periodName,
  regulation,
  told: true,
  other: 'goals',
})
const innings = (regulation: number): HandRules => ({
  buttons: points([1, 'Run']),
  periodName: 'Inning',
  regulation,
  halves: true,
  told: true,
  other: 'runs',
})
const basketball = (periodName: 'Half' | 'Quarter', regulation: number): HandRules => ({
  buttons: points([2, 'Basket'], [3, 'Three'], [1, 'Free throw']),
  periodName,
  regulation,
  told: false,
  other: 'points',
})
const volleyball = (regulation: number, to: number): HandRules => ({
  buttons: points([1, 'Point']),
  periodName: 'Set',
  regulation,
  sets: { to, last: 15 },
  told: false,
  other: 'points',
})
const dual: HandRules = {
  buttons: points([1, 'Point']),
  periodName: 'Period',
  regulation: 0,
  told: false,
  other: 'points',
}

const wrestling = points([3, 'Decision'], [4, 'Major'], [5, 'Tech fall'], [6, 'Fall or forfeit'])

/** By the code of a sport or by its drawing, as colleges play it. */
const bySport: Record<string, HandRules> = {
  football: {
    buttons: points([6, 'Touchdown'], [3, 'Field goal'], [1, 'Extra point'], [2, 'Safety or try']),
    periodName: 'Quarter',
    regulation: 4,
    told: true,
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
  wrestling: { ...dual, buttons: wrestling, told: true },
  rugby: {
    buttons: points([5, 'Try'], [2, 'Conversion'], [3, 'Penalty or drop goal']),
    periodName: 'Half',
    regulation: 2,
    told: true,
    other: 'points',
  },
  tennis: { ...dual, buttons: points([1, 'Match point']) },
  bvball: { ...dual, buttons: points([1, 'Pair won']) },
}

/** Any other sport: points one by one, or as many as they are. */
export function rulesOf(code: string | null): HandRules {
  const known = (code ?? '').toLowerCase()
  const named = [known, known.replace(/^[mw]/, ''), knownSportIcon(known) ?? ''].find((name) =>
    Object.hasOwn(bySport, name),
  )
  return (named && bySport[named]) || dual
}

/** Which period a step is of: half an inning is no inning. */
export const periodOf = ({ halves }: Pick<HandRules, 'halves'>, step: number): number =>
  halves ? Math.ceil(step / 2) : step
/** Five sets are the most that are played; where there are no periods there is one step. */
export const lastStep = (rules: HandRules): number =>
  rules.sets ? rules.regulation : rules.regulation === 0 ? 1 : 99

/** Has a side won this set? Twenty-five with a lead of two, fifteen in the last. */
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
 * Sheets of several devices as one: whatever came in whatever order and how often, the same events
 * in the same order. An id stands for one event; where somebody made two of it, every device keeps
 * the same one of them.
 */
export function mergeSheets(...sheets: readonly (readonly HandEvent[])[]): HandEvent[] {
  const byId = new Map<string, HandEvent>()
  for (const event of sheets.flat()) {
    const known = byId.get(event.id)
    if (!known || written(event) < written(known)) byId.set(event.id, event)
  }
  return [...byId.values()].toSorted(inOrder)
}

/** By time, and at one time by id: any order will do that is the same everywhere. */
export const inOrder = (a: HandEvent, b: HandEvent): number =>
  a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** An event as one text, whatever order its fields came in. */
export const written = (event: HandEvent): string =>
  JSON.stringify(event, Object.keys(event).toSorted())

/**
 * The time of a new event: this clock's, but later than all that is known, so that what is taken
 * back came before.
 */
export const nextAt = (events: readonly HandEvent[], now: number): number =>
  events.reduce((latest, { at }) => Math.max(latest, at + 1), now)

/** Those that count: not taken back by one after it that itself counts. */
export function standing(events: readonly HandEvent[]): {
  counts: ReadonlySet<string>
  undoneBy: ReadonlyMap<string, string[]>
} {
  const place = new Map(events.map(({ id }, i) => [id, i]))
  const undoneBy = new Map<string, string[]>()
  const counts = new Set<string>()
  // From the newest: what takes an event back stands after it, and is known to count or not.
  for (const [i, event] of [...events.entries()].toReversed()) {
    if (undoneBy.has(event.id)) continue
    counts.add(event.id)
    if (event.kind === 'undo' && (place.get(event.of) ?? i) < i)
      undoneBy.set(event.of, [...(undoneBy.get(event.of) ?? []), event.id])
  }
  return { counts, undoneBy }
}

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
