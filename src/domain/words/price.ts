/**
 * Cents as a price: 2795, 'USD' → '$27.95'. Written out by hand, so that server and browser agree
 * to the letter.
 */
export function priceWords(cents: number, currency: string): string {
  const amount = `${Math.floor(cents / 100)
    .toString()
    .replace(/\B(?=(?:\d{3})+$)/g, ',')}.${String(cents % 100).padStart(2, '0')}`
  return currency === 'USD' ? `$${amount}` : `${amount} ${currency}`
}
