import { Partner } from '../../../src/contract/promotions.schema.ts'
import { kind } from './kind.ts'

export const partner = kind({
  name: 'partner',
  doc: Partner.omit({ id: true }),
  columns: ({ title }) => ({ words: title }),
  html: ['description'],
})
