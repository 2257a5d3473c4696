import { z } from 'zod'
import { kind } from './kind.ts'

const Element = z.object({ attributes: z.record(z.string(), z.string()), children: z.string() })
/**
 * `image` is what tags of elsewhere may have: kept, and the reason why the whole tag is left out.
 */
const Place = z.object({
  script: z.array(Element),
  style: z.array(Element),
  noscript: z.array(Element),
  image: z.array(Element),
})

/** An empty list of templates, sports or contents is all of them. */
export const trackingTag = kind({
  name: 'tracking-tag',
  doc: z.object({
    name: z.string(),
    enabled: z.boolean(),
    pageTemplates: z.array(z.string()),
    sports: z.array(z.string()),
    contentIds: z.array(z.number()),
    head: Place,
    bodyOpen: Place,
    bodyClose: Place,
  }),
  columns: ({ name }) => ({ words: name }),
})
