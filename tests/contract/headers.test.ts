import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { request, type OutgoingHttpHeaders, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp, type App } from '../../server/app.ts'
import type { Store } from '../../server/db/store.ts'
import { openStore } from '../support/engine.ts'
import { listen } from '../../server/http/listen.ts'
import type { Built } from '../../server/site/built.ts'
import { Tenants } from '../../server/tenant/tenants.ts'
import { rendering } from '../../src/entry-server.tsx'
import { seedTenant } from '../support/seed.ts'

// Every answer, by any route, has the headers that protect a visitor.
let folder: string
let store: Store
const running: { app: App; server: Server; port: number }[] = []
const [http, https, whole] = [0, 1, 2]
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fieldhouse-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/app-12345678.js'), 'let x = 1')
  store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: ['alpha.example'] })
  await seedTenant(store, 'beta', { hosts: ['beta.example'], settings: { disableSSR: true } })
  const tenants = new Tenants(store, undefined, [])
  await tenants.load()
  const built: Built = {
    build: 'test',
    folder,
    entry: rendering,
    filesOf: () => ({
      script: '/assets/app-12345678.js',
      app: [],
      css: '.x{color:red}',
      stylesheet: null,
      fonts: [],
    }),
  }
  const report = (fault: unknown) => {
    throw fault
  }
  for (const [scheme, hstsSubdomains] of [
    ['http', false],
    ['https', false],
    ['https', true],
  ] as const) {
    const app = createApp({
      store,
      built,
      tenants,
      root: resolve(import.meta.dirname, '../..'),
      origins: () => `${scheme}://alpha.example`,
      hstsSubdomains,
      report,
    })
    const server = await listen(app, { PORT: 0, HOST: '127.0.0.1' }, report, () => false)
    running.push({ app, server, port: (server.address() as { port: number }).port })
  }
})
afterAll(async () => {
  for (const { app, server } of running) {
    app.hub.close()
    server.closeAllConnections()
    server.close()
  }
  await store.close()
  rmSync(folder, { recursive: true })
})

type Asked = { status: number; headers: Record<string, string>; body: string }
const ask = (
  path: string,
  {
    method = 'GET',
    at = http,
    ...headers
  }: OutgoingHttpHeaders & { method?: string; at?: number } = {},
) =>
  new Promise<Asked>((done, failed) => {
    const asked = request(
      { port: running[at]!.port, path, method, headers: { host: 'alpha.example', ...headers } },
      (answer) => {
        let body = ''
        const finish = () =>
          done({
            status: answer.statusCode!,
            headers: answer.headers as Record<string, string>,
            body,
          })
        // A stream never ends, so its headers are checked.
        if (answer.headers['content-type'] === 'text/event-stream') {
          finish()
          asked.destroy()
          return
        }
        answer.on('data', (part: Buffer) => {
          body += part.toString()
        })
        answer.on('end', finish)
      },
    ).on('error', failed)
    asked.end()
  })

const everywhere = {
  'content-security-policy': expect.stringContaining("object-src 'none'") as string,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
}
const person = 'Mozilla/5.0 (X11; Linux x86_64)'
const answers: [
  name: string,
  status: number,
  path: string,
  asked?: OutgoingHttpHeaders & { method?: string },
][] = [
  ['a page', 200, '/sports/football'],
  ['the same page, cached', 200, '/sports/football'],
  ['a missing page', 404, '/none'],
  ['a page by another method', 405, '/', { method: 'POST' }],
  ['a page in another spelling', 301, '/Sports/Football'],
  ['the shell', 200, '/_shell'],
  ['a page with rendering off', 200, '/', { host: 'beta.example', 'user-agent': person }],
  ['a call', 200, '/api/v2/Sports'],
  ['an unknown call', 204, '/api/v2/Sports/99'],
  ['a problem', 404, '/api/v2/None'],
  ['a refused call', 400, '/api/v2/Rosters'],
  ['a built file', 200, '/assets/app-12345678.js'],
  ['a missing built file', 404, '/assets/none.js'],
  ['a missing image', 404, '/images/0123456789abcdef/640.webp'],
  ['an icon', 200, '/icons/any-192.png'],
  ['the worker', 200, '/sw.js'],
  ['the manifest', 200, '/manifest.webmanifest'],
  ['an external redirect', 404, '/watch/x'],
  ['an unknown host', 421, '/', { host: 'nobody.example' }],
  ['an invalid host', 421, '/', { host: 'a b' }],
  ['an invalid address', 400, '//'],
  ['the stream', 200, '/api/v2/stream'],
  ['the stream by another method', 405, '/api/v2/stream', { method: 'POST' }],
  ['the stream with invalid topics', 400, '/api/v2/stream?topics=team:1'],
  ['the stream of an unknown host', 421, '/api/v2/stream', { host: 'nobody.example' }],
]

describe('headers on every answer [CA-03]', () => {
  test.each(answers)('%s', async (_, status, path, asked = {}) => {
    const plain = await ask(path, asked)
    expect([plain.status, plain.headers]).toEqual([status, expect.objectContaining(everywhere)])
    expect(plain.headers).not.toHaveProperty('strict-transport-security')
    const secure = await ask(path, { ...asked, at: https })
    expect([secure.status, secure.headers]).toEqual([
      status,
      expect.objectContaining({ ...everywhere, 'strict-transport-security': 'max-age=31536000' }),
    ])
  })
  test('include subdomains only where the installation says so', async () => {
    const { headers } = await ask('/sports/football', { at: whole })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })
  test('forbid other sites to frame anything', async () => {
    for (const [, status, path, asked = {}] of answers) {
      const { headers } = await ask(path, asked)
      expect([path, status, headers['content-security-policy']]).toEqual([
        path,
        status,
        expect.stringMatching(/base-uri 'none'.*frame-ancestors '(?:self|none)'/),
      ])
    }
  })
  test('are also on a 304 answer', async () => {
    for (const path of ['/sports/football', '/api/v2/Sports', '/assets/app-12345678.js']) {
      const first = await ask(path)
      const again = await ask(path, { 'if-none-match': first.headers['etag'] })
      expect([path, again.status, again.headers]).toEqual([
        path,
        304,
        expect.objectContaining(everywhere),
      ])
    }
  })
})

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
test('names allowed sources, with hashes for inline style and script [CA-03]', async () => {
  for (const [path, host, agent] of [
    ['/', 'alpha.example', person],
    ['/none', 'alpha.example', person],
    ['/_shell', 'alpha.example', person],
    ['/', 'beta.example', person],
    ['/', 'beta.example', 'Googlebot/2.1'],
  ] as const) {
    const { headers, body } = await ask(path, { host, 'user-agent': agent })
    const styles = [...body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text!)
    // The only inline scripts: the one before the first paint, and the state, which never runs.
    const scripts = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text!)
    expect([path, styles.length, scripts.length, body.includes(' style=')]).toEqual([
      path,
      1,
      1,
      false,
    ])
    expect(headers['content-security-policy']!.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' '${hash(scripts[0]!)}'`,
      `style-src 'self' '${hash(styles[0]!)}'`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "media-src 'self'",
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
      "manifest-src 'self'",
      "worker-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'self'",
    ])
  }
})

test('forbids shared caches when rendering is off [SE-02]', async () => {
  for (const agent of [person, 'Googlebot/2.1']) {
    const { headers } = await ask('/sports/football', { host: 'beta.example', 'user-agent': agent })
    expect([agent, headers['cache-control'], headers['vary']]).toEqual([
      agent,
      'private, no-cache',
      'user-agent, accept-encoding',
    ])
  }
  const { headers } = await ask('/sports/football')
  expect([headers['cache-control'], headers['vary']]).toEqual(['no-cache', 'accept-encoding'])
})

/** What the server answers to these bytes: the status line and what follows. */
const send = (text: string) =>
  new Promise<string>((done, failed) => {
    let answer = ''
    const socket = connect(running[http]!.port, '127.0.0.1', () => socket.end(text))
    socket.on('data', (part: Buffer) => {
      answer += part.toString()
    })
    socket.on('end', () => done(answer)).on('error', failed)
  })
const message = (line: string, fields: string[], body = '') =>
  send(`${line} HTTP/1.1\r\nHost: alpha.example\r\n${fields.join('\r\n')}\r\n\r\n${body}`)

test.each([
  ['Content-Length: 5', 'Transfer-Encoding: chunked'],
  ['Content-Length: 5', 'Content-Length: 6'],
  ['Transfer-Encoding: gzip'],
  ['Transfer-Encoding: chunked, identity'],
])('refuses a message whose end is doubtful: %s %s [CA-03]', async (...fields) => {
  const answer = await message('POST /login', fields, '0\r\n\r\n')
  // One answer: nothing after the head was read as another request.
  expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400'])
})

test('does not answer TRACE with the request [CA-03]', async () => {
  const answer = await message('TRACE /', ['Connection: close', 'X-Secret: 7f3a'])
  expect(answer).toMatch(/^HTTP\/1\.1 405/)
  expect(answer).not.toContain('7f3a')
})

test.each(['/.git/config', '/.env', '/assets/', '/server/main.ts', '/package.json'])(
  'serves no file of the installation: %s [CA-03]',
  async (path) => expect((await ask(path)).status).toBe(404),
)
