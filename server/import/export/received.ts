import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { z } from 'zod'
import { Finding, VersionSource, VersionStatus } from '../../../src/contract/ingest.schema.ts'
import { newestVersion, publishedVersion } from '../../content/live/stat-files.ts'
import { transact } from '../../content/transaction.ts'
import type { Columns } from '../csv/columns.ts'
import { cell, readCsv } from '../csv/read-csv.ts'
import { readInside } from '../folder-files.ts'
import { countRow, rejectRow, warnRow, type FileReport } from '../report.ts'
import type { ImportContext } from '../import-context.ts'
import { receivedColumns } from './files/stat-files.ts'

export type Received = {
  gameId: number
  version: number
  at: Date
  sha: string
  file: string
  line: number
  kept: StoredVersion
}
/** The status of a version; missing in older exports. */
type StoredVersion = {
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
 * stats/received.csv: which stat files were received as which version, and when. An unreadable line
 * is ignored.
 */
export function readReceived(bytes: Uint8Array, fileReport: FileReport): Received[] {
  return readCsv(bytes, columns).rows.flatMap((row): Received[] => {
    const [game, version, sha, file] = [
      cell(row, 'game'),
      cell(row, 'version'),
      cell(row, 'sha256'),
      cell(row, 'file'),
    ]
    const receivedAt = new Date(cell(row, 'received_at'))
    if (
      /^\d{1,9}$/.test(game) &&
      /^[1-9]\d{0,8}$/.test(version) &&
      /^[0-9a-f]{64}$/.test(sha) &&
      file.startsWith('stats/') &&
      !Number.isNaN(receivedAt.getTime())
    )
      return [
        {
          gameId: Number(game),
          version: Number(version),
          at: receivedAt,
          sha,
          file,
          line: row.line,
          kept: keptOf(row),
        },
      ]
    warnRow(
      fileReport,
      row.line,
      'is not a received stat file (game, version, received_at, sha256, file)',
    )
    return []
  })
}

const keptOf = (row: Parameters<typeof cell>[0]): StoredVersion => ({
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
 * What the list says about a file, unless the file was replaced since the export. Then it counts as
 * a new one.
 */
export const receivedAs = (
  received: readonly Received[],
  file: string,
  bytes: Uint8Array,
): Received | undefined =>
  received.find(
    (version) =>
      version.file === file && version.sha === createHash('sha256').update(bytes).digest('hex'),
  )

/**
 * Imports stat files that no schedule names: unpublished versions. None is held that a later
 * version would replace.
 */
export async function importReceived(
  work: ImportContext,
  fileReport: FileReport,
  folder: string,
  received: readonly Received[],
): Promise<void> {
  const publishedVersions = new Map<number, number>()
  const hasStatuses = received.some(({ kept }) => kept.status !== null)
  for (const { gameId, version, kept } of received)
    if (hasStatuses ? kept.status === 'published' : version > (publishedVersions.get(gameId) ?? 0))
      publishedVersions.set(gameId, version)
  for (const { gameId, version, at, sha, file, line, kept } of received) {
    if (work.signal?.aborted) return
    if (version === publishedVersions.get(gameId)) {
      await transact(work.store, work.tenant, async ({ db, tenant }) => {
        const { status: _, ...rest } = kept
        if (hasStatuses)
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
      rejectRow(
        fileReport,
        line,
        `${file} ${typeof bytes === 'string' ? bytes : 'is not the file that was received'}`,
      )
      continue
    }
    countRow(
      fileReport,
      await transact(work.store, work.tenant, async (transaction) => {
        const { db, tenant } = transaction
        const last = await newestVersion(transaction, gameId)
        const fits =
          version > (publishedVersions.get(gameId) ?? 0)
            ? (await publishedVersion(transaction, gameId)) === (publishedVersions.get(gameId) ?? 0)
            : last > version
        if (!fits) return 'same'
        const status = kept.status ?? 'replaced'
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
