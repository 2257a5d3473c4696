import type { Game } from '../../contract/game.schema.ts'
import { getGameKind, type GameKind } from './game.ts'
import { isField } from './meets.ts'
import { describeState, extraPeriods, formatFinal, withEnDash } from './score.ts'

/**
 * 'Final/2OT, Vantry advances 4-2 on penalty kicks': the state alone, and what else the note of a
 * result says.
 */
export function splitState(game: Game): { state: string; remark: string } {
  const text = describeState(game)
  if (getGameKind(game) !== 'final') return { state: text, remark: '' }
  const [state = '', ...remarks] = text.split(', ')
  return { state, remark: withEnDash(remarks.join(', ')) }
}

/** What is awaited of a game that has begun; 90 minutes later it is overdue. */
export const describeMissing = (game: Game): string =>
  game.isScoreOverdue
    ? `no ${isField(game) ? 'results' : 'score'} reported`
    : `waiting for the ${isField(game) ? 'results' : 'first score'}`

/** The text after a result's date: 'Cancelled', 'Postponed', 'Suspended', or 'Final/OT'. */
export function describeResult(game: Game): string {
  const kind = getGameKind(game)
  const texts: Partial<Record<GameKind, string>> = {
    cancelled: 'Cancelled',
    postponed: 'Postponed',
    suspended: 'Suspended',
  }
  if (kind !== 'final') return texts[kind] ?? ''
  return formatFinal(extraPeriods(game.result?.postscoreInfo))
}
