import { z } from 'zod'

export const PageSettings = z
  .object({
    title: z.string(),
    description: z.string().meta({ description: 'Sanitised HTML; may be empty.' }),
    view: z.enum(['grid', 'list']),
    groupBy: z.enum(['none', 'sport', 'year', 'category']),
  })
  .meta({
    id: 'PageSettings',
    description: 'What the department says above a list page, and how the list is laid out.',
  })
export type PageSettings = z.infer<typeof PageSettings>
