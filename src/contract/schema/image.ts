import { z } from 'zod'

/**
 * A picture of the tenant. `url` is its address without a size: `<url>/640.webp` is a width of the
 * site's own list.
 */
export const Image = z.object({
  url: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Required: a picture without words for those who cannot see it is not taken. */
  altText: z.string(),
  caption: z.string().nullable(),
})
export type Image = z.infer<typeof Image>
