import { ReadContext } from '../content/read-context.ts'
import {
  newestVersion,
  publishedVersion,
  readVersion,
  setStatus,
} from '../content/live/stat-files.ts'
import { transact } from '../content/transaction.ts'
import type { Store } from '../db/store.ts'
import { gameFor, IngestError, sportOf } from './ingest.ts'
import { publish } from './publish.ts'
import { readStatVersion } from './read-version.ts'
import { sideOf } from './match-players.ts'

/**
 * What was asked cannot be done to this version as it stands; the message says why, and what would
 * do it.
 */
export class DecisionRefused extends Error {
  override name = 'DecisionRefused'
}

/**
 * Puts a version on the site that is not there: one that waited, or one of before (`sure`), which
 * comes as a new version, so that every page that shows a later one takes it. Resolves to the
 * number that it has then.
 */
export async function publishVersion(
  store: Store,
  tenant: string,
  gameId: number,
  version: number,
  { sure = false } = {},
): Promise<number> {
  const sport = await sportOf(store, tenant, gameId)
  return transact(store, tenant, async (transaction) => {
    const came = await readVersion(transaction, gameId, version)
    if (!came) throw new IngestError(`there is no version ${version} of game ${gameId}`)
    if (came.status === 'published') return version
    const shown = await publishedVersion(transaction, gameId)
    if (version < shown && !sure)
      throw new DecisionRefused(
        `version ${shown}, which the site shows, is newer than version ${version}; send "sure": true to go back to it`,
      )
    const context = new ReadContext({ db: transaction.db }, tenant, transaction.now)
    const { file, source } = readStatVersion(came.bytes, sport)
    const game = await gameFor(context, gameId, file)
    const side =
      source === 'hand'
        ? game.locationIndicator === 'A'
          ? 'visitor'
          : 'home'
        : (await sideOf(context, game, file)).side
    const least = Math.max(shown, game.live?.version ?? 0)
    const next =
      version > least ? version : Math.max(await newestVersion(transaction, gameId), least) + 1
    await publish(transaction, context, { game, file, side, came: { ...came, version: next } })
    if (next !== version) await setStatus(transaction, gameId, version, 'replaced')
    return next
  })
}

/** A version that waited is refused by a person: it stays kept, and is never shown. */
export async function dropVersion(
  store: Store,
  tenant: string,
  gameId: number,
  version: number,
): Promise<void> {
  await transact(store, tenant, async (transaction) => {
    const came = await readVersion(transaction, gameId, version)
    if (!came) throw new IngestError(`there is no version ${version} of game ${gameId}`)
    if (came.status === 'published')
      throw new DecisionRefused(
        `version ${version} is what the site shows; publish another one in its place`,
      )
    await setStatus(transaction, gameId, version, 'dropped')
  })
}
