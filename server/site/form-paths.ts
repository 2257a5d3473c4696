import type { Form } from '../../src/contract/forms.schema.ts'
import { cleanPath } from '../../src/routes/href.ts'

/** One to fifteen digits; a route pattern cannot use braces. */
const formId = `:formId{[0-9]${'[0-9]?'.repeat(14)}}`

/** The URLs of a form's page, as routes. */
export const formPaths: readonly { path: string; access: Form['access'] }[] = [
  { path: `/form/${formId}`, access: 'public' },
  { path: `/protected/form/${formId}`, access: 'protected' },
  { path: `/hidden/form/${formId}`, access: 'hidden' },
]

export const parseFormId = ({ pathname }: URL): number =>
  Number(/\/form\/(\d+)/.exec(cleanPath(pathname))?.[1])
