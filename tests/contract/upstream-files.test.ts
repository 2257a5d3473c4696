import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { describeFile, saveFile } from '../../server/content/files/files.ts'
import { filesAtOnce } from '../../server/upstream/files.ts'
import { importDepartment } from '../support/department.ts'
import { engine } from '../support/engine.ts'
import type { Fault } from '../support/fault-proxy.ts'
import { seedTenant } from '../support/seed.ts'
import { pairOf, type Pair } from '../support/upstream.ts'

// Files of an upstream: equal to its own answers, whole and in ranges.
let pair: Pair
let recording: string
let other: string
const song = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(5 * 1024 * 1024, 'la la ')])
beforeAll(async () => {
  pair = await pairOf(
    async (store) => {
      await importDepartment(store)
      await seedTenant(store, 'alpha', { hosts: ['alpha.localhost'] })
      const give = async (tenant: string, name: string, bytes: Buffer) => {
        const link = describeFile(`files/${name}`, bytes, name)
        await saveFile(store, tenant, link, bytes)
        await store
          .of(tenant)
          .updateTable('file')
          .set({ open: 1 })
          .where('tenant', '=', tenant)
          .where('name', '=', name)
          .execute()
        return link.url
      }
      recording = await give('testham', 'Guía “Coach’s show”.mp3', song)
      other = await give('alpha', 'theirs.pdf', Buffer.from('%PDF-1.4 theirs'))
    },
    ['testham', 'alpha'].map((id) => ({ id, hosts: [`${id}.localhost`] })),
  )
})
afterAll(() => pair.close())
afterEach(() => {
  pair.line.fault = undefined
})

type Said = {
  status: number
  headers: Record<string, unknown>
  sha: string
  bytes: number
  broken: boolean
}
/** A server's answer without its time; `broken`: it ended before it was complete. */
const say = (
  port: number,
  path: string,
  { method = 'GET', host = 'testham.localhost', ...headers }: Record<string, string> = {},
) =>
  new Promise<Said>((done, failed) => {
    request({ port, host: '127.0.0.1', path, method, headers: { host, ...headers } }, (answer) => {
      const hash = createHash('sha256')
      let bytes = 0
      const { date: _, 'keep-alive': __, connection: ___, ...rest } = answer.headers
      const end = (broken: boolean) =>
        done({
          status: answer.statusCode!,
          headers: rest,
          sha: hash.copy().digest('hex'),
          bytes,
          broken,
        })
      answer
        .on('data', (part: Buffer) => {
          hash.update(part)
          bytes += part.length
        })
        .on('end', () => end(false))
        .on('error', () => end(true))
    })
      .on('error', failed)
      .end()
  })
const handbook = async (): Promise<string> =>
  JSON.stringify(JSON.parse((await pair.above.ask('/api/v2/Documents')).text)).match(
    /\/files\/[^"]+?\.pdf/,
  )![0]

describe('files behind an upstream [CA-03]', () => {
  test.each<Record<string, string>>([
    {},
    { method: 'HEAD' },
    { range: 'bytes=0-1' },
    { range: 'bytes=0-2000' },
    { range: 'bytes=5000000-' },
    { range: 'bytes=-5' },
    { range: 'bytes=5-3' },
    { range: 'bytes=0-1,5-6' },
    { range: 'BYTES = 10 - 19' },
    { range: 'bytes=99999999-' },
    { range: 'bytes=-0' },
    { range: 'items=0-1' },
    { range: 'bytes=3-9', 'if-range': '"other"' },
    { range: 'bytes=3-9', method: 'HEAD' },
    { 'if-none-match': '"x", W/"SHA"' },
    { range: 'bytes=3-9', 'if-range': '"SHA"' },
    { host: 'alpha.localhost' },
    { method: 'POST' },
    { 'service-worker': 'script' },
  ])('equal the upstream’s answer for %o', async (asked) => {
    for (const path of [recording, await handbook()]) {
      const sent = Object.fromEntries(
        Object.entries(asked).map(([name, value]) => [
          name,
          value.replace('SHA', path.split('/')[2]!),
        ]),
      )
      const expected = await say(pair.above.port, path, sent)
      expect(expected.broken).toBe(false)
      expect([path, await say(pair.below.port, path, sent)]).toEqual([path, expected])
    }
  })

  test('are full answers or ranges: 206, 416 beyond the end, 5 MB as a whole', async () => {
    expect(await say(pair.below.port, recording, { range: 'bytes=3-9' })).toMatchObject({
      status: 206,
      bytes: 7,
      headers: { 'content-type': 'audio/mpeg', 'content-range': `bytes 3-9/${song.length}` },
    })
    expect(await say(pair.below.port, recording, { range: 'bytes=99999999-' })).toMatchObject({
      status: 416,
      headers: { 'content-range': `bytes */${song.length}` },
    })
    expect(await say(pair.below.port, recording)).toMatchObject({
      status: 200,
      bytes: song.length,
      sha: createHash('sha256').update(song).digest('hex'),
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    })
  })

  test('are requested with the department and our token [CA-04]', async () => {
    pair.line.log.length = 0
    await say(pair.below.port, `${recording}?x=1`, {
      range: 'bytes = 0 - 4',
      cookie: 'session=secret',
      tenant: 'alpha',
      authorization: 'Bearer stolen',
      'if-none-match': '"evil"',
    })
    const [{ path, headers }] = pair.line.log as [{ path: string; headers: Record<string, string> }]
    expect(path).toBe(recording)
    expect(headers).toMatchObject({
      tenant: 'testham',
      range: 'bytes=0-4',
      'accept-encoding': 'identity',
    })
    expect(headers['authorization']).toMatch(/^Bearer fh_/)
    expect(Object.keys(headers).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'authorization',
      'connection',
      'host',
      'range',
      'tenant',
    ])
    expect([
      (await say(pair.below.port, other)).status,
      (await say(pair.below.port, other, { host: 'alpha.localhost' })).status,
    ]).toEqual([404, 200])
    pair.line.log.length = 0
    for (const wrong of [
      '/files/x',
      `${recording}%2f..`,
      `/files/${'0'.repeat(31)}/a.pdf`,
      recording.replace(/\.mp3$/, '%00.mp3'),
    ])
      expect([wrong, (await say(pair.below.port, wrong)).status]).toEqual([wrong, 404])
    expect(pair.line.log).toEqual([])
  })

  test.each<Fault>([
    'down',
    'refuses',
    'error',
    'html',
    'wrongType',
    'wrongTenant',
    'huge',
    'redirect',
    'storm',
    'unauthorised',
    'chain',
    'otherFile',
    'noHttp',
  ])('fail with 502 and leave nothing when an upstream is %s', async (fault) => {
    const site = await pair.fresh()
    pair.line.fault = fault
    const { status, headers } = await say(site.port, recording)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      502,
      'application/problem+json',
      'no-store',
    ])
    expect(readdirSync(site.store.dataDir).filter((name) => name === 'files')).toEqual([])
    pair.line.fault = undefined
    await expect
      .poll(async () => (await say(site.port, recording)).status, { timeout: 10_000 })
      .toBe(200)
    await site.close()
  })

  test.skipIf(engine !== 'sqlite')('free their slot when a visitor leaves', async () => {
    for (let i = 0; i < filesAtOnce + 2; i++) {
      await new Promise<void>((done) => {
        const asked = request(
          {
            port: pair.below.port,
            host: '127.0.0.1',
            path: recording,
            headers: { host: 'testham.localhost' },
          },
          (answer) => {
            answer
              .once('data', () => {
                asked.destroy()
                done()
              })
              .on('error', () => {})
          },
        )
        asked.on('error', () => {}).end()
      })
    }
    await expect.poll(async () => (await say(pair.below.port, recording)).status).toBe(200)
  })
})
