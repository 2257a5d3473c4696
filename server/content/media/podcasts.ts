import type { CallHandlers } from '../call-handlers.ts'
import type { PageOf, Paging } from '../../../src/contract/queries.ts'
import type {
  Podcast,
  PodcastCategory,
  PodcastFeed,
  PodcastFile,
} from '../../../src/contract/podcasts.schema.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'
import { readItem, readItemPage, readItems, type Item } from '../items.ts'
import { podcast, podcastUrl, podcastShow } from '../kinds/media.ts'
import { readMediaSettings } from './galleries.ts'
import { countPublished, readPublishCutoff } from '../publish-cutoff.ts'
import type { ReadContext } from '../read-context.ts'
import { sportRefs } from '../sports/sports.ts'
import { tagRefs } from '../stories/story-links.ts'

type Episode = Item<typeof podcast>
type EpisodeQuery = {
  sportId?: number | undefined
  categoryId?: number | undefined
  searchTerm?: string | undefined
}

/** Published episodes, newest first. */
export async function readPodcasts(
  context: ReadContext,
  { categoryId, searchTerm, ...query }: Paging & EpisodeQuery,
): Promise<PageOf<Podcast>> {
  const slug = categoryId === undefined ? undefined : String(categoryId)
  const page = await readItemPage(context, podcast, {
    ...query,
    slug,
    search: searchTerm,
    to: await readPublishCutoff(context, podcast),
    order: 'newest',
  })
  return { ...page, items: await composed(context, page.items) }
}

/** Null before the episode is published. */
async function readEpisode(context: ReadContext, podcastId: number): Promise<Episode | null> {
  const episode = await readItem(context, podcast, podcastId)
  return episode && episode.publishDate <= (await readPublishCutoff(context, podcast))
    ? episode
    : null
}

export async function readPodcast(
  context: ReadContext,
  podcastId: number,
): Promise<Podcast | null> {
  const episode = await readEpisode(context, podcastId)
  return (
    episode && {
      ...(await composed(context, [episode]))[0]!,
      transcript: episode.transcript ?? null,
    }
  )
}

export async function readPodcastFile(
  context: ReadContext,
  podcastId: number,
): Promise<PodcastFile | null> {
  const episode = await readEpisode(context, podcastId)
  return episode ? { id: episode.id, ...fileOf(episode) } : null
}

/** MIME type by the extension of the sound's URL. */
const types: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'audio/mp4',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
}

function fileOf({ sound }: Episode): Omit<PodcastFile, 'id'> {
  if (typeof sound !== 'string')
    return { url: sound.url, fileName: sound.name, type: sound.type, size: sound.size }
  const fileName = new URL(sound, 'https://own.invalid').pathname.split('/').at(-1) ?? ''
  return {
    url: sound,
    fileName,
    type: types[/\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''] ?? 'audio/mpeg',
    size: null,
  }
}

async function composed(context: ReadContext, all: readonly Episode[]): Promise<Podcast[]> {
  const sports = await sportRefs(context)
  const shows = new Map((await readItems(context, podcastShow)).map((show) => [show.id, show]))
  const podcasts: Podcast[] = []
  for (const episode of all) {
    const { id, slug, showId, sportId, tagIds, sound: _, ...doc } = episode
    const show = showId === null ? undefined : shows.get(showId)
    const { url: fileUrl, fileName, type: fileType, size: fileSize } = fileOf(episode)
    podcasts.push({
      ...doc,
      transcript: null,
      id,
      url: podcastUrl(slug, id),
      fileUrl,
      fileName,
      fileType,
      fileSize,
      image: doc.image ?? show?.image ?? null,
      sport: (sportId && sports.get(sportId)) || null,
      category: show ? { id: show.id, title: show.title } : null,
      tags: await tagRefs(context, tagIds),
    })
  }
  return podcasts
}

/** The shows with their number of published episodes; with a sport only its shows. */
export async function readPodcastCategories(
  context: ReadContext,
  sportId?: number,
): Promise<PodcastCategory[]> {
  const counts = await countPublished(context, podcast, 'slug', sportId)
  return (await readItems(context, podcastShow)).map(({ id, title, description, image }) => ({
    id,
    title,
    description,
    image,
    count: counts.get(String(id)) ?? 0,
  }))
}

const readPodcastCategory = async (
  context: ReadContext,
  categoryId: number,
): Promise<PodcastCategory | null> =>
  (await readPodcastCategories(context)).find(({ id }) => id === categoryId) ?? null

/** Only shows with episodes. */
export const readPodcastFilterCategories = async (
  context: ReadContext,
  sportId?: number,
): Promise<PodcastCategory[]> =>
  (await readPodcastCategories(context, sportId)).filter(({ count }) => count > 0)

export async function readPodcastSports(
  context: ReadContext,
): Promise<{ sport: SportRef; count: number }[]> {
  const [sports, counts] = [
    await sportRefs(context),
    await countPublished(context, podcast, 'sport_id'),
  ]
  return [...sports.values()].flatMap((sport) => {
    const count = counts.get(String(sport.id))
    return count ? [{ sport, count }] : []
  })
}

/** Most episodes of a feed; directories read no more. */
const mostInFeed = 100

/** The feed of one show or of all. Null for a show that does not exist. */
export async function readPodcastFeed(
  context: ReadContext,
  query: Pick<EpisodeQuery, 'sportId' | 'categoryId'>,
): Promise<PodcastFeed | null> {
  const { podcasts: settings } = await readMediaSettings(context)
  const show =
    query.categoryId === undefined
      ? undefined
      : await readItem(context, podcastShow, query.categoryId)
  if (show === null) return null
  const channel = show
    ? {
        ...settings,
        title: show.title,
        description: show.description ?? settings.description,
        image: show.image ?? settings.image,
      }
    : settings
  return {
    channel: { ...channel, categoryId: show?.id ?? null },
    items: (await readPodcasts(context, { ...query, $pageSize: mostInFeed })).items,
  }
}

export const handlers = {
  podcasts: readPodcasts,
  podcast: (context, { podcastId }) => readPodcast(context, podcastId),
  podcastPlay: (context, { podcastId }) => readPodcastFile(context, podcastId),
  podcastDownload: (context, { podcastId }) => readPodcastFile(context, podcastId),
  podcastCategories: (context) => readPodcastCategories(context),
  podcastCategory: (context, { categoryId }) => readPodcastCategory(context, categoryId),
  podcastFilterCategories: (context, { sportId }) => readPodcastFilterCategories(context, sportId),
  podcastFilterSports: readPodcastSports,
  podcastFeed: readPodcastFeed,
} satisfies Partial<CallHandlers>
