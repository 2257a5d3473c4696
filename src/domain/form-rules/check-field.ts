import type { AskedField } from './asked-fields.ts'
import { keeps, type Around } from './kept-rules.ts'
import { messageOf, notValid } from './messages.ts'
import { isNothing, type Answer } from './rule.ts'

/** What is wrong with an answer. One that does not block is only a warning. */
export type Problem = { name: string; message: string; blocking: boolean }

/**
 * The rules of a field in their order: after the first that is broken only those that are forced
 * are asked.
 */
export function checkField(
  field: AskedField,
  answer: Answer,
  around: Omit<Around, 'fieldName'>,
): Problem[] {
  const problems: Problem[] = []
  const say = (message: string, blocking = true) =>
    problems.push({ name: field.name, message, blocking })
  if (!isNothing(answer) && !isPossible(field, answer)) say(notValid)
  for (const rule of field.rules) {
    if (problems.length > 0 && !rule.force) continue
    if (isNothing(answer) && !rule.onEmpty) continue
    if (!keeps(rule, answer, { ...around, fieldName: field.name }))
      say(messageOf(rule, field.title, answer), !rule.warns)
  }
  return problems
}

/** What is chosen must be there to choose, and once. */
function isPossible(
  { control, options, several, defaultValue }: AskedField,
  answer: Answer,
): boolean {
  if (Array.isArray(answer) && !several) return false
  if (control === 'separator') return false
  // Nobody sees it: whatever else stands there was not written by a visitor.
  if (control === 'hidden') return answer === (defaultValue ?? '')
  if (control !== 'select' && control !== 'radio' && control !== 'checkbox') return true
  const chosen = [answer].flat()
  return (
    new Set(chosen).size === chosen.length &&
    chosen.every((one) => options.some(({ value }) => value === one))
  )
}
