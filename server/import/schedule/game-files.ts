import { openUrlOf } from '../../content/files/files.ts'
import { cell, type CsvRow } from '../csv/read-csv.ts'
import { warn, type Part } from '../report.ts'
import type { Work } from '../work.ts'

/**
 * Rows whose game_files name files of the pack (`Notes | files/notes.pdf`), with the addresses of
 * those files. One that is not there is left out, and said.
 */
export const withGameFiles = (work: Work, part: Part, rows: readonly CsvRow[]): Promise<CsvRow[]> =>
  Promise.all(
    rows.map(async (row) => {
      const written = cell(row, 'game_files')
      if (!/(?:^|[|;\s])files\//.test(written)) return row
      const links = await Promise.all(
        written
          .split(/\s*;(?:\s+|$)/)
          .filter(Boolean)
          .map(async (link) => {
            const [, title = '', path] = /^(?:(.*?)\s*\|\s*)?(files\/.+)$/.exec(link) ?? []
            if (!path) return link
            const file = await work.files.take(path, title || null)
            if (typeof file !== 'string') return `${file.title} | ${openUrlOf(file)}`
            warn(part, row.line, `${file}; the game is taken without it`)
            return null
          }),
      )
      return {
        ...row,
        cells: new Map(row.cells).set(
          'game_files',
          links.filter((link) => link !== null).join('; '),
        ),
      }
    }),
  )
