import { z } from 'zod'
import { Image, id, nothing, pageOf, paging, type DescribedOf } from './parts.schema.ts'
import {
  PodcastSettings,
  Podcast,
  PodcastCategory,
  PodcastFeed,
  PodcastFile,
} from './podcasts.schema.ts'
import {
  Channel,
  RelatedVideoSettings,
  ShowcaseSettings,
  VideoAdSettings,
  ChannelVideoPage,
  Playlist,
  PlaylistWithClips,
  VideoClip,
} from './videos.schema.ts'
import { SportRef } from './sport.schema.ts'
import { StorySettings, ImageGallery } from './stories.schema.ts'

export const MediaSettings = z
  .object({
    stories: StorySettings,
    podcasts: PodcastSettings,
    videos: z.object({
      ads: VideoAdSettings,
      showcase: ShowcaseSettings,
      related: RelatedVideoSettings,
      channel: Channel.nullable(),
    }),
    shop: z.object({ url: z.string().nullable(), currency: z.string() }),
  })
  .meta({
    id: 'MediaSettings',
    description:
      'How the department shows its stories and media: what media.yaml says, and ' +
      'our own word where it says nothing.',
  })
export type MediaSettings = z.infer<typeof MediaSettings>

export const Slide = z
  .object({
    id: z.number(),
    title: z.string(),
    subtitle: z.string().nullable(),
    url: z.string().nullable(),
    linkText: z.string().nullable().meta({ description: "The words of its button: 'Read more'." }),
    openInNewWindow: z.boolean(),
    image: Image,
    sport: SportRef.nullable().meta({ description: 'Null: the rotator of the home page.' }),
    campaign: z
      .string()
      .nullable()
      .meta({ description: 'What it belongs to; slides of one campaign stand together.' }),
    startDate: z.string().nullable(),
    endDate: z.string().nullable(),
  })
  .meta({ id: 'Slide', description: "One slide of the rotator of the home page, or of a sport's." })
export type Slide = z.infer<typeof Slide>

export const SlideCampaign = z
  .object({ title: z.string().nullable(), slides: z.array(Slide) })
  .meta({ id: 'SlideCampaign' })
export type SlideCampaign = z.infer<typeof SlideCampaign>

export const ShopProduct = z
  .object({
    id: z.number(),
    title: z.string(),
    originalPrice: z.number().int().nonnegative().meta({ description: 'Cents of `currency`.' }),
    finalPrice: z.number().int().nonnegative().meta({
      description: 'What it costs now, in cents: less than the original while a discount runs.',
    }),
    currency: z.string().meta({ description: 'ISO 4217.' }),
    image: Image.nullable(),
    link: z.string(),
    discount: z
      .object({
        type: z.enum(['percent', 'amount']),
        amount: z.number(),
        expiration: z.string().nullable(),
      })
      .nullable()
      .meta({
        description:
          'Null when there is none, or it has ended. `amount` is a share in percent, ' +
          'or cents off.',
      }),
    shopUrl: z.string().nullable(),
    sport: SportRef.nullable(),
  })
  .meta({ id: 'ShopProduct' })
export type ShopProduct = z.infer<typeof ShopProduct>

const ofSport = { sportId: id.optional() }
const text = z.string().max(1000).optional()
const podcastId = z.object({ podcastId: id })

export const mediaSchemas: DescribedOf<typeof import('./media.ts')> = {
  podcasts: {
    summary: 'Episodes that are out, the newest first.',
    query: z.object({ ...paging, ...ofSport, categoryId: id.optional(), searchTerm: text }),
    result: pageOf(Podcast),
    example: {},
    table: ({ items }) =>
      items.map(({ title, category, episode, publishDate, duration, sport, fileUrl }) => ({
        title,
        show: category?.title ?? '',
        episode,
        published: publishDate,
        seconds: duration,
        sport: sport?.title ?? '',
        file: fileUrl,
      })),
  },
  podcast: {
    summary: 'One episode.',
    query: podcastId,
    result: Podcast.nullable(),
    example: { podcastId: 1 },
  },
  podcastPlay: {
    summary: 'Where the sound of an episode is to be heard.',
    query: podcastId,
    result: PodcastFile.nullable(),
    example: { podcastId: 1 },
  },
  podcastDownload: {
    summary: 'The address of the sound file of an episode.',
    query: podcastId,
    result: PodcastFile.nullable(),
    example: { podcastId: 1 },
  },
  podcastCategories: {
    summary: "The shows, in the department's order.",
    query: nothing,
    result: z.array(PodcastCategory),
    example: {},
  },
  podcastCategory: {
    summary: 'One podcast show.',
    query: z.object({ categoryId: id }),
    result: PodcastCategory.nullable(),
    example: { categoryId: 1 },
  },
  podcastFilterCategories: {
    summary: 'Shows that have an episode out, of a sport where one is asked for.',
    query: z.object(ofSport),
    result: z.array(PodcastCategory),
    example: {},
  },
  podcastFilterSports: {
    summary: 'Sports that have an episode out, and how many.',
    query: nothing,
    result: z.array(z.object({ sport: SportRef, count: z.number() })),
    example: {},
  },
  podcastSettings: {
    summary: 'What the department says of its podcasts.',
    query: nothing,
    result: PodcastSettings.nullable(),
    example: {},
  },
  podcastFeed: {
    summary: 'What a podcast feed is written from: its channel and its hundred newest episodes.',
    notes:
      'What the feed is written from; the feed itself is XML and stands under the ' +
      "site's feeds.",
    query: z.object({ ...ofSport, categoryId: id.optional() }),
    result: PodcastFeed.nullable(),
    example: {},
  },
  videos: {
    summary: 'Clips that are out, the newest first.',
    query: z.object({ ...paging, ...ofSport, search: text }),
    result: pageOf(VideoClip),
    example: {},
  },
  videosOfType: {
    summary: 'Clips of one type: highlights, press conferences.',
    query: z.object({ ...paging, ...ofSport, type: z.string().max(100) }),
    result: pageOf(VideoClip),
    example: { type: 'highlights' },
  },
  video: {
    summary: 'One clip by its number.',
    query: z.object({ videoId: id }),
    result: VideoClip.nullable(),
    example: { videoId: 1 },
  },
  channelVideos: {
    summary: "The department's channel and its videos, the newest first.",
    query: z.object(paging),
    result: ChannelVideoPage,
    example: {},
  },
  videoAdSettings: {
    summary: 'When an advertisement comes with a video.',
    query: nothing,
    result: VideoAdSettings.nullable(),
    example: {},
  },
  showcaseSettings: {
    summary: 'How an embedded video begins.',
    query: nothing,
    result: ShowcaseSettings.nullable(),
    example: {},
  },
  relatedVideos: {
    summary:
      'Clips that belong to a story, a game, a player, a sport or another clip; without its ' +
      'number the newest clips.',
    notes: '`type` says of what `id` is the number; without a number the newest of ' + 'all.',
    query: z.object({
      type: z.enum(['story', 'game', 'player', 'sport', 'video']),
      id: id.optional(),
    }),
    result: z.array(VideoClip),
    example: { type: 'sport', id: 1 },
  },
  relatedVideoSettings: {
    summary: 'Whether and under what heading related clips are shown.',
    query: nothing,
    result: RelatedVideoSettings.nullable(),
    example: {},
  },
  playlists: {
    summary: "Playlists and series, in the department's order.",
    query: z.object(paging),
    result: pageOf(Playlist),
    example: {},
  },
  playlist: {
    summary: 'One playlist with its clips.',
    query: z.object({ playlistId: id }),
    result: PlaylistWithClips.nullable(),
    example: { playlistId: 1 },
  },
  seriesTitles: {
    summary: 'The series by title.',
    query: nothing,
    result: z.array(z.object({ id: z.number(), title: z.string() })),
    example: {},
  },
  series: {
    summary: 'One series with its parts.',
    query: z.object({ seriesId: id }),
    result: PlaylistWithClips.nullable(),
    example: { seriesId: 2 },
  },
  imageGalleries: {
    summary: 'Galleries, the newest first; with a number one gallery with all its pictures.',
    notes: 'With `galleryId` that one alone, with all its pictures.',
    query: z.object({ ...paging, ...ofSport, galleryId: id.optional() }),
    result: pageOf(ImageGallery),
    example: {},
  },
  slideshows: {
    summary: "The slides of the rotator that are shown now, in the department's order.",
    notes: 'The rotator of the home page, or with `sportId` that of a sport.',
    query: z.object(ofSport),
    result: z.array(Slide),
    example: {},
  },
  slideshowCampaigns: {
    summary: 'The slides of the rotator by what they belong to.',
    query: z.object(ofSport),
    result: z.array(SlideCampaign),
    example: {},
  },
  shopProducts: {
    summary: 'Products of the shop with their prices of now.',
    query: z.object({ ...paging, ...ofSport }),
    result: pageOf(ShopProduct),
    example: {},
  },
  shopProduct: {
    summary: 'One product of the shop.',
    query: z.object({ productId: id }),
    result: ShopProduct.nullable(),
    example: { productId: 1 },
  },
}
