import type { FormFieldType, FormStatus } from '../contract/forms.schema.ts'

/** The control of a field by its letter. */
const controls: Readonly<
  Record<
    FormFieldType,
    | 'select'
    | 'text'
    | 'textarea'
    | 'radio'
    | 'checkbox'
    | 'date'
    | 'number'
    | 'hidden'
    | 'separator'
  >
> = {
  S: 'select',
  Q: 'select',
  O: 'select',
  T: 'text',
  A: 'textarea',
  R: 'radio',
  Y: 'radio',
  5: 'radio',
  C: 'checkbox',
  B: 'checkbox',
  M: 'checkbox',
  Z: 'checkbox',
  P: 'checkbox',
  L: 'checkbox',
  D: 'date',
  N: 'number',
  H: 'hidden',
  '-': 'separator',
}
export type FormControl = (typeof controls)[FormFieldType]

/** A form with an unknown field type is not shown. */
export const unknownFieldType = (type: string): string =>
  `Form match error: field type [${type}] not found`
export const formUnreadable = 'Error parsing the form schema'

export const isFieldType = (type: string): type is FormFieldType => Object.hasOwn(controls, type)

/** Throws for an unknown field type. */
export function getControl(type: string): FormControl {
  if (!isFieldType(type)) throw new Error(unknownFieldType(type))
  return controls[type]
}

/** A control whose answer is one or more of its options. */
export const takesOptions = (control: FormControl): boolean =>
  control === 'select' || control === 'radio' || control === 'checkbox'

type Room = { maxSubmissions: number | null; submissionCount: number }

/**
 * The status of a form by its dates on the department's clock: active without dates, full at its
 * limit of submissions.
 */
export function formStatus(
  { maxSubmissions, submissionCount }: Room,
  time: 'before' | 'running' | 'over',
): FormStatus {
  if (time !== 'running') return time === 'before' ? 'pending' : 'closed'
  return maxSubmissions !== null && submissionCount >= maxSubmissions ? 'full' : 'active'
}
