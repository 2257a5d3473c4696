import { z } from 'zod'

const SportLink = z.object({ title: z.string(), url: z.string(), className: z.enum(['schedule', 'roster', 'news']) })

const ColumnItem = z.object({
  id: z.number(),
  title: z.string(),
  url: z.string().nullable(),
  /** A heading among the items. */
  separator: z.boolean(),
  openInNewWindow: z.boolean(),
  scheduleRosterNewsLinks: z.array(SportLink),
})

export const NavigationItem = z.object({
  id: z.number(),
  title: z.string(),
  /** Null or '#': the item opens its columns instead of leading somewhere. */
  url: z.string().nullable(),
  openInNewWindow: z.boolean(),
  rank: z.number(),
  columns: z.array(z.object({ column: z.number(), items: z.array(ColumnItem) })),
})
export type NavigationItem = z.infer<typeof NavigationItem>

/** An item of the bar under the header on a sport's pages. */
export const SubNavigationItem = z.object({
  id: z.number(),
  title: z.string(),
  url: z.string(),
  className: z.enum(['sport-home', 'additional-links', '']),
  openInNewWindow: z.boolean(),
  rank: z.number(),
})
export type SubNavigationItem = z.infer<typeof SubNavigationItem>
