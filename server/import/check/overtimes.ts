import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StatFile } from '../../../src/contract/box-score.schema.ts'
import { cleanOpponentName } from '../../../src/domain/games/game.ts'
import { cell } from '../csv/read-csv.ts'
import { decodeText } from '../../statcrew/file/xml.ts'
import type { CheckedFolder } from './checked-folder.ts'
import { createWarning, type Finding } from './finding.ts'
import type { ScoredGame } from './games.ts'

const warnOvertime = createWarning('stories')

/**
 * Lines of stories and lists that name an opponent, the score of a football or basketball game
 * against it and an overtime, when no such game has that number of overtimes by its stat file.
 */
export async function overtimes(
  { folder, paths }: CheckedFolder,
  scored: readonly ScoredGame[],
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const path of paths.filter((name) => /\.(?:md|ya?ml)$/.test(name))) {
    const lines = decodeText(await readFile(join(folder, path))).split(/\r\n?|\n/)
    for (const [i, line] of lines.entries()) {
      if (!/\bovertimes?\b/i.test(line)) continue
      const games = scored.filter((game) => isAbout(line, game))
      const [game] = games
      if (!game || games.some(({ file }) => agrees(line, overtimesOf(file)))) continue
      const played = overtimesOf(game.file)
      findings.push(
        warnOvertime(
          path,
          i + 1,
          `says overtime, but the game against ${cell(game.row, 'opponent')} in ` +
            `${cell(game.row, 'stat_file')} had ${played === 0 ? 'none' : played}`,
          played === 0
            ? 'correct the text or the stat file'
            : `write ${quantities[played]} overtime`,
        ),
      )
    }
  }
  return findings
}

function isAbout(line: string, { file, row }: ScoredGame): boolean {
  const { family, homeTeam, visitingTeam, status } = file
  if (!status.complete || (family !== 'football' && family !== 'basketball')) return false
  return (
    line.includes(cleanOpponentName(cell(row, 'opponent'))) &&
    [
      [homeTeam.score, visitingTeam.score],
      [visitingTeam.score, homeTeam.score],
    ].some((pair) => new RegExp(`(?<![\\d-])${pair.join('[-–]')}(?![\\d-])`).test(line))
  )
}

const overtimesOf = ({ status }: StatFile): number => Math.max(0, status.period - status.regulation)

const quantities = ['no', 'an', 'double', 'triple']
/** How a line says a number of overtimes from two on. */
const counts = [/(?:)/, /(?:)/, /\b(?:double|two|second)\b/i, /\b(?:triple|three|third)\b/i]
const agrees = (line: string, played: number): boolean =>
  played > 0 && (counts[played]?.test(line) ?? true)
