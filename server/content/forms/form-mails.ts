import { randomUUID } from 'node:crypto'
import { doubtfulCounts } from './flagged.ts'
import { submissionCounts } from './submissions.ts'
import { readItems } from '../items.ts'
import { form } from '../kinds/stories.ts'
import { ReadContext } from '../read-context.ts'
import { getEngineName } from '../../db/engine.ts'
import type { Store } from '../../db/store.ts'

/** One email to send now. `claim` belongs to this process until the email is sent or postponed. */
export type FormMail = {
  tenant: string
  formId: number
  number: number
  recipient: string
  tries: number
  claim: string
  receivedAt: string
  answers: Record<string, string | string[]>
  amount: number
  paidAt: string | null
}

/**
 * Milliseconds that a claim lasts. When a process dies, another one takes its emails after that.
 */
const lease = 120_000
/**
 * Milliseconds after which an email is given up. Its row stays for the health page, and the
 * submission stays stored.
 */
const longest = 3 * 86_400_000

/** Claims due emails of all departments, so that no other process sends them. */
export async function claimMails(
  { db }: Pick<Store, 'db'>,
  limit: number,
  now = Date.now(),
): Promise<FormMail[]> {
  const claim = randomUUID()
  const taken = await db.transaction().execute(async (trx) => {
    let due = trx
      .selectFrom('form_mail')
      .select(['tenant', 'form_id', 'number', 'recipient'])
      .where('due', '<=', now)
      .where('given_up', '=', 0)
      .orderBy('due')
      .limit(limit)
    if (getEngineName(trx as never) === 'postgres') due = due.forUpdate().skipLocked()
    const rows = await due.execute()
    for (const row of rows)
      await trx
        .updateTable('form_mail')
        .set({ claim, due: now + lease })
        .where('tenant', '=', row.tenant)
        .where('form_id', '=', row.form_id)
        .where('number', '=', row.number)
        .where('recipient', '=', row.recipient)
        .execute()
    return rows.length
  })
  if (taken === 0) return []
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
      'form_mail.form_id',
      'form_mail.number',
      'recipient',
      'tries',
      'received_at',
      'answers',
      'amount',
      'paid_at',
    ])
    .where('claim', '=', claim)
    .execute()
  return rows.map((row) => ({
    tenant: row.tenant,
    formId: row.form_id,
    number: row.number,
    recipient: row.recipient,
    tries: row.tries,
    claim,
    receivedAt: row.received_at,
    answers: JSON.parse(row.answers) as FormMail['answers'],
    amount: row.amount,
    paidAt: row.paid_at,
  }))
}

const ours = (
  store: Pick<Store, 'of'>,
  { tenant, formId, number, recipient, claim }: FormMail,
) => ({
  gone: () =>
    store
      .of(tenant)
      .deleteFrom('form_mail')
      .where('tenant', '=', tenant)
      .where('form_id', '=', formId)
      .where('number', '=', number)
      .where('recipient', '=', recipient)
      .where('claim', '=', claim)
      .execute(),
  failed: (fault: string, now: number, due: number, givenUp: boolean) =>
    store
      .of(tenant)
      .updateTable('form_mail')
      .set((e) => ({
        claim: null,
        due,
        fault,
        tries: e('tries', '+', 1),
        tried_at: now,
        given_up: Number(givenUp),
      }))
      .where('tenant', '=', tenant)
      .where('form_id', '=', formId)
      .where('number', '=', number)
      .where('recipient', '=', recipient)
      .where('claim', '=', claim)
      .execute(),
})

export const mailSent = async (store: Pick<Store, 'of'>, mail: FormMail): Promise<void> =>
  void (await ours(store, mail).gone())

/**
 * Schedules another attempt, or gives up when the event is too old. Resolves with whether it gave
 * up.
 */
export async function mailFailed(
  store: Pick<Store, 'of'>,
  mail: FormMail,
  fault: string,
  pause: number,
  now = Date.now(),
): Promise<boolean> {
  const due = now + pause
  const givenUp = due - Date.parse(mail.paidAt ?? mail.receivedAt) > longest
  await ours(store, mail).failed(fault.slice(0, 300), now, due, givenUp)
  return givenUp
}

/** When the next email is due; null when none is queued. */
export async function nextMail({ db }: Pick<Store, 'db'>): Promise<number | null> {
  const row = await db
    .selectFrom('form_mail')
    .select((e) => e.fn.min('due').as('due'))
    .where('given_up', '=', 0)
    .executeTakeFirst()
  return row?.due === null || row?.due === undefined ? null : Number(row.due)
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
