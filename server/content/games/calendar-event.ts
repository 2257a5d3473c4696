import type { CalendarGame } from '../../../src/contract/calendar.schema.ts'
import type { GameOpponent } from '../../../src/contract/game.schema.ts'
import { plainTime } from '../../../src/domain/calendar/clock-words.ts'
import { addDays } from '../../../src/domain/calendar/when.ts'
import { formatLocation } from '../../../src/domain/games/game-outcome.ts'
import { getGameKind, isOff } from '../../../src/domain/games/game.ts'
import { isMeet } from '../../../src/domain/games/meets.ts'
import { describeOff } from '../../../src/domain/games/score.ts'

/** The part of a game that its event in a calendar is made from. */
export type EventGame = Omit<
  CalendarGame,
  'id' | 'scheduleId' | 'sport' | 'opponent' | 'live' | 'gameCenterLink'
> & {
  sport: { title: string }
  opponent: Pick<GameOpponent, 'id' | 'title' | 'prefix' | 'mascot'>
}

/** All that a calendar shows of a game, so two equal ones are the same version of an event. */
export type CalendarEvent = {
  /** UTC times ('20260906T000000Z') or, without a known time, dates with an exclusive end. */
  start: string
  end: string
  isTimed: boolean
  summary: string
  location: string
  description: string
  status: 'CANCELLED' | 'TENTATIVE' | null
  hasBoxScore: boolean
}

export const calendarEvent = (game: EventGame): CalendarEvent => {
  const kind = getGameKind(game)
  return {
    ...spanOf(game),
    summary: summaryOf(game),
    location: formatLocation(game),
    description: descriptionOf(game).join('\n'),
    status: kind === 'cancelled' ? 'CANCELLED' : isOff(game) ? 'TENTATIVE' : null,
    hasBoxScore: Boolean(game.result?.boxscore),
  }
}

/** 'Football vs Ashford'; a meet of many schools uses its own name: 'Golf: Sandhill Classic'. */
export const formatEventTitle = ({
  sport,
  atVs,
  showAtVs,
  opponent,
  teamPrefix,
}: Pick<EventGame, 'sport' | 'atVs' | 'showAtVs' | 'opponent' | 'teamPrefix'>): string => {
  const us = [teamPrefix, sport.title].filter(Boolean).join(' ')
  const them = [opponent.prefix, opponent.title].filter(Boolean).join(' ')
  return isMeet({ showAtVs, opponent }) ? `${us}: ${them}` : `${us} ${atVs} ${them}`
}

/** Assumed length of an event in hours when its end is unknown. */
const assumedHours = 3

function spanOf(game: EventGame): Pick<CalendarEvent, 'start' | 'end' | 'isTimed'> {
  const first = game.date.slice(0, 10)
  const last = game.endDate?.slice(0, 10) ?? first
  const end = game.endDateUtc
  if (!game.dateUtc || game.tbd || game.allDay || (last > first && !end))
    return { start: plain(first), end: plain(addDays(last, 1)), isTimed: false }
  const start = Date.parse(game.dateUtc)
  const over = end ? Math.max(Date.parse(end), start + 60_000) : start + assumedHours * 3_600_000
  return { start: toIcsUtc(start), end: toIcsUtc(over), isTimed: true }
}

const plain = (day: string) => day.replaceAll('-', '')
/** '20260906T000000Z' */
export const toIcsUtc = (time: number | string): string =>
  new Date(time).toISOString().replace(/[-:]|\.\d{3}/g, '')

function summaryOf(game: EventGame): string {
  const kind = getGameKind(game)
  const mark =
    kind === 'final' && game.result?.status && game.result.status !== 'N'
      ? `[${game.result.status}] `
      : ''
  const part =
    game.doubleheaderGame && !/\b(?:game|gm|g)\.? ?\d\b/i.test(game.opponent.title)
      ? ` (Game ${game.doubleheaderGame})`
      : ''
  const off = isOff(game) ? ` (${describeOff(game)})` : ''
  return `${mark}${formatEventTitle(game)}${part}${off}`
}

function descriptionOf(game: EventGame): string[] {
  const { result, media } = game
  const over = getGameKind(game) === 'final'
  const isGameOff = isOff(game)
  const score =
    over && result
      ? [
          [
            result.status === 'N' ? '' : result.status,
            result.teamScore &&
              result.opponentScore &&
              `${result.teamScore}-${result.opponentScore}`,
          ]
            .filter(Boolean)
            .join(' '),
          result.prescoreInfo,
          result.postscoreInfo,
        ]
          .filter(Boolean)
          .join(' ')
      : ''
  const channel = (label: string, link: { title: string; url: string } | null) =>
    link && !isGameOff ? `${label}: ${[link.title, link.url].filter(Boolean).join(' ')}` : ''
  return [
    score,
    game.time && `Time: ${plainTime(game.time)}`,
    game.tournament?.title,
    game.gamePromotionText,
    channel('TV', media.tv),
    channel('Radio', media.radio),
    channel('Watch', media.video),
    channel('Listen', media.audio),
    over ? '' : channel('Tickets', media.tickets),
  ].filter((line): line is string => Boolean(line))
}
