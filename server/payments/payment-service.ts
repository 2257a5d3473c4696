import type { Form } from '../../src/contract/forms.schema.ts'
import { readForm, readFormOffice } from '../content/forms/forms.ts'
import {
  expirePayment,
  formPayments,
  savePaymentPage,
  markPaid,
  readPaymentDue,
  type OpenPayment,
  type PaymentDue,
  type PaymentState,
} from '../content/forms/form-payments.ts'
import { ReadContext } from '../content/read-context.ts'
import { doubling, JobQueue, type Retry } from '../db/job-queue.ts'
import type { Store } from '../db/store.ts'
import type { PaymentPage } from './stripe-page.ts'

/** The last automatic check (after three days): a payment page is open for a day at most. */
const maxChecks = 80
/**
 * From this check on once an hour. Failed checks do not count further, so a payment is found when
 * the service is available again.
 */
const hourly = 6
/**
 * Milliseconds until the next check after this many: most visitors pay within a few minutes or not
 * at all.
 */
const backoffMs = doubling(60_000, 3_600_000)

type Parts = { store: Store; page: PaymentPage; report(error: unknown): void }
type Sent = { to: string } | 'paid' | 'away' | 'nothing'

/**
 * Sends visitors to the payment page, and asks the service what was paid: when the visitor returns,
 * and periodically for those who do not. A browser's word never marks a submission as paid. When
 * the service is unavailable, the submission stays stored and can be paid later.
 */
export class PaymentService {
  #parts: Parts
  readonly jobs: JobQueue<'form_payment', OpenPayment>

  constructor(parts: Parts) {
    this.#parts = parts
    this.jobs = new JobQueue({
      store: parts.store,
      table: formPayments,
      batchSize: 10,
      pollIntervalMs: 30_000,
      backoffMs,
      run: (payment) => this.#check(payment),
      report: (error) => parts.report(error),
    })
  }

  /** Whether this amount can be paid here. */
  offers(cents: number): boolean {
    return cents >= this.#parts.page.least
  }

  /**
   * The payment page of a submission: the same one until it closes. `access` is that of the
   * sender's URL; a hidden form returns to its hidden URL.
   */
  async send(
    tenant: string,
    { id: formId, access }: Pick<Form, 'id' | 'access'>,
    key: string,
    returnTo: string,
  ): Promise<Sent> {
    const { store, page, report } = this.#parts
    const paymentDue = await readPaymentDue(store, tenant, formId, key)
    if (!paymentDue || !this.offers(paymentDue.cents)) return 'nothing'
    if (paymentDue.state === 'paid') return 'paid'
    try {
      const state = await this.#settle(paymentDue)
      if (state === 'paid') return 'paid'
      if (state === 'paying' && paymentDue.url) return { to: paymentDue.url }
      const context = new ReadContext(store, tenant)
      context.seesHidden = access === 'hidden'
      const form = await readForm(context, formId, access)
      const turn = paymentDue.turn + 1
      const opened = await page.open({
        key: `fieldhouse-${tenant}-${formId}-${key}-${turn}`,
        currency: 'usd',
        returnTo,
        lines: [
          {
            name: (form?.title ?? `Form ${formId}`).slice(0, 200),
            cents: paymentDue.cents,
            quantity: 1,
          },
        ],
        about: { department: tenant, form: String(formId), submission: String(paymentDue.number) },
      })
      await savePaymentPage(store, paymentDue, { ...opened, turn, due: Date.now() + backoffMs(0) })
      this.jobs.wake()
      return { to: opened.url }
    } catch (error) {
      report(
        new Error(
          `the payment page for answer ${paymentDue.number} of form ${formId} of ${tenant} could ` +
            `not be opened; it stays due: ${wordsOf(error)}`,
        ),
      )
      return 'away'
    }
  }

  /**
   * The payment state of a submission, checked now; the stored one when the service does not
   * answer.
   */
  async look(
    tenant: string,
    formId: number,
    key: string,
  ): Promise<{ cents: number; state: PaymentState } | null> {
    const paymentDue = await readPaymentDue(this.#parts.store, tenant, formId, key)
    if (!paymentDue) return null
    const state = await this.#settle(paymentDue).catch((error: unknown) => {
      this.#parts.report(new Error(`a payment page could not be checked: ${wordsOf(error)}`))
      return paymentDue.state
    })
    return { cents: paymentDue.cents, state }
  }

  async #check(open: OpenPayment): Promise<Retry<'form_payment'>> {
    let tries = open.tries + 1
    try {
      if ((await this.#settle(open)) !== 'paying') return { due: null }
    } catch (error) {
      tries = Math.max(open.tries, Math.min(tries, hourly))
      this.#parts.report(
        new Error(
          `the payment of answer ${open.number} of form ${open.formId} of ${open.tenant} ` +
            `could not be checked; it will be checked again: ${wordsOf(error)}`,
        ),
      )
    }
    return { tries, due: tries <= maxChecks ? Date.now() + backoffMs(tries) : null }
  }

  /** Checks an open payment page and stores the result. */
  async #settle(paymentDue: PaymentDue): Promise<PaymentState> {
    const { store, page, report } = this.#parts
    if (paymentDue.state !== 'paying' || paymentDue.page === null) return paymentDue.state
    const { is, cents, currency } = await page.confirm(paymentDue.page)
    if (is === 'open') return 'paying'
    if (is === 'closed') {
      await expirePayment(store, paymentDue)
      return 'given up'
    }
    if (cents !== paymentDue.cents || currency !== 'usd') {
      report(
        new Error(
          `answer ${paymentDue.number} of form ${paymentDue.formId} of ${paymentDue.tenant}: ` +
            `${cents} ${currency} were paid for ${paymentDue.cents} usd; ` +
            `check the payment page ${paymentDue.page}`,
        ),
      )
      return 'paying'
    }
    const office = await readFormOffice(
      new ReadContext(store, paymentDue.tenant),
      paymentDue.formId,
    )
    await markPaid(store, paymentDue, office?.recipients ?? [])
    return 'paid'
  }
}

const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 300)
