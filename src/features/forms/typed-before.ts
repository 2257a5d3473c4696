import type { AskedField } from '../../domain/form-rules/asked-fields.ts'
import type { Answer } from '../../domain/form-rules/rule.ts'

/**
 * What was already typed into a form that the server drew, before its script came; undefined where
 * there is none.
 */
export function typedBefore(
  formId: number,
  fields: readonly AskedField[],
): Record<string, Answer> | undefined {
  if (typeof document === 'undefined') return undefined
  const drawn = document.getElementById(`form-${formId}`)
  if (!(drawn instanceof HTMLFormElement)) return undefined
  const data = new FormData(drawn)
  return Object.fromEntries(
    fields
      .filter(({ control }) => control !== 'separator')
      .map(({ name, several }) => {
        const written = data.getAll(name).filter((one): one is string => typeof one === 'string')
        return [name, several ? written : (written[0] ?? '')]
      }),
  )
}
