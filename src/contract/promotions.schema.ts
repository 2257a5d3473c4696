import { z } from 'zod'
import {
  breakpoints,
  BreakpointImage,
  Image,
  id,
  emptyQuery,
  type CallSchemaOf,
} from './parts.schema.ts'

export const Campaign = z
  .object({
    id: z.number(),
    title: z.string(),
    link: z.string().nullable(),
    openInNewWindow: z.boolean(),
    hoverText: z.string().nullable(),
    cssClass: z.string().nullable(),
    icon: z.string().nullable().meta({ description: 'The name of an icon of the site.' }),
    html: z.string().nullable().meta({ description: 'Sanitized HTML.' }),
    picture: z.object({ images: z.array(BreakpointImage) }),
    startDate: z.string().nullable(),
    endDate: z.string().nullable(),
  })
  .meta({ id: 'Campaign' })
export type Campaign = z.infer<typeof Campaign>

export const SwiperOptions = z
  .object({
    slidesPerView: z.number().min(1).max(12).default(1),
    slidesToScroll: z.number().int().min(1).max(12).default(1),
    navigation: z.boolean().default(true),
    pagination: z.boolean().default(false),
    autoplay: z
      .object({ delay: z.number().int().min(1000).max(60_000).default(8000) })
      .nullable()
      .default(null),
    pausable: z.boolean().default(true),
    breakpoints: z
      .partialRecord(z.enum(breakpoints), z.object({ slidesPerView: z.number().min(1).max(12) }))
      .default({})
      .meta({ description: 'Slides side by side, from a breakpoint up.' }),
  })
  .meta({
    id: 'SwiperOptions',
    description: 'Carousel settings of a group; times are in milliseconds.',
  })
export type SwiperOptions = z.infer<typeof SwiperOptions>

export const PromotionGroup = z
  .object({
    location: z.object({
      name: z.string(),
      title: z.string(),
      type: z.enum(['single', 'html', 'icons', 'multi']),
      effect: z.enum(['random', 'none', 'slide']),
    }),
    single: Campaign.nullable().meta({ description: 'The campaign of a `single` placement.' }),
    randomSingle: z.boolean().meta({
      description:
        'A `single` placement with effect `random`: the browser picks one of ' +
        '`campaigns` each time; the response is the same for everyone.',
    }),
    campaigns: z.array(Campaign),
    contentId: z.number().nullable(),
    swiperOptions: SwiperOptions,
  })
  .meta({
    id: 'PromotionGroup',
    description: 'Active campaigns of one placement.',
  })
export type PromotionGroup = z.infer<typeof PromotionGroup>

export const Partner = z
  .object({
    id: z.number(),
    title: z.string(),
    url: z.string().nullable(),
    level: z
      .string()
      .nullable()
      .meta({ description: "Its heading, such as 'Premier' or 'Official'." }),
    description: z.string().meta({ description: 'Sanitized HTML.' }),
    image: Image.nullable(),
    featured: z.boolean(),
  })
  .meta({ id: 'Partner' })
export type Partner = z.infer<typeof Partner>

/** Only allowed attributes and hosts that the tenant lists; `children` is the text content. */
const TagElement = z.object({ attributes: z.record(z.string(), z.string()), children: z.string() })
const TagPlace = z.object({
  script: z.array(TagElement),
  style: z.array(TagElement),
  noscript: z.array(TagElement),
})

export const TrackingTag = z
  .object({
    id: z.number(),
    name: z.string(),
    head: TagPlace,
    bodyOpen: TagPlace,
    bodyClose: TagPlace,
  })
  .meta({ id: 'TrackingTag' })
export type TrackingTag = z.infer<typeof TrackingTag>
export type TagElement = z.infer<typeof TagElement>

const name = z.string().regex(/^[\w-]{1,60}$/, 'is letters, digits, - and _')
/** At most 50 in one call: a page has fewer places. */
const ids = z
  .string()
  .regex(/^\d{1,15}(?:,\d{1,15}){0,49}$/, 'must be at most 50 numbers with commas')

export const promotionSchemas: CallSchemaOf<typeof import('./promotions.ts')> = {
  promotions: {
    summary: 'Active campaigns of one placement.',
    query: z.object({ name }),
    result: PromotionGroup.nullable(),
    example: { name: 'home-multi' },
  },
  sportPromotions: {
    summary: 'Active campaigns of one placement on the pages of a sport.',
    notes: "The sport's own group; if it has none, that of the whole site.",
    query: z.object({ name, sportId: id }),
    result: PromotionGroup.nullable(),
    example: { name: 'home-multi', sportId: 1 },
  },
  countPromotionClick: {
    summary: 'Counts a click on a campaign; answers 204.',
    query: z.object({ campaignId: id }),
    result: z.null(),
    example: { campaignId: 1 },
  },
  countImpressions: {
    summary: 'Counts campaign impressions; returns 204.',
    notes: '`adIds`: at most 50 comma-separated campaign ids.',
    query: z.object({ adIds: ids }),
    result: z.null(),
    example: { adIds: '1,2' },
  },
  trackingTags: {
    summary:
      'Tracking tags for a page type, a sport or one content item; without any ' +
      'of them, those of all pages. Empty if the site has them turned off.',
    query: z.object({
      PageTemplate: z.string().max(60).optional(),
      SportName: z.string().max(60).optional(),
      ContentId: id.optional(),
    }),
    result: z.array(TrackingTag),
    example: { PageTemplate: 'home' },
  },
  partners: {
    summary: "Sponsors in the department's order; empty if partners are turned off.",
    notes: 'Null if the department shows none.',
    query: emptyQuery,
    result: z.array(Partner).nullable(),
    example: {},
  },
}
