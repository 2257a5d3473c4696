import { z } from 'zod'
import { form } from '../../content/kinds/stories.ts'
import { entryFile } from './read-entries.ts'
import type { EntryParts } from './parts.ts'
import { FormField } from '../../../src/contract/forms.schema.ts'
import { otherName } from '../../../src/domain/form-rules/resolve-fields.ts'
import { parseRules, RuleError } from '../../../src/domain/form-rules/parse-rules.ts'
import { hasCircularConditions } from '../../../src/domain/form-rules/shown.ts'
import {
  getControl,
  formUnreadable,
  isFieldType,
  takesOptions,
  unknownFieldType,
} from '../../../src/domain/form.ts'
import { slugify } from '../../../src/domain/words/slug.ts'

/** An option is a text, or an object with more settings. */
const option = z.union([
  z.string().trim().min(1, 'is empty'),
  z.strictObject({
    title: z.string().trim().min(1, 'is empty'),
    value: z.string().optional(),
    rank: z.number().optional(),
    preselected: z.boolean().default(false),
    showOther: z.boolean().default(false),
  }),
])
const condition = z.strictObject({
  field: z.string(),
  operator: z.enum(['Is', 'Is Not'], { error: 'must be Is or Is Not' }).default('Is'),
  value: z.string().default('any'),
})

/** Messages that clients of this API family expect, each with a fix. */
const specified = {
  hasChildren:
    'only groups, lists and forms can have children; write the fields of a form in one list',
  hasNoType: 'input definition missing a schema; add a type, such as T for a line of text',
  hasOddType: 'unknown input type; a type is one letter, such as T for a line of text',
  hasNoOptions: 'invalid options for a radio or checkbox; add options to choose from',
  hasNoField: 'no form or input element with the given id',
} as const

const fieldOf = ({ text, optional, flag, count, prose }: EntryParts) =>
  z.strictObject({
    name: text.regex(/^[\p{L}\p{N}_-]{1,80}$/u, 'must be letters, digits, - and _').optional(),
    // YAML reads a type such as 5 as a number.
    type: z.union([z.string(), z.number()], {
      error: ({ input }) => (input === undefined ? specified.hasNoType : specified.hasOddType),
    }),
    fields: z.undefined({ error: specified.hasChildren }).optional(),
    children: z.undefined({ error: specified.hasChildren }).optional(),
    title: z.string().trim().default(''),
    help: prose.prefault(''),
    required: flag,
    maxLength: count,
    maxQuantity: count,
    options: z.array(option).default([]),
    conditions: z.array(condition).default([]),
    defaultValue: optional,
    isEmailField: flag,
    rules: optional,
  })
type Written = Omit<z.infer<ReturnType<typeof fieldOf>>, 'type' | 'fields' | 'children'> & {
  type: string
}
type Fault = { path: (string | number)[]; message: string }

/**
 * The fields of a form in order. Conditions name a field by its name here and by its id in the
 * store.
 */
const formFields = (parts: EntryParts) =>
  z.codec(
    z
      .array(fieldOf(parts), { error: 'must be a list of fields' })
      .min(1, 'must have a field')
      .max(200, 'must have at most 200 fields'),
    z.array(FormField),
    {
      decode: (fields, context) => {
        const { stored, faults } = storedFields(
          fields.map((field) => ({ ...field, type: String(field.type) })),
        )
        for (const { path, message } of faults)
          context.issues.push({ code: 'custom', input: fields, path, message })
        return faults.length > 0 ? z.NEVER : stored
      },
      encode: (fields) =>
        fields.map(({ id: _id, rank: _rank, conditions, options, ...field }) => ({
          ...field,
          options: options.map(({ id: _option, ...rest }) => rest),
          conditions: conditions.map(({ fieldId, ...rest }) => ({
            ...rest,
            field: fields.find(({ id }) => id === fieldId)?.name ?? '',
          })),
        })),
    },
  )

function storedFields(fields: Written[]): { stored: FormField[]; faults: Fault[] } {
  const names = fields.map(
    ({ name, title, type }, i) =>
      name ?? (type === '-' ? `separator-${i + 1}` : title === '' ? '' : slugify(title)),
  )
  const problems = fields.flatMap((field, i) => faultsOf(field, i, names))
  if (
    problems.some(
      ({ path, message }) =>
        path[1] === 'type' && message.startsWith(unknownFieldType('').slice(0, 16)),
    )
  )
    problems.push({ path: [], message: formUnreadable })
  const stored = fields.map(({ conditions, options, ...field }, i): FormField => ({
    ...field,
    type: field.type as FormField['type'],
    id: i + 1,
    name: names[i]!,
    rank: i + 1,
    options: options.map((optionEntry, o) => {
      const it =
        typeof optionEntry === 'string'
          ? { title: optionEntry, preselected: false, showOther: false }
          : optionEntry
      return { ...it, id: o + 1, value: it.value ?? it.title, rank: it.rank ?? o + 1 }
    }),
    conditions: conditions.map(({ field: name, ...rest }) => ({
      ...rest,
      fieldId: names.indexOf(name) + 1,
    })),
  }))
  const byId = new Map(stored.map((field) => [field.id, field]))
  for (const [i, field] of stored.entries())
    if (problems.length === 0 && hasCircularConditions(field, byId))
      problems.push({
        path: [i, 'conditions'],
        message: 'depends on itself through other fields, so it would never be shown',
      })
  return { stored, faults: problems }
}

function faultsOf(
  { type, options, conditions, rules }: Written,
  i: number,
  names: string[],
): Fault[] {
  const problems: Fault[] = []
  const say = (field: string, message: string) => problems.push({ path: [i, field], message })
  if (!isFieldType(type)) say('type', unknownFieldType(type.slice(0, 40)))
  else if (takesOptions(getControl(type)) && options.length === 0)
    say('options', getControl(type) === 'select' ? `${type} needs options` : specified.hasNoOptions)
  if (names[i] === '') say('title', 'is missing: every field needs a name')
  else if (names.indexOf(names[i]!) !== i)
    say(
      'title',
      `"${names[i]}" is already the name of field ${names.indexOf(names[i]!) + 1}; give one ` +
        'of them another name',
    )
  if (names.some((name) => name !== '' && otherName(name) === names[i]))
    say(
      'name',
      `"${names[i]}" is reserved for the text of another field's "Other"; choose another name`,
    )
  try {
    parseRules(rules ?? '')
  } catch (error) {
    if (!(error instanceof RuleError)) throw error
    say('rules', error.message)
  }
  for (const { field } of conditions) {
    if (!names.includes(field))
      say('conditions', `${specified.hasNoField}: "${field}"; the fields are ${names.join(', ')}`)
    else if (field === names[i]) say('conditions', 'a field cannot depend on itself')
  }
  return problems
}

const positive = z
  .number({ error: 'must be a number' })
  .int('must be a whole number')
  .min(1, 'must be at least 1; leave it out for no limit')
  .nullable()
  .default(null)
/** Dollars as written ↔ cents as stored. */
const money = z
  .codec(
    z.number({ error: 'must be an amount, such as 25 or 12.50' }).min(0, 'must not be negative'),
    z.number().int(),
    { decode: (dollars) => Math.round(dollars * 100), encode: (cents) => cents / 100 },
  )
  .prefault(0)

const email = z
  .string()
  .trim()
  .regex(/^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/, 'is not an email address')

const payment = z.strictObject({
  enabled: z.boolean().default(true),
  formType: z
    .enum(['fixed', 'quantity', 'open'], { error: 'must be fixed, quantity or open' })
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
        .enum(['public', 'protected', 'hidden'], { error: 'must be public, protected or hidden' })
        .default('public'),
      sportId: parts.sport.nullable().default(null),
      isSportSpecific: parts.flag,
      description: parts.prose.prefault(''),
      thankYouText: parts.prose.prefault(''),
      closedMessage: parts.prose.prefault(''),
      startDate: parts.date.nullable().default(null),
      expirationDate: parts.until.nullable().default(null),
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
    const unknownField = (field: string, name: string | null) =>
      name !== null && !fields.some((candidate) => candidate.name === name)
        ? [{ field, reason: `no field of this form is named "${name}"` }]
        : []
    return [
      ...unknownField('emailField', emailField),
      ...unknownField('payment', quantityField),
      ...(formType === 'quantity' && quantityField === null
        ? [
            {
              field: 'payment',
              reason: 'formType quantity needs a quantityField, the field with the number',
            },
          ]
        : []),
      ...(startDate !== null && expirationDate !== null && expirationDate < startDate
        ? [
            {
              field: 'expirationDate',
              reason: 'is before the startDate, so the form would never be open',
            },
          ]
        : []),
    ]
  },
  complete: (read) => ({
    ...read,
    ref: read.ref ?? slugify(read.title),
    emailField:
      read.emailField ?? read.fields.find(({ isEmailField }) => isEmailField)?.name ?? null,
    isMultiRecipient: read.isMultiRecipient || read.recipients.length > 1,
    payment: { ...read.payment, couponAvailable: read.coupons.length > 0 },
  }),
  key: ({ ref }) => ref,
})
