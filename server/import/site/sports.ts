import { slugOf } from '../../../src/domain/slug.ts'
import type { SportDoc } from '../../content/docs.ts'
import { writeSport } from '../../content/sports.ts'
import { identify, type Outcome, type Writing } from '../../content/writing.ts'
import { cell, type CsvFile, type CsvRow } from '../csv/read-csv.ts'
import { refuseUnread } from '../csv/refuse-unread.ts'
import { RowRefused, warn, type Part } from '../report.ts'
import { requireLink } from '../values/link.ts'
import { isYes, orNull } from '../values/yes.ts'
import { writeRows, type Work } from '../work.ts'
import { setCurrentSeason } from './seasons.ts'

/** The sports themselves, the same at every school; their place here is their number. A new one goes to the end. */
const codes = [
  'football', 'baseball', 'softball', 'mbball', 'wbball', 'msoc', 'wsoc', 'wvball', 'mlax', 'wlax', 'fhockey', 'mten', 'wten', 'mgolf', 'wgolf', 'mcross', 'wcross',
  'track', 'mswim', 'wswim', 'wrestling', 'mhockey', 'whockey',
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

async function keepSport(writing: Writing, row: CsvRow, doc: SportDoc, rank: number, part: Part): Promise<Outcome> {
  const slug = doc.globalSportNameSlug
  const id = await identify(writing, 'sport', slug)
  const outcome = await writeSport(writing, id, rank, doc)
  const season = cell(row, 'current_season')
  const touched = writing.topics.size
  if (season) await setCurrentSeason(writing, { id, slug }, season)
  else if (!doc.nonSport) warn(part, row.line, `${doc.title} has no current_season: its pages show no roster and no schedule until it has`)
  return outcome === 'same' && writing.topics.size > touched ? 'changed' : outcome
}

function sportOf(row: CsvRow, slug: string): SportDoc {
  const title = cell(row, 'title')
  if (!title) throw new RowRefused('no title')
  if (slugOf(slug) !== slug) throw new RowRefused(`slug "${slug}" cannot stand in an address; write "${slugOf(slug)}"`)
  const code = cell(row, 'code').toLowerCase()
  if (code && !/^[a-z0-9]{2,20}$/.test(code)) throw new RowRefused(`code "${code}" is no code of a sport (football, mbball, wlax)`)
  const nonSport = isYes(cell(row, 'non_sport'))
  if (!code && !nonSport) throw new RowRefused('no code: it names the sport itself (football, mbball, wlax)')
  return {
    title, shortName: cell(row, 'short_name') || slug, abbrev: orNull(cell(row, 'abbrev')), globalSportNameSlug: slug, globalSportShortName: orNull(code),
    globalSportId: codes.indexOf(code) + 1 || null, globalSportGender: orNull(cell(row, 'gender').toLowerCase()), nonSport,
    displayOpponentHistory: !nonSport, hasDoubleHeader: code === 'baseball' || code === 'softball',
    ticketsLink: requireLink(cell(row, 'tickets'), 'tickets'), facebookPage: orNull(cell(row, 'facebook')), twitterName: orNull(cell(row, 'twitter')),
    instagramName: orNull(cell(row, 'instagram')), youtubeName: orNull(cell(row, 'youtube')), pinterestName: null,
  }
}
