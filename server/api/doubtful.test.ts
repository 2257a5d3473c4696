import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { pack, storesWith } from '../../tests/support/import-store.ts'
import type { Submission } from '../../src/contract/forms.schema.ts'
import { acceptFlagged, doubtfulCounts, readFlagged } from '../content/forms/flagged.ts'
import { formToken } from '../content/forms/form-tokens.ts'
import { readForm } from '../content/forms/forms.ts'
import { readSubmissions } from '../content/forms/submissions.ts'
import { ReadContext } from '../content/read-context.ts'
import type { Store } from '../db/store.ts'
import { importFolder } from '../import/import-folder.ts'
import { SubmissionService } from './submissions.ts'

const forms = `
- title: Camp
  recipients: [camp@testham.example]
  maxSubmissions: 2
  coupons: [{code: EARLY, uses: 1}]
  payment: {amount: 100, couponAmount: 20}
  fields: [{type: T, title: Name, name: name, required: true}]
- {title: Other, fields: [{type: T, title: Name, name: name}]}
`
const camp = {
  id: 1,
  maxSubmissions: 2,
  recipients: ['camp@testham.example'],
  coupons: [{ code: 'EARLY', uses: 1 }],
}
const day = 86_400_000
let store: Store
let service: SubmissionService
const open = storesWith((empty) => importFolder(empty, 'test', pack({ 'forms.yaml': forms })))
beforeEach(async () => {
  store = await open()
  const payments = { offers: (cents: number) => cents > 0 }
  service = new SubmissionService(store, () => {}, payments as never)
})

const context = (back = 0) => new ReadContext(store, 'test', new Date(Date.now() - back))
/** Sends a form as its page does. Returns the key, and what the sender is told. */
async function send(form: number, more: Partial<Submission> = {}, name = 'Ann') {
  const key = randomUUID()
  const token = await formToken(context(), form)
  const submission: Submission = {
    key,
    access: 'public',
    answers: { name },
    coupon: '',
    amount: '',
    token,
    website: '',
    ...more,
  }
  return { key, sent: await service.take('test', form, submission, '203.0.113.9') }
}
async function counted(form = 1) {
  const all: { key: string; receivedAt: string; amount: number }[] = []
  for await (const { key, receivedAt, amount } of readSubmissions(store, 'test', form))
    all.push({ key, receivedAt, amount })
  return all
}
const doubtful = async (form = 1) => (await readFlagged(store, 'test', form)).map(({ key }) => key)
const mails = async () => (await store.db.selectFrom('form_mail').select('number').execute()).length
const robot = { website: 'https://spam.example' }

describe('a doubtful submission [FM-06]', () => {
  test('is one with the hidden field filled in, or without a valid token', async () => {
    const other = await formToken(context(), 1)
    const elsewhere = await formToken(new ReadContext(store, 'other'), 2)
    const old = await formToken(context(31 * day), 2)
    const lately = await formToken(context(30 * day), 2)
    const forged = old.replace(/^\d+/, (opened) => String(Number(opened) + 31))
    const invalid = 'sent with an invalid token'
    const cases: [more: Partial<Submission>, why: string | undefined][] = [
      [{}, undefined],
      [{ token: lately }, undefined],
      [robot, 'filled in the hidden field'],
      [{ token: '' }, 'sent without opening the form'],
      [{ token: old }, 'opened 31 days before it was sent'],
      [{ token: other }, invalid],
      [{ token: elsewhere }, invalid],
      [{ token: forged }, invalid],
      [{ token: 'x' }, invalid],
    ]
    for (const [more, why] of cases) {
      const { key, sent } = await send(2, more)
      expect(sent.status).toBe(201)
      const one = (await readFlagged(store, 'test', 2)).find((other) => other.key === key)
      const counts = (await counted(2)).some((other) => other.key === key)
      expect([more, one?.why, counts]).toEqual([more, why, why === undefined])
    }
  })

  test('has the usual answer, takes no place and is not emailed', async () => {
    const { key, sent } = await send(1, { ...robot, coupon: 'EARLY' })
    expect(sent).toMatchObject({
      status: 201,
      taken: { received: true, amountDue: 8000, payUrl: null },
    })
    expect([await counted(), await mails()]).toEqual([[], 0])
    expect((await readForm(context(), 1))!.submissionCount).toBe(0)
    expect(await doubtfulCounts(store, 'test')).toEqual(new Map([[1, 1]]))
    // Its coupon is still there for others, and so are both places.
    for (const coupon of ['EARLY', ''])
      expect((await send(1, { coupon })).sent).toMatchObject({ status: 201 })
    expect((await send(1)).sent.status).toBe(409)
    expect(await doubtful()).toEqual([key])
  })

  test('is checked like any other one, and stored once under its key', async () => {
    expect((await send(1, robot, '')).sent).toMatchObject({
      status: 422,
      problems: [{ name: 'name', message: 'Name is required.' }],
    })
    const { key } = await send(1, robot)
    expect((await send(1, { ...robot, key })).sent.status).toBe(200)
    // Also when the same form arrives again without a reason for doubt.
    expect((await send(1, { key })).sent.status).toBe(200)
    expect((await send(1, { ...robot, key }, 'Ben')).sent.status).toBe(422)
    expect([await doubtful(), await counted()]).toEqual([[key], []])
  })

  test('counts when the department accepts it, once, with its time', async () => {
    const { key } = await send(1, { ...robot, coupon: 'EARLY' })
    const [before] = await readFlagged(store, 'test', 1)
    const accepted = await Promise.all([1, 2, 3].map(() => acceptFlagged(store, 'test', camp, key)))
    expect(accepted.filter((one) => typeof one === 'object')).toHaveLength(3)
    expect([await doubtful(), await counted(), await mails()]).toEqual([
      [],
      [{ key, receivedAt: before!.receivedAt, amount: 8000 }],
      1,
    ])
    expect((await readForm(context(), 1))!.submissionCount).toBe(1)
    // Its sender, who sends again, is told where to pay now.
    expect((await send(1, { ...robot, key, coupon: 'EARLY' })).sent).toMatchObject({
      status: 200,
      taken: { payUrl: `/form/1/pay?key=${key}` },
    })
    expect(await acceptFlagged(store, 'test', camp, randomUUID())).toBeNull()
    expect(await acceptFlagged(store, 'other', camp, key)).toBeNull()
  })

  test('stays doubtful while the form has no place or coupon for it', async () => {
    const { key } = await send(1, { ...robot, coupon: 'EARLY' })
    await send(1, { coupon: 'EARLY' })
    expect(await acceptFlagged(store, 'test', camp, key)).toBe('coupon used up')
    await send(1)
    expect(await acceptFlagged(store, 'test', camp, key)).toBe('full')
    expect([await doubtful(), (await counted()).length]).toEqual([[key], 2])
    const larger = { ...camp, maxSubmissions: 3, coupons: [{ code: 'EARLY', uses: 2 }] }
    expect(await acceptFlagged(store, 'test', larger, key)).toMatchObject({ amount: 8000 })
    expect((await counted()).length).toBe(3)
  })
})

test('a form’s token is the same all day and expires with the day (UTC) [FM-06]', async () => {
  const at = (moment: string) => new ReadContext(store, 'test', new Date(moment))
  const first = at('2026-11-21T00:00:00Z')
  const token = await formToken(first, 1)
  expect(new Date(first.until).toISOString()).toBe('2026-11-22T00:00:00.000Z')
  expect(await formToken(at('2026-11-21T23:59:59Z'), 1)).toBe(token)
  expect(await formToken(at('2026-11-22T00:00:00Z'), 1)).not.toBe(token)
})
