import type { Drive } from '../../contract/box-score.schema.ts'
import { clock } from '../calendar/when.ts'

/** '8 plays, 75 yards, 7:03' */
export const driveWords = ({
  plays,
  yards,
  time,
}: Pick<Drive, 'plays' | 'yards' | 'time'>): string =>
  [
    `${plays} ${plays === 1 ? 'play' : 'plays'}`,
    `${yards} ${Math.abs(yards) === 1 ? 'yard' : 'yards'}`,
    clock(time),
  ]
    .filter(Boolean)
    .join(', ')
