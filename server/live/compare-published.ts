import type { BoxScore, StatFile } from '../../src/contract/box-score.schema.ts'
import { parseClockSeconds } from '../content/live/live-details.ts'
import {
  createHolding,
  createSerious,
  alignSides,
  type StatFinding,
  type OurSide,
} from './match-players.ts'

type State = Pick<StatFile, 'family' | 'status' | 'homeTeam' | 'visitingTeam' | 'plays'>

/** Half innings in order; other periods have none. */
const halves = ['top', 'mid', 'bot', 'end']

/**
 * Findings against the published version: the file is earlier, reopens a finished game, takes
 * points back, or has no score.
 */
export function compareWithPublished(
  file: StatFile,
  side: OurSide,
  before: BoxScore | null,
): StatFinding[] {
  const scores = [file.visitingTeam.score, file.homeTeam.score]
  if (file.status.started && scores.some((score) => !/^\d+(?:\.\d+)?$/.test(score)))
    return [createHolding(`impossible score: "${scores.join('-')}"`)]
  if (!before) return []
  const published = alignSides(side === 'home', before)
  const [now, was] = [wordsOf(file), wordsOf(published)]
  if (published.status.complete && !file.status.complete) {
    const change = `the game was over (${was}) and continues in this file (${now})`
    // Overtime after a premature final is later; an older file is not.
    return [isFurther(file, published) ? createSerious(change) : createHolding(change)]
  }
  if (isBehind(file, published))
    return [
      createHolding(
        `it is earlier than the published version (${now}; published: ${was}): an older ` +
          'file, or a play was undone',
      ),
    ]
  return lessOf(file, published)
    ? [createSerious(`the score decreases from ${scoreOf(published)} to ${scoreOf(file)}`)]
    : []
}

/**
 * Not begun although the published version has; fewer plays at the same or an earlier time; or,
 * without play-by-play (a hand-scored sheet), an earlier time with a lower score.
 */
function isBehind(file: State, published: State): boolean {
  if (file.status.complete) return false
  if (published.status.started && !file.status.started) return true
  const [plays, then] = [countOf(file), countOf(published)]
  const order = compareMoments(file, published)
  if (file.family !== published.family) return order < 0 && totalOf(file) < totalOf(published)
  return (
    plays <= then &&
    ((plays < then && order <= 0) || (order < 0 && totalOf(file) < totalOf(published)))
  )
}

/**
 * A hand-scored sheet has no plays and its period is tapped, so between two kinds of file only the
 * score counts.
 */
const isFurther = (file: State, published: State): boolean =>
  (file.family === published.family &&
    (countOf(file) > countOf(published) || file.status.period > published.status.period)) ||
  (totalOf(file) > totalOf(published) && !lessOf(file, published))

const lessOf = (file: State, published: State): boolean =>
  Number(file.homeTeam.score) < Number(published.homeTeam.score) ||
  Number(file.visitingTeam.score) < Number(published.visitingTeam.score)
const countOf = ({ plays }: State): number =>
  plays.reduce((sum, group) => sum + group.plays.length, 0)
const totalOf = ({ homeTeam, visitingTeam }: State): number =>
  Number(homeTeam.score) + Number(visitingTeam.score)
const scoreOf = ({ homeTeam, visitingTeam }: State): string =>
  `${visitingTeam.score}-${homeTeam.score}`
const wordsOf = (state: State): string =>
  [scoreOf(state), state.status.periodLabel, state.status.clock].filter(Boolean).join(' ')

/** Negative when the first is earlier; 0 when a clock is missing. */
function compareMoments(a: State, b: State): number {
  const [[periodA, halfA, playedA], [periodB, halfB, playedB]] = [momentOf(a), momentOf(b)]
  return (
    periodA - periodB ||
    halfA - halfB ||
    (a.family !== b.family || playedA === null || playedB === null ? 0 : playedA - playedB)
  )
}

/**
 * Period, half inning, and elapsed time: clocks run down in most sports, up in soccer and field
 * hockey.
 */
function momentOf({
  family,
  status: { started, complete, period, periodLabel, clock },
}: State): [number, number, number | null] {
  if (complete) return [Infinity, 0, null]
  if (!started) return [-1, 0, null]
  const seconds = parseClockSeconds(clock)
  const up = family === 'soccer' || family === 'field-hockey'
  const played =
    seconds >= 0
      ? up
        ? seconds
        : -seconds
      : periodLabel === 'Half'
        ? Number.MAX_SAFE_INTEGER
        : null
  return [period, Math.max(0, halves.indexOf(periodLabel.slice(0, 3).toLowerCase())), played]
}
