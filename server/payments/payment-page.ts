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
