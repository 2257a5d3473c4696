import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { openAccount } from '../../server/content/accounts/accounts.ts'
import { hashPassword } from '../../server/signin/passwords.ts'
import { departmentWith } from '../support/department-site.ts'
import { hostileForm, hostileFormId } from '../support/hostile-form.ts'
import { post, tokenOf } from '../support/send-form.ts'
import { startServer, type TestServer } from '../support/server.ts'

/** Milliseconds that one request may delay all others. */
const owed = 100
const words = 'otters swim at dawn'
const members = 50

let server: TestServer
let token: string
test.beforeAll(async () => {
  server = await startServer(
    async (store) => {
      await departmentWith({ 'forms.yaml': hostileForm })(store)
      const password = await hashPassword(words)
      for (let i = 0; i < members; i++) {
        const account = { name: `member${i}`, shownName: `Member ${i}`, password }
        await openAccount(store, 'testham', account)
      }
    },
    { NODE_OPTIONS: `--import=${resolve(import.meta.dirname, '../support/stalls.mjs')}` },
  )
  token = await tokenOf(server.port, 'localhost', `/api/v2/Forms/${hostileFormId}`)
})
test.afterAll(() => server?.stop())

/** The longest time that the server ran without yielding since the last request. */
async function stall(): Promise<number> {
  const before = server.output().length
  process.kill(server.pid(), 'SIGUSR2')
  const said = () => /stall ([\d.]+) ms/.exec(server.output().slice(before))
  await expect.poll(said).not.toBeNull()
  return Number(said()![1])
}
let from = 0
const send = (body: string) =>
  post(
    server.port,
    'localhost',
    `/api/v2/Forms/${hostileFormId}/submissions`,
    {
      'content-type': 'application/json',
      'x-forwarded-for': `198.18.1.${++from}`,
    },
    body,
  ).catch(() => ({ status: 413 }))
const sent = (answers: object) => JSON.stringify({ key: randomUUID(), token, answers })

test('answers hostile forms without keeping other visitors waiting [FM-06]', async () => {
  // Code that is compiled once does not count for the body.
  for (let i = 0; i < 10; i++) {
    const { status } = await send(sent({ code: 'x', explodes: 'aaa', again: 'a a', days: ['Mon'] }))
    expect(status).toBe(201)
  }
  await stall()
  const numbered = (count: number, name: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`${name}${i}`, 'x']))
  const lists = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const bodies: [what: string, body: string][] = [
    ['a pattern that explodes', sent({ explodes: `${'a'.repeat(19_999)}!` })],
    ['another one', sent({ again: `${'a '.repeat(9999)}!` })],
    ['an answer of 1 MB', sent({ code: 'x'.repeat(1_000_000) })],
    ['10,000 fields', sent(numbered(10_000, 'n'))],
    ['10,000 options', sent({ days: Array.from({ length: 10_000 }, () => 'Mon') })],
    ['100,000 lists in lists', sent({ code: 'x' }).replace('"x"', lists)],
    ['fields that a condition hides', sent(numbered(190, 'f'))],
  ]
  for (const [what, body] of bodies) {
    expect([what, (await send(body)).status >= 400]).toEqual([what, true])
    const took = await stall()
    expect(took, what).toBeLessThan(owed)
  }
})

test('signs in a whole team at once without keeping other visitors waiting [RT-18]', async () => {
  async function login(name: string, address: string, password = words) {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
    }
    const body = new URLSearchParams({ name, password, returnTo: '/' }).toString()
    return (await post(server.port, 'localhost', '/login', headers, body)).status
  }
  for (const [name, password] of [
    ['unknown', 'x'],
    ['member0', words],
  ] as const) {
    await login(name, '198.51.100.1', password)
  }
  await stall()
  const names = Array.from({ length: members }, (_, i) => `member${i}`)
  const all = await Promise.all(names.map((name) => login(name, '198.51.100.2')))
  expect(all).toEqual(names.map(() => 303))
  expect(await stall()).toBeLessThan(owed)
})
