import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { putStats } from '../support/browser.ts'
import { footballFile } from '../support/football-file.ts'
import { seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { viewStream } from '../support/stream-viewer.ts'

/** How many milliseconds the stalled viewers do not read: ten minutes before a release. */
const duration = process.env['PROOF'] === '1' ? 600_000 : 5000
const readers = 200
test.describe.configure({ timeout: duration + 120_000 })

let server: TestServer
/**
 * Receives the same files without viewers: memory that grows here as well is not used by viewers.
 */
let twin: TestServer
const tokens = new Map<TestServer, string>()
const started = async () => {
  let token = ''
  const made = await startServer(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['localhost'] })
    token = await createToken(store, 'alpha', 'ingest')
  })
  tokens.set(made, token)
  return made
}
test.beforeAll(async () => {
  ;[server, twin] = await Promise.all([started(), started()])
})
test.afterAll(() => Promise.all([server?.stop(), twin?.stop()]))

const metric = async (name: string, of = server) =>
  Number(
    new RegExp(`^${name} (\\d+)`, 'm').exec(await (await fetch(`${of.url}/metrics`)).text())?.[1],
  )
const resident = async (of: TestServer) => metric('process_resident_memory_bytes', of)
/** Milliseconds: a game takes 240 files a minute. */
const perFile = 255
/** A play long enough to fill the kernel's buffer for a viewer soon. */
const send = async (points: number, to = server) => {
  const answer = await putStats(
    to.url,
    tokens.get(to)!,
    1,
    footballFile({ us: [points] }).replaceAll('Okafor rush for 4 yards', 'a'.repeat(32_000)),
  )
  expect(answer.status).toBe(200)
}

test('sends on time beside 200 stalled viewers without buffering for them [GM-04]', async () => {
  const stalled = await Promise.all(
    Array.from(
      { length: readers },
      () =>
        new Promise<Socket>((done, failed) => {
          const socket = connect(server.port, '127.0.0.1', () => {
            socket.pause()
            socket.write('GET /api/v2/stream HTTP/1.1\r\nhost: localhost\r\n\r\n')
            done(socket)
          }).on('error', failed)
        }),
    ),
  )
  const one = viewStream(server.port, 'localhost')
  await expect.poll(() => metric('fieldhouse_streams')).toBe(readers + 1)

  const delays: number[] = []
  let points = 0
  const began = Date.now()
  const half = new Map<TestServer, number>()
  while (Date.now() - began < duration || points < 240) {
    const asked = Date.now()
    const turn = delay(perFile)
    await send(++points)
    await expect
      .poll(() => one.scores.get(1), { intervals: [2, 5, 10], timeout: 5000 })
      .toBe(String(points))
    delays.push(Date.now() - asked)
    await send(points, twin)
    await turn
    // The first files fill the kernel's buffers; from then on nothing more may be buffered.
    if (points === 120) for (const one of [server, twin]) half.set(one, await resident(one))
  }
  const [grown, anyway] = [
    (await resident(server)) - half.get(server)!,
    (await resident(twin)) - half.get(twin)!,
  ]
  const each = (grown - anyway) / readers / 1024
  const slowest = delays.toSorted((a, b) => a - b)[Math.floor(delays.length * 0.99)]!
  test.info().annotations.push({
    type: 'measured',
    description:
      `${points} files in ${Math.round((Date.now() - began) / 1000)} s beside ${readers} ` +
      `readers that do not read: p99 ${slowest} ms to one that reads; ${each.toFixed(1)} ` +
      `KB of resident memory more for each, beside ${Math.round(anyway / 2 ** 20)} MB that ` +
      'a server without them takes',
  })
  // The heap varies by 50 MB. A server that buffered unread frames would need megabytes for each.
  expect(each).toBeLessThan(400)
  expect((await fetch(`${server.url}/sports/football/schedule`)).status).toBe(200)

  const ends = stalled.map((socket) => {
    let tail = ''
    let frames = 0
    socket.on('data', (part) => {
      frames += String(part).split('"teamScore"').length - 1
      tail = (tail + String(part)).slice(-34_000)
    })
    socket.resume()
    return {
      score: () => /"teamScore":"(\d+)"(?!.*"teamScore")/s.exec(tail)?.[1],
      frames: () => frames,
    }
  })
  await expect
    .poll(() => new Set(ends.map(({ score }) => score())), { timeout: 30_000 })
    .toEqual(new Set([String(points)]))
  // Frames that did not fit were dropped: only the newest followed.
  const most = Math.max(...ends.map(({ frames }) => frames()))
  test.info().annotations.push({
    type: 'measured',
    description: `of ${points} frames a reader that slept was sent ${most} at the most`,
  })
  expect(most).toBeLessThan(points)
  one.close()
  for (const socket of stalled) socket.destroy()
})
