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
type OfForm = { id: number; maxSubmissions: number | null; recipients: readonly string[] }
export type Taken = { receivedAt: string; amount: number; again: boolean }
/** The submission stored under a key; `answers` as stored. */
export type Before = Taken & { answers: string }

/** Suspected robot submissions kept for each form, newest first. */
const mostSuspects = 1000

/**
 * Stores a submission once. The count and its limit are one statement in the same transaction, so
 * that the last place is given once across all processes. Resolves after the commit is on disk.
 * 'full': no place left; 'coupon used up': no use left.
 */
export async function storeSubmission(
  store: Store,
  tenant: string,
  form: OfForm,
  submission: NewSubmission,
): Promise<Taken | 'full' | 'coupon used up'> {
  try {
    return await transact(store, tenant, async (transaction): Promise<Taken> => {
      const number = await nextNumber(transaction, form)
      const { coupon } = submission
      if (coupon) await useCoupon(transaction, form.id, coupon)
      const receivedAt = transaction.now.toISOString()
      await transaction.db
        .insertInto('form_submission')
        .values({
          tenant,
          form_id: form.id,
          number,
          key: submission.key,
          received_at: receivedAt,
          answers: JSON.stringify(submission.answers),
          amount: submission.amount,
          coupon: coupon?.code ?? null,
          paid_at: null,
        })
        .execute()
      const mails = form.recipients.map((recipient) => ({
        tenant,
        form_id: form.id,
        number,
        recipient,
        due: transaction.now.getTime(),
        claim: null,
        fault: null,
      }))
      if (mails.length > 0) await transaction.db.insertInto('form_mail').values(mails).execute()
      transaction.topics.add(`form:${form.id}`)
      if (number === form.maxSubmissions) transaction.topics.add('form')
      return { receivedAt, amount: submission.amount, again: false }
    })
  } catch (fault) {
    // The same key arrived twice at once and the other request was first.
    const other = await storedBefore(store, tenant, form.id, submission.key)
    if (other) return other
    if (fault instanceof NoPlace) return fault.what
    throw fault
  }
}

/** Thrown inside the transaction to roll it back. */
class NoPlace extends Error {
  readonly what: 'full' | 'coupon used up'
  constructor(what: NoPlace['what']) {
    super(what)
    this.what = what
  }
}

async function nextNumber(
  { db, tenant }: Transaction,
  { id, maxSubmissions }: OfForm,
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
  if (!row) throw new NoPlace('full')
  return Number(row.count)
}

async function useCoupon(
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
  if (!row) throw new NoPlace('coupon used up')
}

/** The submission stored under this key, if any. */
export async function storedBefore(
  store: Store,
  tenant: string,
  formId: number,
  key: string,
): Promise<Before | null> {
  const row = await store
    .of(tenant)
    .selectFrom('form_submission')
    .select(['received_at', 'amount', 'answers'])
    .where('tenant', '=', tenant)
    .where('form_id', '=', formId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row
    ? { receivedAt: row.received_at, amount: row.amount, again: true, answers: row.answers }
    : null
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

/**
 * Stored for the department to review, neither counted nor sent. The sender gets the usual answer.
 */
export async function storeSuspect(
  store: Store,
  tenant: string,
  formId: number,
  { key, answers, why }: { key: string; answers: Record<string, unknown>; why: string },
): Promise<void> {
  const db = store.of(tenant)
  const ofForm = db
    .selectFrom('form_suspect')
    .where('tenant', '=', tenant)
    .where('form_id', '=', formId)
  await db
    .insertInto('form_suspect')
    .values({
      tenant,
      form_id: formId,
      key,
      received_at: new Date().toISOString(),
      why,
      answers: JSON.stringify(answers),
    })
    .onConflict((c) => c.columns(['tenant', 'form_id', 'key']).doNothing())
    .execute()
  const oldest = await ofForm
    .select('received_at')
    .orderBy('received_at', 'desc')
    .limit(1)
    .offset(mostSuspects)
    .executeTakeFirst()
  if (oldest)
    await db
      .deleteFrom('form_suspect')
      .where('tenant', '=', tenant)
      .where('form_id', '=', formId)
      .where('received_at', '<=', oldest.received_at)
      .execute()
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
