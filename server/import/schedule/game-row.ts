import type { GameDoc } from '../../content/docs.ts'
import { cell, type CsvRow } from '../csv/read-csv.ts'
import { RowError, warnRow, type FileReport } from '../report.ts'
import { partOfDay } from '../values/clock.ts'
import { namedLink, requireLink } from '../values/link.ts'
import { blankToNull, isNo, isYes } from '../values/text.ts'
import type { GameExtras } from '../../../src/contract/game-details.schema.ts'
import type { GameResult } from '../../../src/contract/game.schema.ts'
import type { Image } from '../../../src/contract/parts.schema.ts'
import { toInstant } from '../../../src/domain/calendar/time-zone.ts'
import { isRuled } from '../../../src/domain/games/game.ts'
import { parseResult } from './game-result.ts'
import {
  parseEndDate,
  requireDays,
  requireOneClock,
  startIn,
  timeOfRow,
  zoneOfRow,
} from './game-start.ts'

/** Never guessed, because an unknown place as a home game is often wrong. */
export function parseLocation(row: CsvRow): GameDoc['locationIndicator'] {
  const text = cell(row, 'home_away').toLowerCase()
  if (/^(?:h|home|vs\.?)$/.test(text)) return 'H'
  if (/^(?:a|away|at|@|road)$/.test(text)) return 'A'
  if (/^(?:n|neutral)$/.test(text)) return 'N'
  throw new RowError(text ? `home_away "${text}" is not H, A or N` : 'no home_away (H, A or N)')
}

const types: [RegExp, GameDoc['type']][] = [
  [/^r(?:eg.*)?$/i, 'R'],
  [/^(?:p|post.*)$/i, 'P'],
  [/^(?:s|e|ex.*|scrim.*)$/i, 'S'],
]
/** Only as a separate marker: 'Alumni Soccer Stadium' and 'Boiling Springs' are not exhibitions. */
const exhibitionName = 'Exhibition|Scrimmage'
const exhibition = new RegExp(
  [
    String.raw`[([](?:EX|EXH\.?|Exhib\.?|${exhibitionName})[)\]]`,
    String.raw`-\s*(?:${exhibitionName})\s*$`,
    `^(?:${exhibitionName})$`,
  ].join('|'),
  'i',
)

export function parseGameType(row: CsvRow): GameDoc['type'] {
  const text = cell(row, 'type')
  const namedType = types.find(([pattern]) => pattern.test(text))?.[1]
  if (text && !namedType)
    throw new RowError(`type "${text}" is not R (regular), P (post-season) or S (exhibition)`)
  return (
    namedType ??
    (exhibition.test(cell(row, 'opponent')) || exhibition.test(cell(row, 'location')) ? 'S' : 'R')
  )
}

/** A town or a venue; 'TBD' is not one and gets no map link. */
const parseVenueCell = (row: CsvRow, column: 'location' | 'facility'): string | null =>
  /^(?:TB[AD]|n\/?a|-+)\.?$/i.test(cell(row, column)) ? null : blankToNull(cell(row, column))

/** Whole words only: 'Canceled' contains an L and is not a loss. */
function parseStatus(row: CsvRow, fileReport: FileReport): Pick<GameDoc, 'status' | 'noplayText'> {
  const text = cell(row, 'status')
  const statusText = text ? text[0]!.toUpperCase() + text.slice(1) : null
  if (/^(?:c|cancell?ed)\b/i.test(text))
    return { status: 'C', noplayText: text.length === 1 ? 'Canceled' : statusText }
  if (/^(?:p|ppd\.?|postponed)\b/i.test(text))
    return { status: 'P', noplayText: text.length < 5 ? 'Postponed' : statusText }
  if (/^susp(?:\.|ended)?(?![a-z])/i.test(text))
    return { status: 'P', noplayText: /^suspended/i.test(text) ? statusText : 'Suspended' }
  if (/\b(?:forfeit|vacated)/i.test(text))
    throw new RowError(
      `status "${text}" is a result: leave status blank and write it in result, ` +
        'as W (forfeit), L 0-9 (forfeit) or W 24-21 (vacated)',
    )
  if (text && !/^(?:a|o|active|final|scheduled|upcoming|complete[d]?)$/i.test(text))
    warnRow(
      fileReport,
      row.line,
      `status "${text}" is not known (canceled, postponed, suspended, or blank); left out`,
    )
  return { status: 'A', noplayText: null }
}

/**
 * Whether a row's result is of a played or forfeited game. Throws when its status says that it was
 * not played.
 */
function isOver({ status, noplayText }: ReturnType<typeof parseStatus>, result: GameResult | null) {
  if (status === 'A' || isRuled(result)) return Boolean(result?.status)
  if (result?.status && result.status !== 'N')
    throw new RowError(
      `status "${noplayText}" contradicts result ${result.status}: leave status blank if the ` +
        'game was played, or result blank if it was not (a forfeit: W (forfeit))',
    )
  return false
}

/** References of a row: opponent, stories, pictures, tournament id. */
export type GameLinks = GamePictures & {
  opponentId: number | null
  previewStoryId: number | null
  postStoryId: number | null
  recapUrl: string | null
  tournamentId: number | null
}

/** A row of a schedule as a game without a stat file. */
export function parseGame(
  row: CsvRow,
  season: string,
  zone: string,
  links: GameLinks,
  fileReport: FileReport,
): GameDoc {
  const title = cell(row, 'opponent')
  if (!title) throw new RowError('no opponent')
  const days = requireDays(row, zone)
  const locationIndicator = parseLocation(row)
  const placeZone = zoneOfRow(row, locationIndicator, zone)
  const time = timeOfRow(row, fileReport)
  requireOneClock(row, days, zone, placeZone, fileReport)
  const start = startIn(days.first, time || days.clock, zone, placeZone)
  const status = parseStatus(row, fileReport)
  const result = parseResult(row, fileReport)
  const doubleheader = Number(
    /^(?:game|gm\.?|g|dh)?\s*#?([12])$/i.exec(cell(row, 'doubleheader'))?.[1] ?? 0,
  )
  const over = isOver(status, result)
  const endDate = parseEndDate(row, days, { zone, there: placeZone.zone }, fileReport)
  const endDateUtc =
    endDate && !endDate.endsWith('T00:00:00') ? toInstant(endDate, zone).toISOString() : null
  const facility = parseVenueCell(row, 'facility')
  return {
    season,
    ...start,
    endDate,
    // A text is shown as it is; a time in another zone is shown in the department's.
    time: placeZone.isColumn || partOfDay(cell(row, 'time')) ? (start.dateUtc ? '' : time) : time,
    status: over ? 'O' : status.status,
    noplayText: over ? null : status.noplayText,
    type: parseGameType(row),
    locationIndicator,
    atVs: locationIndicator === 'A' ? 'at' : 'vs',
    showAtVs: !isNo(cell(row, 'show_at_vs')),
    teamPrefix: blankToNull(cell(row, 'team_prefix')),
    location: parseVenueCell(row, 'location'),
    facility: facility === null ? null : { title: facility },
    conference: isYes(cell(row, 'conference')),
    isADoubleheader:
      cell(row, 'doubleheader') !== '' && !/^(?:n|no|0)$/i.test(cell(row, 'doubleheader')),
    doubleheaderGame: doubleheader || null,
    tournament: cell(row, 'tournament') ? { title: cell(row, 'tournament') } : null,
    gamePromotionText: blankToNull(cell(row, 'promotion')),
    opponent: { id: links.opponentId, title, prefix: blankToNull(cell(row, 'opponent_prefix')) },
    ...parseOpponentRecord(row),
    media: { ...mediaOf(row), tvImage: links.tvImage },
    result: result && { ...result, recap: links.recapUrl ? { url: links.recapUrl } : null },
    gameState: over ? 8 : status.status === 'C' ? 6 : status.status === 'P' ? 5 : 0,
    previewStoryId: links.previewStoryId,
    postStoryId: links.postStoryId,
    gameCenterEnabled: !isNo(cell(row, 'game_center')),
    extras: extrasOf(row, links, { endDateUtc, tournamentId: links.tournamentId }),
  }
}

function parseOpponentRecord(row: CsvRow): Pick<GameDoc, 'opponentRecord'> {
  const record = cell(row, 'opponent_record')
  if (!record) return {}
  if (!/^\d+[-–]\d+(?:[-–]\d+)?$/.test(record))
    throw new RowError(`opponent_record "${record}" is not a record (7-2, 7-2-1)`)
  return { opponentRecord: record }
}

const mediaOf = (row: CsvRow): Omit<GameDoc['media'], 'tvImage'> => ({
  tv: namedLink(cell(row, 'tv'), 'tv', 'TV'),
  radio: namedLink(cell(row, 'radio'), 'radio', 'Radio'),
  video: withAddress(namedLink(cell(row, 'video'), 'video', 'Watch')),
  audio: withAddress(namedLink(cell(row, 'audio'), 'audio', 'Listen')),
  stats: withAddress(namedLink(cell(row, 'stats'), 'stats', 'Live stats')),
  tickets: withAddress(namedLink(cell(row, 'tickets'), 'tickets', 'Tickets')),
})

/** A channel may be text only, but a button needs a URL. */
const withAddress = <L extends { url: string }>(link: L | null): L | null =>
  link?.url ? link : null

type GamePictures = { tvImage: Image | null; eventImage: Image | null }

/** Fields of a row that only the game's own page shows; null when there are none. */
function extrasOf(
  row: CsvRow,
  { eventImage }: GamePictures,
  derived: { endDateUtc: string | null; tournamentId: number | null },
): GameExtras | null {
  const color = cell(row, 'tournament_color')
  if (color && !/^#[0-9a-f]{6}$/i.test(color))
    throw new RowError(`tournament_color "${color}" must have the form #rrggbb`)
  const extras: GameExtras = {
    ...derived,
    neutralHometeam: isYes(cell(row, 'neutral_home_team')),
    isSpotlight: isYes(cell(row, 'spotlight')),
    conferenceTitle: blankToNull(cell(row, 'conference_title')),
    gameCalendarExclude: isNo(cell(row, 'calendar')),
    custom1: namedLink(cell(row, 'custom1'), 'custom1', 'More'),
    custom2: namedLink(cell(row, 'custom2'), 'custom2', 'More'),
    custom3: namedLink(cell(row, 'custom3'), 'custom3', 'More'),
    gameNote: blankToNull(cell(row, 'game_note')),
    gameFiles: linksOf(row, 'game_files'),
    tvImageLink: requireLink(cell(row, 'tv_image_link'), 'tv_image_link'),
    tournamentWebsite: requireLink(cell(row, 'tournament_website'), 'tournament_website'),
    tournamentColor: blankToNull(color),
    eventImage,
    galleries: linksOf(row, 'galleries'),
    gameLinks: linksOf(row, 'game_links'),
  }
  const silent = Object.values(extras).every(
    (value) => value === null || value === false || (Array.isArray(value) && value.length === 0),
  )
  return silent ? null : extras
}

/** 'Recap | /news/…; Book (PDF) | https://…': each with title and URL. */
function linksOf(row: CsvRow, column: string): { title: string; url: string }[] {
  return cell(row, column)
    .split(/\s*;(?:\s+|$)/)
    .filter(Boolean)
    .map((part) => {
      const link = namedLink(part, column, part.split('/').at(-1) || 'Link')
      if (!link?.url)
        throw new RowError(
          `${column}: "${part.slice(0, 80)}" has no address (Title | https://…; Title | /path)`,
        )
      return link
    })
}
