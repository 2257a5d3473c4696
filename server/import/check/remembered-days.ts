import { cell, type CsvRow } from '../csv/read-csv.ts'
import { coachingRecords } from '../entries/people.ts'
import { conferencePattern, rowsIn, sportOfSlug, type CheckedFolder } from './checked-folder.ts'
import { createWarning, type Finding } from './finding.ts'
import { listEntries } from './list-entries.ts'
import { sumRecords } from './records.ts'
import { tallyText } from './season-records.ts'
import { findSeasonSpan } from './seasons.ts'

const warnDay = createWarning('records')

/**
 * Days of on-this-day.yaml that the coaching records contradict: a conference title in a season
 * without a winning conference record, a second one in a season, and a day before a sport's first
 * season.
 */
export async function rememberedDays(pack: CheckedFolder): Promise<Finding[]> {
  const path = pack.files.entries.get('coaching-records.csv')
  if (!path || !coachingRecords.csv) return []
  const rows = await rowsIn(pack.folder, path, coachingRecords.csv)
  const seasonsBySport = Map.groupBy(rows, (row) => slugOf(pack, cell(row, 'sport_id')))
  const isTitle = titlePattern(pack)
  const titles = new Map<string, number>()
  const findings: Finding[] = []
  for (const { file, line, node } of await listEntries(pack, 'on-this-day.yaml')) {
    const { title = '', text = '', date = '', sportId = '' } = node.toJSON() as Day
    const sport = slugOf(pack, sportId)
    const seasons = seasonsBySport.get(sport)
    const first = seasons && firstOf(seasons)
    if (!first || !/^\d{4}-\d\d-\d\d/.test(date)) continue
    const warn = (message: string, todo: string) =>
      findings.push(warnDay(file, line, `"${title}" ${message}`, todo))
    if (date < findSeasonSpan(cell(first, 'season'))!.from) {
      if (!/\b(?:adds?|added|adding|new|club)\b/i.test(`${title} ${text}`))
        warn(
          `is of ${date}, before the first season ${cell(first, 'season')} in ${path} line ` +
            `${first.line}`,
          'correct the date or the sport, or add the earlier seasons to the coaching records',
        )
      continue
    }
    if (!isTitle.test(`${title}. ${text}`) || /\btournament\b/i.test(`${title} ${text}`)) continue
    const season = titlesOfSeasons(date).find((name) =>
      seasons.some((row) => cell(row, 'season') === name),
    )
    const ofSeason = seasons.filter((row) => cell(row, 'season') === season)
    const record = ofSeason.length > 0 && sumRecords(ofSeason, 'conference_')
    if (record && record[0] <= record[1])
      warn(
        `is of ${season}, but the conference record was ${tallyText(record)} in ${path} line ` +
          `${ofSeason[0]!.line}`,
        'correct the date of the title, or the coaching record',
      )
    const key = `${sport}/${season ?? date.slice(0, 4)}`
    if (titles.has(key))
      warn(
        `is also on line ${titles.get(key)}, and a season has one conference title`,
        'remove one of the two, or correct its date',
      )
    titles.set(key, titles.get(key) ?? line)
  }
  return findings
}

type Day = { title?: string; text?: string | null; date?: string; sportId?: string | null }

const slugOf = (pack: CheckedFolder, slug: string | null) =>
  slug ? (sportOfSlug(pack, slug)?.slug ?? slug.toLowerCase()) : ''

const firstOf = (rows: readonly CsvRow[]): CsvRow | undefined =>
  rows
    .filter((row) => findSeasonSpan(cell(row, 'season')))
    .toSorted((a, b) => cell(a, 'season').localeCompare(cell(b, 'season')))[0]

/** '2022', and the winter season of the day: '2022-23' from August on, else '2021-22'. */
function titlesOfSeasons(date: string): string[] {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))]
  const first = month >= 8 ? year : year - 1
  return [`${year}`, `${first}-${`${first + 1}`.slice(-2)}`, `${first}-${first + 1}`]
}

/** 'wins PLC title', 'won the Prairie Lakes Conference regular-season title'. */
function titlePattern(pack: CheckedFolder): RegExp {
  return new RegExp(
    String.raw`\b(?:wins?|won|claim(?:s|ed)|clinche[sd]|capture[sd]) (?:its |the |a )?` +
      String.raw`(?:first |outright )?(?:${conferencePattern(pack)}) ` +
      String.raw`(?:regular[- ]season )?title\b`,
    'i',
  )
}
