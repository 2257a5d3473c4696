import { createHash } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { Breaker } from './breaker.ts'
import { Client } from './client.ts'
import { createHttpClient } from './http-client.ts'
import { idleTimeoutsMs } from './file-body.ts'
import { Files, filesAtOnce } from './files.ts'

const usual = { ...idleTimeoutsMs }
const open: { server: Server; close(): void }[] = []
afterEach(() => {
  Object.assign(idleTimeoutsMs, usual)
  for (const { server, close } of open.splice(0)) {
    close()
    server.closeAllConnections()
    server.close()
  }
})

async function filesOf(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as { port: number }
  const line = createHttpClient(filesAtOnce)
  open.push({ server, close: line.close })
  const reports: string[] = []
  const report = (error: unknown) => void reports.push(String(error))
  const files = new Files({
    open: line.open,
    report,
    client: new Client({
      base: new URL(`http://127.0.0.1:${port}`),
      token: 'fh_secret',
      breaker: new Breaker(),
      exchange: line.exchange,
    }),
  })
  return {
    reports,
    files,
    get: (more: object = {}) =>
      files.get('alpha', {
        sha: shaOf(pdf),
        name: 'a.pdf',
        head: false,
        range: null,
        known: false,
        ...more,
      }),
  }
}
const shaOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32)
const pdf = Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(2_000_000, 'x')])
const textOf = async (body: ReadableStream<Uint8Array>) =>
  Buffer.from(await new Response(body).arrayBuffer())

test('breaks a long file off when it does not match its hash [CA-03]', async () => {
  const another = Buffer.from(pdf.toString().replace(/x$/, 'y'))
  const { get, reports } = await filesOf((_, response) => {
    response.writeHead(200, { 'content-length': another.length }).end(another)
  })
  const there = await get()
  expect(there).toMatchObject({ status: 200, size: pdf.length })
  await expect(textOf((there as { body: ReadableStream<Uint8Array> }).body)).rejects.toMatchObject({
    kind: 'body',
  })
  expect(reports.join()).toContain('does not match its hash')
  expect(
    await textOf(
      (
        (await (
          await filesOf((_, response) => {
            response.writeHead(200, { 'content-length': pdf.length }).end(pdf)
          })
        ).get()) as { body: ReadableStream<Uint8Array> }
      ).body,
    ),
  ).toEqual(pdf)
})

test.each([
  ['an answer without length', 200, {}, null],
  ['an answer that is too long', 200, { 'content-length': 50 * 1024 * 1024 + 1 }, null],
  ['nothing', 200, { 'content-length': 0 }, null],
  ['packed', 200, { 'content-length': pdf.length, 'content-encoding': 'gzip' }, null],
  ['no range', 206, { 'content-length': 5 }, 'bytes=3-7'],
  [
    'another range',
    206,
    { 'content-length': 5, 'content-range': `bytes 4-8/${pdf.length}` },
    'bytes=3-7',
  ],
  [
    'a range that is too long',
    206,
    { 'content-length': 5, 'content-range': 'bytes 3-7/60000000' },
    'bytes=3-7',
  ],
  [
    'a range that was not requested',
    206,
    { 'content-length': 5, 'content-range': `bytes 3-7/${pdf.length}` },
    null,
  ],
  [
    'a body longer than its length',
    206,
    { 'content-length': 6, 'content-range': `bytes 3-7/${pdf.length}` },
    'bytes=3-7',
  ],
  ['416 for the whole file', 416, { 'content-range': 'bytes */5' }, null],
  ['304 without a condition', 304, {}, null],
  [
    'an answer for another department',
    200,
    { 'content-length': pdf.length, 'x-tenant': 'beta' },
    null,
  ],
] as const)('refuses %s [CA-03]', async (_, status, headers, range) => {
  const { get } = await filesOf((__, response) => {
    response
      .writeHead(status, headers)
      .end(
        status === 200 &&
          headers !== null &&
          'content-length' in headers &&
          headers['content-length'] === pdf.length
          ? pdf
          : undefined,
      )
  })
  await expect(get({ range })).rejects.toMatchObject({ name: 'UpstreamFailure', kind: 'body' })
})

test('cuts off a silent upstream and a stalled visitor [CA-03]', async () => {
  Object.assign(idleTimeoutsMs, { upstream: 100, visitor: 100 })
  const silent = await filesOf((_, response) => {
    response.writeHead(200, { 'content-length': pdf.length }).write(pdf.subarray(0, 200_000))
  })
  await expect(
    textOf(((await silent.get()) as { body: ReadableStream<Uint8Array> }).body),
  ).rejects.toMatchObject({ kind: 'late' })
  let gone = false
  const flowing = await filesOf((_, response) => {
    response
      .on('close', () => {
        gone = true
      })
      .writeHead(200, { 'content-length': 40_000_000 })
      .end(Buffer.alloc(40_000_000, '%PDF-'))
  })
  await flowing.get()
  await expect.poll(() => gone).toBe(true)
})

test('limits files in transfer, and frees the place when one ends [CA-03]', async () => {
  const { get } = await filesOf((_, response) => {
    response.writeHead(200, { 'content-length': pdf.length }).end(pdf)
  })
  const all = (await Promise.all(Array.from({ length: filesAtOnce }, () => get()))) as {
    body: ReadableStream<Uint8Array>
  }[]
  await expect(get()).rejects.toMatchObject({ kind: 'busy' })
  await all[0]!.body.cancel()
  await textOf(all[1]!.body)
  for (let i = 0; i < 2; i++)
    await expect
      .poll(() =>
        get().then(
          () => 'taken',
          () => 'full',
        ),
      )
      .toBe('taken')
  await expect(get()).rejects.toMatchObject({ kind: 'busy' })
})
