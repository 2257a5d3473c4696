import { z } from 'zod'
import { Form, FormTeaser } from '../schema/form.ts'
import { id, type DescribedOf } from './parts.ts'

export const formSchemas: DescribedOf<typeof import('../api/forms.ts')> = {
  forms: {
    summary:
      'Forms that are open to all, whatever their status but pending, in the order of the department.',
    query: z.object({ sportId: id.optional() }),
    result: z.array(FormTeaser),
    example: {},
  },
  form: {
    summary: 'A form: what it asks, when it may be sent, what it costs.',
    notes:
      '`access`: of which address; a protected form is not under the public one, ' +
      'nor the other way round.',
    query: z.object({ formId: id, access: z.enum(['public', 'protected']).optional() }),
    result: Form.nullable(),
    example: { formId: 1 },
  },
}
