import type { ResolvedField } from './resolve-fields.ts'
import { parseFormDay } from './days.ts'
import { satisfiesRule } from './check-rule.ts'

/** Radio buttons are stacked from this number of options. */
export const stackedFrom = 5

/** Initial answers of a form: preselected options, default values, today. */
export function initialAnswers(
  fields: readonly ResolvedField[],
  today: string,
): Record<string, string | string[]> {
  return Object.fromEntries(
    fields
      .filter(({ control }) => control !== 'separator')
      .map((field) => [field.name, firstAnswer(field, today)]),
  )
}

function firstAnswer(
  { control, options, several, defaultValue }: ResolvedField,
  today: string,
): string | string[] {
  const chosen = options
    .filter(
      (option) =>
        option.preselected ||
        (defaultValue !== null && (option.value === defaultValue || option.title === defaultValue)),
    )
    .map(({ value }) => value)
  if (several) return chosen
  if (options.length > 0) return chosen[0] ?? ''
  if (control === 'date') return parseFormDay(defaultValue ?? '', today) ?? ''
  if (control === 'number')
    return defaultValue !== null &&
      satisfiesRule({ name: 'number', args: [] }, defaultValue, {
        fieldName: '',
        of: () => '',
        today,
      }) === true
      ? defaultValue
      : ''
  return defaultValue ?? ''
}
