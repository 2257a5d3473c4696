import { z } from 'zod'
import { trackingTag } from '../../content/kinds/tracking-tag.ts'
import { entryFile } from './entry.ts'

const names = z.array(z.string().min(1)).default([])

export const trackingTags = entryFile({
  file: 'tracking-tags.yaml',
  kind: trackingTag,
  entry: ({ text, tagPlace }) =>
    z.strictObject({
      name: text,
      enabled: z.boolean().default(true),
      pageTemplates: names,
      sports: names,
      contentIds: z.array(z.number().int()).default([]),
      head: tagPlace,
      bodyOpen: tagPlace,
      bodyClose: tagPlace,
    }),
  complete: (read) => read,
  key: ({ name }) => name,
})
