import type { Sport } from '../../contract/sport.schema.ts'
import { eventName } from '../sports/event-name.ts'
import { eventNames } from '../sports/event-names.ts'

/**
 * A figure of a table as it is written: '2332' → '2,332', '-9' → '−9'. Records and averages stay as
 * they are.
 */
export const figure = (cell: string): string =>
  (/^-?\d{4,}$/.test(cell) ? Number(cell).toLocaleString('en-US') : cell).replace(
    /^-(?=[\d.])/,
    '−',
  )

/** ' and 2 other games' of a high that was reached in three, by the sport's word; '' for one. */
export const andOtherGames = (
  games: number,
  sport: Pick<Sport, 'gameSynonym'> | undefined,
): string =>
  games > 1 ? ` and ${games - 1} other ${games === 2 ? eventName(sport) : eventNames(sport)}` : ''
