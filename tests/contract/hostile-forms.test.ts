import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSubmissions } from '../../server/content/forms/submissions.ts'
import { departmentWith } from '../support/department-site.ts'
import { hostileForm, hostileFormId as form } from '../support/hostile-form.ts'
import { post, tokenOf } from '../support/send-form.ts'
import { siteOf, type Site } from '../support/upstream.ts'

const host = 'testham.localhost'
let site: Site
let token: string
beforeAll(async () => {
  site = await siteOf(departmentWith({ 'forms.yaml': hostileForm }, { hosts: [host] }))
  token = await tokenOf(site.port, host, `/api/v2/Forms/${form}`)
})
afterAll(() => site.close())

let from = 0
const path = `/api/v2/Forms/${form}/submissions`
const send = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
  post(
    site.port,
    host,
    path,
    {
      'content-type': 'application/json',
      'x-forwarded-for': `198.18.1.${++from % 250}`,
      ...headers,
    },
    body,
  )
const sent = (answers: object, more: object = {}) =>
  JSON.stringify({ key: randomUUID(), token, answers, ...more })
const raw = (answers: string) =>
  `{"key":"${randomUUID()}","token":"${token}","answers":{${answers}}}`
const stored = async () => {
  const all: Record<string, unknown>[] = []
  for await (const { answers } of readSubmissions(site.store, 'testham', form)) all.push(answers)
  return all
}
const typed = { 'content-type': 'application/x-www-form-urlencoded' }

const numbered = (count: number, name: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${name}${i}`, 'x']))
const lists = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
type Case = [
  what: string,
  body: () => string | Uint8Array,
  status: number,
  headers?: Record<string, string>,
]
const cases: Case[] = [
  ['a pattern that explodes', () => sent({ explodes: `${'a'.repeat(19_999)}!` }), 422],
  ['another one', () => sent({ again: `${'a '.repeat(9999)}!` }), 422],
  ['an answer of 1 MB', () => sent({ code: 'x'.repeat(1_000_000) }), 413],
  ['an answer of 250 KB', () => sent({ code: 'x'.repeat(250_000) }), 400],
  ['10,000 fields', () => sent(numbered(10_000, 'n')), 422],
  ['10,000 options', () => sent({ days: Array.from({ length: 10_000 }, () => 'Mon') }), 400],
  ['100,000 lists in lists', () => raw(`"code":${lists}`), 400],
  ['a list for a text', () => sent({ code: ['x'] }), 422],
  ['a number', () => sent({ code: 1 }), 400],
  ['an empty body', () => '', 400],
  ['half a body', () => sent({ code: 'x' }).slice(0, -3), 400],
  ['__proto__', () => raw('"__proto__":"x"'), 400],
  ['__proto__ with an answer in it', () => raw('"__proto__":{"code":"x"}'), 400],
  ['constructor', () => raw('"constructor":"x"'), 422],
  ['toString', () => raw('"toString":"x","hasOwnProperty":"y"'), 422],
  ['an unknown field', () => sent({ nothing: 'x' }), 422],
  ['fields that a condition hides', () => sent(numbered(190, 'f')), 422],
  ['another property', () => sent({}, { isAdmin: true }), 400],
  ['text/plain', () => sent({ code: 'x' }), 415, { 'content-type': 'text/plain' }],
  [
    'multipart',
    () => sent({ code: 'x' }),
    415,
    {
      'content-type': 'multipart/form-data; boundary=x',
    },
  ],
  ['no type', () => sent({ code: 'x' }), 415, { 'content-type': '' }],
  ['a packed body', () => gzipSync(sent({ code: 'x' })), 415, { 'content-encoding': 'gzip' }],
  ['a zip bomb', () => gzipSync(Buffer.alloc(50_000_000)), 415, { 'content-encoding': 'gzip' }],
  ['an unknown option', () => sent({ days: ['Mon', '\0'] }), 422],
]

test('refuses what no browser sends with a reason, and stores nothing [FM-06]', async () => {
  for (const [what, body, status, headers] of cases) {
    // A body that is too large may be cut off before its answer is read.
    const cut = { status: 413, text: '{"detail":"cut off"}' }
    const heard = await send(body(), headers).catch((fault: NodeJS.ErrnoException) => {
      if (fault.code === 'EPIPE' || fault.code === 'ECONNRESET') return cut
      throw fault
    })
    const { detail } = JSON.parse(heard.text) as { detail?: unknown }
    expect([what, heard.status, typeof detail]).toEqual([what, status, 'string'])
  }
  expect(await stored()).toEqual([])
})

test('stores an answer exactly as it was written [FM-06]', async () => {
  const written = [
    'a\0b',
    '\ud800 alone',
    '🦦 \ud83e\udda6',
    '\u202Egnp.exe',
    '=1+1',
    '  both ends  ',
    'lines\nof\ttext',
    '<script>alert(1)</script>',
    '\uFEFFmark',
    '\u0085\u2028\u2029',
    `';drop table form_submission;--`,
  ]
  for (const code of written) {
    expect([code, (await send(sent({ code }))).status]).toEqual([code, 201])
  }
  expect((await stored()).map(({ code }) => code)).toEqual(written)
  expect((await send(Buffer.from(raw('"code":"\xff"'), 'latin1'))).status).toBe(201)
})

test('accepts a body in pieces, and cuts off one that is too long [FM-06]', async () => {
  const open = (length: number) => {
    const socket = connect(site.port, '127.0.0.1').setNoDelay()
    socket.write(
      [
        `POST ${path} HTTP/1.1`,
        `host: ${host}`,
        'content-type: application/json',
        `content-length: ${length}`,
        'connection: close',
        '',
        '',
      ].join('\r\n'),
    )
    return socket
  }
  const heard = async (socket: ReturnType<typeof connect>) => {
    let said = ''
    socket
      .on('data', (part) => {
        said += String(part)
      })
      .on('error', () => undefined)
    await once(socket, 'close')
    return said
  }
  const body = sent({ code: 'slowly' })
  const slow = open(Buffer.byteLength(body))
  for (const byte of body) {
    slow.write(byte)
    await new Promise(setImmediate)
  }
  expect(await heard(slow)).toMatch(/^HTTP\/1\.1 201 /)
  expect(await heard(open(10_000_000))).toMatch(/^HTTP\/1\.1 413 /)
})

test('reads repeated names of a form sent without JavaScript [FM-06]', async () => {
  const write = (text: string, headers: Record<string, string> = {}) =>
    post(
      site.port,
      host,
      `/form/${form}`,
      {
        ...typed,
        'x-forwarded-for': '198.18.2.1',
        ...headers,
      },
      `--token=${token}&${text}`,
    )
  const twice = 'code=one&code=two&days=Mon&days=Tue&nothing=x&__proto__=x'
  expect((await write(twice)).status).toBe(303)
  expect((await stored()).at(-1)).toEqual({ code: 'one', days: ['Mon', 'Tue'] })
  const halves = '%F0%9F'.repeat(30)
  expect((await write(`code=${halves}&${'a=1&'.repeat(10_000)}`)).status).toBe(303)
  const before = (await stored()).length
  expect((await write('code=x', { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await write('code=x', { 'content-encoding': 'br' })).status).toBe(415)
  expect((await write('code=x', { origin: 'https://evil.example' })).status).toBe(403)
  const large = await write(`code=${'x'.repeat(300_000)}`).catch(() => ({ status: 413 }))
  expect([large.status, (await stored()).length]).toEqual([413, before])
})
