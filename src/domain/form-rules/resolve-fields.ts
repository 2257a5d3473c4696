import type { Form, FormField, FormOption } from '../../contract/forms.schema.ts'
import { getControl, takesOptions, type FormControl } from '../form.ts'
import { parseRules } from './parse-rules.ts'
import { rule, type Rule } from './rule.ts'

/** Most characters of a text without its own limit. */
const defaultMaxLength = 5000
/** Most characters of the text for "Other". */
const maxOtherLength = 200

/** A field as it is rendered and checked: its control, its options in order, and its rules. */
export type ResolvedField = Pick<
  FormField,
  'id' | 'name' | 'title' | 'help' | 'required' | 'isEmailField' | 'defaultValue' | 'conditions'
> & {
  control: FormControl
  /** Accepts several of its options. */
  several: boolean
  options: FormOption[]
  rules: Rule[]
  maxLength: number | null
  maxQuantity: number | null
  /** A text field that belongs to these options of another field. */
  otherOf: { name: string; values: string[] } | null
}

/** Check boxes with at most one option are a single yes or no. */
const several = ({
  control,
  options,
}: {
  control: FormControl
  options: readonly FormOption[]
}): boolean => control === 'checkbox' && options.length > 1

/**
 * The fields of a form in order, each with its built-in rules (required, number, length, email)
 * before its own rules, and a text field for every "Other" option.
 */
export function resolveFields(form: Pick<Form, 'fields'>): ResolvedField[] {
  return form.fields
    .toSorted((a, b) => a.rank - b.rank || a.id - b.id)
    .flatMap((field) => {
      const control = getControl(field.type)
      const options = takesOptions(control)
        ? field.options.toSorted((a, b) => a.rank - b.rank || a.id - b.id)
        : []
      const resolved: ResolvedField = {
        ...field,
        title: field.title || field.name,
        control,
        options,
        several: several({ control, options }),
        otherOf: null,
        maxLength:
          control === 'text' || control === 'textarea' ? field.maxLength || defaultMaxLength : null,
        maxQuantity: field.maxQuantity || null,
        rules: [],
      }
      const other = options.filter(({ showOther }) => showOther)
      return [
        { ...resolved, rules: rulesOf(resolved, field.rules) },
        ...(other.length > 0 ? [besideOther(resolved, other)] : []),
      ]
    })
}

function rulesOf(
  { control, required, maxLength, maxQuantity, isEmailField }: ResolvedField,
  written: string | null,
): Rule[] {
  if (control === 'separator') return []
  return [
    ...(required ? [rule('required', 'trim')] : []),
    ...(control === 'number' ? [rule('number')] : []),
    ...(control === 'date' ? [rule('date_format', 'YYYY-MM-DD')] : []),
    ...(maxLength ? [rule('length', '1', String(maxLength))] : []),
    ...(maxQuantity ? [rule('max', String(maxQuantity))] : []),
    ...(isEmailField ? [rule('email')] : []),
    ...parseRules(written ?? ''),
  ]
}

/**
 * The name of the text field for "Other". The importer makes sure that no other field has this
 * name.
 */
export const otherName = (name: string): string => `${name}--other`

function besideOther(field: ResolvedField, options: FormOption[]): ResolvedField {
  return {
    ...field,
    name: otherName(field.name),
    title: `Other ${field.title}`,
    help: '',
    required: false,
    isEmailField: false,
    defaultValue: null,
    control: 'text',
    several: false,
    options: [],
    maxLength: maxOtherLength,
    maxQuantity: null,
    rules: [rule('length', '1', String(maxOtherLength))],
    otherOf: { name: field.name, values: options.map(({ value }) => value) },
  }
}
