import * as z from 'zod/mini'
import type { AskedField } from './asked-fields.ts'
import { problemsOf, shownAnswers } from './check-form.ts'

/**
 * The schema of a form's answers, made from its definition: the page and the server decide by it.
 * Its output is what is sent. An issue has the name of its field as path. Rules look at other
 * fields and at what is shown, so they are checked for the whole form, not field by field.
 * `today`: the department's day, ISO.
 */
export const formSchema = (fields: readonly AskedField[], today: string) =>
  z.pipe(
    z.record(z.string(), z.union([z.string(), z.array(z.string())])),
    z.transform((given, context) => {
      for (const { name, message, blocking } of problemsOf(fields, given, today))
        if (blocking) context.issues.push({ code: 'custom', path: [name], message, input: given })
      return shownAnswers(fields, given).answers
    }),
  )
