import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeForTest } from '../../tests/support/import-store.ts'
import {
  startProvider,
  throughProvider,
  type TestProvider,
} from '../../tests/support/oidc-provider.ts'
import { closeAccount, readAccounts } from '../content/accounts/accounts.ts'
import type { Store } from '../db/store.ts'
import type { SecurityEvent } from '../http/security-events.ts'
import { addAccount } from './accounts.ts'
import { callbackPath, ProviderSignIn } from './provider-sign-in.ts'
import { providerSentence, Provider } from './provider.ts'
import { readSession } from './sessions.ts'
import { RateLimiters } from '../api/rate-limiters.ts'

const origins = (tenant: string) => `http://${tenant}.localhost:3000`
let there: TestProvider
let store: Store
let signIn: ProviderSignIn
let told: string[]
let audited: SecurityEvent[]
beforeAll(async () => {
  there = await startProvider(['one', 'two'].map((tenant) => `${origins(tenant)}/login/callback`))
})
afterAll(() => there.stop())
beforeEach(async () => {
  told = []
  audited = []
  there.mischief = {}
  there.person = { sub: 'ann', email: 'Ann@College.example', email_verified: true }
  store = await storeForTest()
  await addAccount(store, 'one', { name: 'ann@college.example', shownName: 'Ann', password: null })
  signIn = here()
})
const here = () =>
  new ProviderSignIn({
    store,
    rates: new RateLimiters(store),
    provider: new Provider({ ...there, patience: 600 }),
    origins,
    tell: (line) => told.push(line),
    audit: (event) => audited.push(event),
  })

const ask = async (
  path: string | URL,
  { tenant = 'one', cookie = '', by = signIn, address = '203.0.113.9' } = {},
) => {
  const url = new URL(path, origins(tenant))
  const response = await (url.pathname === callbackPath ? by.finish : by.begin).call(by, {
    request: new Request(url, { headers: { host: url.host, cookie } }),
    url,
    tenant,
    address,
  })
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    cookies: response.headers.getSetCookie(),
    cache: response.headers.get('cache-control'),
  }
}
const valueOf = (cookies: string[]) =>
  cookies
    .map((line) => line.split(';')[0]!)
    .filter((pair) => !pair.endsWith('='))
    .join('; ')
/** Begins, signs in at the provider, and returns what the callback needs. */
async function away(path = '/login/provider?returnTo=/hidden/minutes', options = {}) {
  const begun = await ask(path, options)
  return { cookie: valueOf(begun.cookies), back: await throughProvider(there, begun.location) }
}
const attempts = async () =>
  (await store.db.selectFrom('sign_in_attempt').select('state').execute()).length
const sessions = async () => (await store.db.selectFrom('session').select('sha').execute()).length

test('signs a member in by e-mail and returns to the page, from any process [RT-18]', async () => {
  const { cookie, back } = await away()
  expect(cookie).toMatch(/^__Host-signin=[\w-]{43}$/)
  const done = await ask(back, {
    cookie: `${cookie}; __Host-session=${'x'.repeat(43)}`,
    by: here(),
  })
  expect([done.status, done.location, done.cache]).toEqual([303, '/hidden/minutes', 'no-store'])
  expect(done.cookies[1]).toBe('__Host-signin=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax')
  expect(await readSession(store, 'one', valueOf(done.cookies))).toMatchObject({ shownName: 'Ann' })
  expect(await readSession(store, 'two', valueOf(done.cookies))).toBe(null)
  expect([await attempts(), told]).toEqual([0, []])
  const about = { tenant: 'one', address: '203.0.113.9', account: 1, by: 'provider' }
  expect(audited).toEqual([{ event: 'sign-in', ...about }])
  expect(await readAccounts(store, 'one')).toMatchObject([
    { name: 'ann@college.example', issuer: there.issuer, subject: 'ann', password: null },
  ])

  // From now on the account belongs to her subject, whatever her address; another subject with the
  // address is refused.
  there.person = { sub: 'ann', email: 'ann.b@college.example', email_verified: true }
  const again = await away()
  expect((await ask(again.back, { cookie: again.cookie })).location).toBe('/hidden/minutes')
  there.person = { sub: 'other', email: 'ann@college.example', email_verified: true }
  const other = await away()
  expect((await ask(other.back, { cookie: other.cookie })).location).toMatch(/problem=stranger$/)
})

test('ends the previous session when another begins [RT-18]', async () => {
  const first = await away()
  const one = valueOf((await ask(first.back, { cookie: first.cookie })).cookies)
  const second = await away()
  const two = valueOf((await ask(second.back, { cookie: `${second.cookie}; ${one}` })).cookies)
  expect([
    await readSession(store, 'one', one),
    (await readSession(store, 'one', two))?.shownName,
  ]).toEqual([null, 'Ann'])
})

test.each([
  ['stranger', { sub: 'bob', email: 'bob@college.example', email_verified: true }],
  ['unverified', { sub: 'bob', email: 'ann@college.example', email_verified: false }],
  ['unverified', { sub: 'bob' }],
])('returns an unknown member to the login page: %s [RT-18]', async (problem, person) => {
  there.person = person
  const { cookie, back } = await away()
  const refused = await ask(back, { cookie })
  expect([refused.status, refused.location]).toEqual([
    303,
    `/login?returnTo=%2Fhidden%2Fminutes&problem=${problem}`,
  ])
  expect([await sessions(), await attempts(), told.length]).toEqual([0, 0, 1])
})

test('refuses closed, password and other departments’ accounts [RT-18]', async () => {
  await closeAccount(store, 'one', 'ann@college.example')
  await addAccount(store, 'two', { name: 'bob@college.example', password: null })
  await addAccount(store, 'one', {
    name: 'cy@college.example',
    password: 'a password of many words',
  })
  for (const sub of ['ann', 'bob', 'cy']) {
    there.person = { sub, email: `${sub}@college.example`, email_verified: true }
    const { cookie, back } = await away()
    expect((await ask(back, { cookie })).location).toMatch(/problem=stranger$/)
  }
  expect(await sessions()).toBe(0)
})

test('keeps an account closed, and accepts a new one for another address [RT-18]', async () => {
  const first = await away()
  await ask(first.back, { cookie: first.cookie })
  await closeAccount(store, 'one', 'ann@college.example')
  await addAccount(store, 'one', {
    name: 'ann.b@college.example',
    shownName: 'Ann B',
    password: null,
  })
  there.person = { sub: 'ann', email: 'ann.b@college.example', email_verified: true }
  const again = await away()
  const done = await ask(again.back, { cookie: again.cookie })
  expect(done.location).toBe('/hidden/minutes')
  expect(await readSession(store, 'one', valueOf(done.cookies))).toMatchObject({
    shownName: 'Ann B',
  })
  expect(await readAccounts(store, 'one')).toMatchObject([
    { subject: 'ann', closedAt: null },
    { issuer: null, subject: null, closedAt: expect.any(String) },
  ])
})

test('logs unverified claims, and accepts an account bound to the subject [RT-18]', async () => {
  for (const [person, lacks] of [
    [{ sub: 'a-9', email: 'eve@college.example' }, 'no claim "email_verified"'],
    [{ sub: 'a-9' }, 'no claim "email"'],
    [
      { sub: 'a-9', email: 'eve@college.example', email_verified: false },
      '"email_verified": false',
    ],
  ] as const) {
    there.person = person
    const { cookie, back } = await away()
    expect((await ask(back, { cookie })).location).toMatch(/problem=unverified$/)
    expect(told.at(-1)).toContain(lacks)
    expect(told.at(-1)).toMatch(/subject "a-9" of http.*account add <email> --provider --subject/)
  }
  expect(
    await addAccount(store, 'one', { name: 'eve@college.example', password: null, subject: 'a-9' }),
  ).toBe(2)
  expect(
    await addAccount(store, 'one', {
      name: 'eve2@college.example',
      password: null,
      subject: 'a-9',
    }),
  ).toBe('bound')
  // The address alone is not enough.
  there.person = { sub: 'b-9', email: 'eve@college.example', email_verified: true }
  const other = await away()
  expect((await ask(other.back, { cookie: other.cookie })).location).toMatch(/problem=stranger$/)
  for (let i = 0; i < 2; i++) {
    there.person = { sub: 'a-9' }
    const { cookie, back } = await away()
    expect(
      await readSession(store, 'one', valueOf((await ask(back, { cookie })).cookies)),
    ).toMatchObject({ accountId: 2 })
  }
  expect((await readAccounts(store, 'one'))[1]).toMatchObject({
    issuer: there.issuer,
    subject: 'a-9',
  })
  await closeAccount(store, 'one', 'eve@college.example')
  const closed = await away()
  expect((await ask(closed.back, { cookie: closed.cookie })).location).toMatch(
    /problem=unverified$/,
  )
  expect(
    await addAccount(store, 'one', { name: 'eve@college.example', password: null, subject: 'a-9' }),
  ).toBe(2)
})

test('refuses answers of another browser, state or department [RT-18]', async () => {
  const { cookie, back } = await away()
  const stale = expect.stringMatching(/^\/login\?problem=stale$/)
  expect((await ask(back)).location).toEqual(stale)
  expect((await ask(back, { cookie: `__Host-signin=${'a'.repeat(43)}` })).location).toEqual(stale)
  expect((await ask(`${back.pathname}${back.search}`, { cookie, tenant: 'two' })).location).toEqual(
    stale,
  )
  const forged = new URL(back)
  forged.searchParams.set('state', 'forged')
  expect((await ask(forged, { cookie })).location).toEqual(stale)
  expect([await sessions(), await attempts()]).toEqual([0, 1])
  // None of these ended the pending sign-in.
  expect((await ask(back, { cookie })).location).toBe('/hidden/minutes')
  expect((await ask(back, { cookie })).location).toEqual(stale)

  const late = await away()
  await store.db
    .updateTable('sign_in_attempt')
    .set({ created_at: Date.now() - 600_001 })
    .execute()
  expect((await ask(late.back, { cookie: late.cookie })).location).toEqual(stale)
  expect([await sessions(), told.length]).toEqual([1, 6])
})

test('keeps the pending sign-in after a failed answer [RT-18]', async () => {
  const jar = new Map<string, string>()
  // As a browser does: set cookies are kept, expired ones removed.
  const browse = async (path: string | URL) => {
    const answer = await ask(path, {
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      address: '203.0.113.88',
    })
    for (const line of answer.cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line)!
      if (/; Max-Age=0(?:;|$)/.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return answer.location
  }
  const first = await throughProvider(there, await browse('/login/provider'))
  const second = await throughProvider(
    there,
    await browse('/login/provider?returnTo=/hidden/minutes'),
  )
  expect(await browse(first)).toMatch(/problem=stale$/)
  expect(await browse('/login/callback?state=strangers')).toMatch(/problem=stale$/)
  for (let i = 0; i < 58; i++) await ask('/login/provider', { address: '203.0.113.88' })
  expect(await browse('/login/provider')).toMatch(/problem=often$/)
  expect(await browse(second)).toBe('/hidden/minutes')
  expect([...jar.keys()]).toEqual(['__Host-session'])
})

test('returns to the login page when the provider fails, with a log entry [RT-18]', async () => {
  there.mischief = { denies: true }
  const no = await away()
  expect((await ask(no.back, { cookie: no.cookie })).location).toMatch(/problem=denied$/)
  there.mischief = {}
  const forged = await away()
  there.mischief = { otherKey: true }
  expect((await ask(forged.back, { cookie: forged.cookie })).location).toMatch(/problem=untrue$/)
  const broken = await away()
  there.mischief = { status: 502 }
  expect((await ask(broken.back, { cookie: broken.cookie })).location).toMatch(/problem=away$/)
  const begun = await ask('/login/provider?returnTo=/hidden/minutes', { by: here() })
  expect([begun.location, valueOf(begun.cookies)]).toEqual([
    '/login?returnTo=%2Fhidden%2Fminutes&problem=away',
    '',
  ])
  expect([await sessions(), await attempts()]).toEqual([0, 0])
  expect(told.map((line) => /\((\w+)\)/.exec(line)?.[1])).toEqual([
    'denied',
    'untrue',
    'away',
    'away',
  ])
})

test('begins no sign-in for a page of another site [RT-18]', async () => {
  const url = new URL('/login/provider?returnTo=/a', origins('one'))
  for (const [site, location] of [
    ['cross-site', '/login?returnTo=%2Fa'],
    ['same-site', there.issuer],
    ['same-origin', there.issuer],
    ['none', there.issuer],
  ] as const) {
    const headers = { host: url.host, 'sec-fetch-site': site }
    const request = new Request(url, { headers })
    const begun = await signIn.begin({ request, url, tenant: 'one', address: '203.0.113.9' })
    expect([site, begun.headers.get('location')]).toEqual([site, expect.stringContaining(location)])
  }
})

test('redirects inside the site only, with a rate limit [RT-18]', async () => {
  const { cookie, back } = await away('/login/provider?returnTo=https://evil.example/')
  expect((await ask(back, { cookie })).location).toBe('/')
  const elsewhere = new URL('http://alias.example/login/provider?returnTo=/a')
  const led = await signIn.begin({
    request: new Request(elsewhere, { headers: { host: 'alias.example' } }),
    url: elsewhere,
    tenant: 'one',
    address: '203.0.113.9',
  })
  expect([led.headers.get('location'), await attempts()]).toEqual([
    'http://one.localhost:3000/login/provider?returnTo=%2Fa',
    0,
  ])
  const all = await Promise.all(
    Array.from({ length: 61 }, () => ask('/login/provider', { address: '203.0.113.77' })),
  )
  expect(all.filter(({ location }) => location === '/login?problem=often')).toHaveLength(1)
  // Successful sign-ins are not counted.
  const campus = { address: '203.0.113.99' }
  for (let i = 0; i < 3; i++) {
    const one = await away('/login/provider', campus)
    expect((await ask(one.back, { ...campus, cookie: one.cookie })).location).toBe('/')
  }
  const more = await Promise.all(Array.from({ length: 60 }, () => ask('/login/provider', campus)))
  expect(more.filter(({ location }) => location === '/login?problem=often')).toHaveLength(0)
})

test('has a sentence for each problem, and none for unknown values [RT-18]', () => {
  const problems = ['away', 'denied', 'untrue', 'stale', 'stranger', 'unverified', 'often']
  expect(new Set(problems.map((problem) => providerSentence(problem, 'login.example'))).size).toBe(
    problems.length,
  )
  for (const problem of [null, '', 'toString', '__proto__', '<b>'])
    expect(providerSentence(problem, 'login.example')).toBe(null)
})
