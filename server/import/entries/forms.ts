import { z } from 'zod'
import { slugOf } from '../../../src/domain/words/slug.ts'
import { form } from '../../content/kinds/form.ts'
import { entryFile } from './entry.ts'
import { formFields } from './form-fields.ts'
import type { EntryParts } from './parts.ts'

const positive = z
  .number({ error: 'is a number' })
  .int('is a whole number')
  .min(1, 'is at least 1; leave it out for no limit')
  .nullable()
  .default(null)
/** Dollars as people write them ↔ cents as they are counted. */
const money = z
  .codec(
    z.number({ error: 'is an amount: 25 or 12.50' }).min(0, 'is below nothing'),
    z.number().int(),
    { decode: (dollars) => Math.round(dollars * 100), encode: (cents) => cents / 100 },
  )
  .prefault(0)
/** A day alone is its last second: on that day the form is still open. */
const lastMoment = (date: EntryParts['date']) =>
  z.codec(z.string(), date, {
    decode: (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T23:59:59` : text),
    encode: (text) => text,
  })
const email = z
  .string()
  .trim()
  .regex(/^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/, 'is no e-mail address')

const payment = z.strictObject({
  enabled: z.boolean().default(true),
  formType: z
    .enum(['fixed', 'quantity', 'open'], { error: 'is fixed, quantity or open' })
    .default('fixed'),
  amount: money,
  maxQuantity: positive,
  quantityField: z.string().nullable().default(null),
  couponAmount: money,
  couponAvailable: z.boolean().default(false),
})

export const forms = entryFile({
  file: 'forms.yaml',
  kind: form,
  entry: (parts) =>
    z.strictObject({
      title: parts.text,
      ref: parts.text.optional(),
      access: z
        .enum(['public', 'protected', 'hidden'], { error: 'is public, protected or hidden' })
        .default('public'),
      sportId: parts.sport.nullable().default(null),
      isSportSpecific: parts.flag,
      description: parts.prose.prefault(''),
      thankYouText: parts.prose.prefault(''),
      closedMessage: parts.prose.prefault(''),
      startDate: parts.date.nullable().default(null),
      expirationDate: lastMoment(parts.date).nullable().default(null),
      maxSubmissions: positive,
      recipients: z.array(email).default([]),
      isMultiRecipient: parts.flag,
      emailField: z.string().nullable().default(null),
      payment: payment.prefault({ enabled: false }),
      coupons: z.array(z.strictObject({ code: parts.text, uses: positive })).default([]),
      fields: formFields(parts),
    }),
  faults: ({
    fields,
    emailField,
    payment: { quantityField, formType },
    startDate,
    expirationDate,
  }) => {
    const named = (field: string, name: string | null) =>
      name !== null && !fields.some((one) => one.name === name)
        ? [{ field, reason: `no field of this form is named "${name}"` }]
        : []
    return [
      ...named('emailField', emailField),
      ...named('payment', quantityField),
      ...(formType === 'quantity' && quantityField === null
        ? [
            {
              field: 'payment',
              reason: 'formType quantity needs a quantityField: the field that says how many',
            },
          ]
        : []),
      ...(startDate !== null && expirationDate !== null && expirationDate < startDate
        ? [
            {
              field: 'expirationDate',
              reason: 'is before the startDate: the form would never be open',
            },
          ]
        : []),
    ]
  },
  complete: (read) => ({
    ...read,
    ref: read.ref ?? slugOf(read.title),
    emailField:
      read.emailField ?? read.fields.find(({ isEmailField }) => isEmailField)?.name ?? null,
    isMultiRecipient: read.isMultiRecipient || read.recipients.length > 1,
    payment: { ...read.payment, couponAvailable: read.coupons.length > 0 },
  }),
  key: ({ ref }) => ref,
})
