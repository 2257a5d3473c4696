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
  for (const { deed, ball, quarter, after, drive, score } of plays) {
    const base = { quarter, clock: after, drive, score, extra: null }
    if (deed.kind === 'rush' && deed.touchdown)
      entries.push({
        ...base,
        side: ball,
        type: 'TD',
        how: 'RUSH',
        yards: deed.gain,
        scorer: deed.runner,
        passer: null,
      })
    else if (deed.kind === 'pass' && deed.touchdown)
      entries.push({
        ...base,
        side: ball,
        type: 'TD',
        how: 'PASS',
        yards: deed.gain,
        scorer: deed.target,
        passer: deed.passer,
      })
    else if (deed.kind === 'interception' && deed.touchdown)
      entries.push({
        ...base,
        side: other(ball),
        type: 'TD',
        how: 'INT',
        yards: deed.returned,
        scorer: deed.by,
        passer: null,
      })
    else if (deed.kind === 'goal' && deed.good)
      entries.push({
        ...base,
        side: ball,
        type: 'FG',
        how: '',
        yards: deed.distance,
        scorer: deed.kicker,
        passer: null,
      })
    const touchdown = entries.at(-1)
    if (touchdown === undefined) continue
    if (deed.kind === 'kick')
      entries[entries.length - 1] = {
        ...touchdown,
        score,
        extra: { by: deed.kicker, type: 'Kick', good: deed.good },
      }
    if (deed.kind === 'two')
      entries[entries.length - 1] = {
        ...touchdown,
        score,
        extra: { by: deed.target, type: 'Pass', good: deed.good },
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
