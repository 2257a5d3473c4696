import type { Store } from '../../db/store.ts'
import { transact } from '../transaction.ts'
import {
  addSubmission,
  CapacityError,
  findStored,
  type NewSubmission,
  type FormLimits,
  type SubmissionResult,
} from './submissions.ts'

/**
 * A submission that may be a robot's: stored with the reason, neither counted nor emailed until the
 * department accepts it. It takes no place and no use of a coupon.
 */
export type FlaggedSubmission = {
  key: string
  receivedAt: string
  why: string
  answers: Record<string, string | string[]>
  amount: number
  coupon: string | null
}
type Coupons = readonly { code: string; uses: number | null }[]

/** Doubtful submissions kept for each form. Older ones are deleted. */
const maxFlagged = 1000

/** Stores a doubtful submission once under its key. */
export async function storeFlagged(
  store: Store,
  tenant: string,
  formId: number,
  { key, answers, amount, coupon }: NewSubmission,
  why: string,
): Promise<SubmissionResult> {
  return transact(store, tenant, async ({ db, now }) => {
    const receivedAt = now.toISOString()
    await db
      .insertInto('form_suspect')
      .values({
        tenant,
        form_id: formId,
        key,
        received_at: receivedAt,
        why,
        answers: JSON.stringify(answers),
        amount,
        coupon: coupon?.code ?? null,
      })
      .onConflict((c) => c.columns(['tenant', 'form_id', 'key']).doNothing())
      .execute()
    const ofForm = db
      .selectFrom('form_suspect')
      .where('tenant', '=', tenant)
      .where('form_id', '=', formId)
    const oldest = await ofForm
      .select('received_at')
      .orderBy('received_at', 'desc')
      .limit(1)
      .offset(maxFlagged)
      .executeTakeFirst()
    if (oldest)
      await db
        .deleteFrom('form_suspect')
        .where('tenant', '=', tenant)
        .where('form_id', '=', formId)
        .where('received_at', '<=', oldest.received_at)
        .execute()
    return { receivedAt, amount, again: false, counted: false }
  })
}

/** The doubtful submissions of a form, newest first. */
export async function readFlagged(
  store: Pick<Store, 'of'>,
  tenant: string,
  formId: number,
): Promise<FlaggedSubmission[]> {
  const rows = await store
    .of(tenant)
    .selectFrom('form_suspect')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('form_id', '=', formId)
    .orderBy('received_at', 'desc')
    .orderBy('key')
    .execute()
  return rows.map((row) => ({
    key: row.key,
    receivedAt: row.received_at,
    why: row.why,
    answers: JSON.parse(row.answers) as FlaggedSubmission['answers'],
    amount: row.amount,
    coupon: row.coupon,
  }))
}

/** The number of doubtful submissions of each form of a department. */
export async function doubtfulCounts(
  store: Pick<Store, 'of'>,
  tenant: string,
): Promise<Map<number, number>> {
  const rows = await store
    .of(tenant)
    .selectFrom('form_suspect')
    .select(['form_id', (e) => e.fn.countAll().as('count')])
    .where('tenant', '=', tenant)
    .groupBy('form_id')
    .execute()
  return new Map(rows.map(({ form_id, count }) => [form_id, Number(count)]))
}

/**
 * Counts a doubtful submission like any other one: it takes a place and a use of its coupon, and
 * its emails are queued. Accepting it again changes nothing. Null when the form has no submission
 * with this key; 'full' or 'coupon used up' when it stays doubtful.
 */
export async function acceptFlagged(
  store: Store,
  tenant: string,
  form: FormLimits & { coupons: Coupons },
  key: string,
): Promise<SubmissionResult | 'full' | 'coupon used up' | null> {
  try {
    const accepted = await transact(store, tenant, async (transaction) => {
      const row = await transaction.db
        .deleteFrom('form_suspect')
        .where('tenant', '=', tenant)
        .where('form_id', '=', form.id)
        .where('key', '=', key)
        .returningAll()
        .executeTakeFirst()
      if (!row) return null
      const { amount, coupon: code } = row
      const coupon = code === null ? null : { code, uses: usesOf(form.coupons, code) }
      const answers = JSON.parse(row.answers) as FlaggedSubmission['answers']
      return addSubmission(transaction, form, { key, answers, amount, coupon }, row.received_at)
    })
    return accepted ?? (await findStored(store, tenant, form.id, key))
  } catch (error) {
    if (error instanceof CapacityError) return error.what
    throw error
  }
}

/** A coupon that the form no longer has is not limited. */
const usesOf = (coupons: Coupons, code: string): number | null =>
  coupons.find((coupon) => coupon.code === code)?.uses ?? null
