import type { Store } from '../../db/store.ts'
import { transact, type Transaction } from '../transaction.ts'

export type NewSubmission = {
  key: string
  answers: Record<string, string | string[]>
  amount: number
  coupon: { code: string; uses: number | null } | null
}
export type StoredSubmission = {
  number: number
  key: string
  receivedAt: string
  answers: Record<string, string | string[]>
  amount: number
  coupon: string | null
  paidAt: string | null
}
export type FormLimits = {
  id: number
  maxSubmissions: number | null
  recipients: readonly string[]
}
/** `counted` is false while a submission is doubtful. */
export type SubmissionResult = {
  receivedAt: string
  amount: number
  again: boolean
  counted: boolean
}
/** The submission stored under a key; `answers` as stored. */
export type StoredResult = SubmissionResult & { answers: string }

/**
 * Stores a submission once. The count and its limit are one statement in the same transaction, so
 * that the last place is given once across all processes. Resolves after the commit is on disk.
 * 'full': no place left; 'coupon used up': no use left.
 */
export async function storeSubmission(
  store: Store,
  tenant: string,
  form: FormLimits,
  submission: NewSubmission,
): Promise<SubmissionResult | 'full' | 'coupon used up'> {
  try {
    return await transact(store, tenant, (transaction) =>
      addSubmission(transaction, form, submission, transaction.now.toISOString()),
    )
  } catch (error) {
    // The same key arrived twice at once and the other request was first.
    const other = await findStored(store, tenant, form.id, submission.key)
    if (other) return other
    if (error instanceof CapacityError) return error.what
    throw error
  }
}

/** Counts and stores a submission, and queues its emails. Throws CapacityError. */
export async function addSubmission(
  transaction: Transaction,
  form: FormLimits,
  { key, answers, amount, coupon }: NewSubmission,
  receivedAt: string,
): Promise<SubmissionResult> {
  const { db, tenant, topics, now } = transaction
  const number = await nextNumber(transaction, form)
  if (coupon) await takeCoupon(transaction, form.id, coupon)
  await db
    .insertInto('form_submission')
    .values({
      tenant,
      form_id: form.id,
      number,
      key,
      received_at: receivedAt,
      answers: JSON.stringify(answers),
      amount,
      coupon: coupon?.code ?? null,
      paid_at: null,
    })
    .execute()
  const mails = form.recipients.map((recipient) => ({
    tenant,
    form_id: form.id,
    number,
    recipient,
    due: now.getTime(),
    claim: null,
    fault: null,
  }))
  if (mails.length > 0) await db.insertInto('form_mail').values(mails).execute()
  topics.add(`form:${form.id}`)
  if (number === form.maxSubmissions) topics.add('form')
  return { receivedAt, amount, again: false, counted: true }
}

/** Thrown inside the transaction to roll it back. */
export class CapacityError extends Error {
  readonly what: 'full' | 'coupon used up'
  constructor(reason: CapacityError['what']) {
    super(reason)
    this.what = reason
  }
}

async function nextNumber(
  { db, tenant }: Transaction,
  { id, maxSubmissions }: FormLimits,
): Promise<number> {
  const row = await db
    .insertInto('form_count')
    .values({ tenant, form_id: id, count: 1 })
    .onConflict((c) => {
      const counted = c
        .columns(['tenant', 'form_id'])
        .doUpdateSet((e) => ({ count: e('form_count.count', '+', 1) }))
      return maxSubmissions === null
        ? counted
        : counted.where('form_count.count', '<', maxSubmissions)
    })
    .returning('count')
    .executeTakeFirst()
  if (!row) throw new CapacityError('full')
  return Number(row.count)
}

async function takeCoupon(
  { db, tenant }: Transaction,
  formId: number,
  { code, uses }: { code: string; uses: number | null },
): Promise<void> {
  const row = await db
    .insertInto('form_coupon')
    .values({ tenant, form_id: formId, code, used: 1 })
    .onConflict((c) => {
      const counted = c
        .columns(['tenant', 'form_id', 'code'])
        .doUpdateSet((e) => ({ used: e('form_coupon.used', '+', 1) }))
      return uses === null ? counted : counted.where('form_coupon.used', '<', uses)
    })
    .returning('used')
    .executeTakeFirst()
  if (!row) throw new CapacityError('coupon used up')
}

/** The submission stored under this key, if any, doubtful ones included. */
export async function findStored(
  store: Pick<Store, 'of'>,
  tenant: string,
  formId: number,
  key: string,
): Promise<StoredResult | null> {
  for (const table of ['form_submission', 'form_suspect'] as const) {
    const row = await store
      .of(tenant)
      .selectFrom(table)
      .select(['received_at', 'amount', 'answers'])
      .where('tenant', '=', tenant)
      .where('form_id', '=', formId)
      .where('key', '=', key)
      .executeTakeFirst()
    if (row)
      return {
        receivedAt: row.received_at,
        amount: row.amount,
        again: true,
        answers: row.answers,
        counted: table === 'form_submission',
      }
  }
  return null
}

/** The number of submissions of each form of a department. */
export async function submissionCounts({
  db,
  tenant,
}: Pick<Transaction, 'db' | 'tenant'>): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('form_count')
    .select(['form_id', 'count'])
    .where('tenant', '=', tenant)
    .execute()
  return new Map(rows.map(({ form_id, count }) => [form_id, count]))
}

/** All submissions of a form in order, read in parts. */
export async function* readSubmissions(
  store: Pick<Store, 'of'>,
  tenant: string,
  formId: number,
): AsyncGenerator<StoredSubmission> {
  for (let after = 0; ;) {
    const rows = await store
      .of(tenant)
      .selectFrom('form_submission')
      .selectAll()
      .where('tenant', '=', tenant)
      .where('form_id', '=', formId)
      .where('number', '>', after)
      .orderBy('number')
      .limit(500)
      .execute()
    for (const row of rows)
      yield {
        number: row.number,
        key: row.key,
        receivedAt: row.received_at,
        answers: JSON.parse(row.answers) as StoredSubmission['answers'],
        amount: row.amount,
        coupon: row.coupon,
        paidAt: row.paid_at,
      }
    if (rows.length < 500) return
    after = rows.at(-1)!.number
  }
}
