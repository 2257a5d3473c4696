import type { Form } from '../../contract/schema/form.ts'
import { href } from '../href.ts'
import { formsPaths } from '../paths/forms.ts'
import { hiddenPaths } from '../paths/hidden.ts'

/** The way to the payment page of what was sent under a key. */
export const payHref = (form: Pick<Form, 'id' | 'access'>, key: string): string =>
  `${formHref(form)}/pay?key=${key}`

/** The page of who has sent it: received, and what is still to be paid. */
export const sentHref = (form: Pick<Form, 'id' | 'access'>, key: string): string =>
  `${formHref(form)}?sent=yes&key=${key}`

export const formHref = ({ id, access }: Pick<Form, 'id' | 'access'>): string =>
  href(
    {
      public: formsPaths.form,
      protected: formsPaths.protectedForm,
      hidden: hiddenPaths.hiddenForm,
    }[access],
    { formId: String(id) },
  )
