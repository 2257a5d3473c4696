import { afterAll, beforeAll, expect, test } from 'vitest'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { canaryOf, seedTenant } from '../support/seed.ts'
import { siteOf, type Site } from '../support/upstream.ts'

let site: Site
let forwarder: string
beforeAll(async () => {
  site = await siteOf(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['alpha.localhost'] })
    await seedTenant(store, 'beta', { hosts: ['beta.localhost'] })
    forwarder = await createToken(store, '', 'forwarder')
  })
})
afterAll(() => site.close())

/** Every answer here names the department in its text. */
const named = [
  '/',
  '/sports/football',
  '/sports/football/schedule',
  '/sports/football/roster',
  '/news/2026/8/28/season-opens',
  '/nope',
  '/_shell',
  '/manifest.webmanifest',
  '/api/v2/common/settings',
  '/api/v2/Schedule?sportId=1',
  '/api/v2/Rosters?sportId=1',
  '/api/v2/Stories',
  '/api/v2/EventsResults/scoreboard',
]
const spellings = [
  ['alpha.localhost', 'alpha', 'beta'],
  ['beta.localhost:99', 'beta', 'alpha'],
  ['BETA.localhost.', 'beta', 'alpha'],
] as const

test('answers each host with its own department alone, however it is spelled [CA-04]', async () => {
  for (const path of [...named, '/sw.js', '/api/v2/Sports']) {
    for (const [host, mine, other] of spellings) {
      const { text, headers, status } = await site.ask(path, host)
      const all = JSON.stringify(headers) + text
      expect([path, host, status < 500, all.includes(canaryOf(other))]).toEqual([
        path,
        host,
        true,
        false,
      ])
      if (named.includes(path)) {
        expect([path, host, all.includes(canaryOf(mine))]).toEqual([path, host, true])
      }
    }
  }
})

test('refuses a host that belongs to no department [CA-04]', async () => {
  for (const host of [
    'evil.example',
    'alpha.localhost.evil.example',
    'xalpha.localhost',
    'alpha.localhost@evil.example',
    'alpha.localhost/..',
    'a b',
  ]) {
    const { status, text } = await site.ask('/', host)
    expect([host, [400, 421].includes(status)]).toEqual([host, true])
    expect(text).not.toContain('canary')
  }
})

test('accepts the tenant header from a forwarder only [CA-04]', async () => {
  const ask = (headers: Record<string, string>) =>
    site.ask('/api/v2/common/settings', 'alpha.localhost', headers)
  const plain = (await ask({})).text
  expect(plain).toContain(canaryOf('alpha'))
  expect((await ask({ tenant: 'beta' })).text).toBe(plain)
  expect((await ask({ tenant: 'beta', authorization: 'Bearer wrong' })).text).toBe(plain)
  const authorization = `Bearer ${forwarder}`
  expect((await ask({ tenant: 'beta', authorization })).text).toContain(canaryOf('beta'))
  expect((await ask({ authorization })).status).toBe(400)
  expect((await ask({ tenant: 'nothing', authorization })).status).toBe(400)
})

test('ignores the forwarded headers of other clients [CA-04]', async () => {
  const page = async (headers: Record<string, string>) =>
    (await site.ask('/', 'alpha.localhost', headers)).text
  const plain = await page({})
  for (const name of [
    'x-forwarded-host',
    'x-original-url',
    'x-rewrite-url',
    'x-http-method-override',
    'forwarded',
    'x-forwarded-proto',
  ])
    expect([name, (await page({ [name]: 'beta.localhost' })) === plain]).toEqual([name, true])
})
