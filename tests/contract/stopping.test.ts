import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request as ask, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { environmentOf, forgetFolder, openStore } from '../support/engine.ts'
import { footballFile } from '../support/football-file.ts'
import { seedTenant } from '../support/seed.ts'
import { freePort, startProcess } from '../support/server.ts'

test('finishes its work when told to stop [CA-03]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-'))
  const store = await openStore(folder)
  await seedTenant(store, 'alpha', { hosts: ['localhost'] })
  const token = await createToken(store, 'alpha', 'ingest')
  await store.close()
  const server = await startProcess(await freePort(), await environmentOf(folder))
  try {
    const to = { port: server.port, host: '127.0.0.1' }
    const stream = ask({ ...to, path: '/api/v2/stream', headers: { host: 'localhost' } }).end()
    const [line] = (await once(stream, 'response')) as [IncomingMessage]
    // A stream does not end by itself: the server closes it.
    const streamEnds = new Promise((done) => {
      line.on('error', () => {}).once('close', done)
    })
    line.resume()

    const file = footballFile({ us: [7] })
    const put = ask({
      ...to,
      path: '/api/v2/ingest/games/1/stats',
      method: 'PUT',
      headers: {
        host: 'localhost',
        authorization: `Bearer ${token}`,
        expect: '100-continue',
        'content-length': Buffer.byteLength(file),
      },
    })
    put.flushHeaders()
    // The server has read the headers and waits for the body.
    await once(put, 'continue')
    put.write(file.slice(0, 500))

    const stopped = server.stop()
    await streamEnds
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${server.port}/readyz`).then(
          () => 'taken',
          () => 'refused',
        ),
      )
      .toBe('refused')
    expect(server.exitCode()).toBeNull()

    const answered = once(put, 'response') as Promise<[IncomingMessage]>
    put.end(file.slice(500))
    const [answer] = await answered
    const text = (await answer.setEncoding('utf8').toArray()).join('')
    expect([answer.statusCode, JSON.parse(text)]).toMatchObject([200, { changed: true }])
    await stopped
    expect(server.exitCode()).toBe(0)
  } finally {
    await server.kill()
    await forgetFolder(folder)
    rmSync(folder, { recursive: true, force: true })
  }
}, 30_000)
