import { z } from 'zod'
import { NavigationItem, SubNavigationItem } from '../schema/navigation.ts'
import { SiteSettings } from '../schema/site.ts'
import { id, nothing, type DescribedOf } from './parts.ts'

export const siteSchemas: DescribedOf<typeof import('../api/site.ts')> = {
  settings: { summary: 'What the department says of itself: names, colours, zone, addresses.', query: nothing, result: SiteSettings.nullable(), example: {} },
  navigation: { summary: 'The main menu.', query: nothing, result: z.array(NavigationItem), example: {} },
  subNavigation: { summary: 'The bar under the header on the pages of one sport.', query: z.object({ sportId: id }), result: z.array(SubNavigationItem), example: { sportId: 1 } },
}
