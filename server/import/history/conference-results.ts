import { cleanOpponentName } from '../../../src/domain/games/game.ts'
import { normalizeSchoolName } from '../../../src/domain/games/school-names.ts'
import { readSettings } from '../../content/department/site.ts'
import { readItem, writeItem } from '../../content/items.ts'
import { conferenceResults, type ConferenceResultsDoc } from '../../content/kinds/games.ts'
import { ReadContext } from '../../content/read-context.ts'
import { getOrCreateId } from '../../content/transaction.ts'
import { ourTeam } from '../../live/match-players.ts'
import type { Columns } from '../csv/columns.ts'
import {
  cell,
  explainMissingHeaders,
  rejectFile,
  reportUnreadableRows,
  type CsvFile,
  type CsvRow,
} from '../csv/read-csv.ts'
import type { ImportContext } from '../import-context.ts'
import { rejectRow, RowError, warnRow, type FileReport } from '../report.ts'
import type { TeamSeason } from '../roster/roster.ts'
import { findOpponent, readOpponentNames, type Opponents } from '../site/opponents.ts'
import { findSport } from '../site/sports.ts'
import { toStart } from '../values/clock.ts'
import { dateFault, parseDays } from '../values/dates.ts'
import { blankToNull, isNo, isYes } from '../values/text.ts'
import { importWhole, refuseRemoval } from '../whole-document.ts'

export const conferenceResultsColumns: Columns = {
  known: ['date', 'time', 'away', 'away_score', 'home', 'home_score', 'note', 'conference'],
  aliases: {
    game_date: 'date',
    visitor: 'away',
    away_team: 'away',
    visitor_score: 'away_score',
    home_team: 'home',
    notes: 'note',
    conf: 'conference',
  },
  prose: [],
}

type StoredGame = ConferenceResultsDoc['games'][number]

/**
 * conference-results/<sport>/<season>.csv → the games of the conference's other schools. A file is
 * one document, imported as a whole or not at all.
 */
export async function importConferenceResults(
  work: ImportContext,
  fileReport: FileReport,
  file: CsvFile,
  { sport: slug, season }: TeamSeason,
): Promise<void> {
  const problem = explainMissingHeaders(file, ['date', 'away', 'home'])
  if (problem) return rejectFile(fileReport, file, problem)
  const tenantDb = { db: work.store.of(work.tenant), tenant: work.tenant }
  const sport = await findSport(tenantDb, slug)
  if (!sport)
    return rejectFile(fileReport, file, `there is no sport "${slug}"; add it to sports.csv`)
  reportUnreadableRows(fileReport, file)
  const settings = await readSettings(new ReadContext(work.store, work.tenant))
  const isOurs = ourTeam(settings)
  const names = await readOpponentNames(tenantDb)
  const games: StoredGame[] = []
  const pairs = new Map<string, { line: number; time: string | null }[]>()
  for (const row of file.rows)
    try {
      const game = parseConferenceGame(row, names, settings?.timeZone ?? 'UTC')
      const ownTeam = [game.away, game.home].find(({ title }) =>
        isOurs({ name: cleanOpponentName(title), id: '' }),
      )
      if (ownTeam)
        throw new RowError(
          `${ownTeam.title} is this department: our games come from ` +
            `schedules/${slug}/${season}.csv; remove this row`,
        )
      const pair = pairs.get(pairOf(game)) ?? []
      const other = pair.find(({ time }) => !time || !game.time || time === game.time)
      if (other)
        throw new RowError(
          `${game.away.title} and ${game.home.title} are already on line ${other.line} with this ` +
            'date; two games of one day need a time each',
        )
      pairs.set(pairOf(game), [...pair, { line: row.line, time: game.time }])
      games.push(game)
    } catch (error) {
      if (!(error instanceof RowError)) throw error
      rejectRow(fileReport, row.line, error.message)
    }
  if (fileReport.refused > 0) return
  warnUnknownSchools(fileReport, file, games)
  await importWhole(work, fileReport, games.length, async (transaction) => {
    const id = await getOrCreateId(transaction, conferenceResults.name, `${slug}/${season}`)
    const stored = await readItem(new ReadContext(transaction, work.tenant), conferenceResults, id)
    const refusal = refuseRemoval(work, fileReport, {
      stored: stored?.games ?? [],
      entries: games,
      keyOf: pairOf,
      nameOf: ({ date, away, home }) => `${date} ${away.title} at ${home.title}`,
    })
    if (refusal) return refusal
    return writeItem(transaction, conferenceResults, {
      id,
      rank: id,
      doc: { sportId: sport.id, season, games },
    })
  })
}

const keyOf = ({ opponentId, title }: StoredGame['home']): string =>
  `${opponentId ?? normalizeSchoolName(title)}`

/** The day and its two schools, whichever is at home. */
const pairOf = ({ date, away, home }: StoredGame): string =>
  [date, ...[keyOf(away), keyOf(home)].toSorted()].join('/')

/** A row of the file. Throws RowError. */
export function parseConferenceGame(row: CsvRow, names: Opponents, zone: string): StoredGame {
  const date = dayOf(row)
  const time = blankToNull(cell(row, 'time'))
  const { dateUtc } = toStart(date, time ?? '', zone)
  const [awayTeam, homeTeam] = [teamOf(row, 'away', names), teamOf(row, 'home', names)]
  if (keyOf(awayTeam) === keyOf(homeTeam))
    throw new RowError(`${homeTeam.title} is in both columns, away and home`)
  if ((awayTeam.score === null) !== (homeTeam.score === null))
    throw new RowError(
      `${homeTeam.score === null ? 'home' : 'away'}_score is missing: write both scores, or none ` +
        'for a game to come',
    )
  const conference = cell(row, 'conference')
  if (conference && !isYes(conference) && !isNo(conference))
    throw new RowError(`conference "${conference}" is not y or n`)
  return {
    date,
    time,
    dateUtc,
    away: awayTeam,
    home: homeTeam,
    conference: !isNo(conference),
    note: blankToNull(cell(row, 'note')),
  }
}

function dayOf(row: CsvRow): string {
  const text = cell(row, 'date')
  if (!text) throw new RowError('no date')
  const days = parseDays(text)
  if (!days || days.last !== null) throw new RowError(`date "${text}" ${dateFault(text)}`)
  return days.first
}

function teamOf(row: CsvRow, side: 'away' | 'home', names: Opponents): StoredGame['home'] {
  const title = cell(row, side)
  if (!title) throw new RowError(`no school in ${side}`)
  const score = cell(row, `${side}_score`)
  if (score && !/^\d{1,3}$/.test(score))
    throw new RowError(`${side}_score "${score}" is not a score (24)`)
  return { opponentId: findOpponent(names, title), title, score: score ? Number(score) : null }
}

function warnUnknownSchools(fileReport: FileReport, file: CsvFile, games: StoredGame[]): void {
  const unknown = new Set<string>()
  for (const [i, { away, home }] of games.entries())
    for (const { opponentId, title } of [away, home]) {
      if (opponentId !== null || unknown.has(title)) continue
      unknown.add(title)
      warnRow(
        fileReport,
        file.rows[i]!.line,
        `"${title}" is not a title or alias in opponents.csv; shown without a logo`,
      )
    }
}
