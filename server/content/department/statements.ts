import type { Statement, StatementPage } from '../../../src/contract/pages.schema.ts'
import { formHref } from '../../../src/routes/links.ts'
import type { CallHandlers } from '../call-handlers.ts'
import { readItem, readItems } from '../items.ts'
import { statement } from '../kinds/site.ts'
import { form } from '../kinds/stories.ts'
import type { ReadContext } from '../read-context.ts'

/** What the department adds to the page; null when it adds nothing. */
async function readStatement(context: ReadContext, page: StatementPage): Promise<Statement | null> {
  const [item] = await readItems(context, statement, { slug: page })
  if (!item) return null
  const { id: _, formId, ...added } = item
  const linkedForm = formId === null ? null : await readItem(context, form, formId)
  return {
    ...added,
    form:
      linkedForm && linkedForm.access !== 'hidden'
        ? {
            title: linkedForm.title,
            url: formHref({ id: linkedForm.id, access: linkedForm.access }),
          }
        : null,
  }
}

export const handlers = {
  statement: (context, { page }) => readStatement(context, page),
} satisfies Partial<CallHandlers>
