import { readForm, readForms } from '../../content/forms/forms.ts'
import type { HandlersOf } from './parts.ts'

export const formHandlers: HandlersOf<typeof import('../../../src/contract/api/forms.ts')> = {
  forms: (reading, { sportId }) => readForms(reading, sportId),
  form: (reading, { formId, access }) => readForm(reading, formId, access),
}
