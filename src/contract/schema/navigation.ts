import { z } from 'zod'

const SportLink = z.object({
  title: z.string(),
  url: z.string(),
  className: z.enum(['schedule', 'roster', 'news']),
})
/** `className` is the channel, or `tickets`, which stands first and is drawn as a ticket. */
const MenuSocialLink = z.object({ title: z.string(), url: z.string(), className: z.string() })
export type MenuSocialLink = z.infer<typeof MenuSocialLink>

const ColumnItem = z.object({
  id: z.number(),
  title: z.string(),
  url: z.string().nullable(),
  separator: z.boolean().meta({ description: 'A heading among the items.' }),
  openInNewWindow: z.boolean(),
  sport: z
    .object({ title: z.string() })
    .nullable()
    .meta({ description: 'The sport that the item is about.' }),
  scheduleRosterNewsLinks: z.array(SportLink),
  stats: z.object({ url: z.string() }).nullable(),
  socialMediaLinks: z.array(MenuSocialLink),
})

/** What an item opens where it has no columns. */
const SubItem = z.object({
  id: z.number(),
  title: z.string(),
  url: z.string().nullable(),
  openInNewWindow: z.boolean(),
  separator: z.boolean(),
})

export const NavigationItem = z
  .object({
    id: z.number(),
    title: z.string(),
    url: z.string().nullable().meta({
      description: "Null or '#': the item opens its columns instead of leading somewhere.",
    }),
    className: z.enum(['sport-home', 'additional-links', '']),
    openInNewWindow: z.boolean(),
    rank: z.number(),
    columns: z.array(z.object({ column: z.number(), items: z.array(ColumnItem) })),
    items: z.array(SubItem),
    socialMediaLinks: z.array(MenuSocialLink),
    ad: z
      .string()
      .nullable()
      .meta({ description: 'The place of a promotion in the first column of what opens.' }),
  })
  .meta({ id: 'NavigationItem' })
export type NavigationItem = z.infer<typeof NavigationItem>

export const SubNavigationItem = z
  .object({
    id: z.number(),
    title: z.string(),
    url: z.string().meta({ description: "'#' where the item only opens its own." }),
    className: z.enum(['sport-home', 'additional-links', '']),
    openInNewWindow: z.boolean(),
    rank: z.number(),
    items: z.array(SubItem),
  })
  .meta({
    id: 'SubNavigationItem',
    description:
      "An item of the bar under the header on a sport's pages; `additional-links` " +
      "is the one that opens as 'More'.",
  })
export type SubNavigationItem = z.infer<typeof SubNavigationItem>
