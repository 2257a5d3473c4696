import type { QueryClient } from '@tanstack/react-query'
import * as api from '../../contract/api.ts'
import type { Game } from '../../contract/game.schema.ts'
import type { ApiResult } from '../../data/api-result.ts'
import { apiQuery, fetchValue } from '../../data/api-query.ts'
import { downloadPack, isQuotaExceeded } from '../../data/download-pack.ts'
import {
  packGamesFreshFor,
  packMakesAhead,
  packRenewedAfter,
  packStaysFor,
  packTriedAgainAfter,
} from '../../domain/constants.ts'
import { hasElapsed } from '../../domain/calendar/elapsed.ts'
import { currentOrNextGame } from '../../domain/games/schedule.ts'
import { isSlowConnection } from '../../platform/connection.ts'
import { followedEvent, myTeams } from '../../platform/my-teams.ts'
import { onNetworkBack } from '../../platform/network-back.ts'
import { schedulePolling } from '../../platform/poll.ts'
import {
  deletePack,
  loadPacks,
  onPackRequest,
  packState,
  requestedPacks,
  setPacks,
} from '../../platform/packs.ts'
import { serverNow } from '../../platform/server-clock.ts'
import { rejectAfter, withTimeout } from '../../domain/with-timeout.ts'
import { storeAllFiles } from '../../platform/worker.ts'
import type { SiteMap } from '../../routes/site-map.ts'
import { planPack } from './plan-pack.ts'

/** Teams with automatic packs: the first ones of the list. */
const maxTeams = 6
/**
 * Timeouts in milliseconds for the plan of a pack, the files of all screens and the whole pack, so
 * that a hanging one does not block others.
 */
const planTimeoutMs = 60_000
const filesTimeoutMs = 5000
const packTimeoutMs = 600_000

const storageBlockedMessage =
  'This browser does not save data for this site. ' +
  'To save a game, use another browser or a window that is not private.'

/**
 * Makes game-day packs on request, and automatically from the day before a followed team's game
 * until its end; deletes packs of past games.
 */
export function startPacks(client: QueryClient, map: SiteMap, tenant: string): void {
  // In-app browsers often have neither.
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) {
    onPackRequest((gameId) => setPacks({ failed: { gameId, word: storageBlockedMessage } }))
    return
  }
  /** Canceled or too large for this device: not made automatically again in this tab. */
  const skipped = new Set<number>()
  const skip = (gameId: number) => {
    requestedPacks.delete(gameId)
    skipped.add(gameId)
  }

  const make = async (gameId: number, sportId: number) => {
    const canceled = new AbortController()
    const signal = AbortSignal.any([canceled.signal, AbortSignal.timeout(packTimeoutMs)])
    const cancel = () => {
      skip(gameId)
      canceled.abort()
    }
    const progress = (done: number, of: number) =>
      setPacks({ making: { gameId, done, of, cancel } })
    progress(0, 1)
    if (packState().failed?.gameId === gameId) setPacks({ failed: null })
    try {
      // The worker has the screens of a pack; their parts that load later are among all files.
      const files = storeAllFiles()
      const plan = await rejectAfter(planPack(client, map, gameId, sportId), signal, planTimeoutMs)
      await withTimeout(() => files, false, filesTimeoutMs)
      const pack = await downloadPack({ tenant, plan, signal, progress })
      if (!pack.cutShort) requestedPacks.delete(gameId)
    } catch (error) {
      if (canceled.signal.aborted) return
      console.warn('the game-day pack was not made:', error)
      if (requestedPacks.has(gameId)) setPacks({ failed: { gameId, word: failureMessage(error) } })
      if (isQuotaExceeded(error) || isStorageBlocked(error)) skip(gameId)
    } finally {
      setPacks({ making: null })
      await loadPacks(tenant)
    }
  }
  // One pack at a time. When its turn comes, another tab may have made it.
  let turn = Promise.resolve()
  const makeInTurn = (gameId: number, sportId: number, isWanted: () => boolean) =>
    (turn = turn.then(() => (isWanted() ? make(gameId, sportId) : undefined)))
  const makeRequested = (gameId: number) =>
    makeInTurn(gameId, requestedPacks.get(gameId)!, () => requestedPacks.has(gameId))

  const makeDue = async () => {
    for (const { gameId, date } of await loadPacks(tenant))
      if (serverNow() - Date.parse(date) > packStaysFor) await deletePack(tenant, gameId)
    if (!navigator.onLine || isSlowConnection() || !navigator.serviceWorker.controller) return
    for (const sportId of myTeams().slice(0, maxTeams)) {
      const game = currentOrNextGame(await gamesOf(client, sportId))
      if (game) await makeInTurn(game.id, sportId, () => !skipped.has(game.id) && isDue(game))
    }
  }
  // Only one tab makes automatic packs, but each handles its own requests.
  const makeAll = async () => {
    if (navigator.onLine) for (const gameId of requestedPacks.keys()) await makeRequested(gameId)
    await (navigator.locks
      ? navigator.locks.request(`packs-${tenant}`, { ifAvailable: true }, (lock) =>
          lock ? makeDue() : undefined,
        )
      : makeDue())
  }
  onPackRequest((gameId) => {
    skipped.delete(gameId)
    void makeRequested(gameId)
  })
  addEventListener(followedEvent, () => void makeAll())
  onNetworkBack(makeAll)
  navigator.serviceWorker.addEventListener('controllerchange', () => void makeAll())
  schedulePolling(packTriedAgainAfter, makeAll, { atOnce: true })
}

/**
 * The team's games. An answer already read is used for a while, unless it came from the device,
 * because dates are set long before.
 */
function gamesOf(client: QueryClient, sportId: number) {
  const read = apiQuery(api.scoreboard, { sportId })
  const isSaved = client.getQueryData<ApiResult>(read.queryKey)?.saved
  return fetchValue(client, isSaved ? read : { ...read, staleTime: packGamesFreshFor })
}

/**
 * Whether the game starts within a day, by the server's clock, because a device's may be wrong; and
 * its pack is a day old or incomplete, by the device's clock, which stamped it.
 */
function isDue(game: Game): boolean {
  const start = Date.parse(game.dateUtc ?? `${game.date}Z`)
  if (start - serverNow() >= packMakesAhead) return false
  const pack = packState().packs?.find(({ gameId }) => gameId === game.id)
  if (!pack) return true
  const age = pack.cutShort ? packTriedAgainAfter : packRenewedAfter
  return !pack.isRemoved && hasElapsed(pack.tried, age, Date.now())
}

/** Whether the browser blocks its store, as some do in private windows. */
const isStorageBlocked = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'SecurityError'

/** Why a game was not saved. */
function failureMessage(error: unknown): string {
  if (isQuotaExceeded(error))
    return 'Not enough storage on this device. Remove saved items, then try again.'
  if (isStorageBlocked(error)) return storageBlockedMessage
  return navigator.onLine
    ? 'Not saved yet. The site tries again while it is open.'
    : 'You’re offline. It will be saved when you reconnect, while the site is open.'
}
