import { expect, test } from 'vitest'
import { draftAnswers } from './draft-answers.ts'

const field = (name: string, title = name) => ({
  id: 1,
  name,
  title,
  type: 'T' as const,
  help: '',
  required: false,
  maxLength: null,
  maxQuantity: null,
  options: [],
  conditions: [],
  defaultValue: null,
  rank: 1,
  isEmailField: false,
  rules: null,
})
const payment = {
  enabled: true,
  formType: 'quantity' as const,
  amount: 100,
  maxQuantity: null,
  quantityField: 'children',
  couponAmount: 0,
  couponAvailable: true,
}

test('leaves the paid quantity out of a draft, unless payment is off [FM-06]', () => {
  const answers = { name: 'Ann', children: '2', 'children--other': 'three' }
  const fields = [field('name'), field('children')]
  expect(draftAnswers({ payment, fields }, answers)).toEqual({ name: 'Ann' })
  expect(draftAnswers({ payment: { ...payment, enabled: false }, fields }, answers)).toEqual(
    answers,
  )
})
test.each([
  'Card number',
  'Credit Card No',
  'card #',
  'CVV',
  'CVC2',
  'Security code',
  'IBAN',
  'Bank account number',
])('leaves an answer under "%s" out of a draft [FM-06]', (title) => {
  expect(draftAnswers({ payment, fields: [field('a', title)] }, { a: 'anything' })).toEqual({})
})
test.each([
  '4242 4242 4242 4242',
  'my card is 4242-4242-4242-4242, thanks',
  '378282246310005',
  '6304000000000000',
])('leaves a card number out of a draft in any field: %s [FM-06]', (text) => {
  expect(draftAnswers({ payment, fields: [field('a')] }, { a: text, b: ['x', text] })).toEqual({})
})
test.each([
  '4242 4242 4242 4243',
  '555-0100',
  '2026-09-12 19:00',
  '12345678901234567890',
  'Security',
  'Discard it',
])('keeps text that only resembles a card number: %s [FM-06]', (text) => {
  expect(draftAnswers({ payment, fields: [field('a', 'Business card')] }, { a: text })).toEqual({
    a: text,
  })
})
