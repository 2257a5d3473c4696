import type { Form } from '../../contract/schema/form.ts'
import { href } from '../href.ts'
import { formsPaths } from '../paths/forms.ts'

export const formHref = ({ id, access }: Pick<Form, 'id' | 'access'>): string => href(access === 'protected' ? formsPaths.protectedForm : formsPaths.form, { formId: String(id) })
