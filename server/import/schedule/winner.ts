import type { GameResult } from '../../../src/contract/game.schema.ts'
import { isRuled } from '../../../src/domain/games/game.ts'
import { higherScoreWins } from '../../live/of-sport.ts'
import { RowError, warnRow, type FileReport } from '../report.ts'

/**
 * Refuses a win with the lower score, a loss with the higher one, and a tie with two scores: the
 * winner's score was written first, or the letter is wrong. A forfeit may have any score, and in
 * golf or cross country the lower score wins.
 */
export function requireWinner(
  result: Pick<GameResult, 'status' | 'teamScore' | 'opponentScore'> &
    Partial<Pick<GameResult, 'prescoreInfo' | 'postscoreInfo'>>,
  { code, line, part }: { code: string | null; line: number; part: FileReport },
): void {
  const { status, teamScore: us, opponentScore: them, prescoreInfo, postscoreInfo } = result
  const isOther = status !== 'W' && status !== 'L' && status !== 'T'
  if (isOther || us === null || them === null || !higherScoreWins(code ?? '')) return
  if (isRuled({ status, prescoreInfo: prescoreInfo ?? null, postscoreInfo: postscoreInfo ?? null }))
    return
  const contradiction = `result ${status} contradicts the score ${us}-${them}`
  const lead = Math.sign(Number(us) - Number(them))
  if (status === 'T' ? lead !== 0 : lead === (status === 'W' ? -1 : 1))
    throw new RowError(
      status === 'T'
        ? `${contradiction}; write ${lead > 0 ? 'W' : 'L'} ${us}-${them}, or the same score twice`
        : `${contradiction}: our score is first; ` +
            `write ${status} ${them}-${us}, or ${status === 'W' ? 'L' : 'W'} ${us}-${them}; ` +
            `after a ruling ${status} ${us}-${them} (forfeit)`,
    )
  if (lead === 0 && status !== 'T' && !prescoreInfo && !postscoreInfo)
    warnRow(
      part,
      line,
      `${contradiction}: add how it was decided: ${status} ${us}-${them} (4-2 PK)`,
    )
}
