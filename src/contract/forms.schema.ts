import { z } from 'zod'
import { id, type CallSchemaOf } from './parts.schema.ts'
import { SportRef } from './sport.schema.ts'

export const FormFieldType = z
  .enum(['S', 'Q', 'O', 'T', 'A', 'R', 'Y', '5', 'C', 'B', 'M', 'Z', 'P', 'L', 'D', 'N', 'H', '-'])
  .meta({
    id: 'FormFieldType',
    description:
      'One-letter field type; `controlOf` in src/domain/form.ts maps it to a ' + 'control.',
  })
export type FormFieldType = z.infer<typeof FormFieldType>

export const FormOption = z
  .object({
    id: z.number(),
    title: z.string(),
    value: z.string(),
    rank: z.number(),
    preselected: z.boolean(),
    showOther: z.boolean().meta({
      description:
        "Selecting it shows a text field, 'Other {title of the field}', sent as " +
        "'{name}--other'.",
    }),
  })
  .meta({ id: 'FormOption' })
export type FormOption = z.infer<typeof FormOption>

export const FormCondition = z
  .object({
    fieldId: z.number(),
    operator: z.enum(['Is', 'Is Not']),
    value: z.string(),
  })
  .meta({
    id: 'FormCondition',
    description:
      'When a field is shown. `fieldId` is another field of the form; `value` is ' +
      "the value or title of its option, or 'any'.",
  })
export type FormCondition = z.infer<typeof FormCondition>

export const FormField = z
  .object({
    id: z.number(),
    name: z.string().meta({
      description: "The name of the field in the form and in its submission: 'shirt-size'.",
    }),
    type: FormFieldType,
    title: z.string(),
    help: z.string().meta({ description: 'Sanitized HTML below the title; may be empty.' }),
    required: z.boolean(),
    maxLength: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Maximum number of characters; null or 0 is no limit.' }),
    maxQuantity: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Maximum value; null or 0 is no limit.' }),
    options: z.array(FormOption),
    conditions: z.array(FormCondition),
    defaultValue: z
      .string()
      .nullable()
      .meta({ description: "For a date; 'today' is the day on which the form is opened." }),
    rank: z.number(),
    isEmailField: z.boolean(),
    rules: z.string().nullable().meta({
      description: "Further rules, separated by '|': 'alpha_spaces|between:2,40'.",
    }),
  })
  .meta({ id: 'FormField' })
export type FormField = z.infer<typeof FormField>

export const FormStatus = z.enum(['pending', 'active', 'closed', 'full']).meta({ id: 'FormStatus' })
export type FormStatus = z.infer<typeof FormStatus>

export const FormPayment = z
  .object({
    enabled: z.boolean(),
    formType: z.enum(['fixed', 'quantity', 'open']).meta({
      description:
        "'fixed': the amount once; 'quantity': the amount times the quantity " +
        "field; 'open': the visitor enters an amount, at least this one.",
    }),
    amount: z.number().int().nonnegative().meta({ description: 'In cents.' }),
    maxQuantity: z.number().int().nullable(),
    quantityField: z.string().nullable(),
    couponAmount: z
      .number()
      .int()
      .nonnegative()
      .meta({ description: 'The discount of a coupon in cents. Codes are never shown.' }),
    couponAvailable: z.boolean(),
  })
  .meta({ id: 'FormPayment' })
export type FormPayment = z.infer<typeof FormPayment>

export const FormTeaser = z
  .object({
    id: z.number(),
    title: z.string(),
    url: z
      .string()
      .meta({ description: "'/form/3', or '/protected/form/3', or '/hidden/form/3'." }),
    access: z.enum(['public', 'protected', 'hidden']).meta({
      description:
        "'protected': not listed, reachable by URL only. 'hidden': as " +
        "'protected', and only for signed-in members.",
    }),
    sport: SportRef.nullable(),
    status: FormStatus,
    startDate: z.string().nullable().meta({ description: 'Local times of the department.' }),
    expirationDate: z.string().nullable(),
  })
  .meta({ id: 'FormTeaser' })
export type FormTeaser = z.infer<typeof FormTeaser>

export const Form = FormTeaser.extend({
  description: z.string().meta({ description: 'Sanitized HTML, like the two texts below.' }),
  thankYouText: z.string(),
  closedMessage: z.string(),
  emailField: z
    .string()
    .nullable()
    .meta({ description: "The name of the field with the sender's email address." }),
  isMultiRecipient: z.boolean(),
  isSportSpecific: z.boolean(),
  maxSubmissions: z.number().int().nullable(),
  submissionCount: z.number().int().nonnegative(),
  payment: FormPayment,
  fields: z.array(FormField),
  today: z
    .string()
    .nullable()
    .meta({
      description:
        "Today in the department's time zone, for 'today'; null if no field asks " + 'for a date.',
    }),
  token: z.string().default('').meta({
    description:
      'Sent back with the answers, as proof that the form was opened. Valid for 30 days.',
  }),
  owed: z
    .object({
      cents: z.number().int(),
      state: z.enum(['due', 'paying', 'paid', 'given up']),
      away: z.boolean().meta({ description: 'The payment page did not respond.' }),
      payUrl: z.string().nullable(),
    })
    .optional()
    .meta({
      description:
        'Only on the page of its sender: the price, the state of the payment, and ' +
        'the payment URL (null: the department explains how to pay).',
    }),
  returned: z
    .object({
      answers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
      problems: z.array(z.object({ name: z.string(), message: z.string() })),
      said: z.string(),
      coupon: z.string(),
      amount: z.string(),
    })
    .optional()
    .meta({
      description:
        'Only after a POST without JavaScript: the values that were sent, and the ' + 'errors.',
    }),
}).meta({ id: 'Form' })
export type Form = z.infer<typeof Form>

/** Most characters of an answer, and most options. */
export const longestAnswer = 20_000
const mostChosen = 200

export const Submission = z
  .strictObject({
    key: z
      .uuid({ error: 'is the key of an opened form, a UUID' })
      .toLowerCase()
      .meta({
        description:
          'Idempotency key, created when the form is opened: a repeated key is ' +
          'stored once; case is ignored.',
      }),
    access: z
      .enum(['public', 'protected', 'hidden'])
      .default('public')
      .meta({ description: 'Hidden forms require a signed-in member.' }),
    answers: z
      .record(
        z.string().max(100),
        z.union([
          z.string().max(longestAnswer, `has at most ${longestAnswer} characters`),
          z.array(z.string().max(1000)).max(mostChosen),
        ]),
        { error: 'are answers by the names of their fields' },
      )
      .meta({
        description: 'Answers by field name, for visible fields only.',
      }),
    coupon: z.string().max(60).default(''),
    amount: z
      .string()
      .max(20)
      .default('')
      .meta({ description: 'In dollars, if the visitor enters the amount.' }),
    token: z
      .string()
      .max(200)
      .default('')
      .meta({ description: 'That of the form. Without it, the submission is doubtful.' }),
    took: z.number().nonnegative().optional().meta({
      description: 'Ignored. Forms that an earlier version of the site stored contain it.',
    }),
    website: z.string().max(1000).default('').meta({
      description: 'A hidden field. When it is filled in, the submission is doubtful.',
    }),
  })
  .meta({ id: 'Submission', description: 'The request body of a submission.' })
export type Submission = z.infer<typeof Submission>

export const SubmissionTaken = z
  .object({
    received: z.literal(true),
    receivedAt: z.string(),
    thankYouText: z.string().meta({ description: 'Sanitized HTML.' }),
    amountDue: z
      .number()
      .int()
      .nonnegative()
      .meta({ description: 'In cents; 0 if no payment is due.' }),
    payUrl: z.string().nullable().meta({
      description: 'Payment URL on this site; null if the department explains how to pay.',
    }),
  })
  .meta({
    id: 'SubmissionTaken',
    description: 'The response after a submission is stored.',
  })
export type SubmissionTaken = z.infer<typeof SubmissionTaken>

export const formSchemas: CallSchemaOf<typeof import('./forms.ts')> = {
  forms: {
    summary: "Public forms with any status except pending, in the department's order.",
    query: z.object({ sportId: id.optional() }),
    result: z.array(FormTeaser),
    example: {},
  },
  form: {
    summary: 'A form: its fields, when it is open, and its price.',
    notes:
      '`access` must match the URL: a protected form is not served at the ' +
      'public URL, or vice versa.',
    query: z.object({ formId: id, access: z.enum(['public', 'protected']).optional() }),
    result: Form.nullable(),
    example: { formId: 1 },
  },
}
