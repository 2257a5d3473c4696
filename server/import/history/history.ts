import {
  dropPastMeetings,
  pastMeetingIds,
  writePastMeeting,
} from '../../content/games/past-meetings.ts'
import type { PastMeetingDoc } from '../../content/kinds/games.ts'
import { getOrCreateId } from '../../content/transaction.ts'
import type { Columns } from '../csv/columns.ts'
import {
  explainMissingHeaders,
  cell,
  rejectFile,
  reportUnreadableRows,
  type CsvFile,
  type CsvRow,
} from '../csv/read-csv.ts'
import { removalFault } from '../removal.ts'
import { RowError, reportRemoved, warnRow, type FileReport } from '../report.ts'
import { requireWinner } from '../schedule/winner.ts'
import { parseResult } from '../schedule/game-result.ts'
import { parseLocation, parseGameType } from '../schedule/game-row.ts'
import { findOpponent, readOpponentNames, type Opponents } from '../site/opponents.ts'
import { findSport } from '../site/sports.ts'
import { parseDays } from '../values/dates.ts'
import { toKey, isYes, blankToNull } from '../values/text.ts'
import { writeRows, type ImportContext } from '../import-context.ts'
import { cleanOpponentName } from '../../../src/domain/games/game.ts'

/**
 * A historical date as far as it is known: '1926-11-06', '1926-11', '1926'; for a season across New
 * Year its first year. Null when it is not a date.
 */
export function oldDay(text: string): string | null {
  const trimmed = text.trim()
  const month = /^(\d{4})-(\d{2})$/.exec(trimmed)
  if (
    month &&
    Number(month[2]) >= 1 &&
    Number(month[2]) <= 12 &&
    Number(month[2]) !== (Number(month[1]!.slice(2)) + 1) % 100
  )
    return trimmed
  const year = /^(1[89]\d{2}|20\d{2})(?:-(?:\d{2}|\d{4}))?$/.exec(trimmed)?.[1]
  return year ?? parseDays(trimmed)?.first ?? null
}

const sides = {
  'home/away': 'home_away',
  homeaway: 'home_away',
  ha: 'home_away',
  'h/a': 'home_away',
  site: 'home_away',
}

export const historyColumns: Columns = {
  known: [
    'date',
    'season',
    'opponent',
    'home_away',
    'location',
    'type',
    'conference',
    'result',
    'team_score',
    'opponent_score',
    'forfeit',
    'note',
  ],
  aliases: {
    ...sides,
    year: 'season',
    opp: 'opponent',
    school: 'opponent',
    city: 'location',
    score: 'team_score',
    our_score: 'team_score',
    opp_score: 'opponent_score',
    their_score: 'opponent_score',
    'w/l': 'result',
    outcome: 'result',
    conf: 'conference',
    notes: 'note',
    game_date: 'date',
  },
  prose: [],
}

export const standingsColumns: Columns = {
  known: [
    'school',
    'us',
    'conference_record',
    'conference_percentage',
    'points',
    'overall_record',
    'overall_percentage',
    'home',
    'away',
    'neutral',
    'streak',
    'last_five',
    'scored',
    'allowed',
    'as_of',
    'counted',
  ],
  aliases: {
    team: 'school',
    title: 'school',
    opponent: 'school',
    conference: 'conference_record',
    conf: 'conference_record',
    last5: 'last_five',
    pf: 'scored',
    pa: 'allowed',
    conf_pct: 'conference_percentage',
    pts: 'points',
    overall: 'overall_record',
    pct: 'overall_percentage',
  },
  prose: [],
}

/**
 * history/<sport>.csv → the games of a sport from before its schedules. A season with a schedule is
 * shown from the schedule only.
 */
export async function importHistory(
  work: ImportContext,
  fileReport: FileReport,
  file: CsvFile,
  slug: string,
): Promise<void> {
  const problem = explainMissingHeaders(file, ['opponent'])
  if (problem) return rejectFile(fileReport, file, problem)
  const tenantDb = { db: work.store.of(work.tenant), tenant: work.tenant }
  const sport = await findSport(tenantDb, slug)
  if (!sport)
    return rejectFile(fileReport, file, `there is no sport "${slug}"; add it to sports.csv`)
  reportUnreadableRows(fileReport, file)
  const names = await readOpponentNames(tenantDb)
  const schedules = await tenantDb.db
    .selectFrom('schedule')
    .select('season')
    .where('tenant', '=', tenantDb.tenant)
    .where('sport_id', '=', sport.id)
    .execute()
  const scheduled = new Set(schedules.map(({ season }) => season))
  const keptIds = new Set<number>()
  const seen = new Map<string, number>()
  const unknown = new Set<string>()

  await writeRows(
    work,
    fileReport,
    file.rows.map((row, i) => ({ line: row.line, row, rank: i + 1 })),
    async (transaction, { row, rank, line }, draft) => {
      const doc = meetingOf(row, sport.id, names, draft)
      if (doc.result && !doc.forfeit)
        requireWinner(doc.result, { code: sport.code, line: row.line, part: draft })
      const baseKey = [
        slug,
        doc.season,
        doc.date,
        toKey(cleanOpponentName(doc.opponent.title)),
        cell(row, 'home_away').toUpperCase(),
      ].join('/')
      const occurrence = (seen.get(baseKey) ?? 0) + 1
      seen.set(baseKey, occurrence)
      if (scheduled.has(doc.season))
        warnRow(
          draft,
          line,
          `season ${doc.season} has a schedule: this row is stored but not shown`,
        )
      if (doc.opponent.id === null && !unknown.has(doc.opponent.title)) {
        unknown.add(doc.opponent.title)
        warnRow(
          draft,
          line,
          `opponent "${doc.opponent.title}" is not a title or alias in opponents.csv; listed ` +
            'without a page',
        )
      }
      const id = await getOrCreateId(
        transaction,
        'past-meeting',
        occurrence === 1 ? baseKey : `${baseKey}/${occurrence}`,
      )
      keptIds.add(id)
      return writePastMeeting(transaction, id, rank, doc)
    },
    async (transaction, draft) => {
      const storedIds = await pastMeetingIds(transaction, sport.id)
      const deletedIds = storedIds.filter((id) => !keptIds.has(id))
      if (deletedIds.length === 0) return
      const problem = removalFault([fileReport, draft], {
        standing: storedIds.length,
        gone: deletedIds.length,
        rows: file.rows.length,
        replace: work.replace,
      })
      if (problem)
        return warnRow(
          draft,
          null,
          `not removed: ${deletedIds.length} games not in this file: ${problem}`,
        )
      await dropPastMeetings(transaction, deletedIds)
      reportRemoved(draft, `${deletedIds.length} no longer in the file`, deletedIds.length)
    },
  )
}

/** A row of the record book. Missing values (place, score, date) stay missing. */
function meetingOf(
  row: CsvRow,
  sportId: number,
  names: Opponents,
  fileReport: FileReport,
): PastMeetingDoc {
  const title = cell(row, 'opponent')
  if (!title) throw new RowError('no opponent')
  const written = cell(row, 'date') || cell(row, 'season')
  const date = oldDay(written)
  if (!date)
    throw new RowError(
      written
        ? `date "${written}" is not a date, month or year (1926-11-06, 1926-11, 1926)`
        : 'no date and no season',
    )
  const result = parseResult(row, fileReport)
  return {
    sportId,
    season: cell(row, 'season') || date.slice(0, 4),
    date,
    opponent: { id: findOpponent(names, title), title },
    locationIndicator: cell(row, 'home_away') ? parseLocation(row) : null,
    location: blankToNull(cell(row, 'location')),
    type: parseGameType(row),
    conference: isYes(cell(row, 'conference')),
    result: result && {
      status: result.status,
      teamScore: result.teamScore,
      opponentScore: result.opponentScore,
    },
    forfeit: isYes(cell(row, 'forfeit')),
    note: blankToNull(cell(row, 'note')),
  }
}
