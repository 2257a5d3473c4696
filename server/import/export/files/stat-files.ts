import { inflateSync } from 'node:zlib'
import type { VersionSource } from '../../../../src/contract/ingest.schema.ts'
import { slugify } from '../../../../src/domain/words/slug.ts'
import type { Store } from '../../../db/store.ts'
import type { Exporting } from '../folder-writer.ts'

/**
 * The columns of stats/received.csv: which stat files were received for which game, as which
 * version, when, and their status.
 */
export const receivedColumns = [
  'game',
  'version',
  'received_at',
  'sha256',
  'file',
  'status',
  'source',
  'by',
  'score',
  'state',
  'findings',
  'correction',
] as const
const receivedPath = 'stats/received.csv'

/** The published stat file of each game, by the game's ref and id. */
export function shownStatPaths({ snapshot, lookup }: Exporting): Map<number, string> {
  return new Map(
    snapshot.statFiles
      .filter(({ status }) => status === 'published')
      .map(({ gameId, source }) => {
        const key = lookup.key('game', gameId) ?? ''
        const text = slugify(key.startsWith('ref:') ? key.slice('ref:'.length) : key)
          .slice(0, 80)
          .replace(/-+$/, '')
        return [gameId, `stats/${text}-${gameId}.${endOf(source)}`]
      }),
  )
}

const endOf = (source: VersionSource): string => (source === 'stat-file' ? 'xml' : 'json')

/** Writes every version of every stat file, and their list. */
export async function writeStatFiles(
  store: Pick<Store, 'of'>,
  exporting: Exporting,
  signal?: AbortSignal,
): Promise<void> {
  const {
    snapshot: { tenant, statFiles },
    out,
  } = exporting
  const publishedPaths = shownStatPaths(exporting)
  const rows: Record<(typeof receivedColumns)[number], string | number>[] = []
  for (const {
    gameId,
    version,
    sha,
    receivedAt,
    status,
    source,
    by,
    score,
    state,
    findings,
    correction,
  } of statFiles) {
    if (signal?.aborted) return
    const row = await store
      .of(tenant)
      .selectFrom('stat_file')
      .select('body')
      .where('tenant', '=', tenant)
      .where('game_id', '=', gameId)
      .where('version', '=', version)
      .executeTakeFirst()
    // The replay deletes old files while they are read.
    if (!row) continue
    const file =
      status === 'published'
        ? publishedPaths.get(gameId)!
        : `stats/earlier/${gameId}-${version}.${endOf(source)}`
    await out.bytes(file, inflateSync(row.body))
    rows.push({
      game: gameId,
      version,
      received_at: receivedAt,
      sha256: sha,
      file,
      status,
      source,
      by,
      score,
      state,
      findings,
      correction,
    })
  }
  if (rows.length > 0) await out.csv(receivedPath, { known: receivedColumns, prose: [] }, rows)
}
