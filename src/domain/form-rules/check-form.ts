import type { ResolvedField } from './resolve-fields.ts'
import { checkField, type Problem } from './check-field.ts'
import { getAnswer, isEmptyAnswer, type Answer, type Answers } from './rule.ts'
import { shownFields } from './shown.ts'

export type ShownAnswers = {
  shown: Set<string>
  /** Answers to shown fields, without empty ones. */
  answers: Record<string, string | string[]>
}

/** The shown fields and their answers. */
export function shownAnswers(fields: readonly ResolvedField[], answers: Answers): ShownAnswers {
  const { shown, asked, of } = askedWith(fields, answers)
  return {
    shown,
    answers: Object.fromEntries(
      asked.flatMap(({ name }) => (isEmptyAnswer(of(name)) ? [] : [[name, of(name)] as const])),
    ),
  }
}

/** Problems with the answers to shown fields. `today`: the department's date, ISO. */
export function findProblems(
  fields: readonly ResolvedField[],
  answers: Answers,
  today: string,
): Problem[] {
  const { asked, of } = askedWith(fields, answers)
  return asked.flatMap((field) => checkField(field, of(field.name), { of, today }))
}

function askedWith(fields: readonly ResolvedField[], answers: Answers) {
  const visible = shownFields(fields, answers)
  const byName = new Map(
    fields.filter(({ name }) => visible.has(name)).map((field) => [field.name, field]),
  )
  return {
    shown: visible,
    asked: [...byName.values()].filter(({ control }) => control !== 'separator'),
    /** An answer to a field that is not shown is empty. */
    of: (name: string): Answer => {
      const field = byName.get(name)
      return field ? getAnswer(field, answers) : ''
    },
  }
}
