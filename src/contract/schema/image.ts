import { z } from 'zod'

export const Image = z
  .object({
    url: z.string(),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    altText: z.string().meta({
      description:
        'Required: a picture without words for those who cannot see it is not ' + 'taken.',
    }),
    caption: z.string().nullable(),
  })
  .meta({
    id: 'Image',
    description:
      'A picture of the tenant. `url` is its address without a size: ' +
      "`<url>/640.webp` is a width of the site's own list.",
  })
export type Image = z.infer<typeof Image>
