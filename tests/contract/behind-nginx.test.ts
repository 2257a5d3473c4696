import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ReadContext } from '../../server/content/read-context.ts'
import { readSettings, writeSettings } from '../../server/content/department/site.ts'
import { writeHold } from '../../server/content/live/versions.ts'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { transact } from '../../server/content/transaction.ts'
import { buildIsFresh } from '../../server/setup/build.mjs'
import { askHost } from '../support/ask-host.ts'
import { importDepartment } from '../support/department.ts'
import { engine, environmentOf, forgetFolder, openStore } from '../support/engine.ts'
import { footballFile } from '../support/football-file.ts'
import { startNginx } from '../support/nginx.ts'
import { freePort, startProcess, type ServerProcess } from '../support/server.ts'

const host = 'testham.localhost'
/** Scores to post, and visits around the end of a process. */
const [rounds, asks] = process.env['PROOF'] === '1' ? [20, 300] : [6, 80]
const visitor = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' }
// Two machines share PostgreSQL; the embedded store has one. `npm test` builds before this tier.
const possible = engine === 'postgres' && buildIsFresh()

describe.skipIf(!possible)(
  'two processes on one database behind nginx, as in server/OPERATIONS.md (needs PostgreSQL and a build) [CA-03]',
  () => {
    let folder: string
    let front: number
    let servers: ServerProcess[]
    let nginx: Awaited<ReturnType<typeof startNginx>>
    let token: string

    const ask = (path: string, headers: Record<string, string> = {}) =>
      askHost(front, path, host, { ...visitor, ...headers })
    const cached = async (path: string) => (await ask(path)).headers['x-cache']
    const put = async (points: number, through = servers[0]!.port) => {
      const us = [points, 0, 0, 0]
      const file = footballFile({ home: 'Testham', us, date: '08/29/2026' })
      const answer = await fetch(`http://127.0.0.1:${through}/api/v2/ingest/games/2/stats`, {
        method: 'PUT',
        body: file,
        headers: { authorization: `Bearer ${token}` },
      })
      expect([answer.status, answer.status === 200 ? '' : await answer.text()]).toEqual([200, ''])
    }

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'fieldhouse-'))
      const store = await openStore(folder)
      await importDepartment(store)
      await transact(store, 'testham', async (transaction) => {
        const settings = (await readSettings(new ReadContext(store, 'testham')))!
        await writeSettings(transaction, { ...settings, disableSSR: false })
        // The department's own game is final: a file after it would be held.
        await writeHold(transaction, 2, 'never')
      })
      token = await createToken(store, 'testham', 'ingest')
      await store.close()
      const [a, b] = [await freePort(), await freePort()]
      front = await freePort()
      const purges = await freePort()
      const env = {
        ...(await environmentOf(folder)),
        TENANT: 'testham',
        PURGE_URL: `http://127.0.0.1:${purges}`,
      }
      servers = [await startProcess(a, env), await startProcess(b, env)]
      nginx = await startNginx(front, purges, [a, b])
    }, 60_000)
    afterAll(async () => {
      await nginx?.stop()
      for (const server of servers ?? []) await server.stop()
      await forgetFolder(folder)
      rmSync(folder, { recursive: true, force: true })
    })

    test('caches pages and answers, and tells browsers to revalidate', async () => {
      for (const path of [
        '/',
        '/sports/football/schedule',
        '/sports/football/roster',
        '/api/v2/Sports',
        '/api/v2/Schedule?sportId=1',
      ]) {
        expect([path, await cached(path)]).not.toEqual([path, 'HIT'])
        const again = await ask(path)
        expect([path, again.status, again.headers['x-cache']]).toEqual([path, 200, 'HIT'])
        expect(again.headers['cache-control']).toMatch(
          /^public, max-age=0, must-revalidate, s-maxage=\d+$/,
        )
        expect((await ask(path, { 'if-none-match': String(again.headers['etag']) })).status).toBe(
          304,
        )
      }
    })

    test('does not cache personal answers or unlimited addresses', async () => {
      for (const path of [
        '/?x=1',
        '/?utm_source=x&x=1',
        '/sports/football/schedule?utm_source=x&view=cards',
        '/api/v2/LiveStats',
        '/api/v2/sports',
        '/_shell',
        '/no/such/page',
        '/api/v2/Schedule?sportId=1&x=1',
      ]) {
        await ask(path)
        expect([path, (await ask(path)).headers['x-cache']]).not.toEqual([path, 'HIT'])
      }
      expect((await ask('/api/v2/Sports', { authorization: 'Bearer x' })).headers['x-cache']).toBe(
        'BYPASS',
      )
    })

    test('answers a campaign with the copy of its page, also after a change', async () => {
      const page = '/sports/football/schedule'
      await ask(page)
      await put(811)
      // The first visitor after a change comes from a campaign. Purges repeat for 5 s.
      for (const campaign of ['?utm_source=mail&utm_id=7', '?fbclid=a%20b', '?gclid=1&_gl=2&', ''])
        await expect
          .poll(
            async () => {
              const { headers, text } = await ask(page + campaign)
              return [headers['x-cache'], text.includes('811')]
            },
            { timeout: 3000, interval: 50 },
          )
          .toEqual(['HIT', true])
    })

    test('purges what a change in one process touched, and nothing else', async () => {
      const touched = ['/', '/sports/football/schedule', '/api/v2/Schedule?sportId=1']
      const others = ['/sports/football/roster', '/api/v2/Sports', '/sports/womens-soccer/roster']
      for (const path of [...touched, ...others]) for (let i = 0; i < 2; i++) await ask(path)
      await put(13, servers[1]!.port)
      await expect
        .poll(() => cached('/sports/football/schedule'), { timeout: 3000, interval: 20 })
        .toBe('MISS')
      for (const path of others) expect([path, await cached(path)]).toEqual([path, 'HIT'])
      for (const path of touched)
        expect([path, (await ask(path)).text.includes('13')]).toEqual([path, true])
    })

    test('shows a score through nginx, whichever process received it', async () => {
      for (let points = 20; points < 20 + rounds; points++) {
        await ask('/sports/football/schedule')
        await put(points, servers[points % 2]!.port)
        await expect
          .poll(
            async () =>
              (await ask('/api/v2/ScheduleGames/2')).text.includes(`"teamScore":"${points}"`),
            { timeout: 2000, interval: 10 },
          )
          .toBe(true)
        await expect
          .poll(
            async () => (await ask('/sports/football/schedule')).text.includes(String(points)),
            { timeout: 2000, interval: 10 },
          )
          .toBe(true)
      }
    })

    test('serves visitors without error while one process is killed', async () => {
      const statuses: number[] = []
      let killed: Promise<void> | undefined
      for (let i = 0; i < asks; i++) {
        if (i === 20) killed = servers[0]!.kill()
        statuses.push(
          (await ask(i % 2 ? `/?n=${i}` : `/api/v2/Players/roster/bio/${(i % 4) + 1}?n=${i}`))
            .status,
        )
      }
      await killed
      expect(statuses.filter((status) => status !== 200 && status !== 204)).toEqual([])
      await put(50, servers[1]!.port)
      await expect
        .poll(async () => (await ask('/sports/football/schedule')).text.includes('50'), {
          timeout: 3000,
        })
        .toBe(true)
    })
  },
)
