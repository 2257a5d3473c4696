import { expect, test } from 'vitest'
import { draw, wordsOf } from '../../../tests/support/draw.tsx'
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
    took: 5000,
    website: '',
  },
  ...more,
})
const bar = (...waiting: Partial<WaitingForm>[]) =>
  draw(<WaitingForms waiting={waiting.map(one)} remove={() => {}} />)

test('[FM-05] [FM-06] a form that was sent later says what is due and keeps the way to pay', () => {
  const html = bar({ due: { cents: 1250, payUrl: '/protected/form/3/pay?key=k-1' } })
  expect(wordsOf(html)).toBe(
    'Camp was received. It costs $12.50. Pay it, or see that it is paid Remove',
  )
  expect(html).toContain('href="/protected/form/3?sent=yes&amp;key=k-1"')
  expect(html).toContain('aria-label="Forms that were received"')
})
test('[FM-05] [FM-06] where nothing is paid here, the amount is said', () => {
  const html = bar({ due: { cents: 1250, payUrl: null } })
  expect(wordsOf(html)).toBe(
    'Camp was received. It costs $12.50; you are told how to pay it. Remove',
  )
  expect(html).not.toContain('<a ')
})
test('[FM-06] what waits, and what was not taken, is said; what is on its way is no news', () => {
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
