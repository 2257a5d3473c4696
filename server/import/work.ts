import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { transact, type Outcome, type Transaction } from '../content/transaction.ts'
import type { Store } from '../db/store.ts'
import type { NamedFiles } from './pack-folder.ts'
import type { PackPictures } from './pack-pictures.ts'
import { count, merge, newPart, refuse, RowRefused, type Part } from './report.ts'

/** Where an import stands, for whoever watches: files of the pack, or rows of a long file. */
export type Progress = { file: string; done: number; total: number }

/** What every step of an import needs. */
export type Work = {
  store: Store
  tenant: string
  pictures: PackPictures
  files: NamedFiles
  /**
   * Keys of games that a schedule of this run has named, with its file: a ref names one game only.
   */
  claimed: Map<string, string>
  signal: AbortSignal | undefined
  onProgress: (progress: Progress) => void
}

/**
 * Rows of one transaction: nearly every file is one, and whoever waits to write meanwhile (a
 * scorer's file) waits some 40 ms.
 */
const batchSize = 100

/**
 * Between two looks at whether somebody wants to stop: signals arrive only when the event loop
 * turns.
 */
const rowsPerTurn = 20

type Step<R> = (transaction: Transaction, row: R, part: Part) => Promise<Outcome>

/**
 * Writes rows in order, a transaction for each batch, and counts them once they are stored. A row
 * that is refused does not stop the others. `finish` runs in the last transaction; not when the
 * import was stopped before, since it removes what is absent.
 */
export async function writeRows<R extends { line: number | null; file?: string }>(
  work: Work,
  part: Part,
  rows: readonly R[],
  step: Step<R>,
  finish?: (transaction: Transaction, part: Part) => Promise<void>,
): Promise<void> {
  let next = 0
  do {
    const until = Math.min(next + batchSize, rows.length)
    const draft = newPart(part.file)
    await transact(work.store, work.tenant, async (transaction) => {
      for (; next < until && !work.signal?.aborted; next++) {
        await writeRow(transaction, rows[next]!, draft, step)
        if (next % rowsPerTurn === 0) await setImmediate()
      }
      if (next === rows.length && !work.signal?.aborted) await finish?.(transaction, draft)
    })
    merge(part, draft)
    if (rows.length > batchSize)
      work.onProgress({ file: part.file, done: next, total: rows.length })
  } while (next < rows.length && !work.signal?.aborted)
}

async function writeRow<R extends { line: number | null; file?: string }>(
  transaction: Transaction,
  row: R,
  part: Part,
  step: Step<R>,
): Promise<void> {
  try {
    count(part, await step(transaction, row, part))
  } catch (error) {
    refuse(part, row.line, reasonOf(error), row.file ? { file: row.file } : {})
  }
}

/** The sentence of a refusal; anything else that went wrong is thrown on. */
export function reasonOf(error: unknown): string {
  if (error instanceof RowRefused) return error.message
  if (error instanceof z.ZodError)
    return error.issues
      .map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
      .join('; ')
  throw error
}
