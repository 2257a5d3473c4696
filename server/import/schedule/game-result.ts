import type { GameResult } from '../../../src/contract/game.schema.ts'
import type { GameDoc } from '../../content/docs.ts'
import { cell, type CsvRow } from '../csv/read-csv.ts'
import { RowRefused, warn, type Part } from '../report.ts'
import { orNull } from '../values/yes.ts'

/** Whole words: 'Canceled' holds an L and is no loss. */
export function statusOf(row: CsvRow, part: Part): Pick<GameDoc, 'status' | 'noplayText'> {
  const text = cell(row, 'status')
  const words = text ? text[0]!.toUpperCase() + text.slice(1) : null
  if (/^(?:c|cancell?ed)\b/i.test(text))
    return { status: 'C', noplayText: text.length === 1 ? 'Canceled' : words }
  if (/^(?:p|ppd\.?|postponed)\b/i.test(text))
    return { status: 'P', noplayText: text.length < 5 ? 'Postponed' : words }
  if (text && !/^(?:a|o|active|final|scheduled|upcoming|complete[d]?)$/i.test(text))
    warn(part, row.line, `status "${text}" is not known (cancelled, postponed, or blank); left out`)
  return { status: 'A', noplayText: null }
}

const marks: Record<string, NonNullable<GameResult['status']>> = {
  w: 'W',
  win: 'W',
  won: 'W',
  l: 'L',
  loss: 'L',
  lost: 'L',
  t: 'T',
  tie: 'T',
  tied: 'T',
  d: 'T',
  draw: 'T',
  n: 'N',
}
/** Scores stay text: half points and decimals are real. */
const score = /^\d+(?:\.\d+)?$/

/** The outcome that a row gives; a score without its W, L or T is kept and is no result. */
export function resultOf(row: CsvRow, part: Part): GameResult | null {
  const text = cell(row, 'result')
  const [, word = '', us, them] =
    /^([A-Za-z]+)?[,:]?\s*(?:(\d+(?:\.\d+)?)\s*[-–]\s*(\d+(?:\.\d+)?))?$/.exec(text) ?? []
  const status = word ? marks[word.toLowerCase()] : undefined
  if (text && !status && !us) throw new RowRefused(`result "${text}" is not W, L, T or N`)
  const teamScore = orNull(cell(row, 'team_score') || us || '')
  const opponentScore = orNull(cell(row, 'opponent_score') || them || '')
  for (const value of [teamScore, opponentScore])
    if (value !== null && !score.test(value)) throw new RowRefused(`score "${value}" is no number`)
  const prescoreInfo = orNull(cell(row, 'prescore'))
  const postscoreInfo = orNull(cell(row, 'postscore'))
  if (!status && !teamScore && !opponentScore && !prescoreInfo && !postscoreInfo) return null
  if (!status && teamScore && opponentScore)
    warn(part, row.line, 'a score without W, L, T or N is not counted as a result')
  return {
    status: status ?? null,
    teamScore,
    opponentScore,
    prescoreInfo,
    postscoreInfo,
    boxscore: null,
    recap: null,
  }
}
