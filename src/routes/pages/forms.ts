import * as api from '../../contract/api.ts'
import type { Form } from '../../contract/forms.schema.ts'
import { apiQuery } from '../../data/api-query.ts'
import { stripHtml } from '../../domain/words/text.ts'
import { paths } from '../paths.ts'
import { route } from '../route.ts'

export const isNumber = ({ params }: { params: { formId: string } }) =>
  /^\d{1,15}$/.test(params.formId)

/** Members' forms have no metadata for search engines. */
export const closedFormMeta = ({ form, settings }: { form: Form; settings: { name: string } }) => ({
  title: form.title,
  description: stripHtml(form.description) || `${form.title}: a form of ${settings.name}.`,
  pageType: 'survey-form',
  noindex: true,
})

/** Quiet pages: no other host's script can read what is typed into a form. */
export const forms = {
  form: route({
    path: paths.form,
    kind: 'quiet',
    query: { sent: ['yes'] },
    validate: isNumber,
    reads: ({ params }) => ({ form: apiQuery(api.form, { formId: Number(params.formId) }) }),
    needs: 'form',
    meta: ({ form, settings, asked }) => ({
      title: form.title,
      description: stripHtml(form.description) || `${form.title}: a form of ${settings.name}.`,
      pageType: 'survey-form',
      ...(asked['sent'] ? { noindex: true } : {}),
    }),
    screen: () => import('../../features/forms/FormScreen.tsx'),
  }),

  protectedForm: route({
    path: paths.protectedForm,
    kind: 'quiet',
    query: { sent: ['yes'] },
    validate: isNumber,
    reads: ({ params }) => ({
      form: apiQuery(api.form, { formId: Number(params.formId), access: 'protected' }),
    }),
    needs: 'form',
    meta: (page) => closedFormMeta(page),
    screen: () => import('../../features/forms/FormScreen.tsx'),
  }),
}
