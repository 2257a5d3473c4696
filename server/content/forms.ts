import type { Form, FormTeaser } from '../../src/contract/schema/form.ts'
import type { SportRef } from '../../src/contract/schema/sport.ts'
import { formStatus } from '../../src/domain/form.ts'
import { cleanedHtml } from './clean-html.ts'
import { readItem, readItems, type Item } from './items.ts'
import { form } from './kinds/form.ts'
import type { Reading } from './reading.ts'
import { clockOf, type Clock } from './running.ts'
import { sportRefs } from './sports.ts'

type FormItem = Item<typeof form>
type Access = FormTeaser['access']

/** Forms of the department, or of one sport, that are open to all. One that is pending is told to nobody. */
export async function readForms(reading: Reading, sportId?: number): Promise<FormTeaser[]> {
  const clock = await clockOf(reading)
  const sports = await sportRefs(reading)
  const items = (await readItems(reading, form, { sportId })).filter(({ access }) => access === 'public')
  return items.map((item) => teaserOf(item, 'public', clock, sports)).filter(({ status }) => status !== 'pending')
}

export async function readForm(reading: Reading, formId: number, access: Access = 'public'): Promise<Form | null> {
  const item = await readItem(reading, form, formId)
  if (item?.access !== access) return null
  const teaser = teaserOf(item, access, await clockOf(reading), await sportRefs(reading))
  const { description, thankYouText, closedMessage, emailField, isMultiRecipient, isSportSpecific, maxSubmissions, payment, fields } = item
  return {
    ...teaser, description, thankYouText, closedMessage, emailField, isMultiRecipient, isSportSpecific, maxSubmissions, submissionCount: 0, payment,
    fields: fields.map((field) => ({ ...field, help: cleanedHtml(field.help), options: field.options.toSorted((a, b) => a.rank - b.rank || a.id - b.id) })),
  }
}

function teaserOf({ id, title, startDate, expirationDate, maxSubmissions, sportId }: FormItem, access: Access, clock: Clock, sports: Map<number, SportRef>): FormTeaser {
  return {
    id, title, access, url: access === 'protected' ? `/protected/form/${id}` : `/form/${id}`, sport: (sportId && sports.get(sportId)) || null,
    status: formStatus({ maxSubmissions, submissionCount: 0 }, clock.state(startDate, expirationDate)), startDate, expirationDate,
  }
}
