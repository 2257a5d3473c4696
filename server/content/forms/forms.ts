import type { CallHandlers } from '../call-handlers.ts'
import type { Form, FormTeaser } from '../../../src/contract/forms.schema.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'
import { formStatus } from '../../../src/domain/form.ts'
import { formHref } from '../../../src/routes/links.ts'
import { sanitizeStoredHtml } from '../html/clean-html.ts'
import { readItem, readItems, type Item } from '../items.ts'
import { form } from '../kinds/stories.ts'
import type { ReadContext } from '../read-context.ts'
import { readClock, readToday, type Clock } from '../department-clock.ts'
import { sportRefs } from '../sports/sports.ts'
import { formToken } from './form-tokens.ts'
import { submissionCounts } from './submissions.ts'

type FormItem = Item<typeof form>
type Access = FormTeaser['access']

/** Public forms of the department or of one sport. Pending forms are left out. */
export async function readForms(context: ReadContext, sportId?: number): Promise<FormTeaser[]> {
  const clock = await readClock(context)
  const sports = await sportRefs(context)
  const items = (await readItems(context, form, { sportId })).filter(
    ({ access }) => access === 'public',
  )
  const counts = await submissionCounts(context)
  return items
    .map((item) => teaserOf(item, 'public', counts.get(item.id) ?? 0, clock, sports))
    .filter(({ status }) => status !== 'pending')
}

/** A form with this access; a hidden one only for readers who may see it. */
export async function readForm(
  context: ReadContext,
  formId: number,
  access: Access = 'public',
): Promise<Form | null> {
  const item = await readItem(context, form, formId)
  if (item?.access !== access || (access === 'hidden' && !context.seesHidden)) return null
  const submissionCount = (await submissionCounts(context)).get(formId) ?? 0
  const teaser = teaserOf(
    item,
    access,
    submissionCount,
    await readClock(context),
    await sportRefs(context),
  )
  const {
    description,
    thankYouText,
    closedMessage,
    emailField,
    isMultiRecipient,
    isSportSpecific,
    maxSubmissions,
    payment,
    fields,
  } = item
  return {
    ...teaser,
    description,
    thankYouText,
    closedMessage,
    emailField,
    isMultiRecipient,
    isSportSpecific,
    maxSubmissions,
    submissionCount,
    payment,
    today: fields.some(asksDate) ? await readToday(context) : null,
    token: await formToken(context, formId),
    fields: fields.map((field) => ({
      ...field,
      help: sanitizeStoredHtml(field.help),
      options: field.options.toSorted((a, b) => a.rank - b.rank || a.id - b.id),
    })),
  }
}

/** Whether the validity of a field depends on the current date. */
const asksDate = ({ type, rules }: FormItem['fields'][number]): boolean =>
  type === 'D' || /\bdate_/.test(rules ?? '')

function teaserOf(
  { id, title, startDate, expirationDate, maxSubmissions, sportId }: FormItem,
  access: Access,
  submissionCount: number,
  clock: Clock,
  sports: Map<number, SportRef>,
): FormTeaser {
  return {
    id,
    title,
    access,
    url: formHref({ id, access }),
    sport: (sportId && sports.get(sportId)) || null,
    status: formStatus({ maxSubmissions, submissionCount }, clock.state(startDate, expirationDate)),
    startDate,
    expirationDate,
  }
}

/** Recipients and coupons of a form. Only for the server. */
export async function readFormOffice(
  context: ReadContext,
  formId: number,
): Promise<Pick<FormItem, 'recipients' | 'coupons'> | null> {
  const item = await readItem(context, form, formId)
  return item && { recipients: item.recipients, coupons: item.coupons }
}

export const handlers = {
  hiddenForm: (context, { formId }) => readForm(context, formId, 'hidden'),
  forms: (context, { sportId }) => readForms(context, sportId),
  form: (context, { formId, access }) => readForm(context, formId, access),
} satisfies Partial<CallHandlers>
