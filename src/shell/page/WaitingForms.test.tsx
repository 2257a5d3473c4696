import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import type { WaitingForm } from '../../data/forms/stored-forms.ts'
import { WaitingForms } from './WaitingForms.tsx'

const one = (more: Partial<WaitingForm>): WaitingForm => ({
  formId: 3,
  title: 'Camp',
  url: '/protected/form/3',
  at: 0,
  refused: null,
  sending: false,
  submission: {
    key: 'k-1',
    access: 'protected',
    answers: {},
    coupon: '',
    amount: '',
    token: '',
    website: '',
  },
  ...more,
})
const bar = (...waiting: Partial<WaitingForm>[]) =>
  renderScreen(<WaitingForms waiting={waiting.map(one)} remove={() => {}} />)

test('shows the fee and the payment link of a form sent later [FM-05] [FM-06]', () => {
  const html = bar({ due: { cents: 1250, payUrl: '/protected/form/3/pay?key=k-1' } })
  expect(wordsOf(html)).toBe('Camp was received. It costs $12.50. View payment Remove')
  expect(html).toContain('href="/protected/form/3?sent=yes&amp;key=k-1"')
  expect(html).toContain('aria-label="Forms received"')
})
test('shows the amount when payment is not made here [FM-05] [FM-06]', () => {
  const html = bar({ due: { cents: 1250, payUrl: null } })
  expect(wordsOf(html)).toBe(
    'Camp was received. It costs $12.50. The department will tell you how to pay. Remove',
  )
  expect(html).not.toContain('<a ')
})
test('shows waiting and refused forms, and none that is being sent [FM-06]', () => {
  const html = bar(
    {},
    { refused: 'It is closed.', submission: { ...one({}).submission, key: 'k-2' } },
    { sending: true, title: 'Trip' },
  )
  expect(wordsOf(html)).toBe(
    'Camp is saved on this device and will be sent when you reconnect. Camp was not accepted: It is closed. Open the form Remove',
  )
  expect(html).toContain('aria-label="Forms waiting to be sent"')
  expect(bar({ sending: true })).toBe('')
})
