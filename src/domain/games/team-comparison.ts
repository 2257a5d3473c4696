import type { BoxTeam } from '../../contract/box-score.schema.ts'
import { percentOf } from '../number.ts'
import type { Side } from './box-score.ts'

export type Comparison = {
  key: string
  label: string
  /** What an abbreviated label stands for. */
  long: string | null
  visitor: string
  home: string
  /** Shares of attempts, '.481' or '38%', '' without one, where fans read these first. */
  percents: Record<Side, string> | null
  /**
   * 0 to 100 with one decimal, relative to the larger value, or in percent for rates; null when a
   * value cannot be compared.
   */
  bars: Record<Side, number> | null
  /** The side with the better value, which for some totals is the lower one. */
  better: Side | null
}

/** Team totals that both teams have, side by side. */
export function compareTeams(box: {
  homeTeam: Pick<BoxTeam, 'totals'>
  visitingTeam: Pick<BoxTeam, 'totals'>
}): Comparison[] {
  return box.visitingTeam.totals.flatMap(({ key, label, value }) => {
    const home = box.homeTeam.totals.find((total) => total.key === key)?.value
    if (home === undefined || (isZero(value) && isZero(home))) return []
    const [left, right] = [amountOf(key, value), amountOf(key, home)]
    const better =
      left === null || right === null || left === right
        ? null
        : left > right !== fewerIsBetter.has(key)
          ? 'visitor'
          : 'home'
    return [
      {
        key,
        label: clearLabels[key] ?? label,
        long: longNames[label] ?? null,
        visitor: value,
        home,
        percents: shares.has(key)
          ? { visitor: shareOf(key, value), home: shareOf(key, home) }
          : null,
        bars: compound.has(key) ? null : barsOf(left, right, rates.has(key) ? 100 : null),
        better,
      },
    ]
  })
}

/** Labels that say what their numbers are of. */
const clearLabels: Readonly<Record<string, string>> = {
  'first-downs-by': 'First downs by rush-pass-penalty',
}
/** Pairs of which neither number is an amount to compare by a bar. */
const compound = new Set(['fumbles'])

/** Abbreviated labels of the box scores and season totals. */
const longNames: Readonly<Record<string, string>> = {
  'Comp-Att-Int': 'Completions-attempts-interceptions',
  'Red zone': 'Red zone scores-attempts',
  FG: 'Field goals made-attempted',
  '3PT': 'Three-pointers made-attempted',
  FT: 'Free throws made-attempted',
}
const fewerIsBetter = new Set([
  'penalties',
  'fumbles',
  'errors',
  'left-on-base',
  'strikeouts',
  'turnovers',
  'fouls',
  'offsides',
  'attack-errors',
  'service-errors',
  'reception-errors',
])
/** '6-11': made and attempted. */
const rates = new Set([
  'field-goals',
  'three-pointers',
  'free-throws',
  'power-play',
  'third-downs',
  'fourth-downs',
  'red-zone',
  'clears',
  'free-position',
  'extra-man',
])
/** Rates that are read with their share, as the sport writes it: '.481' or '38%'. */
const shares: ReadonlyMap<string, 'share' | 'percent'> = new Map([
  ['field-goals', 'share'],
  ['three-pointers', 'share'],
  ['free-throws', 'share'],
  ['third-downs', 'percent'],
  ['fourth-downs', 'percent'],
])
function shareOf(key: string, pair: string): string {
  const [makes, attempts] = pair.split('-').map(Number)
  if (makes === undefined || !attempts) return ''
  return shares.get(key) === 'percent'
    ? `${((makes / attempts) * 100).toFixed(0)}%`
    : (makes / attempts).toFixed(3).replace(/^0/, '')
}
/** '2-15', '5-45.4', '1-0': the second number is compared. */
const bySecond = new Set(['penalties', 'punts', 'fumbles'])
const isZero = (text: string) => !/[1-9]/.test(text)

function barsOf(
  left: number | null,
  right: number | null,
  total: number | null,
): Record<Side, number> | null {
  if (left === null || right === null) return null
  const max = total ?? Math.max(left, right)
  return { visitor: percentOf(left, max), home: percentOf(right, max) }
}

/**
 * A total as a comparable number: '31:20' in minutes, rates in percent, other pairs by their first
 * number. Null for three numbers; negative yards count as 0.
 */
function amountOf(key: string, text: string): number | null {
  const pair = /^(\d+)-(\d+(?:\.\d+)?)$/.exec(text)
  if (pair && rates.has(key))
    return Number(pair[2]) ? Math.min(100, (Number(pair[1]) / Number(pair[2])) * 100) : 0
  if (pair && bySecond.has(key)) return Number(pair[2])
  const clock = /^(\d+):(\d\d)$/.exec(text)
  if (clock) return Number(clock[1]) + Number(clock[2]) / 60
  if (/\d-\d+-\d/.test(text)) return null
  const first = /^-?\d*\.?\d+/.exec(text)
  return first ? Math.max(0, Number(first[0])) : null
}
