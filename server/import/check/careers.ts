import { familyOfSport } from '../../../src/domain/season-stats/family-of.ts'
import { pairEntries, sumCounted } from '../../../src/domain/season-stats/career-ranks.ts'
import { ReadContext } from '../../content/read-context.ts'
import { readSports } from '../../content/sports/sports.ts'
import { readCareers } from '../../content/stats/careers.ts'
import { RowError } from '../report.ts'
import { careerLeadersColumns, parseCareer } from '../statistics/career-leaders.ts'
import { rowsIn, type CheckedFolder } from './checked-folder.ts'
import { createWarning, type Finding } from './finding.ts'

const warnCareer = createWarning('records')

/** Career leaders with less than the statistics of the seasons that their total counts. */
export async function careerTotals(pack: CheckedFolder): Promise<Finding[]> {
  const context = new ReadContext(pack.store, pack.tenant)
  const sports = await readSports(context)
  const findings: Finding[] = []
  for (const { path, sport: slug } of pack.files.tables.filter(
    ({ kind }) => kind === 'career-leaders',
  )) {
    const sport = sports.find(({ globalSportNameSlug }) => globalSportNameSlug === slug)
    const family = familyOfSport(sport?.globalSportShortName ?? null)
    if (!sport || !family || pack.signal?.aborted) continue
    const careersByStatistic = await readCareers(context, sport)
    for (const row of await rowsIn(pack.folder, path, careerLeadersColumns)) {
      const entry = parseOrSkip(() => parseCareer(row, family))
      if (!entry) continue
      const [career] = pairEntries([entry], careersByStatistic(entry)).keys()
      const counted = career ? sumCounted(entry, career) : 0
      if (career && counted > entry.value)
        findings.push(
          warnCareer(
            path,
            row.line,
            `${entry.name} has ${entry.value}, but the statistics of these seasons have ${counted}`,
            'correct the value, or the season in through',
          ),
        )
    }
  }
  return findings
}

/** Null for a row that the import refuses. */
function parseOrSkip<T>(parse: () => T): T | null {
  try {
    return parse()
  } catch (error) {
    if (error instanceof RowError) return null
    throw error
  }
}
