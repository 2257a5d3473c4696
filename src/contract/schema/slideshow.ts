import { z } from 'zod'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'

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
