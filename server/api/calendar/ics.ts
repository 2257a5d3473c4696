import type { CalendarGame } from '../../../src/contract/calendar.schema.ts'
import type { Game } from '../../../src/contract/game.schema.ts'
import { kindOf } from '../../../src/domain/games/game.ts'
import { placesOf } from '../../../src/domain/games/game-outcome.ts'
import { addDays } from '../../../src/domain/calendar/when.ts'
import { boxScoreHref, scheduleHref } from '../../../src/routes/links.ts'
import { titleOf } from '../../content/games/calendar.ts'

export type CalendarOf = {
  name: string
  tenant: string
  timeZone: string
  /** For example 'https://site.example'. */
  origin: string
  now: Date
}

/** Assumed length of an event in hours when its end is unknown. */
const usual = 3

/**
 * Games as an iCalendar (RFC 5545) to subscribe to: CRLF, lines of at most 75 bytes, exclusive end
 * times.
 */
export function icsOf(games: readonly CalendarGame[], of: CalendarOf): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fieldhouse//Schedule//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(of.name)}`,
    `X-WR-TIMEZONE:${escaped(of.timeZone)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...games.flatMap((game) => eventOf(game, of)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventOf(game: CalendarGame, of: CalendarOf): string[] {
  const url = game.result?.boxscore ? boxScoreHref(game) : scheduleHref(game.sport, game.season)
  return [
    'BEGIN:VEVENT',
    // Stays the same when the game moves, and on each host of the department.
    `UID:game-${game.id}@${of.tenant}.fieldhouse`,
    `DTSTAMP:${of.now.toISOString().slice(0, 10).replaceAll('-', '')}T000000Z`,
    ...spanOf(game),
    `SUMMARY:${escaped(summaryOf(game))}`,
    ...(placesOf(game).length > 0 ? [`LOCATION:${escaped(placesOf(game).join(', '))}`] : []),
    `DESCRIPTION:${escaped(descriptionOf(game).join('\n'))}`,
    `URL:${new URL(url, of.origin).href}`,
    ...(kindOf(game) === 'cancelled'
      ? ['STATUS:CANCELLED']
      : kindOf(game) === 'postponed'
        ? ['STATUS:TENTATIVE']
        : []),
    'END:VEVENT',
  ]
}

/** UTC times when the time is known; else dates, with an exclusive end. */
function spanOf(game: CalendarGame): string[] {
  const first = game.date.slice(0, 10)
  const last = game.endDate?.slice(0, 10) ?? first
  const end = game.endDateUtc
  if (!game.dateUtc || game.tbd || game.allDay || (last > first && !end))
    return [`DTSTART;VALUE=DATE:${plain(first)}`, `DTEND;VALUE=DATE:${plain(addDays(last, 1))}`]
  const start = Date.parse(game.dateUtc)
  const over = end ? Math.max(Date.parse(end), start + 60_000) : start + usual * 3_600_000
  return [`DTSTART:${moment(start)}`, `DTEND:${moment(over)}`]
}

const plain = (day: string) => day.replaceAll('-', '')
const moment = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')

function summaryOf(game: Game): string {
  const kind = kindOf(game)
  const mark =
    kind === 'final' && game.result?.status && game.result.status !== 'N'
      ? `[${game.result.status}] `
      : ''
  return `${mark}${titleOf(game)}${kind === 'cancelled' || kind === 'postponed' ? ` (${game.noplayText ?? (kind === 'cancelled' ? 'Canceled' : 'Postponed')})` : ''}`
}

function descriptionOf(game: Game): string[] {
  const { result, media } = game
  const over = kindOf(game) === 'final'
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
    link ? `${label}: ${[link.title, link.url].filter(Boolean).join(' ')}` : ''
  return [
    score,
    game.time && `Time: ${game.time}`,
    game.tournament?.title,
    game.gamePromotionText,
    channel('TV', media.tv),
    channel('Radio', media.radio),
    channel('Watch', media.video),
    channel('Listen', media.audio),
    over ? '' : channel('Tickets', media.tickets),
  ].filter((line): line is string => Boolean(line))
}

/**
 * A property text: backslash, comma, semicolon and line breaks are escaped; other control
 * characters are removed.
 */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n]/g, '\\n')
    .replace(/\p{Cc}/gu, '')

/** Lines of at most 75 bytes. A continuation begins with a space. Characters are never split. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > 75) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += character
    bytes += size
  }
  return [...parts, part].join('\r\n')
}
