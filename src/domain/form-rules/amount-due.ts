import type { FormPayment } from '../../contract/forms.schema.ts'
import { isNumber } from './check-rule.ts'
import { getAnswer, type Answers } from './rule.ts'

/** Largest amount of a form in cents: $100,000. */
const mostCents = 10_000_000

/**
 * The amount due in cents; null while it is unknown (no quantity yet, or an amount below the
 * minimum). `enteredAmount`: the dollars that the visitor enters for an open amount. The coupon is
 * subtracted once. The server calculates the amount again and charges only its own result.
 */
export function amountDue(
  payment: FormPayment,
  answers: Answers,
  { coupon = false, named = '' } = {},
): number | null {
  if (!payment.enabled) return 0
  const fullAmount = wholeAmount(payment, answers, named)
  if (fullAmount === null || fullAmount > mostCents) return null
  return Math.max(0, fullAmount - (coupon ? payment.couponAmount : 0))
}

function wholeAmount(
  { formType, amount, quantityField, maxQuantity }: FormPayment,
  answers: Answers,
  enteredAmount: string,
): number | null {
  if (formType === 'fixed') return amount
  if (formType === 'open') {
    const [, dollars, cents = ''] =
      /^\$?\s*(\d{1,6})(?:\.(\d{1,2}))?$/.exec(enteredAmount.trim()) ?? []
    const enteredCents =
      dollars === undefined ? null : Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
    return enteredCents === null || enteredCents < amount || enteredCents === 0
      ? null
      : enteredCents
  }
  const answer = getAnswer({ name: quantityField ?? '', several: false }, answers)
  if (Array.isArray(answer)) return answer.length > 0 ? amount * answer.length : null
  const quantity = isNumber(answer) ? Number(answer) : Number.NaN
  return Number.isInteger(quantity) && quantity >= 1 && (!maxQuantity || quantity <= maxQuantity)
    ? amount * quantity
    : null
}
