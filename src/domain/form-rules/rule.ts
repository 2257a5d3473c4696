import type { FormControl } from '../form.ts'

/**
 * A visitor's answer to a field: text, or a list where several options are allowed. An empty answer
 * has length 0.
 */
export type Answer = string | string[]
export type Answers = Readonly<Record<string, Answer>>

/** A rule of a form: `(300)*?length:2,40`. */
export type Rule = {
  name: RuleName
  args: string[]
  /** '*': also checked when an earlier rule was broken. */
  force: boolean
  /** '+': also checked for an empty answer, as `required` and similar rules always are. */
  onEmpty: boolean
  /** '?': a warning that does not block. */
  warns: boolean
  /** '(n)': milliseconds without typing before it is checked. */
  delay: number
}

export const ruleNames = [
  'accepted',
  'alpha',
  'alphanumeric',
  'alpha_spaces',
  'between',
  'confirm',
  'contains_alpha',
  'contains_alphanumeric',
  'contains_alpha_spaces',
  'contains_lowercase',
  'contains_uppercase',
  'contains_numeric',
  'contains_symbol',
  'date_after',
  'date_before',
  'date_between',
  'date_format',
  'email',
  'ends_with',
  'starts_with',
  'is',
  'not',
  'length',
  'lowercase',
  'uppercase',
  'matches',
  'max',
  'min',
  'number',
  'require_one',
  'required',
  'symbol',
  'url',
] as const
export type RuleName = (typeof ruleNames)[number]

export const rule = (name: RuleName, ...args: string[]): Rule => ({
  name,
  args,
  force: false,
  onEmpty: asksEmpty.has(name),
  warns: false,
  delay: 0,
})

/** Rules that are always checked for empty answers. */
export const asksEmpty: ReadonlySet<RuleName> = new Set<RuleName>([
  'required',
  'accepted',
  'require_one',
])

export const isEmptyAnswer = (answer: Answer | undefined): boolean =>
  answer === undefined || answer.length === 0

/**
 * The answer to a field, with empty answers normalized. A separator has no answer. `hasOwn`,
 * because a field may be named `constructor`.
 */
export function getAnswer(
  { name, several, control }: { name: string; several: boolean; control?: FormControl },
  answers: Answers,
): Answer {
  const rawAnswer = Object.hasOwn(answers, name) && control !== 'separator' ? answers[name]! : ''
  const answer = Array.isArray(rawAnswer) ? rawAnswer.filter((choice) => choice !== '') : rawAnswer
  if (several)
    return typeof answer === 'string' && answer !== ''
      ? [answer]
      : isEmptyAnswer(answer)
        ? []
        : answer
  return isEmptyAnswer(answer) ? '' : answer
}
