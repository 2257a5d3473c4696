import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  startProvider,
  throughProvider,
  type TestProvider,
} from '../../tests/support/oidc-provider.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { Provider, ProviderFault } from './provider.ts'

const callback = 'http://testham.localhost/login/callback'
let there: TestProvider
let provider: Provider
beforeAll(async () => {
  there = await startProvider([callback])
})
afterAll(() => there.stop())
beforeEach(() => {
  there.mischief = {}
  there.person = { sub: 'ann', email: 'Ann@College.example', email_verified: true }
  provider = new Provider({ ...there, patience: 400 })
})

const kindOf = (kind: string) => expect.objectContaining({ name: 'Error', kind })
async function signIn() {
  const begun = await provider.begin(callback)
  return provider.finish(await throughProvider(there, begun.location), begun)
}

test('loads the provider’s configuration once, at the first sign-in [RT-18]', async () => {
  there.asked.length = 0
  expect(provider.host).toBe(new URL(there.issuer).host)
  expect(there.asked).toEqual([])
  await Promise.all([provider.begin(callback), provider.begin(callback)])
  expect(there.asked).toEqual(['/.well-known/openid-configuration'])
})

test('signs in the subject with a verified address [RT-18]', async () => {
  expect(await signIn()).toEqual({
    issuer: there.issuer,
    subject: 'ann',
    email: 'ann@college.example',
  })
  there.person = { sub: 'bob', email: 'ann@college.example', email_verified: false }
  expect(await signIn()).toEqual({
    issuer: there.issuer,
    subject: 'bob',
    email: null,
    lacks: '"email_verified": false',
  })
  there.person = { sub: 'cy' }
  expect((await signIn()).email).toBe(null)
  // Some providers send it as a string.
  for (const [text, email] of [
    ['true', 'dee@college.example'],
    ['false', null],
    ['1', null],
  ] as const) {
    there.person = { sub: 'dee', email: 'dee@college.example', email_verified: text }
    expect((await signIn()).email).toBe(email)
  }
})

test('uses a new state, nonce, verifier and S256 each time [RT-18]', async () => {
  const [one, two] = [await provider.begin(callback), await provider.begin(callback)]
  expect(
    new Set([one.state, two.state, one.nonce, two.nonce, one.verifier, two.verifier]).size,
  ).toBe(6)
  const asked = new URL(one.location).searchParams
  expect([
    asked.get('response_type'),
    asked.get('code_challenge_method'),
    asked.get('redirect_uri'),
    asked.get('scope'),
  ]).toEqual(['code', 'S256', callback, 'openid email'])
  expect(one.location).not.toContain(one.verifier)
})

test.each([
  ['another key', { otherKey: true }],
  ['another nonce', { claims: { nonce: 'of somebody else' } }],
  ['another issuer', { claims: { iss: 'https://evil.example' } }],
  ['another client', { claims: { aud: 'another site' } }],
  ['an expired time', { claims: { exp: 1_000_000_000 } }],
])('refuses an ID token with %s [RT-18]', async (_, mischief) => {
  const begun = await provider.begin(callback)
  const back = await throughProvider(there, begun.location)
  there.mischief = mischief
  await expect(provider.finish(back, begun)).rejects.toEqual(kindOf('untrue'))
})

test('refuses another issuer, another state and a used code [RT-18]', async () => {
  const begun = await provider.begin(callback)
  const back = await throughProvider(there, begun.location)
  const mixed = new URL(back)
  mixed.searchParams.set('iss', 'https://evil.example')
  await expect(provider.finish(mixed, begun)).rejects.toEqual(kindOf('untrue'))
  await expect(provider.finish(back, { ...begun, state: 'another' })).rejects.toEqual(
    kindOf('untrue'),
  )
  expect((await provider.finish(back, begun)).subject).toBe('ann')
  await expect(provider.finish(back, begun)).rejects.toEqual(kindOf('untrue'))
  const other = await provider.begin(callback)
  await expect(
    provider.finish(await throughProvider(there, other.location), {
      ...other,
      verifier: begun.verifier,
    }),
  ).rejects.toEqual(kindOf('untrue'))
})

test('reports a visitor’s refusal at the provider [RT-18]', async () => {
  there.mischief = { denies: true }
  await expect(signIn()).rejects.toEqual(kindOf('denied'))
})

test('treats a failing provider as down, and asks again when it is back [RT-18]', async () => {
  for (const mischief of [{ status: 500 }, { status: 302 }, { slow: 1000 }]) {
    there.mischief = mischief
    await expect(provider.begin(callback)).rejects.toEqual(kindOf('away'))
  }
  there.mischief = {}
  const begun = await provider.begin(callback)
  const back = await throughProvider(there, begun.location)
  there.mischief = { slow: 1000 }
  await expect(provider.finish(back, begun)).rejects.toEqual(kindOf('away'))
  await expect(
    new Provider({ ...there, issuer: 'http://localhost:1' }).begin(callback),
  ).rejects.toBeInstanceOf(ProviderFault)
  await expect(
    new Provider({ ...there, clientSecret: 'wrong', patience: 2000 }).finish(back, begun),
  ).rejects.toEqual(kindOf('away'))
})

test('follows no redirects or internal addresses of a provider [RT-18]', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/away')
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
    else response.end('x'.repeat(300_000))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = (url: string) => guardedFetch(own)(url, { method: 'GET', headers: {} })
  try {
    expect((await ask(`${own}/away`)).status).toBe(302)
    await expect(ask(`${own}/much`)).rejects.toThrow('more than')
    for (const url of [
      'http://127.0.0.1:1/token',
      'https://127.0.0.1/token',
      'https://[::1]/token',
      'https://169.254.169.254/latest',
      'http://college.example/token',
    ])
      await expect(ask(url)).rejects.toThrow('neither')
    await expect(ask('https://localhost:1/token')).rejects.toThrow('not on the public internet')
  } finally {
    server.close()
  }
})
