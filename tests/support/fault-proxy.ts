import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { freePort } from './server.ts'

/** The faults of an upstream. */
export const faults = {
  /** The port is closed. */
  down: null,
  refuses: (_, response) => {
    response.socket?.destroy()
  },
  error: (_, response) => {
    response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Error')
  },
  hangs: () => {},
  trickles: (_, response) => {
    response.writeHead(200, json)
    const timer = setInterval(() => response.write(' '), 200)
    response.on('close', () => clearInterval(timer))
  },
  cut: (_, response) => {
    response.writeHead(200, { ...json, 'content-length': '5000' }).write('[{"id":1,')
    setTimeout(() => response.socket?.destroy(), 5)
  },
  garbage: (_, response) => {
    response
      .writeHead(200, json)
      .end(Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919) % 256)))
  },
  noHttp: (_, response) => {
    response.socket?.end('garbage in place of a status line\r\n\r\n')
  },
  otherFile: (_, response) => {
    response
      .writeHead(200, { 'content-type': 'application/pdf', 'content-length': '16' })
      .end('%PDF-1.4 another')
  },
  html: (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Welcome')
  },
  wrongType: (_, response) => {
    response.writeHead(200, json).end('"a text"')
  },
  emptyObject: (_, response) => {
    response.writeHead(200, json).end('{}')
  },
  wrongTenant: (_, response) => {
    response.writeHead(200, { ...json, 'x-tenant': 'somebody-else' }).end('[]')
  },
  huge: (_, response) => stream(response, json, 100 * 1024 * 1024),
  hugePacked: (_, response) =>
    stream(response, { ...json, 'content-encoding': 'gzip' }, 100 * 1024 * 1024),
  deep: (_, response) => {
    response.writeHead(200, json).end('['.repeat(100_000))
  },
  many: (_, response) => {
    response.writeHead(200, json).end(`[${'[],'.repeat(1_500_000)}[]]`)
  },
  bomb: (_, response) => {
    response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(bomb)
  },
  chain: (_, response) => {
    response
      .writeHead(200, { ...json, 'content-encoding': Array(1000).fill('gzip').join(', ') })
      .end(bomb)
  },
  redirect: (_, response) => {
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
  },
  storm: (_, response) => {
    response.writeHead(429, { 'retry-after': '4', 'content-type': 'application/json' }).end('{}')
  },
  unauthorised: (_, response) => {
    response.writeHead(401, json).end('{}')
  },
  notFound: (_, response) => {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<p>Not found')
  },
  proto: (_, response) => {
    response
      .writeHead(200, json)
      .end(
        '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"items":[{"__proto__":{"polluted":1}}]}',
      )
  },
} as const satisfies Record<
  string,
  ((asked: IncomingMessage, response: ServerResponse) => void) | null
>
export type Fault = keyof typeof faults

export type FaultProxy = {
  url: string
  fault: Fault | undefined
  /** Only matching requests have the fault. */
  where: RegExp
  /** Requests since the last reset. */ taken(): number
  log: { path: string; headers: IncomingMessage['headers'] }[]
  close(): Promise<void>
}

/** A proxy to a server that corrupts, breaks and hangs on demand. */
export async function faultProxy(port: number): Promise<FaultProxy> {
  const own = await freePort()
  let count = 0
  const server = createServer((asked, response) => {
    count++
    proxy.log.push({ path: asked.url ?? '', headers: asked.headers })
    const fault = proxy.fault && proxy.where.test(asked.url ?? '') ? proxy.fault : undefined
    if (fault) return (faults[fault] ?? faults.refuses)(asked, response)
    const through = ask(
      { port, host: '127.0.0.1', path: asked.url, method: asked.method, headers: asked.headers },
      (got) => {
        response.writeHead(got.statusCode!, got.headers)
        got.pipe(response)
      },
    ).on('error', () => response.destroy())
    asked.pipe(through)
  })
  const listen = () => new Promise<void>((done) => server.listen(own, '127.0.0.1', done))
  await listen()
  let current: Fault | undefined
  const proxy: FaultProxy = {
    url: `http://127.0.0.1:${own}`,
    where: /./,
    log: [],
    get fault() {
      return current
    },
    set fault(next) {
      if (next === 'down') {
        server.closeAllConnections()
        server.close()
      } else if (current === 'down') void listen()
      current = next
    },
    taken: () => {
      const so = count
      count = 0
      return so
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return proxy
}

const json = { 'content-type': 'application/json' }
/** 50 MB of brackets in 50 KB. */
const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, '['))

function stream(response: ServerResponse, headers: Record<string, string>, bytes: number): void {
  response.writeHead(200, headers)
  // Compressed, it is one empty block after another: it never ends and adds no output.
  if (headers['content-encoding']) response.write(Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]))
  const part = headers['content-encoding']
    ? Buffer.alloc(250_000, Buffer.from([0, 0, 0, 0xff, 0xff]))
    : Buffer.alloc(256 * 1024, ' ')
  let sent = 0
  const more = () => {
    while (sent < bytes && !response.destroyed) {
      sent += part.length
      if (!response.write(part)) return void response.once('drain', more)
    }
    response.end()
  }
  more()
}
