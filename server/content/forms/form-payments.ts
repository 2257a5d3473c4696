import type { Job, JobTable } from '../../db/job-queue.ts'
import type { Store } from '../../db/store.ts'
import { transact } from '../transaction.ts'

/**
 * 'due': payment not started; 'paying': a payment page was opened; 'given up': that page closed
 * unpaid and may be opened again.
 */
export type PaymentState = 'due' | 'paying' | 'paid' | 'given up'
/**
 * The cost and payment state of a submission; `cents` was calculated by the server. `page` is the
 * open payment page, number `turn`.
 */
export type PaymentDue = {
  tenant: string
  formId: number
  number: number
  key: string
  cents: number
  state: PaymentState
  turn: number
  page: string | null
  url: string | null
}
/** A payment to check now. */
export type OpenPayment = PaymentDue & Job

/** Null when there is no submission with this key or it costs nothing. */
export async function readPaymentDue(
  store: Pick<Store, 'of'>,
  tenant: string,
  formId: number,
  key: string,
): Promise<PaymentDue | null> {
  const row = await store
    .of(tenant)
    .selectFrom('form_submission')
    .leftJoin('form_payment', (j) =>
      j
        .onRef('form_payment.tenant', '=', 'form_submission.tenant')
        .onRef('form_payment.form_id', '=', 'form_submission.form_id')
        .onRef('form_payment.number', '=', 'form_submission.number'),
    )
    .select(['form_submission.number', 'amount', 'paid_at', 'state', 'turn', 'page', 'url'])
    .where('form_submission.tenant', '=', tenant)
    .where('form_submission.form_id', '=', formId)
    .where('form_submission.key', '=', key)
    .executeTakeFirst()
  if (!row || row.amount === 0) return null
  return {
    tenant,
    formId,
    number: row.number,
    key,
    cents: row.amount,
    state: row.paid_at === null ? (row.state ?? 'due') : 'paid',
    turn: row.turn ?? 0,
    page: row.page,
    url: row.url,
  }
}

/**
 * Payment states of a form by submission number. A submission without an entry was not paid or
 * started.
 */
export async function readPaymentStates(
  store: Pick<Store, 'of'>,
  tenant: string,
  formId: number,
): Promise<Map<number, PaymentState>> {
  const rows = await store
    .of(tenant)
    .selectFrom('form_payment')
    .select(['number', 'state'])
    .where('tenant', '=', tenant)
    .where('form_id', '=', formId)
    .execute()
  return new Map(rows.map(({ number, state }) => [number, state]))
}

const ofPayment = ({
  tenant,
  formId,
  number,
}: Pick<PaymentDue, 'tenant' | 'formId' | 'number'>) => ({
  tenant,
  form_id: formId,
  number,
})

/** Stores the opened payment page, which is checked from `due` on. A paid submission stays paid. */
export async function savePaymentPage(
  store: Pick<Store, 'of'>,
  paymentDue: PaymentDue,
  { page, url, turn, due }: { page: string; url: string; turn: number; due: number },
): Promise<void> {
  const values = { state: 'paying' as const, page, url, turn, due, tries: 0, claim: null }
  await store
    .of(paymentDue.tenant)
    .insertInto('form_payment')
    .values({ ...ofPayment(paymentDue), ...values })
    .onConflict((c) =>
      c
        .columns(['tenant', 'form_id', 'number'])
        .doUpdateSet(values)
        .where('form_payment.state', '!=', 'paid')
        .where('form_payment.turn', '<=', turn),
    )
    .execute()
}

/**
 * Stores the payment with its time and notifies the department. False when it was already stored.
 */
export async function markPaid(
  store: Store,
  paymentDue: PaymentDue,
  recipients: readonly string[],
): Promise<boolean> {
  const { tenant, formId, number } = paymentDue
  return transact(store, tenant, async ({ db, now }) => {
    await db
      .updateTable('form_payment')
      .set({ state: 'paid', due: null, claim: null })
      .where('tenant', '=', tenant)
      .where('form_id', '=', formId)
      .where('number', '=', number)
      .execute()
    const { numUpdatedRows } = await db
      .updateTable('form_submission')
      .set({ paid_at: now.toISOString() })
      .where('tenant', '=', tenant)
      .where('form_id', '=', formId)
      .where('number', '=', number)
      .where('paid_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    const mails = recipients.map((recipient) => ({
      ...ofPayment(paymentDue),
      recipient,
      due: now.getTime(),
      claim: null,
      fault: null,
    }))
    // An email that was not sent yet includes the payment; one that was given up is tried again.
    if (mails.length > 0)
      await db
        .insertInto('form_mail')
        .values(mails)
        .onConflict((c) =>
          c
            .columns(['tenant', 'form_id', 'number', 'recipient'])
            .doUpdateSet({ due: now.getTime(), given_up: 0 })
            .where('form_mail.given_up', '=', 1),
        )
        .execute()
    return true
  })
}

/** The payment page closed unpaid. Does not affect a later page. */
export async function expirePayment(
  store: Pick<Store, 'of'>,
  { tenant, formId, number, turn }: PaymentDue,
): Promise<void> {
  await store
    .of(tenant)
    .updateTable('form_payment')
    .set({ state: 'given up', due: null, claim: null })
    .where('tenant', '=', tenant)
    .where('form_id', '=', formId)
    .where('number', '=', number)
    .where('turn', '=', turn)
    .where('state', '=', 'paying')
    .execute()
}

/** Payment pages to check. A row without `due` is checked only when the visitor returns. */
export const formPayments: JobTable<'form_payment', OpenPayment> = {
  name: 'form_payment',
  key: { tenant: 'tenant', form_id: 'formId', number: 'number' },
  leaseMs: 120_000,
  read: async (db, claim) => {
    const rows = await db
      .selectFrom('form_payment')
      .innerJoin('form_submission', (j) =>
        j
          .onRef('form_submission.tenant', '=', 'form_payment.tenant')
          .onRef('form_submission.form_id', '=', 'form_payment.form_id')
          .onRef('form_submission.number', '=', 'form_payment.number'),
      )
      .select([
        'form_payment.tenant',
        'form_payment.form_id as formId',
        'form_payment.number',
        'key',
        'amount as cents',
        'state',
        'turn',
        'page',
        'url',
        'tries',
      ])
      .where('claim', '=', claim)
      .execute()
    return rows.map((row) => ({ ...row, claim }))
  },
}
