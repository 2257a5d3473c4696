import type { SeasonFileDoc } from '../../content/stats/season-figures.ts'
import { cell, reportUnreadableRows, type CsvFile, type CsvRow } from '../csv/read-csv.ts'
import type { WriteResult } from '../../content/transaction.ts'
import type { ImportContext } from '../import-context.ts'
import { removalFault } from '../removal.ts'
import { countRow, rejectRow, reportRemoved, type FileReport } from '../report.ts'
import { soundRows } from '../roster/roster-cells.ts'
import type { FamilySpec } from '../../../src/domain/season-stats/columns.ts'
import { buildTables, isOpponents, isTotal } from './season-tables.ts'
import { impossibleFigures, wrongFigures } from './wrong-figures.ts'

type Tables = SeasonFileDoc['tables']

/** Columns that identify a row. */
const whose = new Set(['table', 'jersey', 'name', 'position'])

/** The lines of all tables, by table, player and number. */
const linesIn = (tables: Tables): string[] =>
  tables.flatMap(({ key, rows, total, opponents }) => [
    ...rows.map(({ name, uni }) => `${key}/${name}/${uni}`.toLowerCase()),
    ...(total ? [`${key}/total`] : []),
    ...(opponents ? [`${key}/opponents`] : []),
  ])

/**
 * How many lines of the stored tables the file would remove, and why it may not; null when it may,
 * or removes none.
 */
export function findRefusedRemoval(
  { replace }: Pick<ImportContext, 'replace'>,
  fileReport: FileReport,
  stored: Tables,
  { tables, rowsInFile }: { tables: Tables; rowsInFile: number },
): { fault: string; gone: number } | null {
  const storedLines = linesIn(stored)
  const lines = new Set(linesIn(tables))
  const deletedCount = storedLines.filter((line) => !lines.has(line)).length
  const problem =
    deletedCount > 0 &&
    removalFault([fileReport], {
      standing: storedLines.length,
      gone: deletedCount,
      rows: rowsInFile,
      replace,
    })
  return problem ? { fault: problem, gone: deletedCount } : null
}

/** Reports what became of the rows. */
export function reportTables(
  fileReport: FileReport,
  rows: readonly CsvRow[],
  outcome: ReturnType<typeof findRefusedRemoval> | 'dropped' | WriteResult,
): void {
  if (outcome && typeof outcome === 'object')
    rejectRow(
      fileReport,
      null,
      `nothing of this file is imported, because it would remove ${outcome.gone} lines of the ` +
        `statistics: ${outcome.fault}`,
      { rows: Math.max(1, rows.length) },
    )
  else if (outcome && rows.length === 0)
    reportRemoved(fileReport, 'the figures of the earlier file')
  else if (outcome && outcome !== 'dropped') for (const _ of rows) countRow(fileReport, outcome)
}

/**
 * The rows of a file of statistics that can be imported, and their tables. Other rows are refused
 * with their line. Null when nothing of the file can be imported; a file with headings only has no
 * tables.
 */
export function readTables(
  fileReport: FileReport,
  file: CsvFile,
  family: FamilySpec | null,
): { rows: CsvRow[]; tables: Tables } | null {
  // Every other column is a figure, so there are no unknown columns.
  reportUnreadableRows(fileReport, {
    ...file,
    warnings: file.warnings.filter(({ reason }) => !reason.startsWith('ignored')),
  })
  const heads = file.columns.filter((head) => !whose.has(head) && head !== '')
  const sound = soundRows(fileReport, file, (row) => wrongFigures(row, heads, family))
  if (!sound) return null
  const seen = new Map<string, number>()
  const rows = sound.filter((row) => {
    const name = cell(row, 'name')
    const key = [
      cell(row, 'table'),
      isTotal(name) ? 'total' : isOpponents(name) ? 'opponents' : `${name}|${cell(row, 'jersey')}`,
    ]
      .join('|')
      .toLowerCase()
    const firstLine = seen.get(key)
    const problem = !cell(row, 'table')
      ? 'no table'
      : !name
        ? 'no name'
        : heads.every((head) => cell(row, head) === '')
          ? 'no figures'
          : firstLine
            ? `${name} is already on line ${firstLine}`
            : impossibleFigures(row, heads, family)
    if (problem) rejectRow(fileReport, row.line, problem)
    else seen.set(key, row.line)
    return problem === null
  })
  return rows.length === 0 && fileReport.refused > 0
    ? null
    : { rows, tables: buildTables(rows, heads, family) }
}
