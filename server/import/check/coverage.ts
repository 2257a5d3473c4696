import { ReadContext } from '../../content/read-context.ts'
import { readSchedule } from '../../content/games/schedules.ts'
import { countedGames, gamesPlayed } from '../../content/stats/season-figures.ts'
import { readSports } from '../../content/sports/sports.ts'
import { cell } from '../csv/read-csv.ts'
import { statisticsColumns } from '../statistics/statistics.ts'
import { rowsIn, type CheckedFolder, type SeasonRows } from './checked-folder.ts'
import { createWarning, type Finding } from './finding.ts'

const warnStatistics = createWarning('statistics')

/** Season statistics that cover fewer games than were played. */
export async function statCoverage(pack: CheckedFolder): Promise<Finding[]> {
  const context = new ReadContext(pack.store, pack.tenant)
  const sports = await readSports(context)
  const findings: Finding[] = []
  for (const schedule of pack.schedules) {
    if (pack.signal?.aborted) break
    const sport = sports.find((candidate) => candidate.globalSportNameSlug === schedule.sport)
    const games = sport && (await readSchedule(context, sport.id, schedule.season))?.games
    if (!games) continue
    const [counted, played] = [countedGames(games).length, gamesPlayed(games)]
    const file = pack.files.tables.find(
      ({ kind, ...table }) =>
        kind === 'statistics' &&
        table.sport === schedule.sport &&
        table.season.toLowerCase() === schedule.season.toLowerCase(),
    )
    findings.push(
      ...(file
        ? await ofFile(pack, file.path, schedule, played)
        : ofGames(schedule, counted, played)),
    )
  }
  return findings
}

/** Added up from stat files. The page says itself how many games it covers, so this is a note. */
function ofGames({ path, rows }: SeasonRows, counted: number, played: number): Finding[] {
  if (counted === 0 || counted >= played) return []
  const missing = rows.find(
    (row) =>
      /^[WLT]/i.test(cell(row, 'result')) &&
      !/^[SE]/i.test(cell(row, 'type')) &&
      !cell(row, 'stat_file'),
  )
  return [
    {
      ...warnStatistics(
        path,
        missing?.line ?? null,
        `the season statistics are from ${counted} of ${played} games, and their page says so`,
        'add the stat files of the other games, or a file in statistics/',
      ),
      level: 'note',
    },
  ]
}

/** The department's own: by the games of its Total lines, as players may miss games. */
async function ofFile(
  { folder }: CheckedFolder,
  path: string,
  schedule: SeasonRows,
  played: number,
): Promise<Finding[]> {
  const totals = (await rowsIn(folder, path, statisticsColumns)).flatMap((row) => {
    const games = Number(cell(row, 'gp') || cell(row, 'g'))
    return /^totals?$/i.test(cell(row, 'name')) && games > 0 ? [{ row, games }] : []
  })
  const largestTotal = totals.toSorted((a, b) => b.games - a.games)[0]
  return largestTotal && largestTotal.games < played
    ? [
        warnStatistics(
          path,
          largestTotal.row.line,
          `the statistics are from ${largestTotal.games} of the ${played} games in ` +
            `${schedule.path}, and do not say so`,
          'complete them, or remove the file: they are then added up from the stat files',
        ),
      ]
    : []
}
