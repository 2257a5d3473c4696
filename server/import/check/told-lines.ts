import { visit, isPair, isScalar } from 'yaml'
import { normalizeSchoolName } from '../../../src/domain/games/school-names.ts'
import { cell } from '../csv/read-csv.ts'
import { sportOfSlug, type CheckedFolder } from './checked-folder.ts'
import { gameRows } from './game-rows.ts'
import { listEntries, type ListEntry } from './list-entries.ts'
import type { ReadStory } from './told-games.ts'

/** A line of text that is about a venue and sports; without any, of all. */
export type Statement = {
  file: string
  line: number
  text: string
  venue: string | null
  sports: string[]
  /** The local start of the one home game that a story names. */
  start: string | null
}
export type Venue = { title: string; sport: string | null }

/** Lists with what fans are told. A venue is an entry of facilities.yaml. */
const lists = [
  'facilities.yaml',
  'tickets.yaml',
  'alerts.yaml',
  'coverage.yaml',
  'sport-files.yaml',
  'seasons.yaml',
  'promotions.yaml',
  'forms.yaml',
  'documents.yaml',
]

export async function linesOfLists(
  pack: CheckedFolder,
): Promise<{ venues: Venue[]; said: Statement[] }> {
  const venues: Venue[] = []
  const statements: Statement[] = []
  for (const entry of (await Promise.all(lists.map((name) => listEntries(pack, name)))).flat()) {
    const { title = '', kind, season, sportId, sportIds = [] } = entry.node.toJSON() as Entry
    const sports = [sportId ?? [], sportIds].flat().map((slug) => slugOf(pack, slug))
    // A note of an earlier season may say what has changed since.
    if (season && season !== sportOfSlug(pack, sports[0] ?? '')?.season) continue
    const isVenue = entry.file === pack.files.entries.get('facilities.yaml')
    if (isVenue) venues.push({ title, sport: sports[0] ?? null })
    for (const { text, key, line } of textsOf(entry))
      statements.push({
        file: entry.file,
        line,
        text: isParking({ key, kind, entry: entry.node.toString() }) ? `Parking: ${text}` : text,
        venue: isVenue ? title : venueOf(`${title} ${text}`, sports, venues),
        sports,
        start: null,
      })
  }
  return { venues, said: statements }
}

type Entry = {
  title?: string
  kind?: string
  season?: string
  sportId?: string
  sportIds?: string[]
}
const slugOf = (pack: CheckedFolder, slug: string) => sportOfSlug(pack, slug)?.slug ?? slug

/**
 * Whether a price of this field is that of parking, as in facilities.yaml and in the price of a
 * ticket. One that is paid ahead may be lower than at the lot.
 */
const isParking = ({
  key,
  kind,
  entry,
}: {
  key: string
  kind?: string | undefined
  entry: string
}) =>
  (key === 'parking' || (kind === 'parking' && key === 'price')) &&
  !/\b(?:ahead|advance|prepaid|day of)\b/i.test(entry)

/** The lines of an entry's texts. */
function textsOf({ node, counter }: ListEntry) {
  const texts: { text: string; key: string; line: number }[] = []
  visit(node, {
    Scalar(position, { value, range, type }, path) {
      if (position === 'key' || typeof value !== 'string' || !range) return
      const pair = path.at(-1)
      const key = isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : ''
      const isBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED'
      const first = counter.linePos(range[0]).line + (isBlock ? 1 : 0)
      for (const [i, text] of value.split('\n').entries())
        texts.push({ text, key, line: isBlock ? first + i : first })
    },
  })
  return texts
}

/** The venue that a text names, else the only one of its sport. */
function venueOf(text: string, sports: readonly string[], venues: readonly Venue[]): string | null {
  const normalizedText = ` ${normalizeSchoolName(text)} `
  const mentioned = venues.filter(({ title }) =>
    normalizedText.includes(` ${normalizeSchoolName(title)} `),
  )
  const venuesOfSports = venues.filter(({ sport }) => sport !== null && sports.includes(sport))
  return (
    (mentioned.length === 1
      ? mentioned
      : mentioned.length === 0 && venuesOfSports.length === 1
        ? venuesOfSports
        : [])[0]?.title ?? null
  )
}

export function linesOfStory(
  { path, story, lines }: ReadStory,
  pack: CheckedFolder,
  venues: readonly Venue[],
): Statement[] {
  const sport = slugOf(pack, story.sport)
  // What was told in an earlier season may have changed since.
  const newest = gameRows(pack).filter(
    ({ schedule, row }) =>
      schedule.sport === sport &&
      schedule.season === sportOfSlug(pack, sport)?.season &&
      story.games.includes(cell(row, 'ref')) &&
      isHome(row),
  )
  const [first] = newest
  if (!first) return []
  const start = newest.length === 1 && !first.game.tbd ? first.game.date : null
  const venue = venueOf(`${story.title} ${story.body}`, [sport], venues)
  return lines.map((text, i) => ({ file: path, line: i + 1, text, venue, sports: [sport], start }))
}
export const isHome = (row: Parameters<typeof cell>[0]): boolean =>
  /^h/i.test(cell(row, 'home_away'))
