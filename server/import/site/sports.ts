import { SeasonDoc, type SportDoc } from '../../content/docs.ts'
import { writeSeason, writeSport } from '../../content/sports/sports.ts'
import { getOrCreateId, type WriteResult, type Transaction } from '../../content/transaction.ts'
import { cell, reportUnreadableRows, type CsvFile, type CsvRow } from '../csv/read-csv.ts'
import { RowError, warnRow, type FileReport } from '../report.ts'
import { requireLink } from '../values/link.ts'
import { isNo, isYes, blankToNull } from '../values/text.ts'
import { writeRows, type ImportContext } from '../import-context.ts'
import { slugify } from '../../../src/domain/words/slug.ts'

export type KnownSport = {
  id: number
  slug: string
  title: string
  code: string | null
  twitter: string | null
  instagram: string | null
}

/** The current row of a sport by slug. */
export async function findSport(
  { db, tenant }: Pick<Transaction, 'db' | 'tenant'>,
  slug: string,
): Promise<KnownSport | null> {
  const row = await db
    .selectFrom('sport')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row) return null
  const { title, globalSportShortName, twitterName, instagramName } = JSON.parse(row.doc) as Record<
    string,
    string | null
  >
  return {
    id: row.id,
    slug,
    title: title ?? slug,
    code: globalSportShortName ?? null,
    twitter: twitterName ?? null,
    instagram: instagramName ?? null,
  }
}

/**
 * Adds a season. The department decides which one is current, so that stays unless `isCurrent` is
 * given. Its first day is that of its first game, '' before it has a schedule; never derived from
 * the title.
 */
export async function ensureSeason(
  transaction: Transaction,
  sport: { id: number; slug: string },
  title: string,
  seasonFields: { isCurrent?: boolean; startDate?: string } = {},
): Promise<WriteResult> {
  const before = await transaction.db
    .selectFrom('season')
    .selectAll()
    .where('tenant', '=', transaction.tenant)
    .where('sport_id', '=', sport.id)
    .where('title', '=', title)
    .executeTakeFirst()
  const existing = before && SeasonDoc.parse(JSON.parse(before.doc))
  return writeSeason(transaction, {
    id: before?.id ?? (await getOrCreateId(transaction, 'season', `${sport.slug}/${title}`)),
    sportId: sport.id,
    isCurrent: seasonFields.isCurrent ?? before?.is_current === 1,
    doc: {
      title,
      shortName: title,
      startDate: seasonFields.startDate ?? existing?.startDate ?? '',
    },
  })
}

/** Makes this season the only current one of its sport. */
async function setCurrentSeason(
  transaction: Transaction,
  sport: { id: number; slug: string },
  title: string,
): Promise<void> {
  const others = await transaction.db
    .selectFrom('season')
    .select('title')
    .where('tenant', '=', transaction.tenant)
    .where('sport_id', '=', sport.id)
    .where('is_current', '=', 1)
    .where('title', '!=', title)
    .execute()
  for (const other of others)
    await ensureSeason(transaction, sport, other.title, { isCurrent: false })
  await ensureSeason(transaction, sport, title, { isCurrent: true })
}

/** The sports in a fixed order; the index is the id, so new ones go to the end. */
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

/** sports.csv → sports in the order of the rows, each with its current season. */
export async function importSports(
  work: ImportContext,
  fileReport: FileReport,
  file: CsvFile,
): Promise<void> {
  reportUnreadableRows(fileReport, file)
  const ranks = new Map(file.rows.map((row, i) => [row, i + 1]))
  const seen = new Map<string, number>()
  await writeRows(work, fileReport, file.rows, async (transaction, row, draft) => {
    const slug = cell(row, 'slug') || slugify(cell(row, 'title'))
    const doc = sportOf(row, slug)
    const firstLine = seen.get(slug)
    if (firstLine !== undefined)
      throw new RowError(`slug "${slug}" is already on line ${firstLine}`)
    seen.set(slug, row.line)
    return keepSport(transaction, row, doc, ranks.get(row) ?? 0, draft)
  })
}

async function keepSport(
  transaction: Transaction,
  row: CsvRow,
  doc: SportDoc,
  rank: number,
  fileReport: FileReport,
): Promise<WriteResult> {
  const slug = doc.globalSportNameSlug
  const id = await getOrCreateId(transaction, 'sport', slug)
  const outcome = await writeSport(transaction, id, rank, doc)
  const season = cell(row, 'current_season')
  const touched = transaction.topics.size
  if (season) await setCurrentSeason(transaction, { id, slug }, season)
  else if (!doc.nonSport)
    warnRow(
      fileReport,
      row.line,
      `${doc.title} has no current_season, so its pages show no roster and no schedule`,
    )
  return outcome === 'same' && transaction.topics.size > touched ? 'changed' : outcome
}

function sportOf(row: CsvRow, slug: string): SportDoc {
  const title = cell(row, 'title')
  if (!title) throw new RowError('no title')
  if (slugify(slug) !== slug)
    throw new RowError(`slug "${slug}" is not valid in a URL; write "${slugify(slug)}"`)
  const code = cell(row, 'code').toLowerCase()
  if (code && !/^[a-z0-9]{2,20}$/.test(code))
    throw new RowError(`code "${code}" is not a sport code (football, mbball, wlax)`)
  const nonSport = isYes(cell(row, 'non_sport'))
  if (!code && !nonSport)
    throw new RowError('no code: every sport needs one (football, mbball, wlax)')
  return {
    title,
    shortName: cell(row, 'short_name') || slug,
    abbrev: blankToNull(cell(row, 'abbrev')),
    globalSportNameSlug: slug,
    globalSportShortName: blankToNull(code),
    globalSportId: codes.indexOf(code) + 1 || null,
    globalSportGender: blankToNull(cell(row, 'gender').toLowerCase()),
    nonSport,
    displayOpponentHistory: !nonSport && !isNo(cell(row, 'opponent_history')),
    hasDoubleHeader: code === 'baseball' || code === 'softball',
    ...shownAs(row, code),
    ticketsLink: requireLink(cell(row, 'tickets'), 'tickets'),
    facebookPage: blankToNull(cell(row, 'facebook')),
    twitterName: blankToNull(cell(row, 'twitter')),
    instagramName: blankToNull(cell(row, 'instagram')),
    youtubeName: blankToNull(cell(row, 'youtube')),
    pinterestName: null,
  }
}

/** Sports with many teams at an event instead of one opponent. */
const fields = ['mgolf', 'wgolf', 'mcross', 'wcross', 'track']
const synonyms: readonly [string, readonly string[]][] = [
  ['meet', ['mcross', 'wcross', 'track', 'mswim', 'wswim']],
  ['match', ['msoc', 'wsoc', 'wvball', 'mten', 'wten', 'wrestling']],
  ['tournament', ['mgolf', 'wgolf']],
]

/** Display settings of a sport's games; blank cells get the sport's defaults. */
function shownAs(row: CsvRow, code: string) {
  const flag = (column: string, fallback: boolean) =>
    cell(row, column) ? isYes(cell(row, column)) : fallback
  return {
    shortDisplay: blankToNull(cell(row, 'short_display')),
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
