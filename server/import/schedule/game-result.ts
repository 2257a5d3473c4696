import { cell, type CsvRow } from '../csv/read-csv.ts'
import { RowError, warnRow, type FileReport } from '../report.ts'
import { blankToNull } from '../values/text.ts'
import type { GameResult } from '../../../src/contract/game.schema.ts'
import { parseMark } from '../../../src/domain/games/marks.ts'

/** Scores stay text, because some have half points or decimals. */
const score = /^\d+(?:\.\d+)?$/

/** 'W 2-0 (forfeit)', 'Forfeit W', 'W 24-21 OT' without their remarks; and the remarks. */
function remarksIn(text: string): { plain: string; remarks: string[] } {
  const remarks: string[] = []
  const plain = text
    .replace(
      /\(([^()]*)\)|\b(?:by )?(forfeit(?:ed)?|vacated)\b|(?<=\d\s*)\b(\d?OT|SO)$/gi,
      (_, ...[bracketed, ruling, overtime]: (string | undefined)[]) => {
        const remark = bracketed ?? (ruling && `${ruling}`) ?? overtime ?? ''
        if (remark.trim()) remarks.push(remark.trim())
        return ''
      },
    )
    .replace(/[\s,:*-]+$|^[\s,:-]+/g, '')
  return { plain, remarks }
}

/**
 * The outcome of a row. A score without W, L or T is kept but is not a result. A remark beside it
 * is shown after the score; a vacated result counts for nothing, and its score becomes a remark.
 */
export function parseResult(row: CsvRow, fileReport: FileReport): GameResult | null {
  const text = cell(row, 'result')
  const { plain, remarks } = remarksIn(text)
  const match = /^([A-Za-z]+)?[,:]?\s*(?:(\d+(?:\.\d+)?)\s*[-–]\s*(\d+(?:\.\d+)?))?$/.exec(plain)
  const [, mark = '', us, them] = match ?? []
  const status = parseMark(mark)
  if (text && !status && !us)
    throw new RowError(
      `result "${text}" is not W, L, T or N; with a remark: W 24-21 (OT), L 0-9 (forfeit), ` +
        'W 24-21 (vacated)',
    )
  const teamScore = blankToNull(cell(row, 'team_score') || us || '')
  const opponentScore = blankToNull(cell(row, 'opponent_score') || them || '')
  for (const value of [teamScore, opponentScore])
    if (value !== null && !score.test(value)) throw new RowError(`score "${value}" is not a number`)
  const prescoreInfo = blankToNull(cell(row, 'prescore'))
  const postscoreInfo = blankToNull(
    cell(row, 'postscore') || remarks.map((remark) => `(${remark})`).join(' '),
  )
  if (!status && !teamScore && !opponentScore && !prescoreInfo && !postscoreInfo) return null
  if (!status && teamScore && opponentScore)
    warnRow(fileReport, row.line, 'a score without W, L, T or N is not counted as a result')
  const links = { boxscore: null, recap: null }
  const isVacated = /\bvacated\b/i.test(`${remarks.join(' ')} ${postscoreInfo ?? ''}`)
  return isVacated && status && status !== 'N'
    ? {
        status: 'N',
        teamScore: null,
        opponentScore: null,
        prescoreInfo,
        postscoreInfo: [
          teamScore && opponentScore && `${teamScore}-${opponentScore}`,
          postscoreInfo,
        ]
          .filter(Boolean)
          .join(' '),
        ...links,
      }
    : { status: status ?? null, teamScore, opponentScore, prescoreInfo, postscoreInfo, ...links }
}
