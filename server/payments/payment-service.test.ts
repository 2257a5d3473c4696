import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pack, storeForTest } from '../../tests/support/import-store.ts'
import { startStripe, type StripeStandIn } from '../../tests/support/stripe-stand-in.ts'
import { markPaid, readPaymentDue, readPaymentStates } from '../content/forms/form-payments.ts'
import { readSubmissions, storeSubmission } from '../content/forms/submissions.ts'
import type { Store } from '../db/store.ts'
import { importFolder } from '../import/import-folder.ts'
import { PaymentService } from './payment-service.ts'
import { StripePage } from './stripe-page.ts'
import { textFile } from '../../tests/support/text-file.ts'

const back = 'https://testham.example/form/1?sent=yes'
const camp = { id: 1, access: 'public' } as const
let store: Store
let stripe: StripeStandIn
let key: string
const faults: string[] = []
const open: PaymentService[] = []
beforeEach(async () => {
  faults.length = 0
  key = randomUUID()
  store = await storeForTest()
  stripe = await startStripe()
  await importFolder(
    store,
    'test',
    pack({
      'forms.yaml': textFile(
        '- {title: Camp, recipients: [a@testham.example], payment: {amount: 12.5}, fields: [{type: T, title: Name, name: name}]}',
        '- {title: For the team, access: hidden, payment: {amount: 9}, fields: [{type: T, title: Name, name: name}]}',
      ),
    }),
  )
  await storeSubmission(
    store,
    'test',
    { id: 1, maxSubmissions: null, recipients: [] },
    { key, answers: { name: 'Ann Secret' }, amount: 1250, coupon: null },
  )
})
afterEach(async () => {
  for (const one of open.splice(0)) await one.jobs.close()
  await stripe.stop()
})
const service = () => {
  const one = new PaymentService({
    store,
    page: new StripePage(stripe.key, stripe.api),
    report: (error) => faults.push(String(error)),
  })
  open.push(one)
  return one
}
const stateNow = async () => (await readPaymentDue(store, 'test', 1, key))?.state
const rewind = () => store.db.updateTable('form_payment').set({ due: 0 }).execute()

test('opens one payment page per debt from any process, without the answers [FM-05]', async () => {
  const two = [service(), service()]
  const sent = await Promise.all(
    [0, 1, 0, 1, 0, 1].map((at) => two[at]!.send('test', camp, key, back)),
  )
  expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1)
  expect(stripe.sessions).toMatchObject([
    {
      cents: 1250,
      currency: 'usd',
      name: 'Camp',
      success: back,
      cancel: back,
      metadata: { department: 'test', form: '1', submission: '1' },
    },
  ])
  expect(JSON.stringify(stripe.sessions)).not.toContain('Secret')
  expect(sent[0]).toEqual({ to: `${stripe.api}/c/pay/${stripe.sessions[0]!.id}` })
  expect([await stateNow(), stripe.faults, faults]).toEqual(['paying', [], []])
})

test('counts as paid only by the payment page’s word, and notifies once [FM-05]', async () => {
  const payments = service()
  expect(await payments.look('test', 1, key)).toEqual({ cents: 1250, state: 'due' })
  await payments.send('test', camp, key, back)
  expect(await payments.look('test', 1, key)).toEqual({ cents: 1250, state: 'paying' })
  stripe.pay()
  expect(
    await Promise.all([payments.look('test', 1, key), service().look('test', 1, key)]),
  ).toEqual([
    { cents: 1250, state: 'paid' },
    { cents: 1250, state: 'paid' },
  ])
  expect(await payments.send('test', camp, key, back)).toBe('paid')
  for await (const { paidAt } of readSubmissions(store, 'test', 1)) expect(paidAt).not.toBe(null)
  expect(await store.db.selectFrom('form_mail').select(['number', 'recipient']).execute()).toEqual([
    { number: 1, recipient: 'a@testham.example' },
  ])
  expect(stripe.sessions).toHaveLength(1)
  // Another process with the same result does not notify again.
  await store.db.deleteFrom('form_mail').execute()
  expect(
    await markPaid(store, (await readPaymentDue(store, 'test', 1, key))!, ['a@testham.example']),
  ).toBe(false)
  expect(await store.db.selectFrom('form_mail').select('number').execute()).toEqual([])
})

test('finds a payment by polling when the browser never came back [FM-05]', async () => {
  const payments = service()
  await payments.send('test', camp, key, back)
  stripe.pay()
  await rewind()
  payments.jobs.wake()
  await vi.waitFor(async () => expect(await stateNow()).toBe('paid'), { timeout: 10_000 })
})

test('opens a new payment page after one closed unpaid [FM-05]', async () => {
  const payments = service()
  const first = await payments.send('test', camp, key, back)
  stripe.expire()
  await rewind()
  payments.jobs.wake()
  await vi.waitFor(async () => expect(await stateNow()).toBe('given up'), { timeout: 10_000 })
  expect([...(await readPaymentStates(store, 'test', 1))]).toEqual([[1, 'given up']])
  const second = await payments.send('test', camp, key, back)
  expect(second).not.toEqual(first)
  stripe.expire()
  // It was not polled meanwhile.
  expect(await payments.send('test', camp, key, back)).not.toEqual(second)
  stripe.pay()
  expect((await payments.look('test', 1, key))?.state).toBe('paid')
})

test('keeps a submission due while the payment service is down [FM-05]', async () => {
  const payments = service()
  stripe.down = 503
  expect(await payments.send('test', camp, key, back)).toBe('away')
  expect([await stateNow(), faults.join()]).toEqual([
    'due',
    expect.stringContaining('could not be opened; it stays due'),
  ])
  stripe.down = null
  await payments.send('test', camp, key, back)
  stripe.down = 500
  expect(await payments.look('test', 1, key)).toEqual({ cents: 1250, state: 'paying' })
  stripe.down = null
  stripe.pay()
  expect((await payments.look('test', 1, key))?.state).toBe('paid')
})

test('ignores a wrong amount, and opens no page without a debt [FM-05]', async () => {
  const payments = service()
  await payments.send('test', camp, key, back)
  stripe.sessions[0]!.cents = 50
  stripe.pay()
  expect((await payments.look('test', 1, key))?.state).toBe('paying')
  expect(faults.join()).toContain('50 usd were paid for 1250 usd')
  const free = randomUUID()
  await storeSubmission(
    store,
    'test',
    { id: 1, maxSubmissions: null, recipients: [] },
    { key: free, answers: { name: 'Bo' }, amount: 0, coupon: null },
  )
  for (const [tenant, of] of [
    ['test', randomUUID()],
    ['other', key],
    ['test', free],
  ] as const)
    expect(await payments.send(tenant, camp, of, back)).toBe('nothing')
  expect(stripe.sessions).toHaveLength(1)
  expect([payments.offers(49), payments.offers(50)]).toEqual([false, true])
})

/** The state of the one open payment after a poll, for a given number of earlier polls. */
async function askedAfter(
  payments: PaymentService,
  tries: number,
): Promise<{ tries: number; due: number | null }> {
  await store.db.updateTable('form_payment').set({ due: 0, tries, claim: null }).execute()
  return vi.waitFor(
    async () => {
      payments.jobs.wake()
      const row = await store.db
        .selectFrom('form_payment')
        .select(['tries', 'due', 'claim'])
        .executeTakeFirstOrThrow()
      if (row.claim !== null || Number(row.due ?? 1) === 0) throw new Error('not asked yet')
      return { tries: row.tries, due: row.due === null ? null : Number(row.due) }
    },
    { timeout: 10_000 },
  )
}

test('finds a payment made before the service was down for days [FM-05]', async () => {
  const payments = service()
  await payments.send('test', camp, key, back)
  stripe.pay()
  stripe.down = 503
  for (let hour = 0; hour < 3; hour++) {
    const { tries, due } = await askedAfter(payments, 80)
    expect([tries, Math.round((due! - Date.now()) / 60_000)]).toEqual([80, 60])
  }
  stripe.down = null
  await rewind()
  payments.jobs.wake()
  await vi.waitFor(async () => expect(await stateNow()).toBe('paid'), { timeout: 10_000 })
})

test('stops polling an open page at last, and polls hourly while it is down [FM-05]', async () => {
  const payments = service()
  await payments.send('test', camp, key, back)
  expect(await askedAfter(payments, 79)).toEqual({ tries: 80, due: expect.any(Number) })
  expect((await askedAfter(payments, 80)).due).toBe(null)
  stripe.down = 503
  expect([
    (await askedAfter(payments, 0)).tries,
    (await askedAfter(payments, 5)).tries,
    (await askedAfter(payments, 6)).tries,
  ]).toEqual([1, 6, 6])
})

test('shows a hidden form’s payment page title to its member only [FM-05] [RT-18]', async () => {
  const theirs = randomUUID()
  await storeSubmission(
    store,
    'test',
    { id: 2, maxSubmissions: null, recipients: [] },
    { key: theirs, answers: { name: 'Kim' }, amount: 900, coupon: null },
  )
  await service().send('test', { id: 2, access: 'hidden' }, theirs, back)
  const other = randomUUID()
  await storeSubmission(
    store,
    'test',
    { id: 2, maxSubmissions: null, recipients: [] },
    { key: other, answers: { name: 'Bo' }, amount: 900, coupon: null },
  )
  await service().send('test', { id: 2, access: 'public' }, other, back)
  expect(stripe.sessions.map(({ name }) => name)).toEqual(['For the team', 'Form 2'])
})
