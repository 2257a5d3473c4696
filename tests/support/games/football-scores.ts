import type { FootballPlay } from './football-play.ts'
import { other, type Side, type SimPlayer } from './team.ts'

export interface ScoreEntry {
  side: Side
  quarter: number
  clock: number
  type: 'TD' | 'FG'
  how: 'RUSH' | 'PASS' | 'INT' | ''
  yards: number
  scorer: SimPlayer
  passer: SimPlayer | null
  /** The extra-point try after a touchdown, once it was made. */
  extra: { by: SimPlayer; type: 'Kick' | 'Pass'; good: boolean } | null
  drive: number
  score: Readonly<Record<Side, number>>
}

export const scoreEntries = (plays: readonly FootballPlay[]): ScoreEntry[] => {
  const entries: ScoreEntry[] = []
  for (const { details, ball, quarter, after, drive, score } of plays) {
    const base = { quarter, clock: after, drive, score, extra: null }
    if (details.kind === 'rush' && details.touchdown)
      entries.push({
        ...base,
        side: ball,
        type: 'TD',
        how: 'RUSH',
        yards: details.gain,
        scorer: details.runner,
        passer: null,
      })
    else if (details.kind === 'pass' && details.touchdown)
      entries.push({
        ...base,
        side: ball,
        type: 'TD',
        how: 'PASS',
        yards: details.gain,
        scorer: details.target,
        passer: details.passer,
      })
    else if (details.kind === 'interception' && details.touchdown)
      entries.push({
        ...base,
        side: other(ball),
        type: 'TD',
        how: 'INT',
        yards: details.returned,
        scorer: details.by,
        passer: null,
      })
    else if (details.kind === 'goal' && details.good)
      entries.push({
        ...base,
        side: ball,
        type: 'FG',
        how: '',
        yards: details.distance,
        scorer: details.kicker,
        passer: null,
      })
    const touchdown = entries.at(-1)
    if (touchdown === undefined) continue
    if (details.kind === 'kick')
      entries[entries.length - 1] = {
        ...touchdown,
        score,
        extra: { by: details.kicker, type: 'Kick', good: details.good },
      }
    if (details.kind === 'two')
      entries[entries.length - 1] = {
        ...touchdown,
        score,
        extra: { by: details.target, type: 'Pass', good: details.good },
      }
  }
  return entries
}

/** Points by quarter; a quarter that has begun counts 0, one that has not is left out. */
export const quarterPoints = (plays: readonly FootballPlay[], side: Side): number[] => {
  const points: number[] = []
  let before = 0
  for (const { quarter, score } of plays) {
    points[quarter - 1] = (points[quarter - 1] ?? 0) + score[side] - before
    before = score[side]
  }
  return points
}
