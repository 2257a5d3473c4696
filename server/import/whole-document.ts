import { transact, type Transaction, type WriteResult } from '../content/transaction.ts'
import type { ImportContext } from './import-context.ts'
import { formatFirst, removalFault } from './removal.ts'
import { countRow, rejectRow, type FileReport } from './report.ts'

type Refusal = { fault: string }

/**
 * Imports a file that is one document, as a whole or not at all: `write` writes it, or says why
 * nothing may be imported.
 */
export async function importWhole(
  work: ImportContext,
  fileReport: FileReport,
  rowCount: number,
  write: (transaction: Transaction) => Promise<WriteResult | Refusal>,
): Promise<void> {
  const outcome = await transact(work.store, work.tenant, write)
  if (typeof outcome === 'object')
    return rejectRow(
      fileReport,
      null,
      `nothing of this file is imported, because ${outcome.fault}`,
      { rows: Math.max(1, rowCount) },
    )
  for (let row = 0; row < rowCount; row++) countRow(fileReport, outcome)
}

/**
 * Why the entries that the file does not have may not be removed, by their names; null when they
 * may, or when it has them all.
 */
export function refuseRemoval<Entry>(
  { replace }: Pick<ImportContext, 'replace'>,
  fileReport: FileReport,
  {
    stored,
    entries,
    keyOf,
    nameOf,
  }: {
    stored: readonly Entry[]
    entries: readonly Entry[]
    keyOf: (entry: Entry) => string
    nameOf: (entry: Entry) => string
  },
): Refusal | null {
  const keys = new Set(entries.map(keyOf))
  const deleted = stored.filter((entry) => !keys.has(keyOf(entry)))
  const problem =
    deleted.length > 0 &&
    removalFault([fileReport], {
      standing: stored.length,
      gone: deleted.length,
      rows: entries.length,
      replace,
    })
  return problem
    ? { fault: `it would remove ${formatFirst(deleted.map(nameOf))}: ${problem}` }
    : null
}
