import { resolve, join } from 'node:path'
import { stat, readdir, readFile } from 'node:fs/promises'
import type { IngestReport } from '../../../src/contract/ingest.schema.ts'
import { readTenants } from '../../content/department/tenants.ts'
import { IngestError, ingestStatFile } from '../../live/ingest.ts'
import { StatFileError } from '../../statcrew/sport-part.ts'
import { ImportError, RowError } from '../report.ts'
import { gameOfFile } from '../schedule/stat-files.ts'
import { requireTenantName, UsageError, type Arguments } from './arguments.ts'
import { withStore, type Output } from './terminal.ts'

/**
 * Imports stat files of a folder as a press box writes them, until stopped (Ctrl-C: exit code 0). A
 * refused file is reported, and its next version is read.
 */
export async function watchCommand(args: Arguments, out: Output): Promise<number> {
  const [folder, more] = args.rest
  if (!folder || more) throw new UsageError('watch takes one folder')
  const tenant = requireTenantName(args)
  if (args.game !== undefined && !/^\d{1,9}$/.test(args.game))
    throw new UsageError('--game must be a game id')
  if (!(await stat(folder).catch(() => null))?.isDirectory())
    throw new ImportError(`there is no folder ${folder}`)
  const stop = new AbortController()
  const onSignal = () => stop.abort()
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  try {
    return await withStore(args.data, async (store) => {
      if (!(await readTenants(store)).some(({ id }) => id === tenant))
        throw new ImportError(`there is no tenant ${tenant}`)
      out.write(`watching ${resolve(folder)} for ${tenant}; press Ctrl-C to stop\n`)
      for await (const { name, bytes } of standingFiles(folder, stop.signal)) {
        const say = (text: string) =>
          out.write(`${new Date().toTimeString().slice(0, 8)}  ${name}: ${text}\n`)
        try {
          const game =
            args.game === undefined ? await gameOfFile({ store, tenant }, bytes) : Number(args.game)
          const report = await ingestStatFile(store, tenant, game, bytes, {
            sure: args.game !== undefined,
          })
          say(wordsOf(report))
          for (const warning of report.warnings) say(`  ${warning}`)
          if (report.changed && report.status === 'held')
            say(
              `  held and not shown; to publish it: content publish --game ${report.gameId} ` +
                `--version ${report.version} --tenant ${tenant}`,
            )
        } catch (error) {
          if (error instanceof StatFileError)
            say(
              `refused, ${error.line ? `line ${error.line}: ` : ''}${error.message}; the ` +
                'last published version stays',
            )
          else if (error instanceof IngestError || error instanceof RowError)
            say(`refused: ${error.message}`)
          else throw error
        }
      }
      out.write('stopped\n')
      return 0
    })
  } finally {
    process.removeListener('SIGINT', onSignal).removeListener('SIGTERM', onSignal)
  }
}

const wordsOf = ({ gameId, score, state, version, changed, status }: IngestReport): string =>
  `game ${gameId}, ${score}, ${state}, ` +
  `${changed ? `version ${version}` : `nothing new (version ${version})`}` +
  `${status === 'held' ? ', HELD' : ''}`

/**
 * Milliseconds between two scans of a folder: press box programs write every few seconds, and
 * network shares send no file events.
 */
export const lookEvery = 500

/** The largest file that is read, in bytes. */
const maxFileBytes = 2 * 1024 * 1024

/**
 * Yields each stat file of a folder when its size and time are unchanged since the last scan and
 * after reading. A file being written is read in the next scan; an unchanged file is yielded once.
 * Ends with the signal. Rejects when the folder is gone.
 */
async function* standingFiles(
  folder: string,
  signal: AbortSignal,
): AsyncGenerator<{ name: string; bytes: Uint8Array }> {
  const seen = new Map<string, string>()
  const sentMarks = new Map<string, string>()
  while (!signal.aborted) {
    for (const name of (await readdir(folder))
      .filter((file) => /\.(?:xml|json)$/i.test(file) && !file.startsWith('.'))
      .toSorted()) {
      const before = await markOf(join(folder, name))
      const still = before !== null && seen.get(name) === before
      if (before === null) seen.delete(name)
      else seen.set(name, before)
      if (!still || sentMarks.get(name) === before) continue
      const bytes = await readFile(join(folder, name)).catch(() => null)
      if (bytes === null || (await markOf(join(folder, name))) !== before) continue
      sentMarks.set(name, before)
      yield { name, bytes }
      if (signal.aborted) return
    }
    await new Promise<void>((done) => {
      const timer = setTimeout(done, lookEvery)
      signal.addEventListener(
        'abort',
        () => {
          clearTimeout(timer)
          done()
        },
        { once: true },
      )
    })
  }
}

/** A value that changes with the file; null when it is missing, empty, not a file or too large. */
async function markOf(path: string): Promise<string | null> {
  const stats = await stat(path).catch(() => null)
  return stats?.isFile() && stats.size > 0 && stats.size <= maxFileBytes
    ? `${stats.size} ${stats.mtimeMs} ${stats.ino}`
    : null
}
