import { get } from './endpoint.ts'
import { minutes } from './queries.ts'
import type { Form, FormTeaser } from './forms.schema.ts'

export const forms = get<{ sportId?: number | undefined }, FormTeaser[]>('/api/v2/Forms', {
  empty: [],
  staleTimeSeconds: 10 * minutes,
})
export const form = get<
  { formId: number; access?: 'public' | 'protected' | undefined },
  Form | null
>('/api/v2/Forms/:formId', { empty: null, staleTimeSeconds: 1 * minutes })
