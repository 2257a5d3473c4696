import { cell, type CsvRow } from '../csv/read-csv.ts'
import { opponentColumns } from '../csv/columns.ts'
import { standingsColumns } from '../history/history.ts'
import { countsTowardRecord } from '../../../src/domain/games/record.ts'
import { cleanOpponentName } from '../../../src/domain/games/game.ts'
import { normalizeSchoolName } from '../../../src/domain/games/school-names.ts'
import { rowsIn, type CheckedFolder } from './checked-folder.ts'
import { createWarning, type Finding } from './finding.ts'
import { gameRows, type GameRow } from './game-rows.ts'
import { parseTally, tallyText, type Tally } from './season-records.ts'
import type { ReadStory } from './told-games.ts'

const warnRank = createWarning('ranks')

/**
 * No team of a poll has won less than two fifths of its games once it has played this many. A rank
 * before that may be of the poll before the season.
 */
const [leastShare, enough] = [0.4, 6]
const shareOf = ([won, losses, tied]: Tally) => (won + tied / 2) / (won + losses + tied)
const playedOf = (tally: Tally) => tally.reduce((sum, count) => sum + count, 0)
const isImpossible = (tally: Tally): boolean =>
  playedOf(tally) >= enough && shareOf(tally) < leastShare

const namePattern = String.raw`\p{Lu}[\p{L}.'’&-]*`
const schoolPattern = String.raw`${namePattern}(?:\s(?:of\s)?${namePattern}){0,4}`
const tallyPattern = String.raw`\d+[-–]\d+(?:[-–]\d+)?`
const ranked = new RegExp(
  String.raw`(?:#|\bNo\.\s?)(\d{1,2})\s+(${schoolPattern})\s?(?:\(|,\s)(${tallyPattern})(?=[,;) ])`,
  'gu',
)

/** 'No. 3 Aldermoor (2-9)' in a story: a school of opponents.csv, or our own. */
export async function ranksInStories(
  pack: CheckedFolder,
  stories: readonly ReadStory[],
): Promise<Finding[]> {
  const schools = await schoolsOf(pack)
  return stories.flatMap(({ path, lines }) =>
    lines.flatMap((line, i) =>
      [...line.matchAll(ranked)].flatMap(([, rank, school, record]) => {
        const tally = parseTally(record!)
        return tally &&
          Number(rank) >= 1 &&
          Number(rank) <= 25 &&
          schools.has(normalizeSchoolName(school!)) &&
          isImpossible(tally)
          ? [
              warnRank(
                path,
                i + 1,
                `${school} is No. ${rank} with a record of ${record}: no poll ranks such a team`,
                'correct the rank or the record',
              ),
            ]
          : []
      }),
    ),
  )
}

async function schoolsOf({ folder, files, settings }: CheckedFolder): Promise<Set<string>> {
  const rows = files.opponents ? await rowsIn(folder, files.opponents, opponentColumns) : []
  return new Set(
    [
      ...rows.flatMap((row) => [cell(row, 'title'), ...cell(row, 'aliases').split('|')]),
      settings?.name ?? '',
      settings?.schoolName ?? '',
      settings?.shortName ?? '',
    ]
      .map(normalizeSchoolName)
      .filter(Boolean),
  )
}

/**
 * Ranks of opponents in a schedule that the standings of the season exclude. A team with two wins
 * at the end had at most two before our game, whose place in our season tells how many it had
 * played.
 */
export async function ranksInSchedules(pack: CheckedFolder): Promise<Finding[]> {
  const findings: Finding[] = []
  const rows = gameRows(pack)
  for (const table of pack.files.tables.filter(({ kind }) => kind === 'standings')) {
    const games = rows
      .filter(({ schedule, game }) => isOf(schedule, table) && countsTowardRecord(game))
      .toSorted((a, b) => (a.game.date < b.game.date ? -1 : 1))
    if (games.length < enough) continue
    const standingsRows = await rowsIn(pack.folder, table.path, standingsColumns)
    for (const [i, { schedule, row }] of games.entries()) {
      const [, rank] = /^\s*(?:#|No\.)\s?(\d{1,2})\s/.exec(cell(row, 'opponent')) ?? []
      const school = standingsRows.find((candidate) => isSchool(candidate, row))
      const last = school && parseTally(cell(school, 'overall_record'))
      if (!rank || !last || Number(rank) > 25) continue
      const before = Math.floor((playedOf(last) * i) / games.length)
      const [won, , tied] = last
      const best: Tally = [
        Math.min(won, before),
        Math.max(0, before - won - tied),
        Math.min(tied, Math.max(0, before - won)),
      ]
      if (!isImpossible(best)) continue
      findings.push(
        warnRank(
          schedule.path,
          row.line,
          `${cell(row, 'opponent')} has ${tallyText(last)} in ${table.path} line ` +
            `${school.line}: no poll ranks such a team in game ${i + 1} of ${games.length}`,
          'correct the rank or the record',
        ),
      )
    }
  }
  return findings
}

const isOf = (schedule: GameRow['schedule'], table: { sport: string; season: string }): boolean =>
  schedule.sport === table.sport && schedule.season.toLowerCase() === table.season.toLowerCase()
const isSchool = (standingsRow: CsvRow, row: CsvRow): boolean =>
  normalizeSchoolName(cell(standingsRow, 'school')) ===
  normalizeSchoolName(cleanOpponentName(cell(row, 'opponent')))
