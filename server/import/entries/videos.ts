import { z } from 'zod'
import { slugOf } from '../../../src/domain/words/slug.ts'
import { channelVideo } from '../../content/kinds/channel-video.ts'
import { playlist } from '../../content/kinds/playlist.ts'
import { video } from '../../content/kinds/video.ts'
import { entryFile } from './entry.ts'
import { named, seconds, youtube } from './media-parts.ts'

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
      adTagUrl: parts.link.nullable().default(null),
      duration: seconds.nullable().default(null),
      sportId: parts.sport.nullable().default(null),
      tagIds: named(parts).tags,
      gameIds: named(parts).games,
      playerIds: named(parts).players,
    }),
  faults: ({ youtube: id, playbackFormats }) =>
    id === null && playbackFormats.length === 0
      ? [
          {
            field: 'youtube',
            reason: 'neither youtube nor playbackFormats: there is nothing to play',
          },
        ]
      : [],
  complete: (read) => ({ ...read, type: slugOf(read.type) }),
  key: ({ title, createdDate }) => `${title} ${createdDate.slice(0, 10)}`,
})

/** Clips are named by their title and day: `Postgame 2026-09-05`. */
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
