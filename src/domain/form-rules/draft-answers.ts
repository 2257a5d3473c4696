import type { Form } from '../../contract/forms.schema.ts'
import { otherName } from './resolve-fields.ts'
import type { Answer, Answers } from './rule.ts'

/** Titles of fields that ask for a card or bank account number. */
const asksForMoney =
  /\b(?:card|account|routing)[ -]*(?:number|no\b|#)|\bcv[vc]2?\b|\bsecurity code\b|\biban\b/i

/**
 * The answers that may be stored on the device as a draft: no card or account numbers, and no
 * quantity that determines the amount due.
 */
export function draftAnswers(
  { payment, fields }: Pick<Form, 'payment' | 'fields'>,
  answers: Answers,
): Answers {
  const ofMoney = fields
    .filter(
      ({ name, title }) =>
        asksForMoney.test(title) || (payment.enabled && name === payment.quantityField),
    )
    .flatMap(({ name }) => [name, otherName(name)])
  return Object.fromEntries(
    Object.entries(answers).filter(
      ([name, answer]) => !ofMoney.includes(name) && !holdsCard(answer),
    ),
  )
}

/**
 * Whether an answer contains a card number: 13 to 19 digits, possibly in groups, with a valid check
 * digit (ISO/IEC 7812-1, Luhn).
 */
const holdsCard = (answer: Answer): boolean =>
  [answer]
    .flat()
    .some((text) =>
      (text.match(/(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g) ?? []).some((digits) =>
        provesItself(digits.replaceAll(/\D/g, '')),
      ),
    )

function provesItself(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
