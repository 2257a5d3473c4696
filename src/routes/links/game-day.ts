import { isInside } from '../../contract/links.ts'
import type { GameDetails } from '../../contract/schema/game-details.ts'
import { gameDayId, gameDayWords } from '../../domain/words/facility.ts'

/**
 * What holds on game day at the place of a game, on its page: 'Gates, parking, bags'. Null where
 * nothing is said of it; so it is in answers that were kept before there was such a thing.
 */
export function gameDayLink(place: GameDetails['facility']): { title: string; url: string } | null {
  const title = gameDayWords(place?.gameDay ?? [])
  return title && place?.url && isInside(place.url)
    ? { title, url: `${place.url}#${gameDayId}` }
    : null
}
