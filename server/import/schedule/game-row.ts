import type { GameDoc } from '../../content/docs.ts'
import { cell, type CsvRow } from '../csv/read-csv.ts'
import { RowError, warnRow, type FileReport } from '../report.ts'
import { momentWritten } from '../../statcrew/parts/names.ts'
import {
  dateFault,
  parseDays,
  partOfDay,
  toStart,
  parseTimeZone,
  type Days,
  type Start,
} from '../values/clock.ts'
import { zoneOfPlace } from '../values/place-zone.ts'
import { namedLink, requireLink } from '../values/link.ts'
import { blankToNull, isNo, isYes } from '../values/text.ts'
import type { GameExtras } from '../../../src/contract/game-details.schema.ts'
import type { GameResult } from '../../../src/contract/game.schema.ts'
import type { Image } from '../../../src/contract/parts.schema.ts'
import { toInstant, toLocalDateTime } from '../../../src/domain/calendar/time-zone.ts'
import { isRuled } from '../../../src/domain/games/game.ts'

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
const exhibition =
  /[([](?:EX|EXH\.?|Exhib\.?|Exhibition|Scrimmage)[)\]]|-\s*(?:Exhibition|Scrimmage)\s*$|^(?:Exhibition|Scrimmage)$/i

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
export const parseVenueCell = (row: CsvRow, column: 'location' | 'facility'): string | null =>
  /^(?:TB[AD]|n\/?a|-+)\.?$/i.test(cell(row, column)) ? null : blankToNull(cell(row, column))

/** Whole words only: 'Canceled' contains an L and is not a loss. */
export function parseStatus(
  row: CsvRow,
  fileReport: FileReport,
): Pick<GameDoc, 'status' | 'noplayText'> {
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

const marks: Record<string, NonNullable<GameResult['status']>> = {
  w: 'W',
  win: 'W',
  won: 'W',
  l: 'L',
  loss: 'L',
  lost: 'L',
  t: 'T',
  tie: 'T',
  tied: 'T',
  d: 'T',
  draw: 'T',
  n: 'N',
}
/** Scores stay text, because some have half points or decimals. */
const score = /^\d+(?:\.\d+)?$/

/** 'W 2-0 (forfeit)', 'Forfeit W', 'W 24-21 OT' without their remarks; and the remarks. */
function remarksIn(text: string): { plain: string; remarks: string[] } {
  const remarks: string[] = []
  const plain = text
    .replace(
      /\(([^()]*)\)|\b(?:by )?(forfeit(?:ed)?|vacated)\b|(?<=\d\s*)\b(\d?OT|SO)$/gi,
      (_, ...[bracketed, ruling, overtime]: (string | undefined)[]) => {
        const remark = bracketed ?? (ruling && `${ruling}`) ?? overtime ?? ''
        if (remark.trim()) remarks.push(remark.trim())
        return ''
      },
    )
    .replace(/[\s,:*-]+$|^[\s,:-]+/g, '')
  return { plain, remarks }
}

/**
 * The outcome of a row. A score without W, L or T is kept but is not a result. A remark beside it
 * is shown after the score; a vacated result counts for nothing, and its score becomes a remark.
 */
export function parseResult(row: CsvRow, fileReport: FileReport): GameResult | null {
  const text = cell(row, 'result')
  const { plain, remarks } = remarksIn(text)
  const match = /^([A-Za-z]+)?[,:]?\s*(?:(\d+(?:\.\d+)?)\s*[-–]\s*(\d+(?:\.\d+)?))?$/.exec(plain)
  const [, mark = '', us, them] = match ?? []
  const status = mark ? marks[mark.toLowerCase()] : undefined
  if (text && !status && !us)
    throw new RowError(
      `result "${text}" is not W, L, T or N; with a remark: W 24-21 (OT), L 0-9 (forfeit), ` +
        'W 24-21 (vacated)',
    )
  const teamScore = blankToNull(cell(row, 'team_score') || us || '')
  const opponentScore = blankToNull(cell(row, 'opponent_score') || them || '')
  for (const value of [teamScore, opponentScore])
    if (value !== null && !score.test(value)) throw new RowError(`score "${value}" is not a number`)
  const prescoreInfo = blankToNull(cell(row, 'prescore'))
  const postscoreInfo = blankToNull(
    cell(row, 'postscore') || remarks.map((remark) => `(${remark})`).join(' '),
  )
  if (!status && !teamScore && !opponentScore && !prescoreInfo && !postscoreInfo) return null
  if (!status && teamScore && opponentScore)
    warnRow(fileReport, row.line, 'a score without W, L, T or N is not counted as a result')
  const links = { boxscore: null, recap: null }
  const isVacated = /\bvacated\b/i.test(`${remarks.join(' ')} ${postscoreInfo ?? ''}`)
  return isVacated && status && status !== 'N'
    ? {
        status: 'N',
        teamScore: null,
        opponentScore: null,
        prescoreInfo,
        postscoreInfo: [
          teamScore && opponentScore && `${teamScore}-${opponentScore}`,
          postscoreInfo,
        ]
          .filter(Boolean)
          .join(' '),
        ...links,
      }
    : { status: status ?? null, teamScore, opponentScore, prescoreInfo, postscoreInfo, ...links }
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
  const endDate = endOf(row, days, { zone, there: placeZone.zone }, fileReport)
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
    media: { ...mediaOf(row), tvImage: links.tvImage },
    result: result && { ...result, recap: links.recapUrl ? { url: links.recapUrl } : null },
    gameState: over ? 8 : status.status === 'C' ? 6 : status.status === 'P' ? 5 : 0,
    previewStoryId: links.previewStoryId,
    postStoryId: links.postStoryId,
    gameCenterEnabled: !isNo(cell(row, 'game_center')),
    extras: extrasOf(row, links, { endDateUtc, tournamentId: links.tournamentId }),
  }
}

export function requireDays(row: CsvRow, zone: string) {
  const text = cell(row, 'date')
  const days = parseDays(text, zone)
  if (!days) throw new RowError(text ? `date "${text}" ${dateFault(text)}` : 'no date')
  return days
}

type There = { zone: string | null; isColumn: boolean }

/** The zone of the place: from `time_zone`, else from the location, else ours at home. */
function zoneOfRow(
  row: CsvRow,
  locationIndicator: GameDoc['locationIndicator'],
  ownZone: string,
): There {
  const text = cell(row, 'time_zone')
  const zone = text ? parseTimeZone(text) : null
  if (text && !zone)
    throw new RowError(`time_zone "${text}" is not known; write ET or Europe/Dublin`)
  if (zone) return { zone, isColumn: true }
  return {
    zone: zoneOfPlace(cell(row, 'location')) ?? (locationIndicator === 'H' ? ownZone : null),
    isColumn: false,
  }
}

/**
 * With `time_zone`, the time is a clock of that zone; else of the department or of its own zone.
 */
function startIn(day: string, text: string, zone: string, placeZone: There): Start {
  if (!placeZone.isColumn || !placeZone.zone) return toStart(day, text, zone, placeZone.zone)
  const start = toStart(day, text, placeZone.zone, placeZone.zone)
  return start.dateUtc ? { ...start, date: toLocalDateTime(new Date(start.dateUtc), zone) } : start
}

/** The time of a row; the number of a spreadsheet is converted to its time. */
function timeOfRow(row: CsvRow, fileReport: FileReport): string {
  const text = cell(row, 'time')
  const clock = partOfDay(text)
  if (clock)
    warnRow(
      fileReport,
      row.line,
      `time "${text}" is the number that a spreadsheet stores for ${clock}; taken as ${clock}; ` +
        'format the column as text and write the time',
    )
  return clock ?? text
}

/**
 * A time in the date column and a time beside it that are not the same: a moment with an offset is
 * refused, and of two clocks the time column is shown, as the page would (Q3), with a warning.
 */
function requireOneClock(
  row: CsvRow,
  days: Days,
  zone: string,
  placeZone: There,
  fileReport: FileReport,
): void {
  const time = partOfDay(cell(row, 'time')) ?? cell(row, 'time')
  if (!time || !days.clock) return
  const isMoment = momentWritten(cell(row, 'date'))
  const stated = startIn(days.first, time, zone, placeZone)
  const dateStart = isMoment
    ? toStart(days.first, days.clock, zone)
    : startIn(days.first, days.clock, zone, placeZone)
  // A spreadsheet writes midnight beside a date.
  if (stated.dateUtc === null || dateStart.dateUtc === null || stated.dateUtc === dateStart.dateUtc)
    return
  const both = `date "${cell(row, 'date')}" is ${days.first} ${days.clock} in ${zone}, but time is "${time}"; `
  if (isMoment) throw new RowError(`${both}correct one of them`)
  warnRow(fileReport, row.line, `${both}${time} is shown`)
}

/** The last day, with its end time if the row has one; null for a game on one day. */
function endOf(
  row: CsvRow,
  days: Days,
  { zone, there }: { zone: string; there: string | null },
  fileReport: FileReport,
): string | null {
  const text = cell(row, 'end_date')
  const stated = text ? parseDays(text, zone) : null
  const last = text ? (stated?.first ?? null) : days.last
  if (text && (last === null || last < days.first)) {
    warnRow(
      fileReport,
      row.line,
      last
        ? `end_date ${last} is before the date; left out`
        : `end_date "${text}" is not a date; left out`,
    )
    return null
  }
  const clockText = cell(row, 'end_time') || (stated?.clock ?? '')
  const endZone = cell(row, 'time_zone') && there ? there : zone
  const { dateUtc } = toStart(last ?? days.first, clockText, endZone, there)
  if (dateUtc) return toLocalDateTime(new Date(dateUtc), zone)
  return last !== null && last > days.first ? `${last}T00:00:00` : null
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
