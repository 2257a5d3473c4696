import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { transact, type WriteResult, type Transaction } from '../content/transaction.ts'
import type { Store } from '../db/store.ts'
import { classifyStoreError } from '../db/store-error.ts'
import type { NamedFiles } from './folder-files.ts'
import type { FolderPictures } from './folder-pictures.ts'
import {
  countRow,
  ImportError,
  merge,
  createFileReport,
  rejectRow,
  RowError,
  type FileReport,
} from './report.ts'

/** The progress of an import: files of the folder, or rows of a long file. */
export type Progress = { file: string; done: number; total: number }

/** What every step of an import needs. */
export type ImportContext = {
  store: Store
  tenant: string
  pictures: FolderPictures
  files: NamedFiles
  /** Keys of games in the schedules of this run, with their file: a ref names one game only. */
  claimed: Map<string, string>
  /** Calendar events of new games, as an export has them. */
  revisions: Map<number, { sequence: number; revised_at: string }>
  /** Files may remove most of what is stored (`--replace`). */
  replace: boolean
  signal: AbortSignal | undefined
  onProgress: (progress: Progress) => void
}

/**
 * Rows of one transaction: most files are one, and other writers (a scorer's file) wait about 40
 * ms.
 */
const batchSize = 100

/** Rows between two event loop turns, in which a stop signal can arrive. */
const rowsPerTurn = 20

type Step<R> = (transaction: Transaction, row: R, fileReport: FileReport) => Promise<WriteResult>

/**
 * Writes rows in order, a transaction per batch, and counts them after the commit. A refused row
 * does not stop the others. `finish` runs in the last transaction, but not after a stop, because it
 * deletes absent rows.
 */
export async function writeRows<R extends { line: number | null; file?: string }>(
  work: ImportContext,
  fileReport: FileReport,
  rows: readonly R[],
  step: Step<R>,
  finish?: (transaction: Transaction, fileReport: FileReport) => Promise<void>,
): Promise<void> {
  let next = 0
  do {
    const until = Math.min(next + batchSize, rows.length)
    const draft = createFileReport(fileReport.file)
    await transact(work.store, work.tenant, async (transaction) => {
      for (; next < until && !work.signal?.aborted; next++) {
        await writeRow(transaction, rows[next]!, draft, step)
        if (next % rowsPerTurn === 0) await setImmediate()
      }
      if (next === rows.length && !work.signal?.aborted) await finish?.(transaction, draft)
    })
    merge(fileReport, draft)
    if (rows.length > batchSize)
      work.onProgress({ file: fileReport.file, done: next, total: rows.length })
  } while (next < rows.length && !work.signal?.aborted)
}

async function writeRow<R extends { line: number | null; file?: string }>(
  transaction: Transaction,
  row: R,
  fileReport: FileReport,
  step: Step<R>,
): Promise<void> {
  try {
    countRow(fileReport, await step(transaction, row, fileReport))
  } catch (error) {
    rejectRow(fileReport, row.line, rejectionReason(error), row.file ? { file: row.file } : {})
  }
}

/** The reason of a refusal; any other error is rethrown. */
export function rejectionReason(error: unknown): string {
  if (error instanceof RowError) return error.message
  if (error instanceof z.ZodError)
    return error.issues
      .map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
      .join('; ')
  if (error instanceof Error && !('code' in error) && ownErrors.test(error.name))
    return faultText(error)
  throw error
}

/** Errors of the language and of parsers. Those of a store or of the system have a code. */
const ownErrors = /^(?:|Range|Type|Syntax|URI)Error$/

const faultText = ({ name, message }: Error) => `cannot be read (${name}: ${message.slice(0, 200)})`

/**
 * The reason why a whole file or picture is refused. Rethrown is what the next file would meet,
 * too: a store or a disk that fails, a stop, an import that cannot begin.
 */
export function reasonOfFile(error: unknown): string {
  if (error instanceof RowError || error instanceof z.ZodError) return rejectionReason(error)
  if (
    !(error instanceof Error) ||
    error instanceof ImportError ||
    error.name === 'AbortError' ||
    'syscall' in error ||
    classifyStoreError(error) !== null
  )
    throw error
  return faultText(error)
}
