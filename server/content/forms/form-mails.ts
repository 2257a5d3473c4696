import { sql } from 'kysely'
import { doubtfulCounts } from './flagged.ts'
import { submissionCounts } from './submissions.ts'
import { readItems } from '../items.ts'
import { form } from '../kinds/stories.ts'
import { ReadContext } from '../read-context.ts'
import type { Job, JobTable } from '../../db/job-queue.ts'
import type { Store } from '../../db/store.ts'

/** One email to send now. */
export type FormMail = Job & {
  formId: number
  number: number
  recipient: string
  receivedAt: string
  answers: Record<string, string | string[]>
  amount: number
  paidAt: string | null
}

/** Queued emails, with their submissions. One that was given up stays for the health page. */
export const formMails: JobTable<'form_mail', FormMail> = {
  name: 'form_mail',
  key: {
    tenant: 'tenant',
    form_id: 'formId',
    number: 'number',
    recipient: 'recipient',
  },
  leaseMs: 120_000,
  condition: sql`given_up = 0`,
  read: async (db, claim) => {
    const rows = await db
      .selectFrom('form_mail')
      .innerJoin('form_submission', (j) =>
        j
          .onRef('form_submission.tenant', '=', 'form_mail.tenant')
          .onRef('form_submission.form_id', '=', 'form_mail.form_id')
          .onRef('form_submission.number', '=', 'form_mail.number'),
      )
      .select([
        'form_mail.tenant',
        'form_mail.form_id as formId',
        'form_mail.number',
        'recipient',
        'tries',
        'received_at as receivedAt',
        'answers',
        'amount',
        'paid_at as paidAt',
      ])
      .where('claim', '=', claim)
      .execute()
    return rows.map((row) => ({
      ...row,
      claim,
      answers: JSON.parse(row.answers) as FormMail['answers'],
    }))
  },
}

/**
 * All forms of a department, including hidden ones, with their numbers of counted and of doubtful
 * submissions. For the department only.
 */
export async function readFormsOfDepartment(store: Store, tenant: string) {
  const context = new ReadContext(store, tenant)
  const counts = await submissionCounts(context)
  const doubtful = await doubtfulCounts(store, tenant)
  return (await readItems(context, form)).map((item) => ({
    ...item,
    count: counts.get(item.id) ?? 0,
    doubtful: doubtful.get(item.id) ?? 0,
  }))
}
