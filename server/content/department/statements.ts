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
  const asked = formId === null ? null : await readItem(context, form, formId)
  return {
    ...added,
    form:
      asked && asked.access !== 'hidden'
        ? { title: asked.title, url: formHref({ id: asked.id, access: asked.access }) }
        : null,
  }
}

export const handlers = {
  statement: (context, { page }) => readStatement(context, page),
} satisfies Partial<CallHandlers>
