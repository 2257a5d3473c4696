import type { Game } from '../../contract/game.schema.ts'
import { isFull, makePack, type Wanted } from '../../data/packs/make-pack.ts'
import { lookForPacks, packState, setPacks } from '../../platform/packs.ts'
import { rejectAfter } from '../../platform/with-timeout.ts'
import { acceptPack, isRefused } from '../../platform/refused-packs.ts'
import { keepsNothing, whyNot } from './why-not.ts'
import { packMakesAhead, packRenewedAfter, packTriedAgainAfter } from '../../domain/constants.ts'
import { hasPassed } from '../../domain/calendar/zone.ts'
import { trueNow } from '../../platform/true-time.ts'

/**
 * Milliseconds for what is asked before a pack is made, and for one pack: what hangs is let go, and
 * another can be made.
 */
const answersWithin = 60_000
const packWithin = 600_000

/**
 * Makes packs, one after another: those that were asked for by hand until they have come whole, and
 * those that are due.
 */
export function packMaker(
  tenant: string,
  wantedOf: (gameId: number, sportId: number) => Promise<Wanted>,
) {
  /**
   * Asked for by hand, each with its sport. One goes when its pack has come whole, when it is
   * called off or the pack was taken away, and where the device has no room.
   */
  const wishes = new Map<number, number>()
  /** Those whose turn is still to come. */
  const waiting = new Set<number>()
  /**
   * Called off, or too large for this device: not made by themselves again while the site stays
   * open.
   */
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
      const wanted = await rejectAfter(wantedOf(gameId, sportId), signal, answersWithin)
      const pack = await rejectAfter(
        makePack({
          tenant,
          wanted,
          signal,
          progress: (done, of) => setPacks({ making: { gameId, done, of } }),
        }),
        signal,
        packWithin,
      )
      if (!pack.cutShort) wishes.delete(gameId)
    } catch (fault) {
      if (signal.aborted) return
      console.warn('the game-day pack was not made:', fault)
      if (wishes.has(gameId)) setPacks({ failed: { gameId, word: whyNot(fault) } })
      if (isFull(fault) || keepsNothing(fault)) leaveAlone(gameId)
    } finally {
      // What took too long is not to go on beside the next.
      ended.abort()
      running = undefined
      setPacks({ making: null })
      await lookForPacks(tenant)
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
    /** What was asked for and has not come, or not whole, once more. */
    async grantWishes(): Promise<void> {
      for (const gameId of wishes.keys()) {
        if (await isRefused(tenant, gameId)) wishes.delete(gameId)
        else await grant(gameId)
      }
    },
    async makeDue(game: Game, sportId: number): Promise<void> {
      if (leftAlone.has(game.id) || !isDue(game) || (await isRefused(tenant, game.id))) return
      // Another may have made it meanwhile.
      await inTurn(() => (isDue(game) ? make(game.id, sportId) : undefined))
    },
  }
}

/**
 * Its start is a day away or less, by the server's clock, because a device's may be slow; and what
 * is here of it is a day old, or was cut short, by the device's own, which stamped it.
 */
function isDue(game: Game): boolean {
  const start = Date.parse(game.dateUtc ?? `${game.date}Z`)
  const pack = packState().packs?.find(({ gameId }) => gameId === game.id)
  return (
    start - trueNow() < packMakesAhead &&
    (!pack ||
      hasPassed(
        pack.tried ?? pack.at,
        pack.cutShort ? packTriedAgainAfter : packRenewedAfter,
        Date.now(),
      ))
  )
}
