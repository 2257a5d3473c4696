import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { openAccount } from '../../server/content/accounts/accounts.ts'
import { openStore, type Store } from '../../server/db/store.ts'
import { hashPassword } from '../../server/signin/passwords.ts'
import { startPostgres, type OwnPostgres } from '../support/postgres-alone.ts'
import { seedTenant } from '../support/seed.ts'
import { post } from '../support/send-form.ts'
import { freePort, startProcess, type ServerProcess } from '../support/server.ts'

// A whole team signs in at once: each gets a session, and the limits hold. For durations see
// tests/timing/stalls.e2e.ts.

const proof = process.env['PROOF'] === '1'
const accounts = proof ? 50 : 12
/** More than one name may try in ten minutes. */
const ofOne = proof ? 50 : 24
const mostOfName = 20
const words = 'otters swim at dawn'
const fill = async (store: Store) => {
  await seedTenant(store, 'alpha', { hosts: ['localhost'] })
  const password = await hashPassword(words)
  for (let i = 0; i < accounts; i++)
    await openAccount(store, 'alpha', { name: `member${i}`, shownName: `Member ${i}`, password })
  for (const name of ['one', 'guessed'])
    await openAccount(store, 'alpha', { name, shownName: name, password })
}

let folder: string
let postgres: OwnPostgres
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fieldhouse-'))
  postgres = await startPostgres(fill)
  const store = await openStore(join(folder, 'embedded'))
  await fill(store)
  await store.close()
})
test.afterAll(async () => {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})
test.describe.configure({ timeout: 180_000 })

const login = (server: ServerProcess, name: string, from: string, password = words) =>
  post(
    server.port,
    'localhost',
    '/login',
    {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': from,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
    },
    new URLSearchParams({ name, password, returnTo: '/' }).toString(),
  )
const cookieOf = ({ headers }: { headers: Headers }) =>
  /__Host-session=[\w-]{43}/.exec(headers.get('set-cookie') ?? '')?.[0] ?? null
const signedInName = async (server: ServerProcess, cookie: string | null) =>
  (
    (await (
      await fetch(`http://localhost:${server.port}/api/v2/Session`, {
        headers: { cookie: cookie ?? '', 'sec-fetch-site': 'same-origin' },
      })
    ).json()) as { name: string | null }
  ).name
const counted = (heard: { status: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(heard, ({ status }) => status)].map(([status, some]) => [status, some.length]),
  )

for (const engine of ['the embedded store', 'PostgreSQL']) {
  test(`signs in ${accounts} members at once on ${engine} [RT-18]`, async () => {
    const env: Record<string, string> =
      engine === 'PostgreSQL'
        ? { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'near') }
        : { DATA_DIR: join(folder, 'embedded') }
    const server = await startProcess(await freePort(), env)
    try {
      // All within ten minutes, the window in which attempts of a name are counted.
      const left = 600_000 - (Date.now() % 600_000)
      if (left < 60_000) await delay(left)

      const all = await Promise.all(
        Array.from({ length: accounts }, (_, i) => login(server, `member${i}`, '198.51.100.2')),
      )
      expect(counted(all)).toEqual({ 303: accounts })
      const cookies = all.map(cookieOf)
      expect(new Set(cookies).size).toBe(accounts)
      expect(await Promise.all(cookies.map((cookie) => signedInName(server, cookie)))).toEqual(
        all.map((_, i) => `Member ${i}`),
      )

      const one = await Promise.all(
        Array.from({ length: ofOne }, () => login(server, 'one', '198.51.100.3')),
      )
      const { 303: inside = 0, 429: waits = 0 } = counted(one)
      // A right password is not counted, so a late one may follow; the others are told when.
      expect([inside >= mostOfName, inside + waits]).toEqual([true, ofOne])
      for (const { headers } of one.filter(({ status }) => status === 429))
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      const own = one.map(cookieOf).filter((cookie) => cookie !== null)
      expect([
        new Set(own).size,
        new Set(await Promise.all(own.map((cookie) => signedInName(server, cookie)))),
      ]).toEqual([inside, new Set(['one'])])
      expect(await signedInName(server, cookies[0]!)).toBe('Member 0')

      const guesses = await Promise.all(
        Array.from({ length: ofOne }, (_, i) =>
          login(server, 'guessed', `203.0.113.${i}`, `otters swim at ${i}`),
        ),
      )
      // Strangers wait for each check, and each address has three.
      expect(counted(guesses)).toEqual({ 422: ofOne })
      const answers: number[] = []
      for (let i = 0; i < 4; i++)
        answers.push((await login(server, 'guessed', '203.0.113.200', `owls ${i}`)).status)
      expect(answers).toEqual([422, 422, 422, 429])
      test.info().annotations.push({
        type: 'measured',
        description: `${inside} of ${ofOne} of one account at once`,
      })
    } finally {
      await server.stop()
    }
  })
}
