import { readSettings } from '../../content/department/site.ts'
import { ReadContext } from '../../content/read-context.ts'
import { ourTeam } from '../../live/match-players.ts'
import { cell, type CsvRow } from '../csv/read-csv.ts'
import { coachingRecords } from '../entries/people.ts'
import { standingsColumns } from '../history/history.ts'
import { isYes } from '../values/text.ts'
import { rowsIn, type CheckedFolder } from './checked-folder.ts'
import { createWarning, type Finding } from './finding.ts'
import {
  contradicts,
  resultsText,
  seasonSums,
  parseTally,
  tallyText,
  type Tally,
} from './season-records.ts'

const warnRecord = createWarning('records')
const todo = 'correct the one that is wrong'

/** Coaching records that the results of the season contradict. */
export async function coachingResults(pack: CheckedFolder): Promise<Finding[]> {
  const path = pack.files.entries.get('coaching-records.csv')
  if (!path || !coachingRecords.csv) return []
  const rows = await rowsIn(pack.folder, path, coachingRecords.csv)
  const sumsOf = seasonSums(pack)
  const findings: Finding[] = []
  // Two coaches who followed one another in a season have a row each.
  const seasons = Map.groupBy(rows, (row) => `${cell(row, 'sport_id')} ${cell(row, 'season')}`)
  for (const group of seasons.values()) {
    const [row] = group as [CsvRow]
    const season = cell(row, 'season')
    const sums = await sumsOf(cell(row, 'sport_id').toLowerCase(), season)
    if (!sums) continue
    for (const [name, prefix, results] of [
      ['', '', sums.overall],
      ['conference ', 'conference_', sums.conference],
    ] as const) {
      const coachesTally = sumRecords(group, prefix)
      if (!coachesTally || !results || !contradicts(coachesTally, results, sums.isWhole)) continue
      const whose = group.length > 1 ? `${season}, ${group.length} coaches together,` : season
      findings.push(
        warnRecord(
          path,
          row.line,
          `${name}record: ${whose} says ${tallyText(coachesTally)}; ` +
            resultsText(sums, coachesTally, results),
          todo,
        ),
      )
    }
  }
  return findings
}

/** The wins, losses and ties of rows together; null when a row does not count them. */
export function sumRecords(rows: readonly CsvRow[], prefix: '' | 'conference_'): Tally | null {
  const sum = (column: string) =>
    rows.reduce((total, row) => total + Number(cell(row, `${prefix}${column}`)), 0)
  const isCounted = rows.every(
    (row) => cell(row, `${prefix}wins`) !== '' && cell(row, `${prefix}losses`) !== '',
  )
  const tally: Tally = [sum('wins'), sum('losses'), sum('ties')]
  return isCounted && tally.every(Number.isFinite) ? tally : null
}

const columns = [
  ['overall_record', 'overallRecord'],
  ['conference_record', 'conferenceRecord'],
  ['home', 'homeRecord'],
  ['away', 'awayRecord'],
  ['neutral', 'neutralRecord'],
] as const

/** Our own row of a conference's table, where it differs from the schedule of the season. */
export async function ownStandings(pack: CheckedFolder): Promise<Finding[]> {
  const settings = await readSettings(new ReadContext(pack.store, pack.tenant))
  const isOurs = ourTeam(settings)
  const sumsOf = seasonSums(pack)
  const findings: Finding[] = []
  for (const { kind, path, sport, season } of pack.files.tables) {
    if (kind !== 'standings' || pack.signal?.aborted) continue
    const ownRow = (await rowsIn(pack.folder, path, standingsColumns)).find(
      (row) => isYes(cell(row, 'us')) || isOurs({ name: cell(row, 'school'), id: '' }),
    )
    const sums = ownRow && (await sumsOf(sport, season))
    if (!ownRow || !sums) continue
    for (const [column, key] of columns) {
      const [stated, results] = [parseTally(cell(ownRow, column)), parseTally(sums.record[key])]
      if (column === 'conference_record' && !sums.conference) continue
      if (stated && results && contradicts(stated, results, sums.isWhole))
        findings.push(
          warnRecord(
            path,
            ownRow.line,
            `${column} of ${cell(ownRow, 'school')} says ${tallyText(stated)}; ` +
              resultsText(sums, stated, results),
            'correct the one that is wrong, or leave the cell blank: it is then computed',
          ),
        )
    }
    const streak = parseStreak(cell(ownRow, 'streak'))
    if (sums.isWhole && streak && sums.record.streak && streak !== sums.record.streak)
      findings.push(
        warnRecord(
          path,
          ownRow.line,
          `streak of ${cell(ownRow, 'school')} says ${streak}; the results in ${sums.file} say ` +
            sums.record.streak,
          'correct the one that is wrong, or leave the cell blank: it is then computed',
        ),
      )
  }
  return findings
}

/** 'W3', 'Won 3' and 'L 1' in one form; null for other words. */
export function parseStreak(text: string): string | null {
  const [, mark, count] = /^(W|L|T)(?:on|ost|ied)?\s*(\d+)$/i.exec(text.trim()) ?? []
  return mark === undefined ? null : `${mark.toUpperCase()}${Number(count)}`
}
