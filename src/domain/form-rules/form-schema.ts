import * as z from 'zod/mini'
import type { ResolvedField } from './resolve-fields.ts'
import { findProblems, shownAnswers } from './check-form.ts'

/**
 * The schema of a form's answers, made from its definition and used by both the page and the
 * server. Its output is what is sent. The path of an issue is the name of its field. Rules depend
 * on other fields and on which are shown, so the form is checked as a whole. `today`: the
 * department's date, ISO.
 */
export const formSchema = (fields: readonly ResolvedField[], today: string) =>
  z.pipe(
    z.record(z.string(), z.union([z.string(), z.array(z.string())])),
    z.transform((answers, context) => {
      for (const { name, message, blocking } of findProblems(fields, answers, today))
        if (blocking) context.issues.push({ code: 'custom', path: [name], message, input: answers })
      return shownAnswers(fields, answers).answers
    }),
  )
