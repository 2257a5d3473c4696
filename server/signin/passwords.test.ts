import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { hashPassword, isPassword, passwordFault, TooBusy } from './passwords.ts'

test('stores a password as scrypt with parameters and salt, and verifies it [RT-18]', async () => {
  const [one, two] = await Promise.all([
    hashPassword('otters swim at dawn'),
    hashPassword('otters swim at dawn'),
  ])
  expect(one).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toBe(two)
  expect([
    await isPassword('otters swim at dawn', one),
    await isPassword('otters swim at dusk', one),
    await isPassword('', one),
  ]).toEqual([true, false, false])
})
test('accepts the same password in any Unicode composition [RT-18]', async () => {
  expect(
    await isPassword('cafe\u0301 au lait am See', await hashPassword('caf\u00e9 au lait am See')),
  ).toBe(true)
})
test('verifies a password stored with other parameters [RT-18]', async () => {
  // RFC 7914 §12, its third example, the first 32 bytes.
  const hash = 'scrypt$16384$8$1$U29kaXVtQ2hsb3JpZGU$cCO9yzr9c0hGHAbNgf046_2o-7qQT44-qbVD9lRdofI'
  expect([
    await isPassword('pleaseletmein', hash),
    await isPassword('pleaseletmeout', hash),
  ]).toEqual([true, false])
})
test.each([
  ['eleven char', 'at least 12'],
  ['é'.repeat(11), 'has 11 characters'],
  ['🦦'.repeat(11), 'has 11 characters'],
  ['x'.repeat(257), 'at most 256'],
])('refuses %s with what to do [RT-18]', (password, why) =>
  expect(passwordFault(password)).toContain(why),
)
test('accepts twelve to 256 characters of any kind [RT-18]', () => {
  expect([
    passwordFault('x'.repeat(12)),
    passwordFault('🦦'.repeat(12)),
    passwordFault(' '.repeat(256)),
  ]).toEqual([undefined, undefined, undefined])
})

test.each([
  ['FieldhousePassword', false],
  ['harlan-athletics-2026', false],
  ['Kim Ash kim ash kim!', false],
  ['harlan otters swim', true],
  ['kimono and ash trees', true],
])('does not count names of site and account: %s [RT-18]', (password, isValid) =>
  expect(passwordFault(password, ['Kim Ash', 'harlan', 'athletics.harlan.example'])).toEqual(
    isValid ? undefined : expect.stringContaining('easy to guess'),
  ),
)

const many = process.env['PROOF'] === '1' ? 50 : 4
test(`verifies ${many} at once in bounded time, unknown names too [RT-18]`, async () => {
  const hash = await hashPassword('otters swim at dawn')
  const delay = monitorEventLoopDelay({ resolution: 10 })
  const before = process.memoryUsage().rss
  let most = 0
  const look = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20)
  delay.enable()
  const found = await Promise.all(
    Array.from({ length: many }, (_, i) => isPassword('otters swim at dawn', i % 2 ? hash : null)),
  )
  delay.disable()
  clearInterval(look)
  expect(found).toEqual(Array.from({ length: many }, (_, i) => i % 2 === 1))
  expect((most - before) / 2 ** 20).toBeLessThan(250)
  // The median, because a single duration depends on the machine.
  expect(delay.percentile(50) / 1e6).toBeLessThan(100)
})
test('queues a limited number of verifications and rejects the rest at once [RT-18]', async () => {
  const crowd = await Promise.allSettled(
    Array.from({ length: 80 }, () => isPassword('x', 'scrypt$2$1$1$AAAA$AAAA')),
  )
  expect(
    crowd.filter((one) => one.status === 'rejected' && one.reason instanceof TooBusy),
  ).toHaveLength(28)
})
