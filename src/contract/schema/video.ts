import { z } from 'zod'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'
import { TagRef } from './tag.ts'

/** One file of a video; players take the first they can. */
export const PlaybackFormat = z.object({
  url: z.string(),
  /** 'video/mp4', 'application/vnd.apple.mpegurl' */
  type: z.string(),
  /** Lines of the picture; null for a stream that adapts. */
  height: z.number().nullable(),
})

export const VideoClip = z.object({
  id: z.number(),
  /** The same as text, as the family of APIs calls a clip. */
  mediaFileId: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  /** 'highlights', 'press-conference': the end of Videos/categories/{type}. */
  type: z.string(),
  posterImage: Image.nullable(),
  /** Of the clip's own; null leaves it to the settings. */
  adTagUrl: z.string().nullable(),
  /** The eleven characters of a video of YouTube; such a clip has no formats of its own. */
  youtube: z
    .string()
    .regex(/^[\w-]{11}$/)
    .nullable(),
  playbackFormats: z.array(PlaybackFormat),
  /** Seconds. */
  duration: z.number().nullable(),
  createdDate: z.string(),
  /** Where it plays alone: '/showcase/embed.aspx?Archive=7' */
  url: z.string(),
  sport: SportRef.nullable(),
  tags: z.array(TagRef),
})
export type VideoClip = z.infer<typeof VideoClip>

export const Playlist = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string().nullable(),
  /** A series has parts that belong together and follow each other. */
  type: z.enum(['playlist', 'series']),
  thumbnail: Image.nullable(),
  sponsor: z.object({ title: z.string(), url: z.string().nullable() }).nullable(),
  /** Clips that are out. */
  count: z.number(),
})
export type Playlist = z.infer<typeof Playlist>

export const PlaylistWithClips = Playlist.extend({ clips: z.array(VideoClip) })
export type PlaylistWithClips = z.infer<typeof PlaylistWithClips>

export const VideoAdSettings = z.object({
  /** An advertisement before every so many clips; 0 is none. */
  frequency: z.number(),
  tagUrl: z.string().nullable(),
  position: z.enum(['pre', 'mid', 'post']),
  showOnPreviousVideos: z.boolean(),
})
export type VideoAdSettings = z.infer<typeof VideoAdSettings>

/** How an embedded video begins; which video it is comes with the address (spec 1 §2, §3). */
export const ShowcaseSettings = z.object({
  youtube: z.string().nullable(),
  archive: z.string().nullable(),
  endeavor: z.string().nullable(),
  autoplay: z.boolean(),
  controls: z.boolean(),
  live: z.boolean(),
})
export type ShowcaseSettings = z.infer<typeof ShowcaseSettings>

export const RelatedVideoSettings = z.object({
  enabled: z.boolean(),
  title: z.string(),
  count: z.number(),
})
export type RelatedVideoSettings = z.infer<typeof RelatedVideoSettings>

/** A video of the department's channel. */
export const ChannelVideo = z.object({
  /** The eleven characters. */
  id: z.string().regex(/^[\w-]{11}$/),
  title: z.string(),
  description: z.string(),
  publishedAt: z.string(),
  thumbnails: z.array(Image),
  url: z.string(),
})
export type ChannelVideo = z.infer<typeof ChannelVideo>

export const Channel = z.object({
  title: z.string(),
  url: z.string(),
  subscribers: z.number().nullable(),
  videos: z.number().nullable(),
  views: z.number().nullable(),
})
export type Channel = z.infer<typeof Channel>

export const ChannelVideoPage = z.object({
  channel: Channel.nullable(),
  items: z.array(ChannelVideo),
  total: z.number(),
  page: z.number(),
  pages: z.number(),
})
export type ChannelVideoPage = z.infer<typeof ChannelVideoPage>
