import { versionOf } from '../../content/live/stat-files.ts'
import { IngestError, ingestStatFile } from '../../live/ingest.ts'
import { StatFileError } from '../../statcrew/stat-file-error.ts'
import { readInside } from '../pack-folder.ts'
import { count, refuse, warn, type Part } from '../report.ts'
import type { Work } from '../work.ts'
import { receivedAs, type Received } from '../export/received.ts'
import type { NamedStatFile } from './schedule.ts'

/** Takes the stat files that schedules name, the oldest game first. */
export async function importStatFiles(
  work: Work,
  part: Part,
  folder: string,
  named: NamedStatFile[],
  received: readonly Received[] = [],
): Promise<void> {
  const files = named.toSorted((a, b) =>
    a.date < b.date ? -1 : a.date > b.date ? 1 : a.gameId - b.gameId,
  )
  const seen = new Map<string, NamedStatFile>()
  for (const [i, { path, gameId, schedule, line }] of files.entries()) {
    if (work.signal?.aborted) return
    const twin = seen.get(path)
    seen.set(path, files[i]!)
    const bytes = twin
      ? `is already the stat file of ${twin.schedule}:${twin.line}`
      : await readInside(folder, path)
    if (typeof bytes === 'string')
      refuse(part, null, `${bytes} (named by ${schedule}:${line})`, { file: path })
    else
      await takeStatFile(work, part, {
        file: path,
        gameId,
        bytes,
        came: receivedAs(received, path, bytes),
        named: ` (named by ${schedule}:${line})`,
      })
    work.onProgress({ file: part.file, done: i + 1, total: files.length })
  }
}

/**
 * One stat file through the same door as a scorer's. One that came before is not taken again: newer
 * ones may have come since.
 */
export async function takeStatFile(
  work: Work,
  part: Part,
  {
    file,
    gameId,
    bytes,
    named,
    came,
  }: {
    file: string
    gameId: number
    bytes: Uint8Array
    named: string
    came?: { version: number; at: Date } | undefined
  },
): Promise<void> {
  const { store, tenant } = work
  if ((await versionOf({ db: store.of(tenant), tenant }, gameId, bytes)) !== undefined)
    return count(part, 'same')
  try {
    const report = await ingestStatFile(store, tenant, gameId, bytes, {
      sure: true,
      hold: false,
      came,
    })
    count(part, !report.changed ? 'same' : report.version === 1 ? 'taken' : 'changed')
    for (const warning of report.warnings) warn(part, null, warning, file)
  } catch (error) {
    if (!(error instanceof StatFileError || error instanceof IngestError)) throw error
    refuse(part, error instanceof StatFileError ? error.line : null, `${error.message}${named}`, {
      file,
    })
  }
}
