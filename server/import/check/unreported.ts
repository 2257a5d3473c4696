import { resultDue } from '../../content/games/without-news.ts'
import { cell, type CsvRow } from '../csv/read-csv.ts'
import type { CheckedFolder, SeasonRows } from './checked-folder.ts'
import { createWarning, type Finding } from './finding.ts'
import { gameOfRow } from './game-rows.ts'
import type { ScoredGame } from './games.ts'
import type { StatFile } from '../../../src/contract/box-score.schema.ts'
import { isByeWeek, getGameKind } from '../../../src/domain/games/game.ts'
import { isExhibition } from '../../../src/domain/games/schedule.ts'

const warnUnreported = createWarning('results')
const todo = 'write its result (W 24-21), or status postponed, suspended or canceled'
/** Rows of one file that are listed singly. */
const maxListed = 10

/**
 * Games that are over by their date and have no result: fans read that no result was reported.
 * Exhibitions are left out, as in the lists of the site.
 */
export function unreportedGames(
  { schedules, sports, settings }: CheckedFolder,
  scored: readonly ScoredGame[],
  now: Date,
): Finding[] {
  const zone = settings?.timeZone ?? 'UTC'
  const files = new Map(scored.map(({ row, file }) => [row, file]))
  const others = new Set(sports.flatMap(({ slug, nonSport }) => (nonSport ? [slug] : [])))
  return schedules
    .filter(({ sport }) => !others.has(sport))
    .flatMap(({ path, season, rows }: SeasonRows) => {
      const findings = rows.flatMap((row) => {
        const message = unreported(row, files.get(row), { season, zone, now })
        return message ? [warnUnreported(path, row.line, message, todo)] : []
      })
      return findings.length <= maxListed
        ? findings
        : [
            warnUnreported(
              path,
              findings[0]!.line,
              `${findings.length} past games have no result, ` +
                `from ${findings[0]!.what.split(' has')[0]} on`,
              todo,
            ),
          ]
    })
}

function unreported(
  row: CsvRow,
  file: StatFile | undefined,
  { season, zone, now }: { season: string; zone: string; now: Date },
): string | null {
  const game = gameOfRow(row, season, zone)
  if (!game || file?.status.complete || resultDue(game, zone) > now.getTime()) return null
  const opponent = { ...game.opponent, id: null }
  const kind = getGameKind(game)
  if (kind !== 'upcoming' && kind !== 'unreported') return null
  if (isByeWeek(opponent) || isExhibition(game)) return null
  const name = `the game of ${game.date.slice(0, 10)} against ${cell(row, 'opponent')}`
  return file
    ? `${name} has no final: its stat file ${cell(row, 'stat_file')} stops at ` +
        [`${file.visitingTeam.score}-${file.homeTeam.score}`, file.status.periodLabel]
          .join(' ')
          .trim()
    : `${name} has no result`
}
