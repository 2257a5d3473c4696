import type { FormCondition } from '../../contract/forms.schema.ts'
import type { ResolvedField } from './resolve-fields.ts'
import { getAnswer, isEmptyAnswer, type Answer, type Answers } from './rule.ts'

/**
 * Names of the fields that are shown with these answers. All conditions of a field must hold; the
 * answer to a field that is not shown counts as empty. Fields with circular conditions are always
 * shown, because they could never become visible.
 */
export function shownFields(fields: readonly ResolvedField[], answers: Answers): Set<string> {
  const byId = new Map(
    fields.filter(({ otherOf }) => otherOf === null).map((field) => [field.id, field]),
  )
  const byName = new Map(fields.map((field) => [field.name, field]))
  const results = new Map<string, boolean>()

  const isShown = (field: ResolvedField): boolean => {
    const before = results.get(field.name)
    if (before !== undefined) return before
    const holds =
      hasCircularConditions(field, byId) ||
      field.conditions.every((condition) => {
        const other = byId.get(condition.fieldId)
        return (
          other === undefined ||
          holdsFor(condition, other, isShown(other) ? getAnswer(other, answers) : '')
        )
      })
    const { otherOf } = field
    const owner = otherOf ? byName.get(otherOf.name) : undefined
    const isVisible =
      holds &&
      (!otherOf ||
        (owner !== undefined &&
          isShown(owner) &&
          [getAnswer(owner, answers)].flat().some((value) => otherOf.values.includes(value))))
    results.set(field.name, isVisible)
    return isVisible
  }
  return new Set(fields.filter(isShown).map(({ name }) => name))
}

/** Whether the conditions of a field depend on the field itself, directly or through others. */
export function hasCircularConditions(field: Waiting, byId: ReadonlyMap<number, Waiting>): boolean {
  const seen = new Set<number>()
  const open = field.conditions.map(({ fieldId }) => fieldId)
  while (open.length > 0) {
    const id = open.pop()!
    if (id === field.id) return true
    if (seen.has(id)) continue
    seen.add(id)
    open.push(...(byId.get(id)?.conditions ?? []).map(({ fieldId }) => fieldId))
  }
  return false
}
type Waiting = Pick<ResolvedField, 'id' | 'conditions'>

function holdsFor({ operator, value }: FormCondition, of: ResolvedField, answer: Answer): boolean {
  if (isEmptyAnswer(answer)) return false
  if (value === 'any') return operator === 'Is'
  // A condition names an option by its value or title.
  const meant = new Set([
    value,
    ...of.options.flatMap((option) =>
      option.title === value || option.value === value ? [option.value] : [],
    ),
  ])
  return [answer].flat().some((choice) => meant.has(choice)) === (operator === 'Is')
}
