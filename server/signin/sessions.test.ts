import { beforeEach, expect, test } from 'vitest'
import { storeForTest } from '../../tests/support/import-store.ts'
import { closeAccount, openAccount } from '../content/accounts/accounts.ts'
import type { Store } from '../db/store.ts'
import { endSession, readSession, startSession } from './sessions.ts'

const minute = 60_000
const start = Date.parse('2026-11-22T12:00:00Z')
let store: Store
let kim: number
beforeEach(async () => {
  store = await storeForTest()
  kim = (await openAccount(store, 'alpha', {
    name: 'kim',
    shownName: 'Kim',
    password: 'a hash',
  })) as number
  await openAccount(store, 'beta', { name: 'kim', shownName: 'Another Kim', password: 'a hash' })
})
/** Signs Kim in; returns the cookie of the browser. */
const signIn = async (now = start) =>
  (await startSession(store, 'alpha', kim, now)).setCookie.split(';')[0]!
const at = (minutes: number, cookie: string | null, tenant = 'alpha') =>
  readSession(store, tenant, cookie, start + minutes * minute)
const signedIn = { accountId: 1, shownName: 'Kim' }
const rows = () => store.db.selectFrom('session').selectAll().execute()

test('uses a host-only HttpOnly cookie, and stores its hash [RT-18]', async () => {
  const [one, two] = [
    await startSession(store, 'alpha', kim),
    await startSession(store, 'alpha', kim),
  ]
  expect(one.setCookie).toMatch(
    /^__Host-session=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
  )
  expect(one.setCookie).not.toBe(two.setCookie)
  expect(JSON.stringify(await rows())).not.toContain(one.setCookie.slice(15, 58))
})
test('ends a session 30 minutes after its last use [RT-18]', async () => {
  const cookie = await signIn()
  expect(await at(29.99, cookie)).toEqual(signedIn)
  expect(await at(59.98, cookie)).toEqual(signedIn)
  expect(await at(89.98, cookie)).toBeNull()
})
test('ends a session 12 hours after it began, even when active [RT-18]', async () => {
  const cookie = await signIn()
  for (let minutes = 20; minutes < 720; minutes += 20)
    expect(await at(minutes, cookie)).toEqual(signedIn)
  expect(await at(719.99, cookie)).toEqual(signedIn)
  expect(await at(720, cookie)).toBeNull()
})
test('writes the last use at most once a minute [RT-18]', async () => {
  const cookie = await signIn()
  const seen = async (minutes: number) => {
    await at(minutes, cookie)
    return (await rows())[0]!.seen_at - start
  }
  expect([await seen(0.9), await seen(1), await seen(1.9), await seen(2.5)]).toEqual([
    0,
    minute,
    minute,
    2.5 * minute,
  ])
})
test('is unknown to another department, which cannot end it [RT-18]', async () => {
  const cookie = await signIn()
  expect(await at(1, cookie, 'beta')).toBeNull()
  await endSession(store, 'beta', cookie)
  expect(await at(1, cookie)).toEqual(signedIn)
})
test('ends and refuses sessions of a closed account [RT-18]', async () => {
  const cookie = await signIn()
  expect(await closeAccount(store, 'alpha', 'kim')).toBe(true)
  expect([await at(1, cookie), await rows()]).toEqual([null, []])
  await expect(startSession(store, 'alpha', kim)).rejects.toThrow('no open account 1')
  await openAccount(store, 'alpha', { name: 'kim', shownName: 'Kim', password: 'another' })
  expect(await at(1, cookie)).toBeNull()
})
test('ends one session without the account’s others [RT-18]', async () => {
  const [here, there] = [await signIn(), await signIn()]
  await endSession(store, 'alpha', here)
  expect([await at(1, here), await at(1, there)]).toEqual([null, signedIn])
})
test('deletes expired sessions at a sign-in [RT-18]', async () => {
  await signIn(start - 31 * minute)
  await signIn(start - 29 * minute)
  await signIn()
  expect(
    (await rows()).map(({ created_at }) => (start - created_at) / minute).toSorted((a, b) => a - b),
  ).toEqual([0, 29])
})
test.each<[string, (cookie: string) => string | null]>([
  ['no cookie', () => null],
  ['an empty cookie', () => '__Host-session='],
  ['a forged cookie', () => `__Host-session=${'A'.repeat(43)}`],
  ['the hash of a cookie', () => '__Host-session=5f4dcc3b5aa765d61d8327deb882cf99'],
  ['a cookie with one letter less', (cookie) => cookie.slice(0, -1)],
  ['a cookie with one letter more', (cookie) => `${cookie}A`],
  [
    'a cookie with another letter',
    (cookie) => `${cookie.slice(0, -3)}${cookie.at(-3) === 'A' ? 'B' : 'A'}${cookie.slice(-2)}`,
  ],
  ['a cookie without the __Host- prefix', (cookie) => cookie.replace('__Host-', '')],
  ['a cookie name in other case', (cookie) => cookie.replace('__Host', '__host')],
  ['two cookies of the name', (cookie) => `${cookie}; __Host-session=${'A'.repeat(43)}`],
  [
    'two cookies of the name, the right one last',
    (cookie) => `__Host-session=${'A'.repeat(43)}; ${cookie}`,
  ],
  ['a megabyte of cookies', (cookie) => `${cookie}; x=${'; '.repeat(500_000)}__Host-session=`],
])('refuses %s [RT-18]', async (_, change) => {
  const cookie = await signIn()
  expect(await at(1, change(cookie))).toBeNull()
  expect(await at(1, `theme=dark; ${cookie}; other=x`)).toEqual(signedIn)
})
