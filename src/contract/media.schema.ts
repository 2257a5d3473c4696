import { z } from 'zod'
import { Image, id, toPageSchema, paging, type CallSchemaOf } from './parts.schema.ts'
import { PodcastSettings } from './podcasts.schema.ts'
import {
  Channel,
  RelatedVideoSettings,
  ShowcaseSettings,
  VideoAdSettings,
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
    description: 'Story and media settings from media.yaml, with defaults.',
  })
export type MediaSettings = z.infer<typeof MediaSettings>

export const Slide = z
  .object({
    id: z.number(),
    title: z.string(),
    subtitle: z.string().nullable(),
    url: z.string().nullable(),
    linkText: z.string().nullable().meta({ description: "The label of its button: 'Read more'." }),
    openInNewWindow: z.boolean(),
    image: Image,
    sport: SportRef.nullable().meta({
      description: "Of the sport's home that it is on, or of the story that it leads to.",
    }),
    campaign: z
      .string()
      .nullable()
      .meta({ description: 'Its campaign; slides of one campaign are shown together.' }),
    startDate: z.string().nullable(),
    endDate: z.string().nullable(),
  })
  .meta({ id: 'Slide', description: "A slide of the rotator on the home page or a sport's home." })
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
      description: 'The current price in cents: below the original during a discount.',
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
          'Null if there is none, or it has ended. `amount` is a percentage, or ' + 'cents off.',
      }),
    shopUrl: z.string().nullable(),
    sport: SportRef.nullable(),
  })
  .meta({ id: 'ShopProduct' })
export type ShopProduct = z.infer<typeof ShopProduct>

const ofSport = { sportId: id.optional() }

export const mediaSchemas: CallSchemaOf<typeof import('./media.ts')> = {
  videos: {
    summary: 'Published clips, newest first.',
    query: z.object({ ...paging, ...ofSport, search: z.string().max(1000).optional() }),
    result: toPageSchema(VideoClip),
    example: {},
  },
  imageGalleries: {
    summary: 'Galleries, newest first; with an id, one gallery with all its pictures.',
    notes: 'With `galleryId`, only that gallery, with all its pictures.',
    query: z.object({ ...paging, ...ofSport, galleryId: id.optional() }),
    result: toPageSchema(ImageGallery),
    example: {},
  },
  slideshows: {
    summary: "The current slides of the rotator, in the department's order.",
    notes: 'The rotator of the home page; with `sportId`, that of a sport.',
    query: z.object(ofSport),
    result: z.array(Slide),
    example: {},
  },
  slideshowCampaigns: {
    summary: 'The slides of the rotator, grouped by campaign.',
    query: z.object(ofSport),
    result: z.array(SlideCampaign),
    example: {},
  },
  shopProducts: {
    summary: 'Products of the shop with their current prices.',
    query: z.object({ ...paging, ...ofSport }),
    result: toPageSchema(ShopProduct),
    example: {},
  },
  shopProduct: {
    summary: 'One product of the shop.',
    query: z.object({ productId: id }),
    result: ShopProduct.nullable(),
    example: { productId: 1 },
  },
}
