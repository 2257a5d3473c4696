import { isDropped } from '../../../src/domain/games/bye-week.ts'
import { isComplete, kindOf } from '../../../src/domain/games/game.ts'
import type { GameDoc } from '../docs.ts'

/**
 * What lists ask for, beside the document: a list is found, counted and paged without opening one.
 */
export function gameColumns(doc: GameDoc) {
  const { date, endDate, media, opponent, result, type, extras } = doc
  // A cancelled game is no result and no longer to come, but who planned to go must see it until
  // its day is past.
  const kind = kindOf(doc)
  const called = kind === 'cancelled' || kind === 'postponed'
  const over = called || doc.status !== 'A' || Boolean(result?.status) || isComplete(doc.gameState)
  const shown = !isDropped(doc)
  const counts = !called && type !== 'S' && result?.status && result.status !== 'N'
  return {
    date,
    ends: (endDate ?? date).slice(0, 10),
    over: Number(over && shown),
    coming: Number(shown && (!over || called)),
    place: doc.locationIndicator,
    opponent_id: opponent.id,
    /** W, L or T of what counts for a record; '' else. */
    outcome: counts ? result.status! : '',
    spotlight: Number(extras?.isSpotlight ?? false),
    ticketed: Number(media.tickets !== null),
    covered: Number(
      [media.tv, media.radio, media.video, media.audio, media.stats].some((link) => link !== null),
    ),
    streams: [media.tv, media.video]
      .flatMap((link) => (link ? [`|${link.title.toLowerCase()}|`] : []))
      .join(''),
  }
}
