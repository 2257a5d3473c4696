import {
  careerLeaders,
  conferenceResults,
  pastMeeting,
  standings,
  type CareerLeadersDoc,
  type ConferenceResultsDoc,
  type PastMeetingDoc,
  type StandingsDoc,
} from '../../../content/kinds/games.ts'
import type { SeasonFileDoc } from '../../../content/stats/season-figures.ts'
import { conferenceResultsColumns } from '../../history/conference-results.ts'
import { historyColumns, standingsColumns } from '../../history/history.ts'
import { careerLeadersColumns } from '../../statistics/career-leaders.ts'
import { buildHeader } from '../../statistics/season-tables.ts'
import type { FamilySpec } from '../../../../src/domain/season-stats/columns.ts'
import { familyOfSport } from '../../../../src/domain/season-stats/family-of.ts'
import { byRank, seasonPath, type Exporting } from '../folder-writer.ts'
import { yes, type CsvCells } from './csv-text.ts'

const itemsOf = ({ snapshot }: Exporting, kind: string) =>
  snapshot.rows.item.filter((row) => row['kind'] === kind).toSorted(byRank)

/** standings/<sport>/<season>.csv */
export async function writeStandings(exporting: Exporting): Promise<void> {
  for (const { doc } of itemsOf(exporting, standings.name)) {
    const { sportId, season, rows, asOf } = JSON.parse(doc) as StandingsDoc
    const path = seasonPath('standings', exporting.lookup.slug(sportId), season)
    if (path === null) continue
    await exporting.out.csv(
      `${path}.csv`,
      standingsColumns,
      rows.map((row, i): CsvCells => ({
        school: row.title,
        us: yes(row.isTenant),
        conference_record: row.conferenceRecord,
        conference_percentage: row.conferencePercentage,
        points: row.conferencePoints,
        overall_record: row.overallRecord,
        overall_percentage: row.overallPercentage,
        home: row.homeRecord,
        away: row.awayRecord,
        neutral: row.neutralRecord,
        streak: row.streak,
        last_five: row.lastFive,
        scored: row.scored,
        allowed: row.allowed,
        ...(i === 0 && {
          as_of: asOf?.date,
          counted: asOf?.counted.map((id) => exporting.lookup.key('game', id)).join('; '),
        }),
      })),
      ['school'],
    )
  }
}

/** conference-results/<sport>/<season>.csv */
export async function writeConferenceResults(exporting: Exporting): Promise<void> {
  const { lookup, out } = exporting
  for (const { doc } of itemsOf(exporting, conferenceResults.name)) {
    const { sportId, season, games } = JSON.parse(doc) as ConferenceResultsDoc
    const path = seasonPath('conference-results', lookup.slug(sportId), season)
    if (path === null) continue
    await out.csv(
      `${path}.csv`,
      conferenceResultsColumns,
      games.map(({ date, time, away, home, conference, note }): CsvCells => ({
        date,
        time,
        away: away.title,
        away_score: away.score,
        home: home.title,
        home_score: home.score,
        note,
        conference: conference ? null : 'n',
      })),
      ['date', 'away', 'home'],
    )
  }
}

/** career-leaders/<sport>.csv */
export async function writeCareerLeaders(exporting: Exporting): Promise<void> {
  const { lookup, out } = exporting
  for (const { doc } of itemsOf(exporting, careerLeaders.name)) {
    const { sportId, lists } = JSON.parse(doc) as CareerLeadersDoc
    const slug = lookup.slug(sportId)
    if (slug === null) continue
    await out.csv(
      `career-leaders/${slug}.csv`,
      careerLeadersColumns,
      lists.flatMap(({ table, column, entries }) =>
        entries.map(({ name, seasons, value, through }): CsvCells => ({
          table,
          statistic: column,
          name,
          seasons,
          value,
          through,
        })),
      ),
      ['table', 'statistic', 'name', 'seasons', 'value'],
    )
  }
}

/** history/<sport>.csv, the record book in its order. */
export async function writeHistory(exporting: Exporting): Promise<void> {
  const { lookup, out } = exporting
  for (const [sportId, items] of Map.groupBy(
    itemsOf(exporting, pastMeeting.name),
    (row) => row['sport_id'],
  )) {
    const slug = lookup.slug(sportId)
    if (slug === null) continue
    await out.csv(
      `history/${slug}.csv`,
      historyColumns,
      items.map((row): CsvCells => {
        const game = JSON.parse(row.doc) as PastMeetingDoc
        return {
          date: game.date,
          season: game.season,
          opponent: game.opponent.title,
          home_away: placeIn(lookup.key(pastMeeting.name, row['id'])) ?? game.locationIndicator,
          location: game.location,
          type: game.type,
          conference: yes(game.conference),
          result: game.result?.status,
          team_score: game.result?.teamScore,
          opponent_score: game.result?.opponentScore,
          forfeit: yes(game.forfeit),
          note: game.note,
        }
      }),
      ['date', 'season', 'opponent', 'result'],
    )
  }
}

/**
 * The spelling of the place, which is part of the row's key: 'HOME' of
 * 'football/1926/1926-11-06/aldermoor/HOME/2'.
 */
const placeIn = (key: string | null): string | undefined =>
  key?.split('/').findLast((part) => /^[A-Z@][A-Z.]*$/.test(part))

/** statistics/<sport>/<season>.csv, where the department entered the statistics. */
export async function writeStatistics(exporting: Exporting): Promise<void> {
  const { snapshot, lookup, out } = exporting
  for (const row of snapshot.rows.document.filter(
    (document) => document['kind'] === 'season-file',
  )) {
    const season = snapshot.rows.season.find((candidate) => candidate['id'] === row['id'])
    const path = season
      ? seasonPath('statistics', lookup.slug(season['sport_id']), String(season['title']))
      : null
    if (!season || path === null) continue
    const family = familyOfSport(lookup.sport(season['sport_id'])?.globalSportShortName ?? null)
    const { tables } = JSON.parse(row.doc) as SeasonFileDoc
    await writeSeasonTables(out, `${path}.csv`, tables, family)
  }
}

/** A file of a season's statistics. */
export async function writeSeasonTables(
  out: Exporting['out'],
  path: string,
  tables: SeasonFileDoc['tables'],
  family: FamilySpec | null,
): Promise<void> {
  const headsOf = new Map(
    tables.map((table) => [
      table,
      table.columns.map((column) => buildHeader(table, column, family)),
    ]),
  )
  const rows = tables.flatMap((table) => {
    const ownHeads = headsOf.get(table)!
    const line = (name: string, cells: readonly string[], more: CsvCells = {}): CsvCells => ({
      table: table.title,
      name,
      ...more,
      ...Object.fromEntries(ownHeads.map((head, i) => [head, cells[i] ?? ''])),
    })
    return [
      ...table.rows.map(({ name, uni, position, cells }) =>
        line(name, cells, { jersey: uni, position }),
      ),
      ...(table.total ? [line('Total', table.total.cells)] : []),
      ...(table.opponents ? [line('Opponents', table.opponents.cells)] : []),
    ]
  })
  await out.csv(
    path,
    {
      known: ['table', 'jersey', 'name', 'position', ...mergeHeads([...headsOf.values()])],
      prose: [],
    },
    rows,
    ['table', 'jersey', 'name'],
  )
}

/** All headings in an order that keeps the order of each table, if there is one. */
function mergeHeads(lists: readonly string[][]): string[] {
  const rest = new Set(lists.flat())
  const follows = (head: string) =>
    lists.some((list) =>
      list.slice(0, Math.max(0, list.indexOf(head))).some((earlier) => rest.has(earlier)),
    )
  const heads: string[] = []
  while (rest.size > 0) {
    const next = [...rest].find((head) => !follows(head)) ?? [...rest][0]!
    rest.delete(next)
    heads.push(next)
  }
  return heads
}
