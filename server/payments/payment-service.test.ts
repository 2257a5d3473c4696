import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pack, storeForTest } from '../../tests/support/import-store.ts'
import { startStripe, type StripeStandIn } from '../../tests/support/stripe-stand-in.ts'
import { markPaid, readOwed, readPaymentStates } from '../content/forms/form-payments.ts'
import { readSubmissions, storeSubmission } from '../content/forms/submissions.ts'
import type { Store } from '../db/store.ts'
import { importPack } from '../import/import-pack.ts'
import { PaymentService } from './payment-service.ts'
import { StripePage } from './stripe-page.ts'

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
  await importPack(
    store,
    'test',
    pack({
      'forms.yaml':
        '- {title: Camp, recipients: [a@testham.example], payment: {amount: 12.5}, fields: [{type: T, title: Name, name: name}]}\n- {title: For the team, access: hidden, payment: {amount: 9}, fields: [{type: T, title: Name, name: name}]}\n',
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
  for (const one of open.splice(0)) await one.close()
  await stripe.stop()
})
const service = () => {
  const one = new PaymentService({
    store,
    page: new StripePage(stripe.key, stripe.api),
    report: (fault) => faults.push(String(fault)),
  })
  open.push(one)
  return one
}
const stateNow = async () => (await readOwed(store, 'test', 1, key))?.state
const rewind = () => store.db.updateTable('form_payment').set({ due: 0 }).execute()

test('[FM-05] who owes is sent to one payment page, however often and through however many processes; it is told the amount and nothing that was answered', async () => {
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

test('[FM-05] it is paid when the payment page says so, and not when a browser comes back; the department is told once', async () => {
  const till = service()
  expect(await till.look('test', 1, key)).toEqual({ cents: 1250, state: 'due' })
  await till.send('test', camp, key, back)
  expect(await till.look('test', 1, key)).toEqual({ cents: 1250, state: 'paying' })
  stripe.pay()
  expect(await Promise.all([till.look('test', 1, key), service().look('test', 1, key)])).toEqual([
    { cents: 1250, state: 'paid' },
    { cents: 1250, state: 'paid' },
  ])
  expect(await till.send('test', camp, key, back)).toBe('paid')
  for await (const { paidAt } of readSubmissions(store, 'test', 1)) expect(paidAt).not.toBe(null)
  expect(await store.db.selectFrom('form_mail').select(['number', 'recipient']).execute()).toEqual([
    { number: 1, recipient: 'a@testham.example' },
  ])
  expect(stripe.sessions).toHaveLength(1)
  // Another process that heard the same later tells nobody again.
  await store.db.deleteFrom('form_mail').execute()
  expect(
    await markPaid(store, (await readOwed(store, 'test', 1, key))!, ['a@testham.example']),
  ).toBe(false)
  expect(await store.db.selectFrom('form_mail').select('number').execute()).toEqual([])
})

test('[FM-05] who paid and never came back is found by asking again', async () => {
  const till = service()
  await till.send('test', camp, key, back)
  stripe.pay()
  await rewind()
  till.wake()
  await vi.waitFor(async () => expect(await stateNow()).toBe('paid'), { timeout: 10_000 })
})

test('[FM-05] a payment page that closed unpaid is given up, and a new one is opened for who comes back', async () => {
  const till = service()
  const first = await till.send('test', camp, key, back)
  stripe.expire()
  await rewind()
  till.wake()
  await vi.waitFor(async () => expect(await stateNow()).toBe('given up'), { timeout: 10_000 })
  expect([...(await readPaymentStates(store, 'test', 1))]).toEqual([[1, 'given up']])
  const second = await till.send('test', camp, key, back)
  expect(second).not.toEqual(first)
  stripe.expire()
  // Nobody had asked of it meanwhile.
  expect(await till.send('test', camp, key, back)).not.toEqual(second)
  stripe.pay()
  expect((await till.look('test', 1, key))?.state).toBe('paid')
})

test('[FM-05] while the payment page is away the submission stands as due, and is paid later', async () => {
  const till = service()
  stripe.down = 503
  expect(await till.send('test', camp, key, back)).toBe('away')
  expect([await stateNow(), faults.join()]).toEqual([
    'due',
    expect.stringContaining('could not be opened; it stands as due'),
  ])
  stripe.down = null
  await till.send('test', camp, key, back)
  stripe.down = 500
  expect(await till.look('test', 1, key)).toEqual({ cents: 1250, state: 'paying' })
  stripe.down = null
  stripe.pay()
  expect((await till.look('test', 1, key))?.state).toBe('paid')
})

test("[FM-05] another amount than the server counted makes nothing paid; a stranger's key, another tenant and what costs nothing have no payment page", async () => {
  const till = service()
  await till.send('test', camp, key, back)
  stripe.sessions[0]!.cents = 50
  stripe.pay()
  expect((await till.look('test', 1, key))?.state).toBe('paying')
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
    expect(await till.send(tenant, camp, of, back)).toBe('nothing')
  expect(stripe.sessions).toHaveLength(1)
  expect([till.offers(49), till.offers(50)]).toEqual([false, true])
})

/**
 * How it is with the one open payment after it was asked for, when it had been asked for so often.
 */
async function askedAfter(
  till: PaymentService,
  tries: number,
): Promise<{ tries: number; due: number | null }> {
  await store.db.updateTable('form_payment').set({ due: 0, tries, claim: null }).execute()
  return vi.waitFor(
    async () => {
      till.wake()
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

test('[FM-05] what was paid before the payment page went away for days is known when it is back', async () => {
  const till = service()
  await till.send('test', camp, key, back)
  stripe.pay()
  stripe.down = 503
  for (let hour = 0; hour < 3; hour++) {
    const { tries, due } = await askedAfter(till, 80)
    expect([tries, Math.round((due! - Date.now()) / 60_000)]).toEqual([80, 60])
  }
  stripe.down = null
  await rewind()
  till.wake()
  await vi.waitFor(async () => expect(await stateNow()).toBe('paid'), { timeout: 10_000 })
})

test('[FM-05] a page that stays open is not asked for for ever; while it cannot be asked, that counts no further than to an hour between two questions', async () => {
  const till = service()
  await till.send('test', camp, key, back)
  expect(await askedAfter(till, 79)).toEqual({ tries: 80, due: expect.any(Number) })
  expect((await askedAfter(till, 80)).due).toBe(null)
  stripe.down = 503
  expect([
    (await askedAfter(till, 0)).tries,
    (await askedAfter(till, 5)).tries,
    (await askedAfter(till, 6)).tries,
  ]).toEqual([1, 6, 6])
})

test('[FM-05] [RT-18] the payment page of a hidden form has its title for its own member, who came by its own address', async () => {
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
