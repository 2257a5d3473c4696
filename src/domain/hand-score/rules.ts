import type { StatFile } from '../../contract/box-score.schema.ts'
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
