import type { Drive, BoxScore } from '../../contract/box-score.schema.ts'
import { clock } from '../calendar/when.ts'
import { figure } from '../season-stats/figure.ts'
import { knownSportIcon } from '../sports/sport-icon.ts'
import { channelDrawing, hasChannelIcon } from '../words/social.ts'

export type Drawing = { set: 'general' | 'sports' | 'social'; name: string }

/** Symbols of the general sprite that content may use. */
const general = new Set([
  'menu',
  'search',
  'calendar',
  'arrow-right',
  'arrow-left',
  'ticket',
  'tv',
  'radio',
  'play',
  'stats',
  'share',
  'external',
  'grid',
  'list',
  'table',
  'home-field',
  'sun',
  'moon',
  'refresh',
  'download',
  'more',
  'bell',
  'check',
  'pin',
  'plus',
  'mail',
  'phone',
  'rss',
])

/**
 * The icon of a department's link: a symbol, a sport by name or code, or a channel. Null when no
 * sprite has it.
 */
export function getDrawing(icon: string): Drawing | null {
  const name = icon.trim().toLowerCase()
  if (general.has(name)) return { set: 'general', name }
  const sport = knownSportIcon(name)
  if (sport !== undefined) return { set: 'sports', name: sport }
  return hasChannelIcon(name) ? { set: 'social', name: channelDrawing(name) } : null
}

/** '8 plays, 75 yards, 7:03' */
export const formatDrive = ({
  plays,
  yards,
  time,
}: Pick<Drive, 'plays' | 'yards' | 'time'>): string =>
  [
    `${plays} ${plays === 1 ? 'play' : 'plays'}`,
    `${figure(String(yards))} ${Math.abs(yards) === 1 ? 'yard' : 'yards'}`,
    clock(time),
  ]
    .filter(Boolean)
    .join(', ')

/**
 * A shot on the whole playing surface, 0 to 100 in both directions: ours to the right, theirs to
 * the left.
 */
export type Shot = {
  id: string
  ours: boolean
  x: number
  y: number
  made: boolean
  period: string
}

/** Shots with a position. One outside the surface is an entry error and is left out. */
export const listShots = (box: Pick<BoxScore, 'plays' | 'thisTeamIsHomeTeam'>): Shot[] =>
  box.plays.flatMap(({ period, plays }) =>
    plays.flatMap(({ id, side, spot }): Shot[] => {
      if (!spot || side === null || !inside(spot.x) || !inside(spot.y)) return []
      const isOurTeam = (side === 'home') === box.thisTeamIsHomeTeam
      return [
        {
          id,
          ours: isOurTeam,
          made: spot.made,
          period,
          x: isOurTeam ? spot.x : 100 - spot.x,
          y: isOurTeam ? spot.y : 100 - spot.y,
        },
      ]
    }),
  )

const inside = (value: number) => value >= 0 && value <= 100

/** 'Herons made 12 of 31, Ashford 9 of 28.' */
export const describeShots = (shots: readonly Shot[], us: string, them: string): string =>
  `${us} made ${countMade(shots, true)}, ${them} ${countMade(shots, false)}.`

const countMade = (shots: readonly Shot[], isOurTeam: boolean): string => {
  const some = shots.filter((shot) => shot.ours === isOurTeam)
  return `${some.filter(({ made }) => made).length} of ${some.length}`
}

/** Period by period, what each team made: ['1st', '12 of 31', '9 of 28']. */
export const shotsByPeriod = (shots: readonly Shot[]): [string, string, string][] =>
  [...Map.groupBy(shots, ({ period }) => period)].map(([period, some]) => [
    period,
    countMade(some, true),
    countMade(some, false),
  ])
