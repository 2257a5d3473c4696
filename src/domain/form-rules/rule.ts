import type { FormControl } from '../form.ts'

/**
 * What a visitor answers to a field: words, or several where several may be chosen. Nothing is ''.
 */
export type Answer = string | string[]
export type Answers = Readonly<Record<string, Answer>>

/** One rule as it is written in a form: `(300)*?length:2,40`. */
export type Rule = {
  name: RuleName
  args: string[]
  /** '*': also asked when a rule before it was broken. */
  force: boolean
  /** '+': also asked of an empty answer; `required` and its like always are. */
  onEmpty: boolean
  /** '?': a warning that does not block. */
  warns: boolean
  /** '(n)': milliseconds that the visitor must have stopped typing for. */
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

/** An empty answer is what these are about; all others have nothing to say of it. */
export const asksEmpty: ReadonlySet<RuleName> = new Set<RuleName>([
  'required',
  'accepted',
  'require_one',
])

export const isNothing = (answer: Answer | undefined): boolean =>
  answer === undefined || answer.length === 0

/**
 * What was answered to a field; nothing is one thing however it came, and a separator asks nothing.
 * A field may be called `constructor`.
 */
export function answerTo(
  { name, several, control }: { name: string; several: boolean; control?: FormControl },
  answers: Answers,
): Answer {
  const given = Object.hasOwn(answers, name) && control !== 'separator' ? answers[name]! : ''
  const answer = Array.isArray(given) ? given.filter((one) => one !== '') : given
  if (several)
    return typeof answer === 'string' && answer !== '' ? [answer] : isNothing(answer) ? [] : answer
  return isNothing(answer) ? '' : answer
}
