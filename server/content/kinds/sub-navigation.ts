import { z } from 'zod'
import { SubNavigationItem } from '../../../src/contract/site.schema.ts'
import { kind } from './kind.ts'

/** The bar of one sport, as the department writes it. */
export const subNavigation = kind({
  name: 'sub-navigation',
  doc: z.object({ sportId: z.number(), items: z.array(SubNavigationItem) }),
  columns: ({ sportId }) => ({ sportId }),
})
