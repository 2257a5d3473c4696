import { paths } from '../../../src/routes/paths.ts'
import { href } from '../../../src/routes/href.ts'
import { z } from 'zod'
import { htmlToBlockText, inPieces, htmlToText } from '../html/clean-html.ts'
import { kind } from './kind.ts'
import { Slide } from '../../../src/contract/media.schema.ts'
import { Publication, PressClip } from '../../../src/contract/pages.schema.ts'
import { Image, FileLink } from '../../../src/contract/parts.schema.ts'
import { PodcastSettings, Podcast, PodcastCategory } from '../../../src/contract/podcasts.schema.ts'
import { StorySettings, ImageGallery } from '../../../src/contract/stories.schema.ts'
import {
  Channel,
  RelatedVideoSettings,
  ShowcaseSettings,
  VideoAdSettings,
  VideoClip,
  Playlist,
  ChannelVideo,
} from '../../../src/contract/videos.schema.ts'
import { videoHref } from '../../../src/routes/video-links.ts'

/** Any part of the settings; missing ones have defaults (content/media/galleries.ts). */
export const MediaSettingsDoc = z.discriminatedUnion('area', [
  StorySettings.partial().extend({ area: z.literal('stories') }),
  PodcastSettings.partial().extend({ area: z.literal('podcasts') }),
  VideoAdSettings.partial().extend({ area: z.literal('video-ads') }),
  ShowcaseSettings.pick({ autoplay: true, controls: true })
    .partial()
    .extend({ area: z.literal('showcase') }),
  RelatedVideoSettings.partial().extend({ area: z.literal('related-videos') }),
  Channel.extend({ area: z.literal('channel') }),
  z.object({
    area: z.literal('shop'),
    url: z.string().optional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
  }),
])

export const mediaSettings = kind({
  name: 'media-settings',
  doc: MediaSettingsDoc,
  columns: ({ area }) => ({ slug: area }),
})

export const gallery = kind({
  name: 'gallery',
  doc: ImageGallery.omit({
    id: true,
    sport: true,
    image: true,
    count: true,
    images: true,
    tags: true,
  }).extend({
    sportId: z.number().nullable(),
    images: z.array(Image),
    gameIds: z.array(z.number()),
    tagIds: z.array(z.number()),
  }),
  columns: ({ sportId, date, title }) => ({ sportId, date, words: title }),
  mentions: ({ tagIds, gameIds }) => [
    ...tagIds.map((id) => ({ kind: 'tag' as const, id })),
    ...gameIds.map((id) => ({ kind: 'game' as const, id })),
  ],
})

const VideoDoc = VideoClip.omit({
  id: true,
  mediaFileId: true,
  url: true,
  sport: true,
  tags: true,
}).extend({
  captions: FileLink.nullable().default(null),
  transcript: z.string().nullable().default(null),
  sportId: z.number().nullable(),
  tagIds: z.array(z.number()),
  gameIds: z.array(z.number()),
  playerIds: z.array(z.number()),
})

/** The player alone, for frames. */
export const videoUrl = (id: number, youtube: string | null): string =>
  `/showcase/embed.aspx?${youtube === null ? `Archive=${id}` : `youtube=${youtube}`}`

export const video = kind({
  name: 'video',
  doc: VideoDoc,
  // `slug` holds the type, by which clips are filtered; a clip is found by id.
  columns: ({ sportId, type, createdDate, title, description }) => ({
    sportId,
    slug: type,
    date: createdDate,
    words: `${title} ${description ?? ''}`,
  }),
  html: ['transcript'],
  search: ({ id, title, description, sportId, createdDate }) => ({
    title,
    text: description ?? '',
    url: videoHref({ id, title }),
    sportId,
    date: createdDate,
    scheduled: true,
  }),
  mentions: ({ tagIds, gameIds, playerIds }) => [
    ...tagIds.map((id) => ({ kind: 'tag' as const, id })),
    ...gameIds.map((id) => ({ kind: 'game' as const, id })),
    ...playerIds.map((id) => ({ kind: 'person' as const, id })),
  ],
})

export const playlist = kind({
  name: 'playlist',
  doc: Playlist.omit({ id: true, count: true }).extend({ videoIds: z.array(z.number()) }),
  columns: ({ type, title }) => ({ slug: type, words: title }),
})

export const channelVideo = kind({
  name: 'channel-video',
  doc: ChannelVideo.omit({ id: true, url: true }).extend({
    youtube: z.string().regex(/^[\w-]{11}$/),
  }),
  columns: ({ publishedAt, title }) => ({ date: publishedAt, words: title }),
})

const PodcastDoc = Podcast.omit({
  id: true,
  url: true,
  fileUrl: true,
  fileName: true,
  fileType: true,
  fileSize: true,
  sport: true,
  category: true,
  tags: true,
}).extend({
  slug: z.string(),
  transcript: z.string().nullable().default(null),
  /** An absolute URL, or a file of the import folder. */
  sound: z.union([z.string(), FileLink]),
  sportId: z.number().nullable(),
  showId: z.number().nullable(),
  tagIds: z.array(z.number()),
})

export const podcastUrl = (slug: string, id: number): string =>
  href(paths.podcast, { podcastSlug: slug, podcastId: String(id) })

export const podcast = kind({
  name: 'podcast',
  doc: PodcastDoc,
  // `slug` holds the show, by which episodes are filtered; an episode is found by id.
  columns: ({ sportId, showId, publishDate, title, description }) => ({
    sportId,
    slug: showId === null ? null : String(showId),
    date: publishDate,
    words: `${title} ${htmlToText(description)}`,
  }),
  html: ['description', 'transcript'],
  search: ({ id, title, slug, description, sportId, publishDate }) => ({
    title,
    text: htmlToBlockText(description),
    url: podcastUrl(slug, id),
    sportId,
    date: publishDate,
    scheduled: true,
  }),
  mentions: ({ tagIds }) => tagIds.map((id) => ({ kind: 'tag', id })),
})

export const podcastShow = kind({
  name: 'podcast-show',
  doc: PodcastCategory.omit({ id: true, count: true }).extend({ slug: z.string() }),
  columns: ({ slug, title }) => ({ slug, words: title }),
})

export const slide = kind({
  name: 'slide',
  // A slide whose picture is missing from the import folder is not shown.
  doc: Slide.omit({ id: true, sport: true, image: true }).extend({
    image: Slide.shape.image.nullable(),
    sportId: z.number().nullable(),
    pinned: z.boolean().default(false),
  }),
  columns: ({ sportId, startDate, endDate, title }) => ({
    sportId,
    date: startDate,
    ends: endDate,
    words: title,
  }),
})

const PublicationDoc = Publication.omit({
  id: true,
  url: true,
  sport: true,
  redirectUrl: true,
}).extend({ sportId: z.number().nullable() })

export const publication = kind({
  name: 'publication',
  doc: PublicationDoc,
  columns: ({ sportId, slug, date, title }) => ({ sportId, slug, date, words: title }),
  html: ['description'],
  search: ({ title, slug, season, description, sportId, date }) => ({
    title,
    text: inPieces(season, htmlToBlockText(description)),
    url: href(paths.publication, { publicationSlug: slug }),
    sportId,
    date,
    scheduled: true,
  }),
})

const PressClipDoc = PressClip.omit({ id: true, sports: true }).extend({
  sportIds: z.array(z.number()),
})

/** The search word for clips of a sport, because a clip may belong to several. */
export const ofSport = (sportId: number): string => `sport:${sportId};`

export const pressClip = kind({
  name: 'press_clip',
  doc: PressClipDoc,
  columns: ({ sportIds, date, title, source, author }) => ({
    sportId: sportIds[0] ?? null,
    date,
    words: [title, source, author ?? '', ...sportIds.map(ofSport)].join(' '),
  }),
  // Links to the publication; a clip without a link is found in the list.
  search: ({ title, source, author, summary, link, sportIds, date }) => ({
    title,
    text: [source, author, summary].filter(Boolean).join('. '),
    url: link ?? '/clippings',
    sportId: sportIds[0] ?? null,
    date,
    scheduled: true,
  }),
})
