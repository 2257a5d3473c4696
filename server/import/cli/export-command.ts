import { ImportError } from '../import-error.ts'
import { exportPack, type ExportReport } from '../export/export-pack.ts'
import { requireTenantName, UsageError, type Arguments } from './arguments.ts'
import { withStore } from './open-store.ts'
import { progressTo, type Output } from './progress.ts'

/**
 * 0 when everything was written, 3 when something cannot be made again from the pack, 130 when it
 * was stopped: then there is no folder.
 */
export async function exportCommand(
  args: Arguments,
  out: Output,
  progressOut: Output,
): Promise<number> {
  const [folder, more] = args.rest
  if (!folder || more) throw new UsageError('export takes one folder')
  const tenant = requireTenantName(args)
  const progress = progressTo(progressOut)
  const stop = new AbortController()
  const onSignal = () => stop.abort()
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  try {
    const report = await withStore(args.data, (store) =>
      exportPack(store, tenant, folder, { signal: stop.signal, onProgress: progress.show }).catch(
        (error: unknown) => {
          throw sayable(error, folder)
        },
      ),
    )
    progress.end()
    out.write(`${args.json ? JSON.stringify(report, null, 2) : textOf(report)}\n`)
    return report.stopped ? 130 : report.missing.length > 0 ? 3 : 0
  } finally {
    progress.end()
    process.removeListener('SIGINT', onSignal).removeListener('SIGTERM', onSignal)
  }
}

function textOf({
  tenant,
  folder,
  files,
  rows,
  exact,
  exactByTable,
  notes,
  missing,
  stopped,
}: ExportReport): string {
  if (stopped) return `${tenant}: stopped; nothing was written`
  const tables = Object.entries(exactByTable)
    .map(([table, count]) => `${table} ${count}`)
    .join(', ')
  return [
    ...notes.map((note) => `note: ${note}`),
    ...missing.map((row) => `cannot be made again from the pack: ${row}`),
    `${tenant}: ${files} files in ${folder}, ${rows} rows, ${exact === 0 ? 'none' : exact} of them in exact.jsonl${tables && ` (${tables})`}`,
  ].join('\n')
}

/** What the disk says, as one line that names what to do. */
const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'may not be written to',
  EPERM: 'may not be written to',
  EROFS: 'is on a disk that is read only',
  ENOTDIR: 'is no folder: part of the path is a file',
  ENAMETOOLONG: 'has too long a name',
}

function sayable(error: unknown, folder: string): unknown {
  const reason = reasons[(error as { code?: string }).code ?? '']
  return reason === undefined ? error : new ImportError(`${folder} cannot be written: ${reason}`)
}
