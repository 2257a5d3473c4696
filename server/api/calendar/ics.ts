import type { CalendarGame } from '../../../src/contract/calendar.schema.ts'
import { boxScoreHref, scheduleHref } from '../../../src/routes/links.ts'
import { calendarEvent, toIcsUtc } from '../../content/games/calendar-event.ts'
import type { Revision } from '../../content/games/games.ts'

export type CalendarInfo = {
  name: string
  tenant: string
  timeZone: string
  /** For example 'https://site.example'. */
  origin: string
  /** By game; a game without one never changed. */
  revisions: ReadonlyMap<number, Revision>
}

/**
 * Games as an iCalendar (RFC 5545) to subscribe to: CRLF, lines of at most 75 bytes, exclusive end
 * times.
 */
export function toIcs(games: readonly CalendarGame[], of: CalendarInfo): string {
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

function eventOf(game: CalendarGame, of: CalendarInfo): string[] {
  const url = game.result?.boxscore ? boxScoreHref(game) : scheduleHref(game.sport, game.season)
  const event = calendarEvent(game)
  const { sequence, revisedAt } = of.revisions.get(game.id) ?? { sequence: 0, revisedAt: '' }
  const revised = revisedAt ? toIcsUtc(revisedAt) : neverRevised
  const day = event.isTimed ? '' : ';VALUE=DATE'
  return [
    'BEGIN:VEVENT',
    // Stays the same when the game moves, and on each host of the department.
    `UID:game-${game.id}@${of.tenant}.fieldhouse`,
    `DTSTAMP:${revised}`,
    `LAST-MODIFIED:${revised}`,
    `SEQUENCE:${sequence}`,
    `DTSTART${day}:${event.start}`,
    `DTEND${day}:${event.end}`,
    // A day without a known time, or a game that is not played, does not make a visitor busy.
    ...(event.isTimed && !event.status ? [] : ['TRANSP:TRANSPARENT']),
    `SUMMARY:${escaped(event.summary)}`,
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${new URL(url, of.origin).href}`,
    ...(event.status ? [`STATUS:${event.status}`] : []),
    'END:VEVENT',
  ]
}

/**
 * The time of an event that is still as it was first published: always the same, and the oldest.
 */
const neverRevised = '19700101T000000Z'

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
