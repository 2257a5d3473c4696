import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { z } from 'zod'
import { Finding, VersionSource, VersionStatus } from '../../../src/contract/ingest.schema.ts'
import { newestVersion, publishedVersion } from '../../content/live/stat-files.ts'
import { transact } from '../../content/transaction.ts'
import type { Columns } from '../csv/columns.ts'
import { cell, readCsv } from '../csv/read-csv.ts'
import { readInside } from '../pack-folder.ts'
import { count, refuse, warn, type Part } from '../report.ts'
import type { Work } from '../work.ts'
import { receivedColumns } from './files/stat-files.ts'

export type Received = {
  gameId: number
  version: number
  at: Date
  sha: string
  file: string
  line: number
  kept: Kept
}
/** What became of it, beside the file itself; a pack of before does not say. */
type Kept = {
  status: VersionStatus | null
  source: VersionSource
  sent_by: string | null
  score: string
  state: string
  findings: string
  correction: string | null
}

const columns: Columns = { known: receivedColumns, aliases: {}, prose: [] }

/**
 * stats/received.csv: which stat files of the pack came as which version, and when. A line that
 * cannot be read counts for nothing.
 */
export function readReceived(bytes: Uint8Array, part: Part): Received[] {
  return readCsv(bytes, columns).rows.flatMap((row): Received[] => {
    const [game, version, sha, file] = [
      cell(row, 'game'),
      cell(row, 'version'),
      cell(row, 'sha256'),
      cell(row, 'file'),
    ]
    const at = new Date(cell(row, 'received_at'))
    if (
      /^\d{1,9}$/.test(game) &&
      /^[1-9]\d{0,8}$/.test(version) &&
      /^[0-9a-f]{64}$/.test(sha) &&
      file.startsWith('stats/') &&
      !Number.isNaN(at.getTime())
    )
      return [
        {
          gameId: Number(game),
          version: Number(version),
          at,
          sha,
          file,
          line: row.line,
          kept: keptOf(row),
        },
      ]
    warn(part, row.line, 'is no stat file that came (game, version, received_at, sha256, file)')
    return []
  })
}

const keptOf = (row: Parameters<typeof cell>[0]): Kept => ({
  status: VersionStatus.safeParse(cell(row, 'status')).data ?? null,
  source: VersionSource.safeParse(cell(row, 'source')).data ?? 'stat-file',
  sent_by: cell(row, 'by') || null,
  score: cell(row, 'score'),
  state: cell(row, 'state'),
  findings: findingsIn(cell(row, 'findings')),
  correction: cell(row, 'correction') || null,
})

function findingsIn(text: string): string {
  try {
    return JSON.stringify(z.array(Finding).parse(JSON.parse(text)))
  } catch {
    return '[]'
  }
}

/**
 * What is said of a file, while it is the file that was exported: another one in its place comes
 * now, as any scorer's.
 */
export const receivedAs = (
  received: readonly Received[],
  file: string,
  bytes: Uint8Array,
): Received | undefined =>
  received.find(
    (one) => one.file === file && one.sha === createHash('sha256').update(bytes).digest('hex'),
  )

/**
 * Files that no schedule brings: those that the site does not show, which stay as the files that
 * they are; and all of a game that is in exact.jsonl alone (`unnamed`), which says what they say.
 * None is put behind a newer one that has come since, and none waits that was to come after
 * another.
 */
export async function importReceived(
  work: Work,
  part: Part,
  folder: string,
  received: readonly Received[],
  unnamed: ReadonlySet<number>,
): Promise<void> {
  const shown = new Map<number, number>()
  const said = received.some(({ kept }) => kept.status !== null)
  for (const { gameId, version, kept } of received)
    if (said ? kept.status === 'published' : version > (shown.get(gameId) ?? 0))
      shown.set(gameId, version)
  for (const { gameId, version, at, sha, file, line, kept } of received) {
    if (work.signal?.aborted) return
    const isShown = version === shown.get(gameId)
    if (isShown && !unnamed.has(gameId)) {
      await transact(work.store, work.tenant, async ({ db, tenant }) => {
        const { status: _, ...rest } = kept
        if (said)
          await db
            .updateTable('stat_file')
            .set(rest)
            .where('tenant', '=', tenant)
            .where('game_id', '=', gameId)
            .where('version', '=', version)
            .where('sha', '=', sha)
            .execute()
      })
      continue
    }
    const bytes = await readInside(folder, file)
    if (typeof bytes === 'string' || createHash('sha256').update(bytes).digest('hex') !== sha) {
      refuse(
        part,
        line,
        `${file} ${typeof bytes === 'string' ? bytes : 'is another file than the one that came'}`,
      )
      continue
    }
    count(
      part,
      await transact(work.store, work.tenant, async (transaction) => {
        const { db, tenant } = transaction
        const last = await newestVersion(transaction, gameId)
        const fits =
          version > (shown.get(gameId) ?? 0)
            ? (await publishedVersion(transaction, gameId)) === (shown.get(gameId) ?? 0)
            : last > version
        if (unnamed.has(gameId) ? last > version : !fits) return 'same'
        const status = kept.status ?? (isShown ? 'published' : 'replaced')
        const done = await db
          .insertInto('stat_file')
          .values({
            tenant,
            game_id: gameId,
            version,
            sha,
            received_at: at.toISOString(),
            body: deflateSync(bytes),
            doc: '',
            ...kept,
            status,
          })
          .onConflict((c) => c.doNothing())
          .executeTakeFirst()
        return Number(done.numInsertedOrUpdatedRows ?? 0) > 0 ? 'taken' : 'same'
      }),
    )
  }
}
