import { inflateSync } from 'node:zlib'
import { slugOf } from '../../../../src/domain/slug.ts'
import type { Store } from '../../../db/store.ts'
import type { Exporting } from '../exporting.ts'

/** The columns of stats/received.csv: which stat files came for which game, as which version, and when. */
export const receivedColumns = ['game', 'version', 'received_at', 'sha256', 'file'] as const
export const receivedPath = 'stats/received.csv'

/** The newest stat file of each game, by the game's ref and number. */
export function newestStatPaths({ snapshot, lookup }: Exporting): Map<number, string> {
  return new Map(snapshot.statFiles.map(({ gameId }) => {
    const key = lookup.key('game', gameId) ?? ''
    const words = slugOf(key.startsWith('ref:') ? key.slice('ref:'.length) : key).slice(0, 80).replace(/-+$/, '')
    return [gameId, `stats/${words}-${gameId}.xml`]
  }))
}

/** Every version of every stat file, and the list of them. */
export async function writeStatFiles(store: Pick<Store, 'of'>, exporting: Exporting, signal?: AbortSignal): Promise<void> {
  const { snapshot: { tenant, statFiles }, out } = exporting
  const newest = newestStatPaths(exporting)
  const last = new Map(statFiles.map(({ gameId, version }) => [gameId, version]))
  const rows: Record<(typeof receivedColumns)[number], string | number>[] = []
  for (const { gameId, version, sha, receivedAt } of statFiles) {
    if (signal?.aborted) return
    const row = await store.of(tenant).selectFrom('stat_file').select('body').where('tenant', '=', tenant).where('game_id', '=', gameId).where('version', '=', version).executeTakeFirst()
    // A replayed game forgets its oldest files while they are read.
    if (!row) continue
    const file = last.get(gameId) === version ? newest.get(gameId)! : `stats/earlier/${gameId}-${version}.xml`
    await out.bytes(file, inflateSync(row.body))
    rows.push({ game: gameId, version, received_at: receivedAt, sha256: sha, file })
  }
  if (rows.length > 0) await out.csv(receivedPath, { known: receivedColumns, prose: [] }, rows)
}
