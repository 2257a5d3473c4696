import { z } from 'zod'
import { SubNavigationItem } from '../../../src/contract/site.schema.ts'
import { subNavigation } from '../../content/kinds/sub-navigation.ts'
import { entryFile } from './entry.ts'

/** An export writes numbers; they are given anew by the order. */
const number = z.number().optional()

export const subNavigations = entryFile({
  file: 'subnavigation.yaml',
  kind: subNavigation,
  entry: ({ text, flag, link, sport }) => {
    const address = z.union([z.literal('#'), link], {
      error: 'is no link (http, https, a path of this site; # for what only opens)',
    })
    return z.strictObject({
      sportId: sport,
      items: z.array(
        z.strictObject({
          id: number,
          rank: number,
          title: text,
          url: address.default('#'),
          className: SubNavigationItem.shape.className.default(''),
          openInNewWindow: flag,
          items: z
            .array(
              z.strictObject({
                id: number,
                title: text,
                url: address.nullable().default(null),
                openInNewWindow: flag,
                separator: flag,
              }),
            )
            .default([]),
        }),
      ),
    })
  },
  complete: ({ sportId, items }) => {
    let id = 0
    return {
      sportId,
      items: items.map((item, i) => ({
        ...item,
        id: ++id,
        rank: i + 1,
        items: item.items.map((entry) => ({ ...entry, id: ++id })),
      })),
    }
  },
  key: ({ sportId }) => `${sportId}`,
})
