import { z } from 'zod'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'

/** One slide of the rotator of the home page, or of a sport's. */
export const Slide = z.object({
  id: z.number(),
  title: z.string(),
  subtitle: z.string().nullable(),
  url: z.string().nullable(),
  /** The words of its button: 'Read more'. */
  linkText: z.string().nullable(),
  openInNewWindow: z.boolean(),
  image: Image,
  /** Null: the rotator of the home page. */
  sport: SportRef.nullable(),
  /** What it belongs to; slides of one campaign stand together. */
  campaign: z.string().nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
})
export type Slide = z.infer<typeof Slide>

export const SlideCampaign = z.object({ title: z.string().nullable(), slides: z.array(Slide) })
export type SlideCampaign = z.infer<typeof SlideCampaign>
