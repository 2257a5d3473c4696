import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createToken } from '../../server/content/accounts/tokens.ts'
import type { LiveStats } from '../../src/contract/live.schema.ts'
import { putStats } from '../support/browser.ts'
import { footballFile } from '../support/football-file.ts'
import { startBalancer } from '../support/balancer.ts'
import { startPostgres, type OwnPostgres } from '../support/postgres-alone.ts'
import { seedTenant } from '../support/seed.ts'
import { freePort, startProcess, type ServerProcess } from '../support/server.ts'
import { viewStream } from '../support/stream-viewer.ts'

let postgres: OwnPostgres
let servers: ServerProcess[]
let folder: string
let token = ''
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fieldhouse-'))
  postgres = await startPostgres(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['alpha.localhost'] })
    token = await createToken(store, 'alpha', 'ingest')
  })
  servers = await Promise.all(
    ['one', 'two'].map(async (name) =>
      startProcess(await freePort(), {
        DATABASE_URL: postgres.url,
        DATA_DIR: join(folder, name),
        TENANT: 'alpha',
      }),
    ),
  )
})
test.afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

// Two servers and a database start, and one is killed.
test.describe.configure({ timeout: 90_000 })

const viewers = 100

test('moves a hundred viewers of a killed server to the other without loss [GM-04]', async () => {
  const [one, two] = servers as [ServerProcess, ServerProcess]
  const line = await startBalancer([one.port, two.port])
  const crowd = Array.from({ length: viewers }, () => viewStream(line.port, 'alpha.localhost'))
  try {
    let points = 0
    const send = async (server: ServerProcess) => {
      for (const game of [1, 2])
        expect(
          (
            await putStats(
              `http://localhost:${server.port}`,
              token,
              game,
              footballFile({ us: [++points] }),
            )
          ).status,
        ).toBe(200)
    }
    const stored = async () => {
      const { Games } = (await (
        await fetch(`http://localhost:${two.port}/api/v2/LiveStats`)
      ).json()) as LiveStats
      return Object.fromEntries(
        Games.map(({ Live }) => [Live.gameId, `${Live.version}: ${Live.teamScore}`]),
      )
    }
    const known = () =>
      new Set(
        crowd.map(({ versions, scores }) =>
          JSON.stringify(
            Object.fromEntries(
              [...versions]
                .toSorted(([a], [b]) => a - b)
                .map(([game, version]) => [game, `${version}: ${scores.get(game)}`]),
            ),
          ),
        ),
      )
    const allRight = async () => {
      const right = await stored()
      await expect
        .poll(() => [...known()], { intervals: [25], timeout: 20_000 })
        .toEqual([JSON.stringify(right)])
    }

    // Files sent to either server reach the viewers of the first.
    for (const server of [one, two, one]) await send(server)
    await allRight()

    // The other server sends what the first accepted last.
    await send(one)
    const began = Date.now()
    await one.kill()
    await send(two)
    await expect
      .poll(() => crowd.filter(({ recovered }) => recovered.length === 2).length, {
        intervals: [25],
        timeout: 20_000,
      })
      .toBe(viewers)
    await send(two)
    await allRight()
    test.info().annotations.push({
      type: 'measured',
      description:
        `${viewers} viewers were right with the other server ${Date.now() - began} ms after ` +
        'the kill',
    })
    expect(new Set(crowd.map(({ recovered }) => recovered.join()))).toEqual(new Set(['true,true']))
    expect(crowd.flatMap(({ wrong }) => wrong)).toEqual([])
  } finally {
    for (const { close } of crowd) close()
    line.close()
  }
})
