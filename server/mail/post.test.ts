import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { randomUUID } from 'node:crypto'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pack, storeForTest } from '../../tests/support/import-store.ts'
import { readHealth } from '../content/department/health.ts'
import { markPaid } from '../content/forms/form-payments.ts'
import { storeFlagged } from '../content/forms/flagged.ts'
import { storeSubmission } from '../content/forms/submissions.ts'
import { ReadContext } from '../content/read-context.ts'
import type { Store } from '../db/store.ts'
import { importFolder } from '../import/import-folder.ts'
import { Mailer } from './mailer.ts'

type Letter = { to: string[]; text: string }
let store: Store
let letters: Letter[]
let refuse: number
let mailbox: SMTPServer
let url: string
const faults: string[] = []
const posts: Mailer[] = []

beforeEach(async () => {
  letters = []
  refuse = 0
  faults.length = 0
  store = await storeForTest()
  await importFolder(
    store,
    'test',
    pack({
      'forms.yaml':
        '- {title: Camp, recipients: [a@testham.example, b@testham.example], payment: {amount: 12.5}, fields: [{type: T, title: Name, name: name}, {type: T, title: E-mail, name: mail, isEmailField: true}, {type: A, title: Why, name: why}]}\n',
    }),
  )
  mailbox = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      let text = ''
      stream.on('data', (part: Buffer) => {
        text += part.toString()
      })
      stream.on('end', () => {
        if (refuse-- > 0)
          return done(Object.assign(new Error('mailbox busy'), { responseCode: 451 }))
        letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
        done()
      })
    },
  })
  mailbox.listen(0, '127.0.0.1')
  await once(mailbox.server, 'listening')
  url = `smtp://127.0.0.1:${(mailbox.server.address() as AddressInfo).port}`
})
afterEach(async () => {
  for (const post of posts.splice(0)) await post.close()
  await new Promise<void>((done) => {
    mailbox.close(() => done())
  })
})
const open = () => {
  const post = new Mailer({
    store,
    url,
    from: 'site@testham.example',
    report: (error) => faults.push(String(error)),
  })
  posts.push(post)
  return post
}
const answer = (answers: Record<string, string>) =>
  storeSubmission(
    store,
    'test',
    { id: 1, maxSubmissions: null, recipients: ['a@testham.example', 'b@testham.example'] },
    { key: randomUUID(), answers, amount: 1250, coupon: null },
  )
const waiting = async () =>
  (
    await store.db
      .selectFrom('form_mail')
      .select(['recipient', 'tries', 'fault'])
      .orderBy('recipient')
      .execute()
  ).map(({ recipient, tries, fault }) => [recipient, tries, fault])

test('sends each recipient one plain-text e-mail with a reply-to [FM-06]', async () => {
  await answer({
    name: 'Ann\r\nBcc: everybody@evil.example',
    mail: 'ann@home.example',
    why: 'One\nTwo',
  })
  await storeFlagged(
    store,
    'test',
    1,
    { key: randomUUID(), answers: {}, amount: 0, coupon: null },
    'filled in the hidden field',
  )
  open()
  await vi.waitFor(() => expect(letters).toHaveLength(2), { timeout: 20_000 })
  expect(letters.map(({ to }) => to.join()).toSorted()).toEqual([
    'a@testham.example',
    'b@testham.example',
  ])
  const [head = '', ...body] = letters[0]!.text.split('\r\n\r\n')
  expect(head).toMatch(/^Reply-To: ann@home\.example$/m)
  expect(head).toMatch(/^Subject: Camp: answer 1$/m)
  expect(head).not.toMatch(/^Bcc:/im)
  expect(body.join('\n').replaceAll('\r\n', '\n')).toMatch(
    /Why:\n {2}One\n {2}Two\n+Amount due: \$12\.50\n+Not counted: 1 doubtful submission/,
  )
  await vi.waitFor(async () => expect(await waiting()).toEqual([]))
})

const owed = {
  tenant: 'test',
  formId: 1,
  number: 1,
  key: '',
  cents: 1250,
  state: 'paying' as const,
  turn: 1,
  page: null,
  url: null,
}
const lost = async () =>
  store.db.selectFrom('form_mail').select('number').where('given_up', '=', 1).execute()

test('retries a refused e-mail from any process, and sends each once [FM-06]', async () => {
  refuse = 1
  await answer({ name: 'Ann' })
  open()
  open()
  await vi.waitFor(async () => expect((await waiting()).map(([, tries]) => tries)).toEqual([1]), {
    timeout: 20_000,
  })
  expect(letters).toHaveLength(1)
  expect(faults.join()).toContain('it will be tried again')
  expect((await waiting())[0]![2]).toContain('mailbox busy')
  await store.db.updateTable('form_mail').set({ due: 0 }).execute()
  for (const post of posts) post.jobs.wake()
  await vi.waitFor(() => expect(letters).toHaveLength(2), { timeout: 20_000 })
  expect(new Set(letters.map(({ to }) => to.join())).size).toBe(2)
})

test('gives up after three days, reports it and keeps the answers [FM-06]', async () => {
  refuse = 100
  await answer({ name: 'Ann' })
  await store.db
    .updateTable('form_submission')
    .set({ received_at: new Date(Date.now() - 4 * 86_400_000).toISOString() })
    .execute()
  const post = open()
  await vi.waitFor(async () => expect(await lost()).toHaveLength(2), { timeout: 20_000 })
  expect(faults.join()).toContain('was given up')
  // They are not tried again, and the health page tells them.
  await store.db.updateTable('form_mail').set({ due: 0 }).execute()
  const refusedBefore = refuse
  await post.jobs.drained()
  expect(refuse).toBe(refusedBefore)
  const { mail } = await readHealth(new ReadContext(store, 'test'))
  expect(mail).toMatchObject({ waiting: 0, refused: 0, lost: 2 })
  expect(mail.because).toContain('mailbox busy')
  expect(await store.db.selectFrom('form_submission').select('number').execute()).toHaveLength(1)
})

test('sends a separate e-mail when a submission is paid [FM-05]', async () => {
  await answer({ name: 'Ann' })
  open()
  await vi.waitFor(
    async () => {
      expect(letters).toHaveLength(2)
      expect(await waiting()).toEqual([])
    },
    { timeout: 20_000 },
  )
  await markPaid(store, owed, ['a@testham.example'])
  posts[0]!.jobs.wake()
  await vi.waitFor(() => expect(letters).toHaveLength(3), { timeout: 20_000 })
  const [first, last] = [letters[0]!.text, letters[2]!.text]
  expect(last).toMatch(/^Subject: Camp: answer 1, paid\r$/m)
  expect(last).toMatch(/^Paid: \$12\.50, \d{4}-\d\d-\d\d \d\d:\d\d UTC\r$/m)
  const numberOf = (text: string) => /^Message-ID: (.+)\r$/im.exec(text)?.[1]
  // Mail programs show two messages with one id once.
  expect(numberOf(last)).not.toBe(numberOf(first))
})

test('tries an e-mail that was given up again when the submission is paid [FM-05]', async () => {
  await answer({ name: 'Ann' })
  await store.db.updateTable('form_mail').set({ given_up: 1, tries: 90, fault: 'busy' }).execute()
  const post = open()
  await markPaid(store, owed, ['a@testham.example'])
  post.jobs.wake()
  await vi.waitFor(
    () => expect(letters.map(({ to }) => to.join())).toEqual(['a@testham.example']),
    {
      timeout: 20_000,
    },
  )
  expect(letters[0]!.text).toMatch(/^Subject: Camp: answer 1, paid\r$/m)
})

test('retries an e-mail about a payment for three days [FM-05] [FM-06]', async () => {
  refuse = 1
  await answer({ name: 'Ann' })
  const [received, paid] = [4 * 86_400_000, 60_000].map((ago) =>
    new Date(Date.now() - ago).toISOString(),
  )
  await store.db.deleteFrom('form_mail').where('recipient', '=', 'b@testham.example').execute()
  await store.db
    .updateTable('form_submission')
    .set({ received_at: received!, paid_at: paid! })
    .execute()
  const post = open()
  await vi.waitFor(async () => expect((await waiting()).map(([, tries]) => tries)).toEqual([1]), {
    timeout: 20_000,
  })
  await store.db.updateTable('form_mail').set({ due: 0 }).execute()
  await vi.waitFor(
    () => {
      post.jobs.wake()
      expect(letters).toHaveLength(1)
    },
    { timeout: 20_000 },
  )
})
