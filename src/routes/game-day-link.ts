import type { GameDetails } from '../contract/game-details.schema.ts'
import { isInside } from '../contract/links.ts'
import { describeGameDay, gameDayId } from '../domain/words/facility.ts'

/**
 * The game-day information on the page of a game's facility: 'Gates, parking, bags'. Null without
 * any, also in answers stored before it existed.
 */
export function gameDayLink(
  facility: GameDetails['facility'],
): { title: string; url: string } | null {
  const title = describeGameDay(facility?.gameDay ?? [])
  return title && facility?.url && isInside(facility.url)
    ? { title, url: `${facility.url}#${gameDayId}` }
    : null
}
