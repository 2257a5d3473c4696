import { attr, child, childrenNamed, periodOf, type XmlElement } from '../file/xml-element.ts'
import { secondsOf } from './clock.ts'
import { lastPeriod } from './line-score.ts'
import {
  clockStatus,
  hasScored,
  isZeroClock,
  statedFinal,
  statedUnfinished,
  type Status,
} from './status.ts'
import type { Side } from './teams.ts'

/**
 * Which way the clock of a sport runs, how long its periods are where the rules say nothing, and
 * whether a game may end level.
 */
export type GoalClock = { runs: 'up' | 'down'; minutes: number; overtime: number; draws: boolean }

/**
 * <status period clock> alone is a live game. Old files drop it after the end (product 3.2): an end
 * time then tells.
 */
export function goalStatus(
  root: XmlElement,
  regulation: number,
  sport: GoalClock,
  score: Record<Side, string>,
): Status {
  const status = child(root, 'status')
  const periods = childrenNamed(child(root, 'plays'), 'period')
  const plays = periods.flatMap((element) => childrenNamed(element, 'play'))
  const period = periodOf(status, 'period') ?? lastPeriod(periods)
  const clock =
    attr(status, 'clock') ||
    attr(
      plays.findLast((play) => attr(play, 'clock') !== ''),
      'clock',
    )
  const atEnd = hasRunOut(root, regulation, sport, period, clock)
  const ranOut = status === undefined || period > regulation || (period === regulation && atEnd)
  const decided = score.home !== score.visitor || (sport.draws && (status === undefined || atEnd))
  const derived =
    !statedUnfinished(root) && attr(child(root, 'venue'), 'end') !== '' && ranOut && decided
  const complete = statedFinal(root) || derived
  // Naming the goalkeepers and opening the period come before the first whistle.
  const started =
    complete ||
    hasScored(score.home, score.visitor) ||
    plays.some((play) => !/^(?:GOALIE|PRD)$/i.test(attr(play, 'action')))
  return clockStatus({ started, complete, period, regulation, clock, atEnd })
}

/**
 * A clock that runs down stands at 0:00; one that runs up counts all periods (91:54 is in the
 * overtime).
 */
function hasRunOut(
  root: XmlElement,
  regulation: number,
  sport: GoalClock,
  period: number,
  clock: string,
): boolean {
  if (sport.runs === 'down') return isZeroClock(clock)
  const rules = child(child(root, 'venue'), 'rules')
  const [minutes, overtime] = [
    periodOf(rules, 'minutes') || sport.minutes,
    periodOf(rules, 'minutesot') || sport.overtime,
  ]
  const end =
    (Math.min(period, regulation) * minutes + Math.max(period - regulation, 0) * overtime) * 60
  return period > 0 && (secondsOf(clock) ?? 0) >= end
}
