import type { Columns } from '../csv/columns.ts'
import type { CsvFile } from '../csv/read-csv.ts'
import type { TableFile } from '../folder-files.ts'
import type { ImportContext } from '../import-context.ts'
import type { FileReport } from '../report.ts'
import { careerLeadersColumns, importCareerLeaders } from '../statistics/career-leaders.ts'
import { importOpponentStatistics } from '../statistics/opponent-statistics.ts'
import { importStatistics, statisticsColumns } from '../statistics/statistics.ts'
import { conferenceResultsColumns, importConferenceResults } from './conference-results.ts'
import { historyColumns, importHistory, standingsColumns } from './history.ts'
import { importStandings } from './standings.ts'

export const tableColumns: Record<TableFile['kind'], Columns> = {
  history: historyColumns,
  'career-leaders': careerLeadersColumns,
  standings: standingsColumns,
  'conference-results': conferenceResultsColumns,
  statistics: statisticsColumns,
  'opponent-statistics': statisticsColumns,
}

const importSeasonTable = {
  standings: importStandings,
  'conference-results': importConferenceResults,
  statistics: importStatistics,
  'opponent-statistics': importOpponentStatistics,
}

const importSportTable = { history: importHistory, 'career-leaders': importCareerLeaders }

/** A table of an import folder besides the schedules. */
export const importTable = (
  work: ImportContext,
  fileReport: FileReport,
  file: CsvFile,
  { kind, sport, season, opponent = '' }: TableFile,
): Promise<void> =>
  kind === 'history' || kind === 'career-leaders'
    ? importSportTable[kind](work, fileReport, file, sport)
    : importSeasonTable[kind](work, fileReport, file, { sport, season, opponent })
