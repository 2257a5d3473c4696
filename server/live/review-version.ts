import { readConfiguredTimeZone } from '../content/department/site.ts'
import { ReadContext } from '../content/read-context.ts'
import {
  newestVersion,
  publishedVersion,
  readStoredVersion,
  setStatus,
} from '../content/live/stat-files.ts'
import { transact } from '../content/transaction.ts'
import type { Store } from '../db/store.ts'
import { findGameForFile, IngestError, readSportOfGame } from './ingest.ts'
import { publish } from './publish.ts'
import { readStatVersion } from './read-version.ts'
import { getScheduledSide, resolveOurSide } from './match-players.ts'

/** The action is not possible for this version; the message says why and what to do instead. */
export class ReviewError extends Error {
  override name = 'ReviewError'
}

/**
 * Publishes a held version, or an earlier one (`sure`) as a new version, so that pages with a later
 * one update. Resolves with its new number.
 */
export async function publishVersion(
  store: Store,
  tenant: string,
  gameId: number,
  version: number,
  { sure = false } = {},
): Promise<number> {
  const sport = await readSportOfGame(store, tenant, gameId)
  return transact(store, tenant, async (transaction) => {
    const received = await readStoredVersion(transaction, gameId, version)
    if (!received) throw new IngestError(`there is no version ${version} of game ${gameId}`)
    if (received.status === 'published') return version
    const publishedNumber = await publishedVersion(transaction, gameId)
    if (version < publishedNumber && !sure)
      throw new ReviewError(
        `version ${publishedNumber} is published and newer than version ${version}; send "sure": ` +
          'true to go back to it',
      )
    const context = new ReadContext({ db: transaction.db }, tenant, transaction.now)
    const { file, source } = readStatVersion(
      received.bytes,
      sport,
      await readConfiguredTimeZone(context),
    )
    const game = await findGameForFile(context, gameId, file)
    const side =
      source === 'hand' ? getScheduledSide(game) : (await resolveOurSide(context, game, file)).side
    const highestVersion = Math.max(publishedNumber, game.live?.version ?? 0)
    const next =
      version > highestVersion
        ? version
        : Math.max(await newestVersion(transaction, gameId), highestVersion) + 1
    await publish(transaction, context, {
      game,
      file,
      side,
      received: { ...received, version: next },
    })
    if (next !== version) await setStatus(transaction, gameId, version, 'replaced')
    return next
  })
}

/** Drops a held version: it stays stored and is never shown. */
export async function dropVersion(
  store: Store,
  tenant: string,
  gameId: number,
  version: number,
): Promise<void> {
  await transact(store, tenant, async (transaction) => {
    const received = await readStoredVersion(transaction, gameId, version)
    if (!received) throw new IngestError(`there is no version ${version} of game ${gameId}`)
    if (received.status === 'published')
      throw new ReviewError(`version ${version} is published; publish another one instead`)
    await setStatus(transaction, gameId, version, 'dropped')
  })
}
