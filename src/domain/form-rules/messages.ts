import { takesOptions } from '../form.ts'
import type { ResolvedField } from './resolve-fields.ts'
import { isNumber } from './check-rule.ts'
import type { Answer, Rule } from './rule.ts'

/** Messages for the whole form. */
export const formMessages = {
  incomplete: 'Form incomplete.',
  notAllFilled: 'Sorry, not all fields are filled out correctly.',
  errors: 'There were errors in your form.',
} as const

export const notValid = 'This field is not valid.'

/** For an answer that a pattern cannot be compared with; it counts as not matching. */
export const tooLong = (title: string): string =>
  `${title} is too long to be checked. Please shorten it.`

/** Titles that read well in 'Choose a …'. Others are quoted. */
const plainNouns = new RegExp(
  `^(?:${[
    'camp|category|county|country|date|day|department|game|grade|position|program|reason',
    'school|season|seat|section|session|size|sport|state|subject|team|time|topic',
  ].join('|')})$`,
  'i',
)

/** The message for an empty answer. A single check box is no choice. */
function missing({
  title,
  control,
  options,
}: Pick<ResolvedField, 'title' | 'control' | 'options'>) {
  if (!takesOptions(control) || (control === 'checkbox' && options.length < 2))
    return `${title} is required.`
  return plainNouns.test(title)
    ? `Choose a ${title.toLowerCase()}.`
    : `Choose an option for “${title}”.`
}

/** The message for a broken rule. Rules without a specific message have a general one. */
export function ruleMessage(
  { name, args }: Pick<Rule, 'name' | 'args'>,
  field: Pick<ResolvedField, 'title' | 'control' | 'options'>,
  answer: Answer,
): string {
  const { title } = field
  const [low, high] =
    args.length > 1
      ? (args.map(Number).toSorted((a, b) => a - b) as [number, number])
      : [Number(args[0]), Number.POSITIVE_INFINITY]
  switch (name) {
    case 'required':
    case 'require_one':
    case 'accepted':
      return missing(field)
    case 'email':
      return 'Please enter a valid email address.'
    case 'url':
      return 'Please enter a valid URL.'
    case 'number':
      return `${title} must be a number.`
    case 'min':
      return broken(answer) ?? `${title} must be at least ${args[0]}.`
    case 'max':
      return broken(answer) ?? `${title} must be no more than ${args[0]}.`
    case 'between':
      return (
        broken(answer) ??
        (Number(answer) < low
          ? `${title} must be at least ${low}.`
          : `${title} must be no more than ${high}.`)
      )
    case 'confirm':
      return `${title} does not match.`
    case 'length':
      return Array.isArray(answer) ? notValid : `${title} must be ${lengthRange()} characters.`
    default:
      return notValid
  }

  /** A value that is not a number is neither too small nor too large. */
  function lengthRange(): string {
    if (high === Number.POSITIVE_INFINITY) return `at least ${low}`
    return low <= 1 ? `no more than ${high}` : `${low} to ${high}`
  }
  function broken(input: Answer): string | undefined {
    return Array.isArray(input) || isNumber(input) ? undefined : `${title} must be a number.`
  }
}
