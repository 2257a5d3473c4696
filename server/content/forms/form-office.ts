import type { Store } from '../../db/store.ts'
import { readItems } from '../items.ts'
import { form } from '../kinds/form.ts'
import { ReadContext } from '../read-context.ts'
import { submissionCounts } from './submissions.ts'

/** All forms of a department, hidden ones too, with how many have sent each: for its own people. */
export async function readFormsOfDepartment(store: Store, tenant: string) {
  const reading = new ReadContext(store, tenant)
  const counts = await submissionCounts(reading)
  const suspects = await reading.db
    .selectFrom('form_suspect')
    .select(['form_id', (e) => e.fn.countAll().as('count')])
    .where('tenant', '=', tenant)
    .groupBy('form_id')
    .execute()
  const suspect = new Map(suspects.map(({ form_id, count }) => [form_id, Number(count)]))
  return (await readItems(reading, form)).map((item) => ({
    ...item,
    count: counts.get(item.id) ?? 0,
    suspects: suspect.get(item.id) ?? 0,
  }))
}

/** What looked like a robot's, the newest first. */
export async function readSuspects(
  store: Pick<Store, 'of'>,
  tenant: string,
  formId: number,
): Promise<{ receivedAt: string; why: string; answers: unknown }[]> {
  const rows = await store
    .of(tenant)
    .selectFrom('form_suspect')
    .select(['received_at', 'why', 'answers'])
    .where('tenant', '=', tenant)
    .where('form_id', '=', formId)
    .orderBy('received_at', 'desc')
    .execute()
  return rows.map((row) => ({
    receivedAt: row.received_at,
    why: row.why,
    answers: JSON.parse(row.answers) as unknown,
  }))
}
