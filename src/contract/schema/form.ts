import { z } from 'zod'
import { SportRef } from './sport.ts'

/** The letters of spec 1 §5; what each is drawn as: domain/form.ts. */
export const FormFieldType = z.enum([
  'S',
  'Q',
  'O',
  'T',
  'A',
  'R',
  'Y',
  '5',
  'C',
  'B',
  'M',
  'Z',
  'P',
  'L',
  'D',
  'N',
  'H',
  '-',
])
export type FormFieldType = z.infer<typeof FormFieldType>

export const FormOption = z.object({
  id: z.number(),
  title: z.string(),
  value: z.string(),
  rank: z.number(),
  preselected: z.boolean(),
  /** Chosen, it brings a text of its own, 'Other {title of the field}', sent as '{name}--other'. */
  showOther: z.boolean(),
})
export type FormOption = z.infer<typeof FormOption>

/**
 * When a field is shown. `fieldId` is another field of the form; `value` is the value or title of
 * its option, or 'any'.
 */
export const FormCondition = z.object({
  fieldId: z.number(),
  operator: z.enum(['Is', 'Is Not']),
  value: z.string(),
})
export type FormCondition = z.infer<typeof FormCondition>

export const FormField = z.object({
  id: z.number(),
  /** Names the field in the form and in what is sent: 'shirt-size'. */
  name: z.string(),
  type: FormFieldType,
  title: z.string(),
  /** Sanitised HTML below the title; may be empty. */
  help: z.string(),
  required: z.boolean(),
  /** Characters at most; null or 0 is no limit. */
  maxLength: z.number().int().nullable(),
  /** The largest number; null or 0 is no limit. */
  maxQuantity: z.number().int().nullable(),
  options: z.array(FormOption),
  conditions: z.array(FormCondition),
  /** For a date, 'today' is the day on which the form is opened. */
  defaultValue: z.string().nullable(),
  rank: z.number(),
  isEmailField: z.boolean(),
  /** Rules of spec 1 §5 besides, between '|': 'alpha_spaces|between:2,40'. */
  rules: z.string().nullable(),
})
export type FormField = z.infer<typeof FormField>

export const FormStatus = z.enum(['pending', 'active', 'closed', 'full'])
export type FormStatus = z.infer<typeof FormStatus>

export const FormPayment = z.object({
  enabled: z.boolean(),
  /**
   * 'fixed': the amount once; 'quantity': the amount times the quantity field; 'open': the visitor
   * names it, at least the amount.
   */
  formType: z.enum(['fixed', 'quantity', 'open']),
  /** In cents. */
  amount: z.number().int().nonnegative(),
  maxQuantity: z.number().int().nullable(),
  quantityField: z.string().nullable(),
  /** What a coupon takes off, in cents. Codes are told to nobody. */
  couponAmount: z.number().int().nonnegative(),
  couponAvailable: z.boolean(),
})
export type FormPayment = z.infer<typeof FormPayment>

export const FormTeaser = z.object({
  id: z.number(),
  title: z.string(),
  /** '/form/3', or '/protected/form/3', or '/hidden/form/3'. */
  url: z.string(),
  /**
   * 'protected' is in no list and is found only under its own address; 'hidden' besides only by who
   * is signed in.
   */
  access: z.enum(['public', 'protected', 'hidden']),
  sport: SportRef.nullable(),
  status: FormStatus,
  /** Wall clocks of the department. */
  startDate: z.string().nullable(),
  expirationDate: z.string().nullable(),
})
export type FormTeaser = z.infer<typeof FormTeaser>

export const Form = FormTeaser.extend({
  /** Sanitised HTML, like the two texts below. */
  description: z.string(),
  thankYouText: z.string(),
  closedMessage: z.string(),
  /** The name of the field that holds the sender's address. */
  emailField: z.string().nullable(),
  isMultiRecipient: z.boolean(),
  isSportSpecific: z.boolean(),
  maxSubmissions: z.number().int().nullable(),
  submissionCount: z.number().int().nonnegative(),
  payment: FormPayment,
  fields: z.array(FormField),
  /** The department's day, for 'today'; null where no field asks for a date. */
  today: z.string().nullable(),
  /**
   * Only in a page for who has sent it: what it costs, how far the payment is, and where it can be
   * paid; null where the department says how.
   */
  owed: z
    .object({
      cents: z.number().int(),
      state: z.enum(['due', 'paying', 'paid', 'given up']),
      /** The payment page did not answer. */ away: z.boolean(),
      payUrl: z.string().nullable(),
    })
    .optional(),
  /**
   * Only in a page that answers what was sent without JavaScript: what was written, and what is
   * wrong with it.
   */
  returned: z
    .object({
      answers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
      problems: z.array(z.object({ name: z.string(), message: z.string() })),
      said: z.string(),
      coupon: z.string(),
      amount: z.string(),
    })
    .optional(),
})
export type Form = z.infer<typeof Form>
