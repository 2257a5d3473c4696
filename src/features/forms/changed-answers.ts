import type { Answer } from '../../domain/form-rules/rule.ts'

/** Answers that differ from the initial ones. */
export const changedAnswers = (
  first: Readonly<Record<string, Answer>>,
  values: Readonly<Record<string, Answer | undefined>>,
): Record<string, Answer> =>
  Object.fromEntries(
    Object.entries(values).filter(
      (pair): pair is [string, Answer] =>
        pair[1] !== undefined && String(pair[1]) !== String(first[pair[0]] ?? ''),
    ),
  )
