import { randomUUID } from 'node:crypto'
import { engineOf } from '../../db/engine.ts'
import type { Store } from '../../db/store.ts'
import { transact } from '../transaction.ts'

/**
 * 'due': nobody has gone to pay; 'paying': a payment page was opened; 'given up': it closed unpaid,
 * and may be opened anew.
 */
export type PaymentState = 'due' | 'paying' | 'paid' | 'given up'
/**
 * What a submission costs and how far its payment is; `cents` is what the server counted. `page` is
 * the open payment page, the `turn`th.
 */
export type Owed = {
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
/** One to be asked for now. `claim` is ours until it is put off or over. */
export type OpenPayment = Owed & { tries: number; claim: string }

/** Milliseconds for which a claim holds: a process that dies while it asks leaves it to another. */
const lease = 120_000

/** Null when nothing was sent under this key, or it costs nothing. */
export async function readOwed(
  store: Pick<Store, 'of'>,
  tenant: string,
  formId: number,
  key: string,
): Promise<Owed | null> {
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
 * How far the payments of a form are, by the numbers of their submissions; who has none has not
 * gone to pay.
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

const ofPayment = ({ tenant, formId, number }: Pick<Owed, 'tenant' | 'formId' | 'number'>) => ({
  tenant,
  form_id: formId,
  number,
})

/**
 * A payment page is open for it; asked from `due` on whether it was used. What is paid stays paid.
 */
export async function keepPage(
  store: Pick<Store, 'of'>,
  owed: Owed,
  { page, url, turn, due }: { page: string; url: string; turn: number; due: number },
): Promise<void> {
  const values = { state: 'paying' as const, page, url, turn, due, tries: 0, claim: null }
  await store
    .of(owed.tenant)
    .insertInto('form_payment')
    .values({ ...ofPayment(owed), ...values })
    .onConflict((c) =>
      c
        .columns(['tenant', 'form_id', 'number'])
        .doUpdateSet(values)
        .where('form_payment.state', '!=', 'paid')
        .where('form_payment.turn', '<=', turn),
    )
    .execute()
}

/** It was paid: kept with its moment, and told to the department. False when that was known. */
export async function markPaid(
  store: Store,
  owed: Owed,
  recipients: readonly string[],
): Promise<boolean> {
  const { tenant, formId, number } = owed
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
      ...ofPayment(owed),
      recipient,
      due: now.getTime(),
      claim: null,
      fault: null,
    }))
    // One that has not gone out yet says it, too.
    if (mails.length > 0)
      await db
        .insertInto('form_mail')
        .values(mails)
        .onConflict((c) => c.columns(['tenant', 'form_id', 'number', 'recipient']).doNothing())
        .execute()
    return true
  })
}

/** Its payment page closed unpaid. A later one is another matter. */
export async function giveUp(
  store: Pick<Store, 'of'>,
  { tenant, formId, number, turn }: Owed,
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

/**
 * Takes payment pages that are to be asked for, of all departments, so that no other process takes
 * them too.
 */
export async function claimPayments(
  { db }: Pick<Store, 'db'>,
  limit: number,
  now = Date.now(),
): Promise<OpenPayment[]> {
  const claim = randomUUID()
  const taken = await db.transaction().execute(async (trx) => {
    let due = trx
      .selectFrom('form_payment')
      .select(['tenant', 'form_id', 'number'])
      .where('due', '<=', now)
      .orderBy('due')
      .limit(limit)
    if (engineOf(trx as never) === 'postgres') due = due.forUpdate().skipLocked()
    const rows = await due.execute()
    for (const row of rows)
      await trx
        .updateTable('form_payment')
        .set({ claim, due: now + lease })
        .where('tenant', '=', row.tenant)
        .where('form_id', '=', row.form_id)
        .where('number', '=', row.number)
        .execute()
    return rows.length
  })
  if (taken === 0) return []
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
      'form_payment.form_id',
      'form_payment.number',
      'key',
      'amount',
      'state',
      'turn',
      'page',
      'url',
      'tries',
    ])
    .where('claim', '=', claim)
    .execute()
  return rows.map((row) => ({
    tenant: row.tenant,
    formId: row.form_id,
    number: row.number,
    key: row.key,
    cents: row.amount,
    state: row.state,
    turn: row.turn,
    page: row.page,
    url: row.url,
    tries: row.tries,
    claim,
  }))
}

/** To be asked for again, after so many times; null is never, unless the visitor comes back. */
export async function askLater(
  store: Pick<Store, 'of'>,
  { tenant, formId, number, claim }: OpenPayment,
  tries: number,
  due: number | null,
): Promise<void> {
  await store
    .of(tenant)
    .updateTable('form_payment')
    .set({ claim: null, due, tries })
    .where('tenant', '=', tenant)
    .where('form_id', '=', formId)
    .where('number', '=', number)
    .where('claim', '=', claim)
    .execute()
}

/** When the next is to be asked for; null when none is open. */
export async function nextPayment({ db }: Pick<Store, 'db'>): Promise<number | null> {
  const row = await db
    .selectFrom('form_payment')
    .select((e) => e.fn.min('due').as('due'))
    .executeTakeFirst()
  return row?.due === null || row?.due === undefined ? null : Number(row.due)
}
