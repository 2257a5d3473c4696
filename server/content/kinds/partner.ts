import { Partner } from '../../../src/contract/schema/promotion.ts'
import { kind } from './kind.ts'

export const partner = kind({
  name: 'partner',
  doc: Partner.omit({ id: true }),
  columns: ({ title }) => ({ words: title }),
  html: ['description'],
})
