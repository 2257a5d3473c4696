import { stat } from 'node:fs/promises'
import { Hosts } from '../../content/department/tenants.ts'
import { requireTenantName, UsageError, type Arguments } from './arguments.ts'
import { withStore, progressTo, type Output } from './terminal.ts'
import { exportFolder, type ExportReport } from '../export/export-folder.ts'
import { ImportError, reportText, sumReports, type Report } from '../report.ts'
import { importFile, kinds, type FileOptions } from '../import-file.ts'
import { importFolder } from '../import-folder.ts'

/** Exit code: 0 when all was imported, 3 when something was refused, 130 when stopped. */
export async function importCommand(
  args: Arguments,
  out: Output,
  progressOut: Output,
): Promise<number> {
  const [path, more] = args.rest
  if (!path || more) throw new UsageError('import takes one folder or file')
  const tenant = requireTenantName(args)
  const options = optionsOf(args)
  const stats = await stat(path).catch(() => null)
  if (!stats) throw new ImportError(`there is no folder or file ${path}`)
  const folder = stats.isDirectory()
  if (
    folder &&
    (options.where ||
      options.game !== undefined ||
      options.sport ||
      options.season ||
      options.opponent ||
      options.kind)
  )
    throw new UsageError(
      '--where, --game, --kind, --sport, --season and --opponent need a single file',
    )

  const progress = progressTo(progressOut)
  const stop = new AbortController()
  // The first Ctrl-C stops after the current row. The second one ends the process.
  const onSignal = () => stop.abort()
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  try {
    const importOptions = { ...options, signal: stop.signal, onProgress: progress.show }
    const report = await withStore(args.data, (store) =>
      folder
        ? importFolder(store, tenant, path, importOptions)
        : importFile(store, tenant, path, importOptions),
    )
    progress.end()
    const text = args.json
      ? JSON.stringify({ ...report, totals: sumReports(report) }, null, 2)
      : reportText(report)
    out.write(`${text}\n`)
    return exitCode(report)
  } finally {
    progress.end()
    process.removeListener('SIGINT', onSignal).removeListener('SIGTERM', onSignal)
  }
}

const exitCode = (report: Report): number =>
  report.stopped ? 130 : sumReports(report).refused > 0 ? 3 : 0

function optionsOf({
  host,
  kind,
  sport,
  season,
  opponent,
  where,
  game,
  replace,
}: Arguments): FileOptions {
  const fileKind = kinds.find((name) => name === kind)
  if (kind && !fileKind) throw new UsageError(`--kind must be one of ${kinds.join(', ')}`)
  const [, column, value] = /^([^=]+)=(.*)$/.exec(where ?? '') ?? []
  if (where !== undefined && !column)
    throw new UsageError('--where must have the form column=value')
  if (game !== undefined && !/^\d{1,9}$/.test(game))
    throw new UsageError('--game must be a game id')
  const hosts = Hosts.safeParse(host ?? [])
  if (!hosts.success) throw new UsageError(`--host ${hosts.error.issues[0]?.message}`)
  return {
    hosts: hosts.data,
    ...(replace ? { replace } : {}),
    ...(fileKind ? { kind: fileKind } : {}),
    ...(sport ? { sport } : {}),
    ...(season ? { season } : {}),
    ...(opponent ? { opponent } : {}),
    ...(column ? { where: { column, value: value ?? '' } } : {}),
    ...(game === undefined ? {} : { game: Number(game) }),
  }
}

/**
 * Exit code: 0 when all was written, 3 when something cannot be written as an import folder, 130
 * when stopped, which leaves no folder.
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
      exportFolder(store, tenant, folder, { signal: stop.signal, onProgress: progress.show }).catch(
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

function textOf({ tenant, folder, files, rows, notes, missing, stopped }: ExportReport): string {
  if (stopped) return `${tenant}: stopped; nothing was written`
  return [
    ...notes.map((note) => `note: ${note}`),
    ...missing.map((row) => `not in the export: ${row}`),
    `${tenant}: ${files} files in ${folder}, ${rows} rows`,
  ].join('\n')
}

/** File system errors as one line with the fix. */
const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'is not writable',
  EPERM: 'is not writable',
  EROFS: 'is on a read-only disk',
  ENOTDIR: 'is not a folder: part of the path is a file',
  ENAMETOOLONG: 'has a name that is too long',
}

function sayable(error: unknown, folder: string): unknown {
  const reason = reasons[(error as { code?: string }).code ?? '']
  return reason === undefined ? error : new ImportError(`${folder} cannot be written: ${reason}`)
}
