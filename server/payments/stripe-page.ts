import type { Stripe } from 'stripe'

/**
 * What is to be paid. `key` is the same each time the same page is meant; `about` is kept beside
 * the payment for whoever looks at it there.
 */
export type Bill = {
  key: string
  currency: 'usd'
  lines: { name: string; cents: number; quantity: number }[]
  /** The address of this site to come back to, paid or not. */
  returnTo: string
  about: Record<string, string>
}
/** What became of a payment page; `cents` is what was, or is to be, paid there. */
export type Confirmed = { is: 'open' | 'paid' | 'closed'; cents: number; currency: string }

/** Where cards are charged: on pages of somebody who does that for a living, never on ours. */
export type PaymentPage = {
  /** Less than this cannot be paid there, in cents. */
  least: number
  /** Opens a page for a bill, or gives the one that was opened under the same key. */
  open(bill: Bill): Promise<{ page: string; url: string }>
  confirm(page: string): Promise<Confirmed>
}

/**
 * Milliseconds until Stripe has answered: somebody waits. A call that failed is sent once more
 * under the same key.
 */
const patience = 8000
const tries = 1

/**
 * Stripe Checkout. Cards alone (wallets are cards): they are paid at once or not at all. Stripe is
 * told the form's title, the amount and the submission's number, and nothing of what was answered.
 * `api` is a stand-in on this machine.
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
      throw new Error('Stripe gave no address of a payment page')
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

  /** Loaded when somebody pays: most processes never need it. */
  #stripe(): Promise<Stripe> {
    const api = this.#api
    this.#client ??= import('stripe').then(
      ({ default: Client }) =>
        new Client(this.#key, {
          maxNetworkRetries: tries,
          timeout: patience,
          telemetry: false,
          ...(api && { host: api.hostname, port: api.port, protocol: 'http' as const }),
        }),
    )
    return this.#client
  }
}
