import { z } from 'zod'
import { breakpoints, BreakpointImage } from './breakpoint-image.ts'
import { Image } from './image.ts'

export const Campaign = z.object({
  id: z.number(),
  title: z.string(),
  link: z.string().nullable(),
  openInNewWindow: z.boolean(),
  hoverText: z.string().nullable(),
  cssClass: z.string().nullable(),
  /** A name of the site's own icons. */
  icon: z.string().nullable(),
  /** Sanitised HTML. */
  html: z.string().nullable(),
  picture: z.object({ images: z.array(BreakpointImage) }),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
})
export type Campaign = z.infer<typeof Campaign>

/** How a group is drawn as a carousel; times are milliseconds (spec 1 §9: 8000, one slide). */
export const SwiperOptions = z.object({
  slidesPerView: z.number().min(1).max(12).default(1),
  slidesToScroll: z.number().int().min(1).max(12).default(1),
  navigation: z.boolean().default(true),
  pagination: z.boolean().default(false),
  autoplay: z
    .object({ delay: z.number().int().min(1000).max(60_000).default(8000) })
    .nullable()
    .default(null),
  pausable: z.boolean().default(true),
  /** Slides beside each other from a breakpoint on. */
  breakpoints: z
    .partialRecord(z.enum(breakpoints), z.object({ slidesPerView: z.number().min(1).max(12) }))
    .default({}),
})
export type SwiperOptions = z.infer<typeof SwiperOptions>

/** What stands in one place of the site now: only campaigns that run. */
export const PromotionGroup = z.object({
  location: z.object({
    name: z.string(),
    title: z.string(),
    type: z.enum(['single', 'html', 'icons', 'multi']),
    effect: z.enum(['random', 'none', 'slide']),
  }),
  /** The campaign of a `single` place. */
  single: Campaign.nullable(),
  /**
   * A `single` place with effect `random`: the browser picks one of `campaigns` each time; the
   * answer itself is the same for everyone.
   */
  randomSingle: z.boolean(),
  campaigns: z.array(Campaign),
  contentId: z.number().nullable(),
  swiperOptions: SwiperOptions,
})
export type PromotionGroup = z.infer<typeof PromotionGroup>

export const Partner = z.object({
  id: z.number(),
  title: z.string(),
  url: z.string().nullable(),
  /** 'Premier', 'Official': the heading under which it stands. */
  level: z.string().nullable(),
  /** Sanitised HTML. */
  description: z.string(),
  image: Image.nullable(),
  featured: z.boolean(),
})
export type Partner = z.infer<typeof Partner>
