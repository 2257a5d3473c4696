import type { Game } from '../../contract/schema/game.ts'
import { packMakesAhead, packRenewedAfter, packTriedAgainAfter } from '../../domain/constants.ts'
import { hasPassed } from '../../domain/calendar/wrong-clock.ts'
import { packState } from '../../platform/packs.ts'
import { trueNow } from '../../platform/true-time.ts'

/**
 * Its start is a day away or less, by the server's clock, because a device's may be slow; and what
 * is here of it is a day old, or was cut short, by the device's own, which stamped it.
 */
export function isDue(game: Game): boolean {
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
