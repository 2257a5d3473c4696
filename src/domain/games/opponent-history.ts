import type { SportRef } from '../../contract/sport.schema.ts'
import { plainOpponent } from './plain-opponent.ts'
import { slugOf } from '../words/slug.ts'

/**
 * The page of all meetings with a school: only when the school has an id and a title, the sport a
 * short name, and the page is enabled.
 */
export function opponentHistoryPath(
  sport: Pick<SportRef, 'shortName'>,
  opponent: { id: number | null; title: string },
  enabled: boolean,
): string | null {
  if (!enabled || opponent.id === null || !opponent.title.trim() || !sport.shortName) return null
  return `/sports/${encodeURIComponent(sport.shortName.toLowerCase())}/opponent-history/${slugOf(plainOpponent(opponent.title))}/${opponent.id}`
}
