import { stat } from 'node:fs/promises'
import { importFile, kinds, type FileOptions } from '../import-file.ts'
import { ImportError } from '../import-error.ts'
import { importPack } from '../import-pack.ts'
import { reportText } from '../report-text.ts'
import { totalsOf, type Report } from '../report.ts'
import { Hosts } from '../../content/department/hosts.ts'
import { requireTenantName, UsageError, type Arguments } from './arguments.ts'
import { withStore } from './open-store.ts'
import { progressTo, type Output } from './progress.ts'

/** 0 when everything was taken, 3 when something was refused, 130 when it was stopped. */
export async function importCommand(
  args: Arguments,
  out: Output,
  progressOut: Output,
): Promise<number> {
  const [path, more] = args.rest
  if (!path || more) throw new UsageError('import takes one folder or file')
  const tenant = requireTenantName(args)
  const options = optionsOf(args)
  const found = await stat(path).catch(() => null)
  if (!found) throw new ImportError(`there is no folder or file ${path}`)
  const folder = found.isDirectory()
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
      '--where, --game, --kind, --sport, --season and --opponent are for a single file',
    )

  const progress = progressTo(progressOut)
  const stop = new AbortController()
  // The first Ctrl-C ends after the row at hand; the second one is the system's own.
  const onSignal = () => stop.abort()
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  try {
    const told = { ...options, signal: stop.signal, onProgress: progress.show }
    const report = await withStore(args.data, (store) =>
      folder ? importPack(store, tenant, path, told) : importFile(store, tenant, path, told),
    )
    progress.end()
    out.write(
      `${args.json ? JSON.stringify({ ...report, totals: totalsOf(report) }, null, 2) : reportText(report)}\n`,
    )
    return exitCode(report)
  } finally {
    progress.end()
    process.removeListener('SIGINT', onSignal).removeListener('SIGTERM', onSignal)
  }
}

const exitCode = (report: Report): number =>
  report.stopped ? 130 : totalsOf(report).refused > 0 ? 3 : 0

function optionsOf({ host, kind, sport, season, opponent, where, game }: Arguments): FileOptions {
  const known = kinds.find((one) => one === kind)
  if (kind && !known) throw new UsageError(`--kind is one of ${kinds.join(', ')}`)
  const [, column, value] = /^([^=]+)=(.*)$/.exec(where ?? '') ?? []
  if (where !== undefined && !column) throw new UsageError('--where is written column=value')
  if (game !== undefined && !/^\d{1,9}$/.test(game))
    throw new UsageError('--game is the number of a game')
  const hosts = Hosts.safeParse(host ?? [])
  if (!hosts.success) throw new UsageError(`--host ${hosts.error.issues[0]?.message}`)
  return {
    hosts: hosts.data,
    ...(known ? { kind: known } : {}),
    ...(sport ? { sport } : {}),
    ...(season ? { season } : {}),
    ...(opponent ? { opponent } : {}),
    ...(column ? { where: { column, value: value ?? '' } } : {}),
    ...(game === undefined ? {} : { game: Number(game) }),
  }
}
