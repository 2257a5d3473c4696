import { slugOf } from '../../../src/domain/words/slug.ts'
import type { SportDoc } from '../../content/docs.ts'
import { writeSport } from '../../content/sports/sports.ts'
import { identify, type Outcome, type Transaction } from '../../content/transaction.ts'
import { cell, type CsvFile, type CsvRow } from '../csv/read-csv.ts'
import { refuseUnread } from '../csv/refuse-unread.ts'
import { RowRefused, warn, type Part } from '../report.ts'
import { requireLink } from '../values/link.ts'
import { isNo, isYes, orNull } from '../values/yes.ts'
import { writeRows, type Work } from '../work.ts'
import { setCurrentSeason } from './seasons.ts'

/**
 * The sports themselves, the same at every school; their place here is their number. A new one goes
 * to the end.
 */
const codes = [
  'football',
  'baseball',
  'softball',
  'mbball',
  'wbball',
  'msoc',
  'wsoc',
  'wvball',
  'mlax',
  'wlax',
  'fhockey',
  'mten',
  'wten',
  'mgolf',
  'wgolf',
  'mcross',
  'wcross',
  'track',
  'mswim',
  'wswim',
  'wrestling',
  'mhockey',
  'whockey',
]

/** sports.csv → sports in the order of their rows, each with its current season. */
export async function importSports(work: Work, part: Part, file: CsvFile): Promise<void> {
  refuseUnread(part, file)
  const ranks = new Map(file.rows.map((row, i) => [row, i + 1]))
  const seen = new Map<string, number>()
  await writeRows(work, part, file.rows, async (writing, row, draft) => {
    const slug = cell(row, 'slug') || slugOf(cell(row, 'title'))
    const doc = sportOf(row, slug)
    const twin = seen.get(slug)
    if (twin !== undefined) throw new RowRefused(`slug "${slug}" is already on line ${twin}`)
    seen.set(slug, row.line)
    return keepSport(writing, row, doc, ranks.get(row) ?? 0, draft)
  })
}

async function keepSport(
  writing: Transaction,
  row: CsvRow,
  doc: SportDoc,
  rank: number,
  part: Part,
): Promise<Outcome> {
  const slug = doc.globalSportNameSlug
  const id = await identify(writing, 'sport', slug)
  const outcome = await writeSport(writing, id, rank, doc)
  const season = cell(row, 'current_season')
  const touched = writing.topics.size
  if (season) await setCurrentSeason(writing, { id, slug }, season)
  else if (!doc.nonSport)
    warn(
      part,
      row.line,
      `${doc.title} has no current_season: its pages show no roster and no schedule until it has`,
    )
  return outcome === 'same' && writing.topics.size > touched ? 'changed' : outcome
}

function sportOf(row: CsvRow, slug: string): SportDoc {
  const title = cell(row, 'title')
  if (!title) throw new RowRefused('no title')
  if (slugOf(slug) !== slug)
    throw new RowRefused(`slug "${slug}" cannot stand in an address; write "${slugOf(slug)}"`)
  const code = cell(row, 'code').toLowerCase()
  if (code && !/^[a-z0-9]{2,20}$/.test(code))
    throw new RowRefused(`code "${code}" is no code of a sport (football, mbball, wlax)`)
  const nonSport = isYes(cell(row, 'non_sport'))
  if (!code && !nonSport)
    throw new RowRefused('no code: it names the sport itself (football, mbball, wlax)')
  return {
    title,
    shortName: cell(row, 'short_name') || slug,
    abbrev: orNull(cell(row, 'abbrev')),
    globalSportNameSlug: slug,
    globalSportShortName: orNull(code),
    globalSportId: codes.indexOf(code) + 1 || null,
    globalSportGender: orNull(cell(row, 'gender').toLowerCase()),
    nonSport,
    displayOpponentHistory: !nonSport && !isNo(cell(row, 'opponent_history')),
    hasDoubleHeader: code === 'baseball' || code === 'softball',
    ...shownAs(row, code),
    ticketsLink: requireLink(cell(row, 'tickets'), 'tickets'),
    facebookPage: orNull(cell(row, 'facebook')),
    twitterName: orNull(cell(row, 'twitter')),
    instagramName: orNull(cell(row, 'instagram')),
    youtubeName: orNull(cell(row, 'youtube')),
    pinterestName: null,
  }
}

/** Sports of many against many: nobody is met, somebody is beaten. */
const fields = ['mgolf', 'wgolf', 'mcross', 'wcross', 'track']
const synonyms: readonly [string, readonly string[]][] = [
  ['meet', ['mcross', 'wcross', 'track', 'mswim', 'wswim']],
  ['match', ['msoc', 'wsoc', 'wvball', 'mten', 'wten', 'wrestling']],
  ['tournament', ['mgolf', 'wgolf']],
]

/** How its games are called and shown; what the row leaves blank is what is usual in the sport. */
function shownAs(row: CsvRow, code: string) {
  const flag = (column: string, usual: boolean) =>
    cell(row, column) ? isYes(cell(row, column)) : usual
  return {
    shortDisplay: orNull(cell(row, 'short_display')),
    conferenceId: null,
    hasOvertimeLosses: flag('overtime_losses', code.endsWith('hockey') && code !== 'fhockey'),
    hasOvertimeWins: flag('overtime_wins', false),
    usesPoints: flag('uses_points', ['msoc', 'wsoc', 'mhockey', 'whockey'].includes(code)),
    atVs: flag('at_vs', !fields.includes(code)),
    conferenceDisplay: flag('conference_display', true),
    displayNextEvent: flag('next_event', true),
    nonSportOnArchive: flag('on_archive', false),
    nonSportOnCalendar: flag('on_calendar', false),
    gameSynonym:
      cell(row, 'game_synonym') ||
      (synonyms.find(([, codes]) => codes.includes(code))?.[0] ?? 'game'),
  }
}
