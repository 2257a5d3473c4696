import { z } from 'zod'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'
import { TagRef } from './tag.ts'

export const ImageGallery = z
  .object({
    id: z.number(),
    title: z.string(),
    description: z.string().nullable(),
    date: z.string(),
    photographer: z.string().nullable(),
    sport: SportRef.nullable(),
    image: Image.nullable(),
    count: z.number(),
    images: z
      .array(Image)
      .nullable()
      .meta({ description: 'Its pictures where one gallery is asked for; null in a list.' }),
    tags: z.array(TagRef),
  })
  .meta({ id: 'ImageGallery' })
export type ImageGallery = z.infer<typeof ImageGallery>
