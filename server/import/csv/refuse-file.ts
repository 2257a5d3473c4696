import { refuse, type Part } from '../report.ts'
import type { CsvFile } from './read-csv.ts'

/** One reason for a whole file, which still counts every row of it. */
export function refuseFile(part: Part, file: CsvFile, reason: string): void {
  refuse(part, null, reason, { rows: Math.max(1, file.rows.length + file.refused.length) })
}
