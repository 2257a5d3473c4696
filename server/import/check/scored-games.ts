import type { StatFile } from '../../../src/contract/box-score.schema.ts'
import { readStatVersion } from '../../live/read-version.ts'
import { StatFileError } from '../../statcrew/stat-file-error.ts'
import { cell, type CsvRow } from '../csv/read-csv.ts'
import { readInside } from '../pack-folder.ts'
import type { CheckedPack, SeasonRows } from './checked-pack.ts'

/**
 * A stat file that a row of a schedule names, and that can be read. What cannot is the import's to
 * say.
 */
export type ScoredGame = { path: string; file: StatFile; schedule: SeasonRows; row: CsvRow }

export async function scoredGames({
  folder,
  schedules,
  signal,
}: CheckedPack): Promise<ScoredGame[]> {
  const games: ScoredGame[] = []
  for (const schedule of schedules) {
    for (const row of schedule.rows) {
      const path = cell(row, 'stat_file')
      if (path === '' || signal?.aborted) continue
      const bytes = await readInside(folder, path)
      const file = typeof bytes === 'string' ? null : readable(bytes)
      if (file) games.push({ path, file, schedule, row })
    }
  }
  return games
}

function readable(bytes: Uint8Array): StatFile | null {
  try {
    return readStatVersion(bytes, null).file
  } catch (error) {
    if (error instanceof StatFileError) return null
    throw error
  }
}

/**
 * The line score of a game, both sides in the order of their names: two files of one game have the
 * same, whoever wrote them.
 */
export const lineOf = ({ homeTeam, visitingTeam }: StatFile): string =>
  [homeTeam, visitingTeam]
    .map(({ score, scoreByPeriod }) => `${score}:${scoreByPeriod.join(',')}`)
    .toSorted()
    .join(' | ')
