import type { Game } from '../../contract/game.schema.ts'
import { isQuotaExceeded, downloadPack, type PackPlan } from '../../data/packs/download-pack.ts'
import { loadPacks, packState, setPacks } from '../../platform/packs.ts'
import { rejectAfter, withTimeout } from '../../domain/with-timeout.ts'
import { storeAllFiles } from '../../platform/worker.ts'
import { acceptPack, isRefused } from '../../platform/refused-packs.ts'
import { isStorageBlocked, packFailureMessage } from './failure-message.ts'
import { packMakesAhead, packRenewedAfter, packTriedAgainAfter } from '../../domain/constants.ts'
import { hasElapsed } from '../../domain/calendar/elapsed.ts'
import { serverNow } from '../../platform/server-clock.ts'

/**
 * Timeouts in milliseconds for the reads before a pack and for one pack, so that a hanging one does
 * not block others.
 */
const answersWithin = 60_000
const packWithin = 600_000
/** Milliseconds that a pack waits for the files of all screens. */
const filesWithin = 5000

/**
 * Makes packs one at a time: requested ones until they are complete, and automatic ones that are
 * due.
 */
export function packMaker(
  tenant: string,
  wantedOf: (gameId: number, sportId: number) => Promise<PackPlan>,
) {
  /**
   * Requested games with their sports. One is removed when its pack is complete, canceled or
   * deleted, or when the device is full.
   */
  const wishes = new Map<number, number>()
  /** Requests that wait for their turn. */
  const waiting = new Set<number>()
  /** Canceled or too large for this device: not made automatically again in this tab. */
  const leftAlone = new Set<number>()
  let running: { gameId: number; ended: AbortController } | undefined
  let turn = Promise.resolve()

  const make = async (gameId: number, sportId: number) => {
    const ended = new AbortController()
    const { signal } = ended
    running = { gameId, ended }
    setPacks({
      making: { gameId, done: 0, of: 1 },
      ...(packState().failed?.gameId === gameId && { failed: null }),
    })
    try {
      // The worker has the screens of a pack; their parts that load later are among all files.
      const files = storeAllFiles()
      const wanted = await rejectAfter(wantedOf(gameId, sportId), signal, answersWithin)
      await withTimeout(() => files, false, filesWithin)
      const pack = await rejectAfter(
        downloadPack({
          tenant,
          wanted,
          signal,
          progress: (done, of) => setPacks({ making: { gameId, done, of } }),
        }),
        signal,
        packWithin,
      )
      if (!pack.cutShort) wishes.delete(gameId)
    } catch (error) {
      if (signal.aborted) return
      console.warn('the game-day pack was not made:', error)
      if (wishes.has(gameId)) setPacks({ failed: { gameId, word: packFailureMessage(error) } })
      if (isQuotaExceeded(error) || isStorageBlocked(error)) leaveAlone(gameId)
    } finally {
      // A timed-out pack must not continue beside the next.
      ended.abort()
      running = undefined
      setPacks({ making: null })
      await loadPacks(tenant)
    }
  }
  const inTurn = (work: () => Promise<void> | undefined) => (turn = turn.then(work, work))
  const grant = async (gameId: number) => {
    if (waiting.has(gameId)) return turn
    waiting.add(gameId)
    return inTurn(() => {
      waiting.delete(gameId)
      const sportId = wishes.get(gameId)
      return sportId === undefined ? undefined : make(gameId, sportId)
    })
  }
  const leaveAlone = (gameId: number) => {
    wishes.delete(gameId)
    leftAlone.add(gameId)
  }

  return {
    ask(gameId: number, sportId: number): void {
      void acceptPack(tenant, gameId)
      leftAlone.delete(gameId)
      wishes.set(gameId, sportId)
      void grant(gameId)
    },
    cancel(): void {
      if (!running) return
      leaveAlone(running.gameId)
      running.ended.abort()
    },
    /** Retries requests that failed or are incomplete. */
    async grantWishes(): Promise<void> {
      for (const gameId of wishes.keys()) {
        if (await isRefused(tenant, gameId)) wishes.delete(gameId)
        else await grant(gameId)
      }
    },
    async makeDue(game: Game, sportId: number): Promise<void> {
      if (leftAlone.has(game.id) || !isDue(game) || (await isRefused(tenant, game.id))) return
      // Another tab may have made it in the meantime.
      await inTurn(() => (isDue(game) ? make(game.id, sportId) : undefined))
    },
  }
}

/**
 * Whether the game starts within a day, by the server's clock, because a device's may be wrong; and
 * its pack is a day old or incomplete, by the device's clock, which stamped it.
 */
function isDue(game: Game): boolean {
  const start = Date.parse(game.dateUtc ?? `${game.date}Z`)
  const pack = packState().packs?.find(({ gameId }) => gameId === game.id)
  return (
    start - serverNow() < packMakesAhead &&
    (!pack ||
      hasElapsed(
        pack.tried ?? pack.at,
        pack.cutShort ? packTriedAgainAfter : packRenewedAfter,
        Date.now(),
      ))
  )
}
