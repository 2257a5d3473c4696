import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { freePort } from './server.ts'

/**
 * What a bad network does to the given paths: waits before the headers, waits within the body, or
 * answers by itself.
 */
export type Fault = {
  path: RegExp
  head?: number
  body?: number
  status?: number
  location?: string
}
export type SlowProxy = { url: string; fault: Fault | undefined; close(): void }

/** A proxy to a server with faults that a test turns on and off. */
export async function slowProxy(port: number): Promise<SlowProxy> {
  const own = await freePort()
  const line: SlowProxy = {
    url: `http://localhost:${own}`,
    fault: undefined,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  const pause = (milliseconds = 0) => new Promise((done) => setTimeout(done, milliseconds))
  const answer = async (asked: IncomingMessage, response: ServerResponse) => {
    const fault = line.fault?.path.test(asked.url ?? '') ? line.fault : undefined
    await pause(fault?.head)
    if (fault?.status)
      return response
        .writeHead(fault.status, {
          ...(fault.location && { location: fault.location }),
          'content-type': 'text/html',
        })
        .end('<!doctype html><p>Nothing here')
    // Whole and uncompressed, so that half the body is half the text.
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    return ask(
      { port, path: asked.url, method: asked.method, headers },
      (got) => void passOn(got, response, fault),
    )
      .on('error', () => response.destroy())
      .end()
  }
  const passOn = async (
    got: IncomingMessage,
    response: ServerResponse,
    fault: Fault | undefined,
  ) => {
    const parts: Buffer[] = []
    for await (const part of got) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    response.writeHead(got.statusCode!, got.headers)
    response.write(body.subarray(0, body.length / 2))
    await pause(fault?.body)
    response.end(body.subarray(body.length / 2))
  }
  const server = createServer((asked, response) => {
    if (asked.url?.startsWith('/api/v2/stream')) response.writeHead(503).end()
    else void answer(asked, response)
  })
  await new Promise<void>((done) => server.listen(own, '127.0.0.1', done))
  return line
}
