import type { GameDoc } from '../../content/docs.ts'
import { cell, type CsvRow } from '../csv/read-csv.ts'
import { RowRefused, warn, type Part } from '../report.ts'
import { startOf } from '../values/clock.ts'
import { daysOf } from '../values/day.ts'
import { namedLink } from '../values/link.ts'
import { isYes, orNull } from '../values/yes.ts'
import { resultOf, statusOf } from './game-result.ts'

export type GameLinks = { opponentId: number | null; previewStoryId: number | null; postStoryId: number | null; recapUrl: string | null }

/** A row of a schedule as a game that no stat file has spoken of yet. */
export function gameOf(row: CsvRow, season: string, zone: string, links: GameLinks, part: Part): GameDoc {
  const title = cell(row, 'opponent')
  if (!title) throw new RowRefused('no opponent')
  const days = requireDays(row)
  const place = placeOf(row)
  const time = cell(row, 'time')
  const start = startOf(days.first, time || days.clock, zone)
  const status = statusOf(row, part)
  const result = resultOf(row, part)
  const doubleheader = Number(/^[12]$/.exec(cell(row, 'doubleheader'))?.[0] ?? 0)
  const over = status.status === 'A' && Boolean(result?.status)
  return {
    season, ...start, endDate: endOf(row, days, part), time,
    status: over ? 'O' : status.status, noplayText: status.noplayText,
    type: typeOf(row), locationIndicator: place, atVs: place === 'A' ? 'at' : 'vs',
    location: orNull(cell(row, 'location')), facility: cell(row, 'facility') ? { title: cell(row, 'facility') } : null,
    conference: isYes(cell(row, 'conference')), isADoubleheader: cell(row, 'doubleheader') !== '' && !/^(?:n|no|0)$/i.test(cell(row, 'doubleheader')), doubleheaderGame: doubleheader || null,
    tournament: cell(row, 'tournament') ? { title: cell(row, 'tournament') } : null, gamePromotionText: orNull(cell(row, 'promotion')),
    opponent: { id: links.opponentId, title },
    media: mediaOf(row),
    result: result && { ...result, recap: links.recapUrl ? { url: links.recapUrl } : null },
    gameState: status.status === 'C' ? 6 : status.status === 'P' ? 5 : over ? 8 : 0,
    previewStoryId: links.previewStoryId, postStoryId: links.postStoryId,
  }
}

export function requireDays(row: CsvRow) {
  const text = cell(row, 'date')
  const days = daysOf(text)
  if (!days) throw new RowRefused(text ? `date "${text}" is no day (2026-09-05)` : 'no date')
  return days
}

/** Never guessed: a parser that took every unknown place for a home game was wrong at every second one (quirk Q10). */
export function placeOf(row: CsvRow): GameDoc['locationIndicator'] {
  const text = cell(row, 'home_away').toLowerCase()
  if (/^(?:h|home|vs\.?)$/.test(text)) return 'H'
  if (/^(?:a|away|at|@|road)$/.test(text)) return 'A'
  if (/^(?:n|neutral)$/.test(text)) return 'N'
  throw new RowRefused(text ? `home_away "${text}" is not H, A or N` : 'no home_away (H, A or N)')
}

function endOf(row: CsvRow, days: { first: string; last: string | null }, part: Part): string | null {
  const text = cell(row, 'end_date')
  const last = text ? (daysOf(text)?.first ?? null) : days.last
  if (text && (last === null || last < days.first)) {
    warn(part, row.line, last ? `end_date ${last} is before the date; left out` : `end_date "${text}" is no day; left out`)
    return null
  }
  return last && last > days.first ? `${last}T00:00:00` : null
}

const types: [RegExp, GameDoc['type']][] = [[/^r(?:eg.*)?$/i, 'R'], [/^(?:p|post.*)$/i, 'P'], [/^(?:s|e|ex.*|scrim.*)$/i, 'S']]
/** Only where it is written as a mark: 'Alumni Soccer Stadium' and 'Boiling Springs' are none (quirk Q15). */
const exhibition = /[([](?:EX|EXH\.?|Exhib\.?|Exhibition|Scrimmage)[)\]]|-\s*(?:Exhibition|Scrimmage)\s*$|^(?:Exhibition|Scrimmage)$/i

function typeOf(row: CsvRow): GameDoc['type'] {
  const text = cell(row, 'type')
  const named = types.find(([words]) => words.test(text))?.[1]
  if (text && !named) throw new RowRefused(`type "${text}" is not R (regular), P (post-season) or S (exhibition)`)
  return named ?? (exhibition.test(cell(row, 'opponent')) || exhibition.test(cell(row, 'location')) ? 'S' : 'R')
}

const mediaOf = (row: CsvRow): GameDoc['media'] => ({
  tv: namedLink(cell(row, 'tv'), 'tv', 'TV'), radio: namedLink(cell(row, 'radio'), 'radio', 'Radio'),
  video: withAddress(namedLink(cell(row, 'video'), 'video', 'Watch')), audio: withAddress(namedLink(cell(row, 'audio'), 'audio', 'Listen')),
  stats: withAddress(namedLink(cell(row, 'stats'), 'stats', 'Live stats')), tickets: withAddress(namedLink(cell(row, 'tickets'), 'tickets', 'Tickets')),
})

/** A channel may be words alone; a button without an address is none. */
const withAddress = <L extends { url: string }>(link: L | null): L | null => (link?.url ? link : null)
