import type { Columns } from '../csv/columns.ts'
import type { CsvFile } from '../csv/read-csv.ts'
import type { TableFile } from '../pack-folder.ts'
import type { Part } from '../report.ts'
import type { Work } from '../work.ts'
import { historyColumns, standingsColumns } from './history-columns.ts'
import { importHistory } from './history.ts'
import { importStandings } from './standings.ts'
import { importStatistics } from '../statistics/statistics.ts'
import { statisticsColumns } from '../statistics/statistics-columns.ts'

export const tableColumns: Record<TableFile['kind'], Columns> = {
  history: historyColumns,
  standings: standingsColumns,
  statistics: statisticsColumns,
}

/** A table that stands beside the schedules of a pack. */
export const importTable = (
  work: Work,
  part: Part,
  file: CsvFile,
  { kind, sport, season }: TableFile,
): Promise<void> =>
  kind === 'history'
    ? importHistory(work, part, file, sport)
    : (kind === 'standings' ? importStandings : importStatistics)(work, part, file, {
        sport,
        season,
      })
