import type { Play } from '../../../src/contract/box-score.schema.ts'
import { mostPeriods } from '../file/xml-element.ts'
import { PlayList } from '../parts/play-list.ts'
import { ordinal, periodName } from '../parts/status.ts'
import type { Feed, FeedPlay } from './feed-shape.ts'
import type { FeedSport } from './feed-sport.ts'

/** 519 → '08:39'; '' for -1, which clockless sports write. */
export const clockText = (seconds: number): string =>
  seconds >= 0 && seconds < 36_000
    ? `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
    : ''

export const wholePeriod = (period: number): number =>
  Math.min(mostPeriods, Math.max(0, Math.floor(period)))

/** 3.5 is the bottom of the third. */
export const halfInning = (period: number): string =>
  `${period % 1 === 0 ? 'Top' : 'Bot'} ${ordinal(Math.max(wholePeriod(period), 1))}`

/**
 * Plays by period, oldest first; of a feed without them its last plays, which come newest first.
 */
export function feedPlays({ Plays, Game }: Feed, sport: FeedSport, regulation: number): PlayList {
  const list = new PlayList()
  let before = ''
  for (const [order, play] of (Plays.length > 0 ? Plays : Game.LastPlays.toReversed()).entries()) {
    const period = nameOf(play, sport, regulation)
    if (period !== before) {
      list.startPeriod(period)
      // The rallies of a set count from 0.
      if (sport.family === 'volleyball') list.resetScore()
      before = period
    }
    list.add({
      id: play.Id || String(order + 1),
      side: play.Team && (play.Team === 'HomeTeam' ? 'home' : 'visitor'),
      clock: clockText(play.ClockSeconds),
      text: isWhistle(play) ? '' : play.Narrative,
      score: play.Score ? { home: play.Score.HomeTeam, visitor: play.Score.VisitingTeam } : null,
      spot: spotOf(play),
    })
  }
  return list
}

function nameOf({ Period }: FeedPlay, { family }: FeedSport, regulation: number): string {
  if (family === 'baseball') return halfInning(Period)
  const number = Math.max(1, wholePeriod(Period))
  return family === 'volleyball' ? `Set ${number}` : periodName(number, regulation)
}

/** START GAME reads "Rice GAME": a whistle is no play to read. */
const isWhistle = ({ Type, Action }: FeedPlay): boolean =>
  /^(?:start|end)$/i.test(Action) && /^(?:game|period|half|quarter)$/i.test(Type)

/**
 * A shot's place in hundredths of the surface; who attacks to the left is turned round, so that all
 * attack to the right. A place beyond the lines is none.
 */
function spotOf({ Coordinate, Action, Score }: FeedPlay): Play['spot'] {
  if (!Coordinate) return null
  const shot = /^(good|made|make|goal|miss|missed|save|saved|blocked)/i
    .exec(Action)?.[1]
    ?.toLowerCase()
  if (!shot && !Score) return null
  const { X, Y } = Coordinate
  if (X < 0 || X > 100 || Y < 0 || Y > 100) return null
  const turned = /^l/i.test(Coordinate.Side)
  return {
    x: turned ? 100 - X : X,
    y: turned ? 100 - Y : Y,
    made: shot === undefined || /^(?:good|mad|mak|goal)/.test(shot),
  }
}
