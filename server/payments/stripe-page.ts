import type { Stripe } from 'stripe'

/**
 * What is to be paid. `key` is the idempotency key of the page; `about` is stored with the payment.
 */
export type Bill = {
  key: string
  currency: 'usd'
  lines: { name: string; cents: number; quantity: number }[]
  /** The URL of this site to return to, paid or not. */
  returnTo: string
  about: Record<string, string>
}
/** The state of a payment page; `cents` is the amount paid or due. */
export type Confirmed = { is: 'open' | 'paid' | 'closed'; cents: number; currency: string }

/** A payment service with its own pages, so that card data never reaches this server. */
export type PaymentPage = {
  /** The smallest amount in cents. */
  least: number
  /** Opens a page for a bill, or returns the page opened under the same key. */
  open(bill: Bill): Promise<{ page: string; url: string }>
  confirm(page: string): Promise<Confirmed>
}

/**
 * Timeout of Stripe in milliseconds, because a visitor waits. A failed call is repeated once under
 * the same key.
 */
const timeoutMs = 8000
const tries = 1

/**
 * Stripe Checkout, cards only (including wallets), which are paid at once or not at all. Stripe
 * receives the form's title, the amount and the submission's number, but no answers. `api` is a
 * replacement on this machine for tests.
 */
export class StripePage implements PaymentPage {
  readonly least = 50
  #key: string
  #api: URL | undefined
  #client: Promise<Stripe> | undefined

  constructor(key: string, api?: string) {
    this.#key = key
    this.#api = api ? new URL(api) : undefined
  }

  async open({
    key,
    currency,
    lines,
    returnTo,
    about,
  }: Bill): Promise<{ page: string; url: string }> {
    const { id, url } = await (
      await this.#stripe()
    ).checkout.sessions.create(
      {
        mode: 'payment',
        allowed_payment_method_types: ['card'],
        adaptive_pricing: { enabled: false },
        line_items: lines.map(({ name, cents, quantity }) => ({
          quantity,
          price_data: { currency, unit_amount: cents, product_data: { name } },
        })),
        success_url: returnTo,
        cancel_url: returnTo,
        client_reference_id: key,
        metadata: about,
        payment_intent_data: { metadata: about },
      },
      { idempotencyKey: key },
    )
    if (!url || !URL.canParse(url) || (new URL(url).protocol !== 'https:' && !this.#api))
      throw new Error('Stripe returned no URL of a payment page')
    return { page: id, url }
  }

  async confirm(page: string): Promise<Confirmed> {
    const {
      payment_status: paid,
      status,
      amount_total: cents,
      currency,
    } = await (await this.#stripe()).checkout.sessions.retrieve(page)
    return {
      is: paid === 'paid' ? 'paid' : status === 'expired' ? 'closed' : 'open',
      cents: cents ?? 0,
      currency: currency ?? '',
    }
  }

  /** Loaded at the first payment, because most processes never need it. */
  #stripe(): Promise<Stripe> {
    const api = this.#api
    this.#client ??= import('stripe').then(
      ({ default: Client }) =>
        new Client(this.#key, {
          maxNetworkRetries: tries,
          timeout: timeoutMs,
          telemetry: false,
          ...(api && { host: api.hostname, port: api.port, protocol: 'http' as const }),
        }),
    )
    return this.#client
  }
}
