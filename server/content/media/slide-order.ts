import { isPreviewPast } from '../stories/past-previews.ts'
import { readGamesById, readStories, type StoryRow } from '../stories/stories.ts'
import { sportRefs } from '../sports/sports.ts'
import { storyUrl } from '../stories/story-links.ts'
import type { ReadContext } from '../read-context.ts'
import type { Slide } from '../../../src/contract/media.schema.ts'
import type { StoryTeaser } from '../../../src/contract/stories.schema.ts'

type Placed = { slide: Slide; pinned: boolean }
/** `past`: it previews only games that have begun or are off. */
type Known = StoryRow & { past: boolean }

/**
 * Stories among which the newest is looked for: the first ones may be previews of past games.
 */
const looked = 8

/**
 * Slides of stories by date, newest first; those of previews are last once the game has begun. The
 * newest story is first, also without a slide. Pinned slides, and slides of anything else, keep
 * their places; a pinned preview until its game begins.
 * The slide of a story has its sport.
 */
export async function inOrderOfNews(
  context: ReadContext,
  placed: readonly Placed[],
  sportId?: number,
): Promise<Slide[]> {
  const all = placed.map(({ slide }) => slide)
  const stories = await storiesOf(context, all)
  const moves = placed.flatMap(({ slide, pinned }) => {
    const story = stories.get(slide.url ?? '')
    return story && (!pinned || story.past) ? [slide] : []
  })
  const newest = moves.length > 0 ? await newestStory(context, sportId) : undefined
  const storyOf = (slide: Slide) => stories.get(slide.url ?? '')!
  const sorted: Slide[] = moves.toSorted((first, second) => {
    const [a, b] = [storyOf(first), storyOf(second)]
    return (
      Number(a.past) - Number(b.past) || (a.date < b.date ? 1 : a.date > b.date ? -1 : b.id - a.id)
    )
  })
  const lead = sorted[0]
  const isNewer =
    newest && lead && !all.some(({ url }) => url === newest.url)
      ? storyOf(lead).past || newest.date > storyOf(lead).date
      : false
  const first = isNewer ? slideOf(newest!) : null
  const sports = await sportRefs(context)
  return all
    .flatMap((slide) => {
      const shownSlide = moves.includes(slide) ? sorted.shift()! : slide
      return slide === moves[0] && first ? [first, shownSlide] : [shownSlide]
    })
    .map((slide) => {
      const story = stories.get(slide.url ?? '')
      return {
        ...slide,
        sport: slide.sport ?? sports.get(story?.sport_id ?? 0) ?? null,
      }
    })
}

/** Published stories of slides by their URL. */
async function storiesOf(
  context: ReadContext,
  slides: readonly Slide[],
): Promise<Map<string, Known>> {
  const slugs = slides.flatMap(
    ({ url }) => /^\/news\/\d+\/\d+\/\d+\/([^/?#]+)$/.exec(url ?? '')?.[1] ?? [],
  )
  if (slugs.length === 0) return new Map()
  context.touch('stories')
  const rows = await context.db
    .selectFrom('story')
    .select(['id', 'date', 'slug', 'sport_id', 'doc'])
    .where('tenant', '=', context.tenant)
    .where('slug', 'in', [...new Set(slugs)])
    .where('hidden', '=', 0)
    .execute()
  const storyRows = await withPast(context, rows)
  return new Map(storyRows.map((row) => [storyUrl(row.date, row.slug), row]))
}

/** The newest story with a picture that is no preview of a past game. */
async function newestStory(
  context: ReadContext,
  sportId?: number,
): Promise<StoryTeaser | undefined> {
  const { items } = await readStories(context, { sportId, $pageSize: looked })
  const pictured = items.filter(({ image }) => image)
  const rows = await context.db
    .selectFrom('story')
    .select(['id', 'date', 'slug', 'sport_id', 'doc'])
    .where('tenant', '=', context.tenant)
    .where('id', 'in', [0, ...pictured.map(({ id }) => id)])
    .execute()
  const past = new Set(
    (await withPast(context, rows)).filter((row) => row.past).map(({ id }) => id),
  )
  return pictured.find(({ id }) => !past.has(id))
}

/** Stories with whether they preview only games that have begun or are off. */
async function withPast(context: ReadContext, rows: readonly StoryRow[]): Promise<Known[]> {
  const gamesOf = (row: StoryRow) => (JSON.parse(row.doc) as { gameIds?: number[] }).gameIds ?? []
  const ids = [...new Set(rows.flatMap(gamesOf))]
  const games = await readGamesById(context, ids)
  const byId = new Map(games.map((game) => [game.id, game]))
  return rows.map((row) => {
    const storyGames = gamesOf(row).flatMap((id) => byId.get(id) ?? [])
    const isPreview = storyGames.every((game) => row.date < game.date)
    return {
      ...row,
      past: storyGames.length > 0 && isPreview && storyGames.every(isPreviewPast),
    }
  })
}

const slideOf = ({
  id,
  title,
  subHeadline,
  url,
  redirectAbsoluteUrl,
  image,
  sport,
}: StoryTeaser): Slide => ({
  // No slide of the department has a negative number.
  id: -id,
  title,
  subtitle: subHeadline,
  url: redirectAbsoluteUrl ?? url,
  linkText: 'Read the story',
  openInNewWindow: false,
  image: image!,
  sport,
  campaign: null,
  startDate: null,
  endDate: null,
})
