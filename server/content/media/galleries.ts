import type { CallHandlers } from '../call-handlers.ts'
import type { z } from 'zod'
import { readSettings } from '../department/site.ts'
import { readItem, readItemPage, readItems, type Item } from '../items.ts'
import { gallery, slide, mediaSettings, type MediaSettingsDoc } from '../kinds/media.ts'
import { toPage } from '../paging.ts'
import { inOrderOfNews } from './slide-order.ts'
import type { ReadContext } from '../read-context.ts'
import { readPublishCutoff } from '../publish-cutoff.ts'
import { readClock } from '../department-clock.ts'
import { sportRefs } from '../sports/sports.ts'
import { tagRefs } from '../stories/story-links.ts'
import type { Slide, SlideCampaign, MediaSettings } from '../../../src/contract/media.schema.ts'
import type { PageOf, Paging } from '../../../src/contract/queries.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'
import type { ImageGallery } from '../../../src/contract/stories.schema.ts'

/** Published galleries, newest first, without their pictures; or one gallery with its pictures. */
export async function readGalleries(
  context: ReadContext,
  {
    galleryId,
    ...query
  }: Paging & { sportId?: number | undefined; galleryId?: number | undefined },
): Promise<PageOf<ImageGallery>> {
  const sports = await sportRefs(context)
  const now = await readPublishCutoff(context, gallery)
  if (galleryId !== undefined) {
    const item = await readItem(context, gallery, galleryId)
    return toPage(
      item && item.date <= now && (!query.sportId || item.sportId === query.sportId)
        ? [{ ...(await galleryOf(context, item, sports)), images: item.images }]
        : [],
      query,
    )
  }
  const page = await readItemPage(context, gallery, { ...query, to: now, order: 'newest' })
  const items: ImageGallery[] = []
  for (const item of page.items) items.push(await galleryOf(context, item, sports))
  return { ...page, items }
}

async function galleryOf(
  context: ReadContext,
  { id, title, description, date, photographer, sportId, images, tagIds }: Item<typeof gallery>,
  sports: Map<number, SportRef>,
): Promise<ImageGallery> {
  return {
    id,
    title,
    description,
    date,
    photographer,
    sport: (sportId && sports.get(sportId)) || null,
    image: images[0] ?? null,
    count: images.length,
    images: null,
    tags: await tagRefs(context, tagIds),
  }
}

/**
 * The current slides; the answer expires when a slide begins or ends. Without a sport those of the
 * home page.
 */
export async function readSlides(context: ReadContext, sportId?: number): Promise<Slide[]> {
  const clock = await readClock(context)
  const sports = await sportRefs(context)
  const all = (await readItems(context, slide)).filter((item) => item.sportId === (sportId || null))
  const activeSlides = all.flatMap(({ sportId: of, image, pinned, ...slideFields }) => {
    if (!image || !clock.isRunning(slideFields.startDate, slideFields.endDate)) return []
    return [{ pinned, slide: { ...slideFields, image, sport: (of && sports.get(of)) || null } }]
  })
  return inOrderOfNews(context, activeSlides, sportId)
}

/** The same by campaign, in the order of each campaign's first slide. */
export async function readSlideCampaigns(
  context: ReadContext,
  sportId?: number,
): Promise<SlideCampaign[]> {
  return [...Map.groupBy(await readSlides(context, sportId), ({ campaign }) => campaign)].map(
    ([title, slides]) => ({ title, slides }),
  )
}

type Doc = z.infer<typeof MediaSettingsDoc>
/** Stored documents have no fields that are undefined. */
type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }
type MediaAreaSettings<A extends Doc['area']> = Omit<Extract<Doc, { area: A }>, 'area'>

/** Settings of media.yaml over the defaults. */
export const readMediaSettings = (context: ReadContext): Promise<MediaSettings> =>
  context.once('media-settings', async () => {
    const site = await readSettings(context)
    const all = await readItems(context, mediaSettings)
    const settingsOf = <A extends Doc['area']>(area: A): Defined<MediaAreaSettings<A>> => {
      const {
        id: _,
        area: __,
        ...stored
      } = all.find((item) => item.area === area) ?? { id: 0, area }
      return stored as Defined<MediaAreaSettings<A>>
    }
    const channel = all.find((item) => item.area === 'channel')
    const name = site?.name ?? ''
    return {
      stories: { relatedStories: 4, showWriter: true, showTags: true, ...settingsOf('stories') },
      podcasts: {
        title: name,
        description: site?.seo.description ?? '',
        author: name,
        email: site?.supportEmail ?? null,
        category: 'Sports',
        language: 'en-us',
        explicit: false,
        image: site?.logo ?? null,
        ...settingsOf('podcasts'),
      },
      videos: {
        ads: {
          frequency: 0,
          tagUrl: null,
          position: 'pre',
          showOnPreviousVideos: false,
          ...settingsOf('video-ads'),
        },
        showcase: {
          youtube: null,
          archive: null,
          endeavor: null,
          autoplay: false,
          controls: true,
          live: false,
          ...settingsOf('showcase'),
        },
        related: {
          enabled: true,
          title: 'Related Videos',
          count: 6,
          ...settingsOf('related-videos'),
        },
        channel: channel ? channelOf(channel) : null,
      },
      shop: { url: null, currency: 'USD', ...settingsOf('shop') },
    }
  })

const channelOf = ({ title, url, subscribers, videos, views }: MediaAreaSettings<'channel'>) => ({
  title,
  url,
  subscribers,
  videos,
  views,
})

export const handlers = {
  storySettings: async (context) => (await readMediaSettings(context)).stories,
  podcastSettings: async (context) => (await readMediaSettings(context)).podcasts,
  videoAdSettings: async (context) => (await readMediaSettings(context)).videos.ads,
  showcaseSettings: async (context) => (await readMediaSettings(context)).videos.showcase,
  relatedVideoSettings: async (context) => (await readMediaSettings(context)).videos.related,
  imageGalleries: readGalleries,
  slideshows: (context, { sportId }) => readSlides(context, sportId),
  slideshowCampaigns: (context, { sportId }) => readSlideCampaigns(context, sportId),
} satisfies Partial<CallHandlers>
