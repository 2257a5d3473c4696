import { refuse, warn, type Part } from '../report.ts'
import type { CsvFile } from './read-csv.ts'

/** Puts what could not be read, and what was noticed while reading, into the report. */
export function refuseUnread(part: Part, file: CsvFile): void {
  for (const { line, reason } of file.warnings) warn(part, line, reason)
  for (const { line, reason } of file.refused) refuse(part, line, reason)
}
