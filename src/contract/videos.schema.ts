import { z } from 'zod'
import {
  FileLink,
  Image,
  id,
  emptyQuery,
  toPageSchema,
  paging,
  type CallSchemaOf,
} from './parts.schema.ts'
import { SportRef, TagRef } from './sport.schema.ts'

export const PlaybackFormat = z
  .object({
    url: z.string(),
    type: z.string().meta({ description: "'video/mp4', 'application/vnd.apple.mpegurl'" }),
    height: z
      .number()
      .nullable()
      .meta({ description: 'Vertical resolution in pixels; null for an adaptive stream.' }),
  })
  .meta({
    id: 'PlaybackFormat',
    description: 'A source of a video; players use the first one they support.',
  })

export const VideoClip = z
  .object({
    id: z.number(),
    mediaFileId: z.string().meta({ description: 'The same as text, as in this API family.' }),
    title: z.string(),
    description: z.string().nullable(),
    type: z.string().meta({
      description:
        "'highlights', 'press-conference': the last part of " + 'Videos/categories/{type}.',
    }),
    posterImage: Image.nullable(),
    adTagUrl: z
      .string()
      .nullable()
      .meta({ description: "The clip's own setting; null uses the site's." }),
    youtube: z
      .string()
      .regex(/^[\w-]{11}$/)
      .nullable()
      .meta({
        description:
          'The eleven-character id of a YouTube video; such a clip has no formats ' + 'of its own.',
      }),
    playbackFormats: z.array(PlaybackFormat),
    captions: FileLink.nullable().meta({ description: 'A WebVTT file.' }),
    transcript: z
      .string()
      .nullable()
      .meta({ description: 'Sanitized HTML; only in the answer for one clip, null in lists.' }),
    duration: z.number().nullable().meta({ description: 'Seconds.' }),
    createdDate: z.string(),
    url: z.string().meta({ description: "Its own page: '/showcase/embed.aspx?Archive=7'" }),
    sport: SportRef.nullable(),
    tags: z.array(TagRef),
  })
  .meta({ id: 'VideoClip' })
export type VideoClip = z.infer<typeof VideoClip>

export const Playlist = z
  .object({
    id: z.number(),
    title: z.string(),
    description: z.string().nullable(),
    type: z
      .enum(['playlist', 'series'])
      .meta({ description: 'A series has parts in a fixed order.' }),
    thumbnail: Image.nullable(),
    sponsor: z.object({ title: z.string(), url: z.string().nullable() }).nullable(),
    count: z.number().meta({ description: 'Published clips.' }),
  })
  .meta({ id: 'Playlist' })
export type Playlist = z.infer<typeof Playlist>

export const PlaylistWithClips = Playlist.extend({ clips: z.array(VideoClip) }).meta({
  id: 'PlaylistWithClips',
})
export type PlaylistWithClips = z.infer<typeof PlaylistWithClips>

export const VideoAdSettings = z
  .object({
    frequency: z
      .number()
      .meta({ description: 'Number of clips between advertisements; 0 is none.' }),
    tagUrl: z.string().nullable(),
    position: z.enum(['pre', 'mid', 'post']),
    showOnPreviousVideos: z.boolean(),
  })
  .meta({ id: 'VideoAdSettings' })
export type VideoAdSettings = z.infer<typeof VideoAdSettings>

export const ShowcaseSettings = z
  .object({
    youtube: z.string().nullable(),
    archive: z.string().nullable(),
    endeavor: z.string().nullable(),
    autoplay: z.boolean(),
    controls: z.boolean(),
    live: z.boolean(),
  })
  .meta({
    id: 'ShowcaseSettings',
    description: 'Start settings of an embedded video; the URL names the video.',
  })
export type ShowcaseSettings = z.infer<typeof ShowcaseSettings>

export const RelatedVideoSettings = z
  .object({
    enabled: z.boolean(),
    title: z.string(),
    count: z.number(),
  })
  .meta({ id: 'RelatedVideoSettings' })
export type RelatedVideoSettings = z.infer<typeof RelatedVideoSettings>

export const ChannelVideo = z
  .object({
    id: z
      .string()
      .regex(/^[\w-]{11}$/)
      .meta({ description: 'The eleven-character id.' }),
    title: z.string(),
    description: z.string(),
    publishedAt: z.string(),
    thumbnails: z.array(Image),
    url: z.string(),
  })
  .meta({ id: 'ChannelVideo', description: "A video of the department's channel." })
export type ChannelVideo = z.infer<typeof ChannelVideo>

export const Channel = z
  .object({
    title: z.string(),
    url: z.string(),
    subscribers: z.number().nullable(),
    videos: z.number().nullable(),
    views: z.number().nullable(),
  })
  .meta({ id: 'Channel' })
export type Channel = z.infer<typeof Channel>

export const ChannelVideoPage = z
  .object({
    channel: Channel.nullable(),
    items: z.array(ChannelVideo),
    total: z.number(),
    page: z.number(),
    pages: z.number(),
  })
  .meta({ id: 'ChannelVideoPage' })
export type ChannelVideoPage = z.infer<typeof ChannelVideoPage>

export const videoSchemas: CallSchemaOf<typeof import('./videos.ts')> = {
  videosOfType: {
    summary: 'Clips of one type: highlights, press conferences.',
    query: z.object({
      ...paging,
      sportId: id.optional(),
      type: z.string().max(100),
      search: z.string().max(1000).optional(),
    }),
    result: toPageSchema(VideoClip),
    example: { type: 'highlights' },
  },
  video: {
    summary: 'One clip by id.',
    query: z.object({ videoId: id }),
    result: VideoClip.nullable(),
    example: { videoId: 1 },
  },
  channelVideos: {
    summary: "The department's channel and its videos, newest first.",
    query: z.object(paging),
    result: ChannelVideoPage,
    example: {},
  },
  videoAdSettings: {
    summary: 'When a video starts with an ad.',
    query: emptyQuery,
    result: VideoAdSettings.nullable(),
    example: {},
  },
  showcaseSettings: {
    summary: 'How an embedded video starts.',
    query: emptyQuery,
    result: ShowcaseSettings.nullable(),
    example: {},
  },
  relatedVideos: {
    summary:
      'Clips of a story, a game, a player, a sport or another clip; without an ' +
      'id, the newest clips.',
    notes: '`type` is the kind of `id`; without `id`, the newest clips.',
    query: z.object({
      type: z.enum(['story', 'game', 'player', 'sport', 'video']),
      id: id.optional(),
    }),
    result: z.array(VideoClip),
    example: { type: 'sport', id: 1 },
  },
  relatedVideoSettings: {
    summary: 'Whether related clips are shown, and their heading.',
    query: emptyQuery,
    result: RelatedVideoSettings.nullable(),
    example: {},
  },
  playlists: {
    summary: "Playlists and series, in the department's order.",
    query: z.object(paging),
    result: toPageSchema(Playlist),
    example: {},
  },
  playlist: {
    summary: 'One playlist with its clips.',
    query: z.object({ playlistId: id }),
    result: PlaylistWithClips.nullable(),
    example: { playlistId: 1 },
  },
  seriesTitles: {
    summary: 'Series by title.',
    query: emptyQuery,
    result: z.array(z.object({ id: z.number(), title: z.string() })),
    example: {},
  },
  series: {
    summary: 'One series with its parts.',
    query: z.object({ seriesId: id }),
    result: PlaylistWithClips.nullable(),
    example: { seriesId: 2 },
  },
}
