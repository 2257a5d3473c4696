import { href } from '../../../src/routes/href.ts'
import { paths } from '../../../src/routes/paths.ts'
import type { CallHandlers } from '../call-handlers.ts'
import { readItemPage, readItems, readItem, type Item, type ItemQuery } from '../items.ts'
import { publication, ofSport, pressClip } from '../kinds/media.ts'
import type { ReadContext } from '../read-context.ts'
import { readPublishCutoff } from '../publish-cutoff.ts'
import { sportRefs } from '../sports/sports.ts'
import type { Publication, PressClip, PressClipFilter } from '../../../src/contract/pages.schema.ts'
import type { PressClipQuery } from '../../../src/contract/pages.ts'
import type { PageOf, Paging } from '../../../src/contract/queries.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'

export async function readPublications(
  context: ReadContext,
  query: Paging & { sportId?: number | undefined },
): Promise<PageOf<Publication>> {
  const to = await readPublishCutoff(context, publication)
  const page = await readItemPage(context, publication, { ...query, to, order: 'newest' })
  const sports = await sportRefs(context)
  return { ...page, items: page.items.map((item) => publicationOf(item, sports)) }
}

export async function readPublication(
  context: ReadContext,
  slug: string,
): Promise<Publication | null> {
  const to = await readPublishCutoff(context, publication)
  const [item] = await readItems(context, publication, { slug, to })
  return item ? publicationOf(item, await sportRefs(context)) : null
}

function publicationOf(
  { sportId, ...item }: Item<typeof publication>,
  sports: Map<number, SportRef>,
): Publication {
  const { files, link, description } = item
  const alone =
    files.length === 1 && link === null ? files[0]!.url : files.length === 0 ? link : null
  return {
    ...item,
    url: href(paths.publication, { publicationSlug: item.slug }),
    sport: (sportId && sports.get(sportId)) || null,
    redirectUrl: description === '' ? alone : null,
  }
}

export async function readPressClips(
  context: ReadContext,
  { sportId, season, year, search, ...paging }: PressClipQuery,
): Promise<PageOf<PressClip>> {
  const now = await readPublishCutoff(context, pressClip)
  const spans = [
    season === undefined ? null : yearsOfSeason(season),
    year === undefined ? null : calendarYear(year),
  ].filter((span) => span !== null)
  const from = spans
    .map((span) => span.from)
    .toSorted()
    .at(-1)
  const to = [now, ...spans.map((span) => span.to)].toSorted()[0]!
  const page = await readItemPage(context, pressClip, {
    ...paging,
    ...wordsOf(sportId, search),
    from,
    to,
    order: 'newest',
  })
  const sports = await sportRefs(context)
  return { ...page, items: page.items.map((item) => clipOf(item, sports)) }
}

export async function readPressClip(
  context: ReadContext,
  pressClipId: number,
): Promise<PressClip | null> {
  const now = await readPublishCutoff(context, pressClip)
  const item = await readItem(context, pressClip, pressClipId)
  return item && item.date <= now ? clipOf(item, await sportRefs(context)) : null
}

/** Counts by year, or by academic year, which begins in July. */
export async function readPressClipFilter(
  context: ReadContext,
  by: 'years' | 'seasons',
  sportId?: number,
): Promise<PressClipFilter[]> {
  const to = await readPublishCutoff(context, pressClip)
  const counts = new Map<string, number>()
  for (const { date } of await readItems(context, pressClip, {
    ...wordsOf(sportId),
    to,
    order: 'newest',
  })) {
    const title = by === 'years' ? date.slice(0, 4) : seasonOf(date)
    counts.set(title, (counts.get(title) ?? 0) + 1)
  }
  return [...counts]
    .map(([title, count]) => ({ title, count }))
    .toSorted((a, b) => (a.title < b.title ? 1 : -1))
}

const wordsOf = (sportId: number | undefined, search = ''): ItemQuery => ({
  search: `${sportId ? ofSport(sportId) : ''} ${search}`,
})

const seasonTitle = (from: number): string => `${from}-${String((from + 1) % 100).padStart(2, '0')}`
const seasonOf = (date: string): string =>
  seasonTitle(Number(date.slice(0, 4)) - (date.slice(5, 7) < '07' ? 1 : 0))

type Span = { from: string; to: string }
const calendarYear = (year: number): Span => ({
  from: `${String(year).padStart(4, '0')}-01-01`,
  to: `${String(year).padStart(4, '0')}-12-31T99`,
})
/** '2026-27' and '2026'; an empty range for any other title. */
function yearsOfSeason(title: string): Span {
  const from = Number(/^(\d{4})(?:-\d{2,4})?$/.exec(title)?.[1] ?? '9999')
  return { from: `${from}-07-01`, to: `${from + 1}-06-30T99` }
}

function clipOf(
  { sportIds, ...item }: Item<typeof pressClip>,
  sports: Map<number, SportRef>,
): PressClip {
  return { ...item, sports: sportIds.flatMap((id) => sports.get(id) ?? []) }
}

export const handlers = {
  publications: readPublications,
  publication: (context, { slug }) => readPublication(context, slug),
  pressClips: readPressClips,
  pressClip: (context, { pressClipId }) => readPressClip(context, pressClipId),
  pressClipSeasons: (context, { sportId }) => readPressClipFilter(context, 'seasons', sportId),
  pressClipYears: (context, { sportId }) => readPressClipFilter(context, 'years', sportId),
} satisfies Partial<CallHandlers>
