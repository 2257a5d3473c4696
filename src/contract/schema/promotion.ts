import { z } from 'zod'
import { breakpoints, BreakpointImage } from './breakpoint-image.ts'
import { Image } from './image.ts'

export const Campaign = z
  .object({
    id: z.number(),
    title: z.string(),
    link: z.string().nullable(),
    openInNewWindow: z.boolean(),
    hoverText: z.string().nullable(),
    cssClass: z.string().nullable(),
    icon: z.string().nullable().meta({ description: "A name of the site's own icons." }),
    html: z.string().nullable().meta({ description: 'Sanitised HTML.' }),
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
      .meta({ description: 'Slides beside each other from a breakpoint on.' }),
  })
  .meta({
    id: 'SwiperOptions',
    description: 'How a group is drawn as a carousel; times are milliseconds.',
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
    single: Campaign.nullable().meta({ description: 'The campaign of a `single` place.' }),
    randomSingle: z.boolean().meta({
      description:
        'A `single` place with effect `random`: the browser picks one of ' +
        '`campaigns` each time; the answer itself is the same for everyone.',
    }),
    campaigns: z.array(Campaign),
    contentId: z.number().nullable(),
    swiperOptions: SwiperOptions,
  })
  .meta({
    id: 'PromotionGroup',
    description: 'What stands in one place of the site now: only campaigns that run.',
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
      .meta({ description: "'Premier', 'Official': the heading under which it stands." }),
    description: z.string().meta({ description: 'Sanitised HTML.' }),
    image: Image.nullable(),
    featured: z.boolean(),
  })
  .meta({ id: 'Partner' })
export type Partner = z.infer<typeof Partner>
