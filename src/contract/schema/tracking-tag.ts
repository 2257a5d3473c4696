import { z } from 'zod'

/**
 * Attributes are of a fixed list and lead to hosts that the tenant names; `children` is the text
 * inside.
 */
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
