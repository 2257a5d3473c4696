import { z } from 'zod'
import {
  mediaSettings,
  channelVideo,
  playlist,
  video,
  podcast,
  podcastShow,
} from '../../content/kinds/media.ts'
import { entryFile } from './read-entries.ts'
import type { EntryParts } from './parts.ts'
import { slugify } from '../../../src/domain/words/slug.ts'

/** The eleven characters of a YouTube video id, not its URL. */
export const youtube = z
  .string()
  .trim()
  .regex(/^[\w-]{11}$/, 'must be the eleven characters of a YouTube video id')

/** Seconds as a number or as 31:04 or 1:02:30. */
export const seconds = z.codec(
  z.union([
    z.number().nonnegative(),
    z
      .string()
      .regex(
        /^(?:\d{1,2}:)?\d{1,3}:\d{2}$/,
        'must be a number of seconds, or a time such as 31:04',
      ),
  ]),
  z.number(),
  {
    decode: (duration) =>
      typeof duration === 'number'
        ? Math.round(duration)
        : duration.split(':').reduce((sum, part) => sum * 60 + Number(part), 0),
    encode: (number) => number,
  },
)

/** Money as written, 24.99, and as stored, in cents. */
export const money = z.codec(
  z
    .number({ error: 'must be a number, such as 24.99' })
    .nonnegative()
    .refine(
      (amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6,
      'must have at most two decimals',
    ),
  z.number(),
  {
    decode: (amount) => Math.round(amount * 100),
    encode: (cents) => cents / 100,
  },
)

/** What several kinds of media refer to: tags, games and people. */
export const linkFields = ({ ref }: EntryParts) => ({
  tags: z.array(ref('tag', 'tag (add it to tags.yaml)')).prefault([]),
  games: z.array(ref('game', 'game of a schedule')).prefault([]),
  players: z.array(ref('person', 'player')).prefault([]),
})

const share = z.number().int().min(0).max(100)

/** Display settings of stories and media: one entry per area, all parts optional. */
export const mediaSettingsFile = entryFile({
  file: 'media.yaml',
  kind: mediaSettings,
  entry: ({ text, link, picture }) =>
    z.discriminatedUnion('area', [
      z.strictObject({
        area: z.literal('stories'),
        relatedStories: share.max(20).optional(),
        showWriter: z.boolean().optional(),
        showTags: z.boolean().optional(),
      }),
      z.strictObject({
        area: z.literal('podcasts'),
        title: text.optional(),
        description: text.optional(),
        author: text.optional(),
        email: z.email('is not an email address').nullable().optional(),
        category: text.optional(),
        language: text.optional(),
        explicit: z.boolean().optional(),
        image: picture.nullable().optional(),
      }),
      z.strictObject({
        area: z.literal('video-ads'),
        frequency: share.optional(),
        tagUrl: link.nullable().optional(),
        position: z.enum(['pre', 'mid', 'post']).optional(),
        showOnPreviousVideos: z.boolean().optional(),
      }),
      z.strictObject({
        area: z.literal('showcase'),
        autoplay: z.boolean().optional(),
        controls: z.boolean().optional(),
      }),
      z.strictObject({
        area: z.literal('related-videos'),
        enabled: z.boolean().optional(),
        title: text.optional(),
        count: share.max(24).optional(),
      }),
      z.strictObject({
        area: z.literal('channel'),
        title: text,
        url: link,
        subscribers: z.number().nullable().default(null),
        videos: z.number().nullable().default(null),
        views: z.number().nullable().default(null),
      }),
      z.strictObject({
        area: z.literal('shop'),
        url: link.optional(),
        currency: z
          .string()
          .regex(/^[A-Z]{3}$/, 'must be three capital letters, such as USD')
          .optional(),
      }),
    ]),
  complete: (read) => read,
  key: ({ area }) => area,
})

export const videos = entryFile({
  file: 'videos.yaml',
  kind: video,
  entry: (parts) =>
    z.strictObject({
      title: parts.text,
      description: parts.optional,
      type: parts.text.default('video'),
      createdDate: parts.date,
      youtube: youtube.nullable().default(null),
      playbackFormats: z
        .array(
          z.strictObject({
            url: parts.link,
            type: parts.text.default('video/mp4'),
            height: z.number().int().positive().nullable().default(null),
          }),
        )
        .prefault([]),
      posterImage: parts.picture.nullable().default(null),
      captions: parts.file.nullable().default(null),
      transcript: parts.prose.nullable().default(null),
      adTagUrl: parts.link.nullable().default(null),
      duration: seconds.nullable().default(null),
      sportId: parts.sport.nullable().default(null),
      tagIds: linkFields(parts).tags,
      gameIds: linkFields(parts).games,
      playerIds: linkFields(parts).players,
    }),
  faults: ({ youtube: id, playbackFormats, captions }) => [
    ...(id === null && playbackFormats.length === 0
      ? [{ field: 'youtube', reason: 'needs youtube or playbackFormats' }]
      : []),
    ...(captions !== null && !captions.type.startsWith('text/vtt')
      ? [{ field: 'captions', reason: 'captions: must be a file .vtt or .srt' }]
      : []),
    ...(captions !== null && id !== null
      ? [{ field: 'captions', reason: 'captions: YouTube shows its own; add them there' }]
      : []),
  ],
  complete: (read) => ({ ...read, type: slugify(read.type) }),
  key: ({ title, createdDate }) => `${title} ${createdDate.slice(0, 10)}`,
})

/** Clips are named by title and date: `Postgame 2026-09-05`. */
export const playlists = entryFile({
  file: 'playlists.yaml',
  kind: playlist,
  entry: ({ text, optional, picture, link, ref }) =>
    z.strictObject({
      title: text,
      description: optional,
      type: z.enum(['playlist', 'series']).default('playlist'),
      thumbnail: picture.nullable().default(null),
      sponsor: z
        .strictObject({ title: text, url: link.nullable().default(null) })
        .nullable()
        .default(null),
      videoIds: z.array(ref('video', 'clip of videos.yaml')).prefault([]),
    }),
  complete: (read) => read,
  key: ({ title }) => title,
})

export const channel = entryFile({
  file: 'channel.yaml',
  kind: channelVideo,
  entry: ({ text, date, pictures }) =>
    z.strictObject({
      youtube,
      title: text,
      description: z.string().default(''),
      publishedAt: date,
      thumbnails: pictures,
    }),
  complete: (read) => read,
  key: ({ youtube: id }) => id,
  keyIsExact: true,
})

export const podcastShows = entryFile({
  file: 'podcast-shows.yaml',
  kind: podcastShow,
  entry: ({ text, optional, picture }) =>
    z.strictObject({
      title: text,
      slug: text.optional(),
      description: optional,
      image: picture.nullable().default(null),
    }),
  complete: (read) => ({ ...read, slug: read.slug ?? slugify(read.title) }),
  key: ({ title }) => title,
})

export const podcasts = entryFile({
  file: 'podcasts.yaml',
  kind: podcast,
  entry: (parts) =>
    z.strictObject({
      title: parts.text,
      slug: parts.text.optional(),
      showId: parts.ref('podcast-show', 'show (podcast-shows.yaml)').nullable().default(null),
      description: parts.prose.prefault(''),
      transcript: parts.prose.nullable().default(null),
      // `https://…/12.mp3`, or `{path: files/12.mp3}`.
      sound: z.union([parts.link, parts.file]),
      duration: seconds.nullable().default(null),
      episode: z.number().int().nonnegative().nullable().default(null),
      image: parts.picture.nullable().default(null),
      publishDate: parts.date,
      createdDate: parts.date.optional(),
      sportId: parts.sport.nullable().default(null),
      tagIds: linkFields(parts).tags,
    }),
  faults: ({ sound }) =>
    typeof sound === 'string' && !sound.startsWith('https://')
      ? [{ field: 'sound', reason: 'sound: an absolute https address, or {path: files/…}' }]
      : [],
  complete: (read) => ({
    ...read,
    slug: read.slug ?? slugify(read.title),
    createdDate: read.createdDate ?? read.publishDate,
  }),
  key: ({ title, publishDate }) => `${title} ${publishDate}`,
})
