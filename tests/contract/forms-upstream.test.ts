import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readSubmissions, type StoredSubmission } from '../../server/content/forms/submissions.ts'
import { importFolder } from '../../server/import/import-folder.ts'
import { pack } from '../support/import-store.ts'
import { pairOf, type Pair } from '../support/upstream.ts'
import { sendForm, sendWritten } from '../support/send-form.ts'

const forms = `
- {title: Camp, thankYouText: See you there., fields: [{type: T, title: Name, name: name, required: true}]}
- {title: Small, maxSubmissions: 2, fields: [{type: T, title: Name, name: name}]}
- {title: Trip, maxSubmissions: 1, payment: {amount: 12.5}, fields: [{type: T, title: Name, name: name}]}
`
// One Fieldhouse in front of another: a form sent to the one below is stored above.
let pair: Pair
beforeAll(async () => {
  pair = await pairOf((store) => importFolder(store, 'testham', pack({ 'forms.yaml': forms })))
})
afterAll(() => pair.close())
beforeEach(() => {
  pair.line.fault = undefined
  pair.line.where = /submissions/
  pair.line.log.length = 0
})

async function stored(form: number, of: keyof Pick<Pair, 'above' | 'below'> = 'above') {
  const all: StoredSubmission[] = []
  for await (const one of readSubmissions(pair[of].store, 'testham', form)) all.push(one)
  return all
}
const send = (
  form: number,
  name: string,
  { key = randomUUID(), from = '203.0.113.9' }: { key?: string; from?: string } = {},
) => sendForm(pair.below.port, 'testham.localhost', form, { key, answers: { name } }, from)

test('stores a form at the upstream once, and returns its answer [FM-06] [CA-03]', async () => {
  const key = randomUUID()
  expect(await send(1, 'Zoë \ud83e\udda6', { key })).toMatchObject({
    status: 201,
    body: { received: true, thankYouText: '<p>See you there.</p>', amountDue: 0 },
  })
  expect((await send(1, 'Zoë \ud83e\udda6', { key })).status).toBe(200)
  expect((await stored(1)).map((one) => [one.key, one.answers])).toEqual([
    [key, { name: 'Zoë \ud83e\udda6' }],
  ])
  expect(await stored(1, 'below')).toEqual([])
  expect(await send(1, '')).toMatchObject({
    status: 422,
    body: { problems: [{ name: 'name', message: 'Name is required.' }] },
  })
  expect((await send(99, 'x')).status).toBe(404)
})

test('forwards the visitor’s address for rate limits [FM-06] [CA-03]', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 61 }, (_, i) => send(1, `${i}`, { from: '203.0.113.77' })),
  )
  expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1)
  expect((await send(1, 'another')).status).toBe(201)
  expect(
    new Set(
      pair.line.log
        .filter(({ path }) => path.includes('submissions'))
        .map(({ headers }) => headers['visitor-address']),
    ),
  ).toEqual(new Set(['203.0.113.77', '203.0.113.9']))
  // The server behind counts each visitor, not the server in front.
  const rest = await sendForm(
    pair.above.port,
    'testham.localhost',
    1,
    { key: randomUUID(), answers: { name: 'x' } },
    '203.0.113.77',
  )
  expect(rest.status).toBe(429)
}, 30_000)

test('reports a full form of the upstream, also on its page [FM-06] [CA-03]', async () => {
  const statusOf = async () =>
    (JSON.parse((await pair.below.ask('/api/v2/Forms/2')).text) as { status: string }).status
  for (const name of ['a', 'b']) {
    expect(await statusOf()).toBe('active')
    expect((await send(2, name)).status).toBe(201)
  }
  expect(await send(2, 'c')).toMatchObject({
    status: 409,
    body: { detail: 'this form is full', formStatus: 'full' },
  })
  expect(await statusOf()).toBe('full')
})

test.each([
  'down',
  'refuses',
  'error',
  'garbage',
  'html',
  'emptyObject',
  'wrongTenant',
  'unauthorised',
  'redirect',
  'cut',
  'notFound',
] as const)(
  'reports nothing stored while an upstream is "%s", and stores once after it [FM-06] [CA-03]',
  async (fault) => {
    const key = randomUUID()
    pair.line.fault = fault
    const refused = await send(1, fault, { key })
    expect([refused.status, refused.body['detail']]).toEqual([
      503,
      expect.stringContaining('was not received'),
    ])
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    pair.line.fault = undefined
    await expect
      .poll(async () => (await send(1, fault, { key })).status, { timeout: 8000, interval: 200 })
      .toBeLessThan(300)
    expect((await stored(1)).filter((one) => one.key === key)).toHaveLength(1)
  },
  20_000,
)

test('stores a form sent without JavaScript, and returns its errors [FM-06] [CA-03]', async () => {
  const before = (await stored(1)).length
  expect(
    await sendWritten(pair.below.port, 'testham.localhost', '/form/1', { name: 'No Script' }),
  ).toMatchObject({ status: 303, location: '/form/1?sent=yes' })
  expect((await stored(1)).length).toBe(before + 1)
  const back = await sendWritten(pair.below.port, 'testham.localhost', '/form/1', { name: '' })
  expect([back.status, back.text.includes('Name is required.')]).toEqual([422, true])
  pair.line.fault = 'down'
  const away = await sendWritten(pair.below.port, 'testham.localhost', '/form/1', {
    name: 'Kept Words',
  })
  expect([
    away.status,
    away.text.includes('was not received'),
    away.text.includes('Kept Words'),
  ]).toEqual([503, true, true])
})

test('shows the amount due after a form without JavaScript [FM-05] [CA-03]', async () => {
  for (const time of ['first', 'again']) {
    const due = await sendWritten(pair.below.port, 'testham.localhost', '/form/3', { name: 'Ann' })
    expect([
      time,
      due.status,
      due.headers.get('cache-control'),
      due.text.includes('Received, thank you'),
      due.text.includes('$12.50'),
      due.text.includes('/pay?key='),
    ]).toEqual([time, 200, 'no-store', true, true, false])
  }
  expect(await stored(3)).toHaveLength(1)
})
