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
  expect(wordsOf(html)).toBe(
    'Camp was received. It costs $12.50. Pay it, or see that it is paid Remove',
  )
  expect(html).toContain('href="/protected/form/3?sent=yes&amp;key=k-1"')
  expect(html).toContain('aria-label="Forms that were received"')
})
test('shows the amount when payment is not made here [FM-05] [FM-06]', () => {
  const html = bar({ due: { cents: 1250, payUrl: null } })
  expect(wordsOf(html)).toBe(
    'Camp was received. It costs $12.50; you are told how to pay it. Remove',
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
    'Camp is kept on this device and is sent when there is a network. Camp was not taken: It is closed. Open the form Remove',
  )
  expect(html).toContain('aria-label="Forms that wait to be sent"')
  expect(bar({ sending: true })).toBe('')
})
