import type { ResolvedField } from './resolve-fields.ts'
import { satisfiesRule, type RuleContext } from './check-rule.ts'
import { ruleMessage, notValid, tooLong } from './messages.ts'
import { isEmptyAnswer, type Answer } from './rule.ts'

/** A problem with an answer. One that is not blocking is a warning. */
export type Problem = { name: string; message: string; blocking: boolean }

/**
 * Checks the rules of a field in order. After the first broken rule only forced rules are checked.
 */
export function checkField(
  field: ResolvedField,
  answer: Answer,
  around: Omit<RuleContext, 'fieldName'>,
): Problem[] {
  const problems: Problem[] = []
  const say = (message: string, blocking = true) =>
    problems.push({ name: field.name, message, blocking })
  if (!isEmptyAnswer(answer) && !isPossible(field, answer)) say(notValid)
  for (const rule of field.rules) {
    if (problems.length > 0 && !rule.force) continue
    if (isEmptyAnswer(answer) && !rule.onEmpty) continue
    const result = satisfiesRule(rule, answer, { ...around, fieldName: field.name })
    if (result !== true)
      say(result ? tooLong(field.title) : ruleMessage(rule, field, answer), !rule.warns)
  }
  return problems
}

/** Whether every chosen value is an option, and chosen only once. */
function isPossible(
  { control, options, several, defaultValue }: ResolvedField,
  answer: Answer,
): boolean {
  if (Array.isArray(answer) && !several) return false
  if (control === 'separator') return false
  // Visitors cannot edit a hidden field, so any other value is invalid.
  if (control === 'hidden') return answer === (defaultValue ?? '')
  if (control !== 'select' && control !== 'radio' && control !== 'checkbox') return true
  const chosen = [answer].flat()
  return (
    new Set(chosen).size === chosen.length &&
    chosen.every((choice) => options.some(({ value }) => value === choice))
  )
}
