import { createServer, type RequestListener, type Server } from 'node:http'
import { gzipSync, brotliCompressSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { createHttpClient } from './http-client.ts'

const line = createHttpClient(4)
let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

const ask = async (listener: RequestListener, { most = 1000, deadline = 2000 } = {}) => {
  server = createServer(listener)
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done))
  return line.exchange(
    new URL(`http://127.0.0.1:${(server.address() as { port: number }).port}/x`),
    {},
    AbortSignal.timeout(deadline),
    most,
  )
}
const text = (length: number) => Buffer.alloc(length, 'x')

test('reads a whole body, compressed or not [CA-03]', async () => {
  expect((await ask((_, response) => response.end(text(1000)))).body).toEqual(text(1000))
  expect(
    (
      await ask((_, response) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(text(1000))),
      )
    ).body,
  ).toEqual(text(1000))
  expect(
    (
      await ask((_, response) =>
        response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync(text(1000))),
      )
    ).body,
  ).toEqual(text(1000))
})
test('refuses a body one byte too long, before and after decompression [CA-03]', async () => {
  await expect(ask((_, response) => response.end(text(1001)))).rejects.toMatchObject({
    kind: 'body',
  })
  await expect(
    ask((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(text(1001))),
    ),
  ).rejects.toMatchObject({ kind: 'body' })
  await expect(
    ask((_, response) =>
      response
        .writeHead(200, { 'content-encoding': 'br' })
        .end(brotliCompressSync(text(1_000_000))),
    ),
  ).rejects.toMatchObject({ kind: 'body' })
  // Empty compressed blocks: they add no output, however many there are.
  const nothing = Buffer.concat([
    Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]),
    Buffer.alloc(2000, Buffer.from([0, 0, 0, 0xff, 0xff])),
  ])
  await expect(
    ask((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).write(nothing)
    }),
  ).rejects.toMatchObject({ kind: 'body' })
})
test('refuses other and multiple encodings [CA-03]', async () => {
  for (const encoding of ['gzip, gzip', 'deflate', 'zstd', 'x'])
    await expect(
      ask((_, response) =>
        response.writeHead(200, { 'content-encoding': encoding }).end(gzipSync(gzipSync('x'))),
      ),
    ).rejects.toMatchObject({ kind: 'body' })
})
test('refuses an incomplete body [CA-03]', async () => {
  await expect(
    ask((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half')
      setTimeout(() => response.destroy(), 20)
    }),
  ).rejects.toMatchObject({ kind: 'network' })
  await expect(
    ask((_, response) => {
      response.write('half')
      setTimeout(() => response.destroy(), 20)
    }),
  ).rejects.toMatchObject({ kind: 'network' })
  await expect(
    ask((_, response) =>
      response
        .writeHead(200, { 'content-encoding': 'gzip' })
        .end(gzipSync(text(500)).subarray(0, 15)),
    ),
  ).rejects.toMatchObject({ kind: 'body' })
})
test('ends missing headers and endless bodies at the deadline [CA-03]', async () => {
  await expect(ask(() => {}, { deadline: 100 })).rejects.toMatchObject({ kind: 'late' })
  await expect(
    ask(
      (_, response) => {
        response.write('[')
        const timer = setInterval(() => response.write(' '), 10)
        response.on('close', () => clearInterval(timer))
      },
      { deadline: 150 },
    ),
  ).rejects.toMatchObject({ kind: 'late' })
})
test('does not follow redirects, and limits headers [CA-03]', async () => {
  let asked = 0
  expect(
    await ask((_, response) => {
      asked++
      response.writeHead(302, { location: '/elsewhere' }).end('x')
    }),
  ).toMatchObject({ status: 302, body: Buffer.alloc(0) })
  expect(asked).toBe(1)
  await expect(
    ask((_, response) => response.writeHead(200, { 'x-long': 'x'.repeat(20_000) }).end()),
  ).rejects.toMatchObject({ kind: 'body' })
})
