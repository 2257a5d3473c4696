import { z } from 'zod'

/** What the department says above a list page, and how the list is laid out. */
export const PageSettings = z.object({
  title: z.string(),
  /** Sanitised HTML; may be empty. */
  description: z.string(),
  view: z.enum(['grid', 'list']),
  groupBy: z.enum(['none', 'sport', 'year', 'category']),
})
export type PageSettings = z.infer<typeof PageSettings>
