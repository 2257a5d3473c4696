import { z } from 'zod'
import { Form } from '../../../src/contract/forms.schema.ts'
import { kind } from './kind.ts'

/** Recipients and coupon codes are stored with the form and leave it in no answer. */
export const FormDoc = Form.omit({
  id: true,
  url: true,
  sport: true,
  status: true,
  submissionCount: true,
  today: true,
  returned: true,
  owed: true,
}).extend({
  /** What names the form in the pack; its title may change. */
  ref: z.string(),
  sportId: z.number().nullable(),
  access: z.enum(['public', 'protected', 'hidden']),
  recipients: z.array(z.string()),
  coupons: z.array(z.object({ code: z.string(), uses: z.number().int().nullable() })),
})

export const form = kind({
  name: 'form',
  doc: FormDoc,
  columns: ({ sportId, title, startDate, expirationDate }) => ({
    sportId,
    date: startDate,
    ends: expirationDate,
    words: title,
  }),
  html: ['description', 'thankYouText', 'closedMessage'],
})
