import type { Form } from '../../src/contract/forms.schema.ts'
import { payHref, sentHref, formHref } from '../../src/routes/links.ts'
import { problem } from '../api/problem.ts'
import { RateLimiters } from '../api/rate-limiters.ts'
import { withFallthrough, type RequestContext, type Router } from '../api/router.ts'
import { readPaymentDue } from '../content/forms/form-payments.ts'
import type { Store } from '../db/store.ts'
import type { PaymentService } from '../payments/payment-service.ts'
import { readSession } from '../signin/sessions.ts'
import { parseFormId, formPaths } from './form-paths.ts'
import type { Pages } from './pages.ts'
import type { Origins } from './rendered-pages.ts'

const key = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Parts = {
  store: Store
  /** Without it the amount due is shown and cannot be paid here. */
  payments?: PaymentService | undefined
  pages: Pages
  origins: Origins
}

/**
 * Pages after sending a form with a price, identified by the key of the submission:
 * `/form/3?sent=yes&key=…` shows the amount due or that it is paid; `/form/3/pay?key=…` redirects
 * to the payment page. It is a link, so that the policy stays `form-action 'self'`.
 */
export class PaymentRoutes {
  #parts: Parts
  /** Each check may call the payment service. */
  #rates: RateLimiters

  constructor(parts: Parts) {
    this.#parts = parts
    this.#rates = new RateLimiters(parts.store)
  }

  routes(router: Router): void {
    for (const { path, access } of formPaths) {
      router.get(
        path,
        withFallthrough((context) => this.#answer(context, access, false)),
      )
      router.get(
        `${path}/pay`,
        withFallthrough((context) => this.#answer(context, access, true)),
      )
    }
  }

  /** Undefined when nothing is due. */
  async #answer(
    { request, url, tenant, address }: RequestContext,
    access: Form['access'],
    pays: boolean,
  ): Promise<Response | undefined> {
    const submissionKey = url.searchParams.get('key') ?? ''
    if (request.method !== 'GET' || !key.test(submissionKey)) return undefined
    const form: Pick<Form, 'id' | 'access'> = { id: parseFormId(url), access }
    if (!pays && url.searchParams.get('sent') !== 'yes') return undefined
    const { store, payments, pages, origins } = this.#parts
    const member =
      form.access === 'hidden'
        ? await readSession(store, tenant, request.headers.get('cookie'))
        : null
    // Continues to the login like any hidden URL.
    if (form.access === 'hidden' && !member) return undefined
    const wait = await this.#rates.take(tenant, [
      { action: 'paying', subject: address, max: 60, windowMs: 60_000 },
    ])
    if (wait > 0)
      return problem(429, 'too many requests; wait a little', {
        'retry-after': String(Math.ceil(wait / 1000)),
      })

    const sent = sentHref(form, submissionKey)
    if (pays) {
      const to =
        (await payments?.send(tenant, form, submissionKey, origins(tenant) + sent)) ?? 'nothing'
      if (typeof to === 'object') return leadTo(to.to)
      return leadTo(to === 'paid' ? sent : to === 'away' ? `${sent}&away=yes` : formHref(form))
    }
    const now = payments
      ? await payments.look(tenant, form.id, submissionKey)
      : await readPaymentDue(store, tenant, form.id, submissionKey)
    if (!now) return undefined
    const paymentOwed: NonNullable<Form['owed']> = {
      cents: now.cents,
      state: now.state,
      away: url.searchParams.has('away') && now.state !== 'paid',
      payUrl:
        now.state !== 'paid' && payments?.offers(now.cents) ? payHref(form, submissionKey) : null,
    }
    return pages.once(request, tenant, `${formHref(form)}?sent=yes`, 200, {
      member,
      changed: {
        call: member ? 'hiddenForm' : 'form',
        to: (value) => value && { ...(value as Form), owed: paymentOwed },
      },
    })
  }
}

/** The key gives access to the payment, so it must not be sent as referrer or cached. */
const leadTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
