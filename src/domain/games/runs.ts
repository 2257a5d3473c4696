import type { BoxScore } from '../../contract/box-score.schema.ts'

/** Points in a row by one team: '1st', from '14:20' to '11:05'. */
export type Run = {
  side: 'home' | 'visitor'
  points: number
  period: string
  from: string | null
  to: string | null
  /** The score after it. */
  home: string
  visitor: string
}

/** The fewest unanswered points that are told as a run. */
const minPoints = 7
const maxRuns = 5

/**
 * The longest runs of unanswered points in a game of many scores, in the order they happened. A run
 * ends with its period.
 */
export function findRuns({ scoring }: Pick<BoxScore, 'scoring'>): Run[] {
  const runs: Run[] = []
  let before = { home: 0, visitor: 0 }
  let open: Run | undefined
  for (const { period, clock, side, home, visitor } of scoring) {
    const now = { home: Number(home), visitor: Number(visitor) }
    const points = now[side] - before[side]
    before = now
    if (open?.side !== side || open.period !== period) {
      open = { side, points: 0, period, from: clock, to: clock, home, visitor }
      runs.push(open)
    }
    open.points += points
    Object.assign(open, { to: clock, home, visitor })
  }
  const longestRuns = new Set(
    runs
      .filter(({ points }) => points >= minPoints)
      .toSorted((a, b) => b.points - a.points)
      .slice(0, maxRuns),
  )
  return runs.filter((run) => longestRuns.has(run))
}
