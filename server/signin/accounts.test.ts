import { beforeEach, expect, test } from 'vitest'
import { storeForTest } from '../../tests/support/import-store.ts'
import { closeAccount, hasPasswords, readAccounts } from '../content/accounts/accounts.ts'
import { ReadContext } from '../content/read-context.ts'
import type { Store } from '../db/store.ts'
import { addAccount, checkAccount, nameFault, setPassword } from './accounts.ts'
import { readSession, startSession } from './sessions.ts'

let store: Store
beforeEach(async () => {
  store = await storeForTest()
})
const words = 'otters swim at dawn'

test('checks an account by name and password in its own department only [RT-18]', async () => {
  expect(
    await addAccount(store, 'alpha', {
      name: ' Kim@Alpha.example ',
      shownName: 'Kim',
      password: words,
    }),
  ).toBe(1)
  expect(await addAccount(store, 'alpha', { name: 'KIM@alpha.example', password: words })).toBe(
    'known',
  )
  expect(
    await Promise.all([
      checkAccount(store, 'alpha', 'kim@ALPHA.example ', words),
      checkAccount(store, 'alpha', 'kim@alpha.example', `${words} `),
      checkAccount(store, 'alpha', 'kim', words),
      checkAccount(store, 'beta', 'kim@alpha.example', words),
    ]),
  ).toEqual([1, null, null, null])
  expect(
    (await readAccounts(store, 'alpha')).map(({ name, shownName }) => [name, shownName]),
  ).toEqual([['kim@alpha.example', 'Kim']])
  expect([
    await hasPasswords(new ReadContext(store, 'alpha')),
    await hasPasswords(new ReadContext(store, 'beta')),
  ]).toEqual([true, false])
})
test('refuses a password for a provider account [RT-18]', async () => {
  await addAccount(store, 'alpha', { name: 'lee@alpha.example', password: null })
  expect(await hasPasswords(new ReadContext(store, 'alpha'))).toBe(false)
  expect(
    await Promise.all([
      checkAccount(store, 'alpha', 'lee@alpha.example', ''),
      checkAccount(store, 'alpha', 'lee@alpha.example', 'null'),
    ]),
  ).toEqual([null, null])
})
test('ends the sessions of a changed password, and reopens a closed account [RT-18]', async () => {
  const id = (await addAccount(store, 'alpha', { name: 'kim', password: words })) as number
  const cookie = (await startSession(store, 'alpha', id)).setCookie.split(';')[0]!
  expect(await setPassword(store, 'alpha', 'Kim', 'herons stand in fog')).toBe(true)
  expect([
    await readSession(store, 'alpha', cookie),
    await checkAccount(store, 'alpha', 'kim', words),
    await checkAccount(store, 'alpha', 'kim', 'herons stand in fog'),
  ]).toEqual([null, null, 1])
  expect(await closeAccount(store, 'alpha', 'kim')).toBe(true)
  expect([
    await checkAccount(store, 'alpha', 'kim', 'herons stand in fog'),
    await setPassword(store, 'alpha', 'kim', words),
    await closeAccount(store, 'alpha', 'kim'),
  ]).toEqual([null, false, false])
  expect([
    await addAccount(store, 'alpha', { name: 'kim', password: words }),
    await checkAccount(store, 'alpha', 'kim', words),
  ]).toEqual([1, 1])
})
test('validates names [RT-18]', () => {
  expect(
    ['', '  ', 'a'.repeat(101), 'a\u0000b', 'a\u200bb', 'a\u2028b'].map(
      (name) => nameFault(name) === undefined,
    ),
  ).toEqual(Array(6).fill(false))
  expect(['kim', "Zoë O'Neill-Park", 'kim@alpha.example', '名前'].map(nameFault)).toEqual(
    Array(4).fill(undefined),
  )
})
