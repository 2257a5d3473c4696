import { Alert } from '../../../src/contract/notices.schema.ts'
import { kind } from './kind.ts'

export const alert = kind({
  name: 'alert',
  doc: Alert.omit({ id: true, endDateUtc: true }),
  columns: ({ title, startDate, endDate }) => ({ date: startDate, ends: endDate, words: title }),
  html: ['message'],
})
