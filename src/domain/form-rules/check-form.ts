import type { AskedField } from './asked-fields.ts'
import { checkField, type Problem } from './check-field.ts'
import { answerTo, isNothing, type Answers } from './rule.ts'
import { shownFields } from './shown.ts'

export type Checked = {
  shown: Set<string>
  problems: Problem[]
  /** What would be sent: answers to shown fields alone, without those to nothing. */
  answers: Record<string, string | string[]>
}

/**
 * A form with these answers as page and server see it alike. `today`: the department's day, ISO.
 */
export function checkForm(fields: readonly AskedField[], answers: Answers, today: string): Checked {
  const shown = shownFields(fields, answers)
  const byName = new Map(
    fields.filter(({ name }) => shown.has(name)).map((field) => [field.name, field]),
  )
  const of = (name: string) => {
    const field = byName.get(name)
    return field ? answerTo(field, answers) : ''
  }
  const asked = fields.filter(({ name, control }) => shown.has(name) && control !== 'separator')
  return {
    shown,
    problems: asked.flatMap((field) => checkField(field, of(field.name), { of, today })),
    answers: Object.fromEntries(
      asked.flatMap(({ name }) => (isNothing(of(name)) ? [] : [[name, of(name)] as const])),
    ),
  }
}

/** Whether nothing stands in the way of sending. */
export const isComplete = ({ problems }: Pick<Checked, 'problems'>): boolean =>
  !problems.some(({ blocking }) => blocking)
