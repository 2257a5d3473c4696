import { z } from 'zod'
import { Submission, type Form, type SubmissionTaken } from '../../src/contract/forms.schema.ts'
import { amountDue } from '../../src/domain/form-rules/amount-due.ts'
import { resolveFields } from '../../src/domain/form-rules/resolve-fields.ts'
import { shownAnswers } from '../../src/domain/form-rules/check-form.ts'
import { formSchema } from '../../src/domain/form-rules/form-schema.ts'
import { formMessages } from '../../src/domain/form-rules/messages.ts'
import { payHref } from '../../src/routes/links.ts'
import { getContentSource, type FormAnswer } from '../content/content-source.ts'
import { readForm, readFormOffice } from '../content/forms/forms.ts'
import { ReadContext } from '../content/read-context.ts'
import { explainInvalidToken } from '../content/forms/form-tokens.ts'
import { storeFlagged } from '../content/forms/flagged.ts'
import { findStored, storeSubmission, type SubmissionResult } from '../content/forms/submissions.ts'
import { readToday } from '../content/department-clock.ts'
import { transact } from '../content/transaction.ts'
import { classifyStoreError } from '../db/store-error.ts'
import type { Store } from '../db/store.ts'
import { RateLimiter } from '../http/rate-limiter.ts'
import type { PaymentService } from '../payments/payment-service.ts'
import { readSession } from '../signin/sessions.ts'
import { UpstreamFailure } from '../upstream/failure.ts'
import { RateLimiters } from './rate-limiters.ts'

export type Sent =
  | { status: 201 | 200; taken: SubmissionTaken }
  | {
      status: 401 | 404 | 409 | 422 | 429 | 503 | 507
      detail: string
      problems?: { name: string; message: string }[] | undefined
      retryAfter?: number | undefined
      form?: Pick<Form, 'status' | 'closedMessage'>
    }

/**
 * Handles a sent form, from the API or a page without scripts. The checks of the page are repeated
 * here. A doubtful form is stored apart, for the department to accept. One address may send 60
 * forms a minute and 600 an hour, because a school may share an address; a department accepts 3,000
 * a minute. With an upstream the form is stored there.
 */
export class SubmissionService {
  #store: Store
  #report: (error: unknown) => void
  #payments: PaymentService | undefined
  #rates: RateLimiters
  /** Limits how often an upstream's "closed" answer invalidates the pages of forms. */
  #forgets = new RateLimiter(1, 2000)

  /** Without a payment service only the amount due is shown. */
  constructor(store: Store, report: (error: unknown) => void, payments?: PaymentService) {
    this.#store = store
    this.#report = report
    this.#payments = payments
    this.#rates = new RateLimiters(store)
  }

  /**
   * Throws when the store is full or unavailable; then nothing was stored, and the sender can send
   * again with the same key. `cookie` is the sender's, who must be signed in for a hidden form.
   */
  async take(
    tenant: string,
    formId: number,
    sent: Submission,
    address: string,
    cookie: string | null = null,
  ): Promise<Sent> {
    try {
      return await this.#take(tenant, formId, sent, address, cookie)
    } catch (error) {
      const trouble = error instanceof UpstreamFailure ? 'away' : classifyStoreError(error)
      if (trouble === null) throw error
      this.#report(error)
      return trouble === 'full'
        ? {
            status: 507,
            detail:
              'This form was not received: our server has no room left. Please send it again ' +
              'later.',
            retryAfter: 60,
          }
        : {
            status: 503,
            detail:
              'This form was not received: our server cannot store anything right now. ' +
              'Please send it again in a moment.',
            retryAfter: 5,
          }
    }
  }

  async #take(
    tenant: string,
    formId: number,
    sent: Submission,
    address: string,
    cookie: string | null,
  ): Promise<Sent> {
    const wait = await this.#rates.take(tenant, [
      { action: 'form minute', subject: address, max: 60, windowMs: 60_000 },
      { action: 'form hour', subject: address, max: 600, windowMs: 3_600_000 },
      { action: 'forms', subject: '', max: 3000, windowMs: 60_000 },
    ])
    if (wait > 0)
      return {
        status: 429,
        detail: 'too many forms were sent from here; wait a little and send this one again',
        retryAfter: Math.ceil(wait / 1000),
      }

    const hidden = sent.access === 'hidden'
    if (hidden && (await readSession(this.#store, tenant, cookie)) === null)
      return {
        status: 401,
        detail: 'You are signed out. Sign in again in another tab, then send this again.',
      }
    // An account of this server is unknown to the upstream, so hidden forms are stored here.
    const contentSource = hidden ? undefined : getContentSource(this.#store)
    if (contentSource)
      return this.#handOn(await contentSource.sendForm(tenant, formId, sent, address), tenant)

    const context = new ReadContext(this.#store, tenant)
    context.seesHidden = hidden
    const form = await readForm(context, formId, sent.access)
    if (!form)
      return {
        status: 404,
        detail:
          'This form was removed, so nothing was sent (no form or input element with the given ' +
          `id: ${formId}).`,
      }
    // A repeated submission is answered as stored even if the form has closed since.
    const before = await findStored(this.#store, tenant, formId, sent.key)
    const fields = resolveFields(form)
    const { shown, answers } = shownAnswers(fields, sent.answers)
    if (before && before.answers === JSON.stringify(answers))
      return { status: 200, taken: this.#taken(form, sent.key, before) }
    if (before)
      return {
        status: 422,
        detail:
          'This form was received before, with other answers. Send it again to store ' +
          'these, too.',
        form,
      }
    if (form.status === 'pending')
      return { status: 409, detail: `this form opens ${form.startDate ?? 'later'}`, form }
    if (form.status === 'closed') return { status: 409, detail: 'this form is closed', form }

    const unasked = Object.keys(sent.answers).filter((name) => !shown.has(name))
    if (unasked.length > 0) {
      const names = unasked
        .slice(0, 5)
        .map((name) => `"${name.slice(0, 60)}"`)
        .join(', ')
      return {
        status: 422,
        detail:
          `Cannot submit because the input is not in a form: ${names}. Open the form again; it ` +
          'has changed.',
        form,
      }
    }
    const checked = formSchema(fields, await readToday(context)).safeParse(sent.answers)
    if (!checked.success)
      return {
        status: 422,
        detail: formMessages.incomplete,
        problems: checked.error.issues.map(({ path: [name], message }) => ({
          name: String(name),
          message,
        })),
        form,
      }

    const office = (await readFormOffice(context, formId))!
    const coupon =
      office.coupons.find(({ code }) => code.toLowerCase() === sent.coupon.trim().toLowerCase()) ??
      null
    if (sent.coupon.trim() !== '' && !coupon)
      return {
        status: 422,
        detail: formMessages.incomplete,
        problems: [{ name: 'coupon', message: 'This coupon is not known.' }],
        form,
      }
    const amount = amountDue(form.payment, checked.data, {
      coupon: coupon !== null,
      named: sent.amount,
    })
    if (amount === null)
      return {
        status: 422,
        detail: formMessages.incomplete,
        problems: [{ name: 'amount', message: 'Please enter a valid amount.' }],
        form,
      }

    const submission = { key: sent.key, answers: checked.data, amount, coupon }
    const doubt = hidden ? null : await doubtOf(context, formId, sent)
    const stored =
      doubt === null
        ? await storeSubmission(
            this.#store,
            tenant,
            { id: formId, maxSubmissions: form.maxSubmissions, recipients: office.recipients },
            submission,
          )
        : await storeFlagged(this.#store, tenant, formId, submission, doubt)
    if (stored === 'full')
      return { status: 409, detail: 'this form is full', form: { ...form, status: 'full' } }
    if (stored === 'coupon used up')
      return {
        status: 422,
        detail: formMessages.incomplete,
        problems: [{ name: 'coupon', message: 'This coupon has been used up.' }],
        form,
      }
    return {
      status: stored.again ? 200 : 201,
      taken: this.#taken(form, sent.key, stored),
    }
  }

  /** A doubtful submission has the same answer, but is paid only when it is accepted. */
  #taken(
    form: Form,
    key: string,
    { receivedAt, amount, counted }: SubmissionResult,
  ): SubmissionTaken {
    return {
      received: true,
      receivedAt,
      thankYouText: form.thankYouText,
      amountDue: amount,
      payUrl: counted && this.#payments?.offers(amount) ? payHref(form, key) : null,
    }
  }

  /**
   * The answer of the upstream as our own. When a form has closed, its cached answers are dropped.
   */
  async #handOn(answer: FormAnswer, tenant: string): Promise<Sent> {
    if ('taken' in answer) return answer
    const { status, detail, problems, formStatus, closedMessage, retryAfter } = answer
    if (status === 409 && this.#forgets.take(tenant) === 0)
      await transact(this.#store, tenant, async ({ topics }) => {
        for (const call of ['form', 'forms']) topics.add(`call:${call}`)
      })
    return {
      status,
      detail,
      problems,
      retryAfter: retryAfter === null ? undefined : Math.ceil(retryAfter / 1000),
      ...(formStatus && { form: { status: formStatus, closedMessage: closedMessage ?? '' } }),
    }
  }
}

/**
 * Why a submission may be a robot's; null for most. The time a person takes says nothing: a browser
 * fills a form in at once. Only robots see the hidden field, and some never open the form.
 */
const doubtOf = async (
  context: ReadContext,
  formId: number,
  { website, token }: Submission,
): Promise<string | null> =>
  website === '' ? explainInvalidToken(context, formId, token) : 'filled in the hidden field'

/** What is wrong with a body, in one sentence; undefined when it is valid. */
export function readSubmission(value: unknown): Submission | { wrong: string } {
  const read = Submission.safeParse(value)
  // Parsing drops names such as __proto__. The sender is told.
  const droppedName = read.success
    ? Object.keys((value as { answers: object }).answers).find(
        (name) => !Object.hasOwn(read.data.answers, name),
      )
    : undefined
  if (droppedName !== undefined) return { wrong: `answers: "${droppedName}" is not a field` }
  return read.success
    ? read.data
    : {
        wrong: read.error.issues
          .slice(0, 5)
          .map(({ path, message }: z.core.$ZodIssue) =>
            [path.join('.').slice(0, 100), message].filter(Boolean).join(': '),
          )
          .join('; '),
      }
}
