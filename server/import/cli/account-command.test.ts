import { spawnSync } from 'node:child_process'
import { beforeEach, expect, test, vi } from 'vitest'
import { engine, environmentOf } from '../../../tests/support/engine.ts'
import { folderForTest, pack, storesWith } from '../../../tests/support/import-store.ts'
import type { Store } from '../../db/store.ts'
import { checkAccount } from '../../signin/accounts.ts'
import { readSession, startSession } from '../../signin/sessions.ts'
import { importFolder } from '../import-folder.ts'
import { oneLine } from './terminal.ts'
import { run } from './run.ts'
import { textFile } from '../../../tests/support/text-file.ts'

const words = 'otters swim at dawn'
let data: string
let store: Store
const open = storesWith((empty) => importFolder(empty, 'test', pack()))
beforeEach(async () => {
  data = folderForTest()
  store = await open(data)
})
async function account(argv: string[], password = words) {
  let text = ''
  let asked = 0
  if (engine === 'postgres')
    for (const [name, value] of Object.entries(await environmentOf(data))) vi.stubEnv(name, value)
  const say = { write: (more: string) => (text += more) }
  const code = await run(
    ['account', ...argv, '--tenant', 'test', ...(engine === 'sqlite' ? ['--data', data] : [])],
    say,
    say,
    async () => {
      asked++
      return password
    },
  )
  return { code, asked, text: text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'THEN') }
}

test('adds, lists, changes and closes an account, and ends its sessions [RT-18]', async () => {
  expect(await account(['add', 'Kim', '--shown', 'Kim Ash'])).toEqual({
    code: 0,
    asked: 1,
    text: 'Kim may sign in to test\n',
  })
  expect((await account(['add', 'kim'])).text).toContain(
    'test already has an account kim; `account password` changes its password',
  )
  expect((await account(['password', 'kim'], 'kim-test-athletics')).text).toContain('easy to guess')
  const id = (await checkAccount(store, 'test', 'kim', words))!
  const cookie = (await startSession(store, 'test', id)).setCookie.split(';')[0]!
  expect((await account(['password', 'kim'], 'herons stand in fog')).text).toBe(
    'kim has a new password and is signed out everywhere\n',
  )
  expect([
    await checkAccount(store, 'test', 'kim', words),
    await checkAccount(store, 'test', 'kim', 'herons stand in fog'),
    await readSession(store, 'test', cookie),
  ]).toEqual([null, id, null])
  expect((await account(['close', 'KIM'])).text).toBe('KIM is closed and signed out\n')
  expect(await checkAccount(store, 'test', 'kim', 'herons stand in fog')).toBeNull()
  expect(await account(['add', 'lee@test.example', '--provider'])).toMatchObject({
    code: 0,
    asked: 0,
  })
  expect((await account(['list'])).text).toBe(
    textFile(
      'kim  Kim Ash  by password since THEN, closed THEN',
      'lee@test.example  lee@test.example  by provider since THEN',
    ),
  )
})
test('binds a provider account to the subject from the log [RT-18]', async () => {
  await account(['add', 'lee@test.example', '--provider'])
  // An account that waits for its first sign-in is closed and added again with the subject from the
  // log.
  expect(
    (await account(['add', 'lee@test.example', '--provider', '--subject', 'a-9'])).text,
  ).toContain('close it and add it again with --subject')
  await account(['close', 'lee@test.example'])
  expect((await account(['add', 'lee@test.example', '--provider', '--subject', 'a-9'])).code).toBe(
    0,
  )
  expect(
    (await account(['add', 'mo@test.example', '--provider', '--subject', 'a-9'])).text,
  ).toContain('another account of test is bound to the subject a-9')
  expect((await account(['list'])).text).toContain(
    'lee@test.example  lee@test.example  by provider (a-9) since THEN\n',
  )
})
test.each<[string[], string, number, string]>([
  [['add', 'kim'], 'eleven char', 1, 'needs at least 12'],
  [['add', 'kim'], 'x'.repeat(257), 1, 'at most 256'],
  [['add', '  '], words, 1, 'the sign-in name is missing'],
  [['add', 'kim', words], words, 2, 'is never an argument'],
  [['add'], words, 2, 'one name'],
  [['close', 'kim'], words, 1, 'test has no open account kim'],
  [['add', 'kim', '--provider'], words, 1, 'the email address that the college knows'],
  [['add', 'kim', '--subject', 'a-9'], words, 1, '--subject needs --provider'],
  [
    ['add', 'kim@test.example', '--provider', '--subject', ' '],
    words,
    1,
    '--subject must be 1 to 255 ASCII characters',
  ],
  [
    ['add', 'kim@test.example', '--provider', '--subject', 'x'.repeat(256)],
    words,
    1,
    '--subject must be 1 to 255 ASCII characters',
  ],
  [['ad', 'kim'], words, 2, 'account add, password, close or list'],
])('refuses account %j [RT-18]', async (argv, password, code, said) => {
  const answer = await account(argv, password)
  expect([answer.code, answer.text.includes(said)], answer.text).toEqual([code, true])
  expect((await account(['list'])).text).toBe('')
})
test('reads a password as the first line of standard input [RT-18]', () => {
  expect([oneLine(' a b \r\n'), oneLine('a')]).toEqual([' a b ', 'a'])
  for (const wrong of ['', '\n', 'a\nb\n']) expect(() => oneLine(wrong)).toThrow(/password/)
})
// The command line is the same on both engines.
test.skipIf(engine !== 'sqlite')(
  'reads the password from standard input in the command itself [RT-18]',
  async () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['server/content-cli.ts', 'account', 'add', 'kim', '--tenant', 'test', '--data', data],
      { input: `${words}\n`, encoding: 'utf8' },
    )
    expect([status, stdout, stderr]).toEqual([
      0,
      'kim may sign in to test\n',
      expect.not.stringContaining(words),
    ])
    expect(await checkAccount(store, 'test', 'kim', words)).toBe(1)
  },
)
