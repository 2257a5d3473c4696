import type { FormFieldType, FormStatus } from '../contract/forms.schema.ts'

/** What a field is drawn as, by its letter. */
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

/** One field of an unknown type, and the whole form is not shown. */
export const unknownFieldType = (type: string): string =>
  `Form match error: field type [${type}] not found`
export const formUnreadable = 'Error parsing the form schema'

export const isFieldType = (type: string): type is FormFieldType => Object.hasOwn(controls, type)

/** Throws for an unknown field type. */
export function controlOf(type: string): FormControl {
  if (!isFieldType(type)) throw new Error(unknownFieldType(type))
  return controls[type]
}

/** A control whose answer is one or more of its options. */
export const takesOptions = (control: FormControl): boolean =>
  control === 'select' || control === 'radio' || control === 'checkbox'

type Room = { maxSubmissions: number | null; submissionCount: number }

/**
 * The status of a form before, in and after its time on the department's clock: without dates
 * always active, and full when as many as may have sent it.
 */
export function formStatus(
  { maxSubmissions, submissionCount }: Room,
  time: 'before' | 'running' | 'over',
): FormStatus {
  if (time !== 'running') return time === 'before' ? 'pending' : 'closed'
  return maxSubmissions !== null && submissionCount >= maxSubmissions ? 'full' : 'active'
}
