import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { readSubmissions } from '../../server/content/forms/submissions.ts'
import { openStore } from '../../server/db/store.ts'
import { departmentWith } from '../support/department-site.ts'
import { post } from '../support/send-form.ts'
import { startServer, type TestServer } from '../support/server.ts'

// What nobody's browser sends, at the door of the real server: said clearly or stored as it is, and nobody else has to wait for it.
const many = Array.from({ length: 190 }, (_, i) => `    - {type: T, title: Field ${i}, name: f${i}, conditions: [{field: code, value: never}]}`).join('\n')
const fill = departmentWith({ 'forms.yaml': `+
- title: Hostile
  fields:
    - {type: A, title: Code, name: code, maxLength: 20000}
    - {type: T, title: Explodes, name: explodes, maxLength: 20000, rules: 'matches:/^(a+)+$/'}
    - {type: T, title: Again, name: again, maxLength: 20000, rules: 'matches:/^(\\w+\\s?)*$/'}
    - {type: C, title: Days, name: days, options: [Mon, Tue]}
${many}
` })
const form = 3
let server: TestServer
test.beforeAll(async () => { server = await startServer(fill, { NODE_OPTIONS: `--import=${resolve(import.meta.dirname, '../support/stalls.mjs')}` }) })
test.afterAll(() => server?.stop())

let from = 0
const send = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
  post(server.port, 'localhost', `/api/v2/Forms/${form}/submissions`, { 'content-type': 'application/json', 'x-forwarded-for': `198.18.1.${++from % 250}`, ...headers }, body)
const sent = (answers: object, more: object = {}) => JSON.stringify({ key: randomUUID(), answers, took: 9000, ...more })
const raw = (answers: string) => `{"key":"${randomUUID()}","took":9000,"answers":{${answers}}}`

/** The longest time that the server has worked without a turn since it was last asked, in milliseconds. */
async function stall(): Promise<number> {
  const before = server.output().length
  process.kill(server.pid(), 'SIGUSR2')
  await expect.poll(() => /stall ([\d.]+) ms/.exec(server.output().slice(before))).not.toBeNull()
  return Number(/stall ([\d.]+) ms/.exec(server.output().slice(before))![1])
}

const long = 20_000
const refused: [string, () => string | Uint8Array, number, Record<string, string>?][] = [
  ['a pattern that explodes', () => sent({ explodes: `${'a'.repeat(long - 1)}!` }), 422], ['another', () => sent({ again: `${'a '.repeat(long / 2 - 1)}!` }), 422],
  ['an answer of 1 MB', () => sent({ code: 'x'.repeat(1_000_000) }), 413], ['a body of 250 KB in one answer', () => sent({ code: 'x'.repeat(250_000) }), 400],
  ['10,000 fields', () => sent(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`n${i}`, 'x']))), 422],
  ['10,000 options', () => sent({ days: Array.from({ length: 10_000 }, () => 'Mon') }), 400], ['deep as a well', () => raw(`"code":${'['.repeat(100_000)}${']'.repeat(100_000)}`), 400],
  ['a list for a text', () => sent({ code: ['x'] }), 422], ['a number', () => sent({ code: 1 }), 400], ['nothing', () => '', 400], ['half', () => sent({ code: 'x' }).slice(0, -3), 400],
  ['__proto__', () => raw('"__proto__":"x"'), 400], ['__proto__ with something in it', () => raw('"__proto__":{"code":"x"}'), 400], ['constructor', () => raw('"constructor":"x"'), 422], ['toString', () => raw('"toString":"x","hasOwnProperty":"y"'), 422],
  ['an unknown field', () => sent({ nobody: 'x' }), 422], ['fields that a condition hides', () => sent(Object.fromEntries(Array.from({ length: 190 }, (_, i) => [`f${i}`, 'x']))), 422], ['something more beside', () => sent({}, { isAdmin: true }), 400],
  ['text/plain', () => sent({ code: 'x' }), 415, { 'content-type': 'text/plain' }], ['multipart', () => sent({ code: 'x' }), 415, { 'content-type': 'multipart/form-data; boundary=x' }], ['no type', () => sent({ code: 'x' }), 415, { 'content-type': '' }],
  ['a packed body', () => gzipSync(sent({ code: 'x' })), 415, { 'content-encoding': 'gzip' }], ['a bomb', () => gzipSync(Buffer.alloc(50_000_000)), 415, { 'content-encoding': 'gzip' }],
  ['bytes that are no text', () => Buffer.from(raw('"code":"\xff"'), 'latin1'), 201], ['an option that is none', () => sent({ days: ['Mon', '\0'] }), 422],
]

test('[FM-06] whatever a stranger sends is answered clearly, and nobody waits 100 ms for it', async () => {
  // What is compiled once is no matter of the body.
  for (let i = 0; i < 10; i++) expect((await send(sent({ code: 'x', explodes: 'aaa', again: 'a a', days: ['Mon'] }))).status).toBe(201)
  await stall()
  const seen: Record<string, number> = {}
  for (const [name, body, status, headers] of refused) {
    const heard = await send(body(), headers).catch((fault: NodeJS.ErrnoException) => ({ status: fault.code === 'EPIPE' || fault.code === 'ECONNRESET' ? 413 : 0, text: '{"detail":"cut off"}' }))
    expect([name, heard.status, typeof (JSON.parse(heard.text) as { detail?: unknown; receivedAt?: unknown })[status === 201 ? 'receivedAt' : 'detail']]).toEqual([name, status, 'string'])
    seen[name] = await stall()
  }
  test.info().annotations.push({ type: 'measured', description: `longest stall ${Math.max(...Object.values(seen))} ms` })
  expect(Object.entries(seen).filter(([, ms]) => ms > 100)).toEqual([])
})

test('[FM-06] what may be written is stored as it was written', async () => {
  const written = ['a\0b', '\ud800 alone', '🦦 \ud83e\udda6', '\u202Egnp.exe', '=1+1', '  both ends  ', 'lines\nof\ttext', '<script>alert(1)</script>', '\uFEFFmark', '\u0085\u2028\u2029', `';drop table form_submission;--`]
  const texts: (string | undefined)[] = []
  for (const code of written) expect([code, (await send(sent({ code }))).status]).toEqual([code, 201])
  const store = await openStore(server.dataDir)
  for await (const { answers } of readSubmissions(store, 'testham', form)) texts.push(answers['code'] as string)
  await store.close()
  expect(texts.slice(-written.length)).toEqual(written)
})

test('[FM-06] a body that comes a byte at a time hinders nobody and is taken; one that says more than it has is let go', async () => {
  const body = sent({ code: 'slowly' })
  const open = (length: number) => {
    const socket = connect(server.port, '127.0.0.1')
    socket.write(`POST /api/v2/Forms/${form}/submissions HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n`)
    return socket
  }
  const slow = open(Buffer.byteLength(body))
  let said = ''
  slow.on('data', (part) => { said += String(part) })
  for (const byte of body) {
    slow.write(byte)
    await delay(2)
  }
  await once(slow, 'close')
  expect(said).toMatch(/^HTTP\/1\.1 201 /)
  const large = open(10_000_000)
  said = ''
  large.on('data', (part) => { said += String(part) }).on('error', () => undefined)
  await once(large, 'close')
  expect(said).toMatch(/^HTTP\/1\.1 413 /)
})

test('[FM-06] written without a script: what stands twice counts once, what is asked for several times counts as often', async () => {
  const path = `/form/${form}`
  const typed = (text: string, headers: Record<string, string> = {}) => post(server.port, 'localhost', path, { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '198.18.2.1', ...headers }, text)
  expect((await typed('code=one&code=two&days=Mon&days=Tue&nobody=x&__proto__=x')).status).toBe(303)
  expect((await typed(`code=${'%F0%9F'.repeat(30)}&${'a=1&'.repeat(10_000)}`)).status).toBe(303)
  expect([(await typed('code=x', { 'content-type': 'text/plain' })).status, (await typed('code=x', { 'content-encoding': 'br' })).status, (await typed('code=x', { origin: 'https://evil.example' })).status, (await typed(`code=${'x'.repeat(300_000)}`).catch(() => ({ status: 413 }))).status]).toEqual([415, 415, 403, 413])
  const store = await openStore(server.dataDir)
  const all = []
  for await (const { answers } of readSubmissions(store, 'testham', form)) all.push(answers)
  await store.close()
  expect(all.at(-2)).toEqual({ code: 'one', days: ['Mon', 'Tue'] })
})
