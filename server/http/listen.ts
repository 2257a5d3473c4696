import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { App } from '../app.ts'
import { ConfigError } from '../config.ts'
import type { IsTrustedProxy } from './client-address.ts'
import { sendShared } from './body.ts'
import { limitConnections } from './connections.ts'
import { allowSocketRelease } from './release-socket.ts'
import { Turns } from './turns.ts'

const plainHost = /^(?:\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::\d{1,5})?$/i

/** Answers of the process since its start. */
export type AnswerCounts = {
  /** With a status of 500 or more, 503 of an outage or a full queue included. */
  serverErrors: number
}

/**
 * Binds the app to a port with all limits set. Node's defaults wait for slow clients without limit.
 */
export async function listen(
  app: App,
  {
    PORT,
    HOST,
    TRUSTED_PROXIES,
  }: { PORT: number; HOST: string; TRUSTED_PROXIES?: IsTrustedProxy | undefined },
  onError: (error: unknown) => void,
  local: (request: IncomingMessage, response: ServerResponse) => boolean,
  counts: AnswerCounts = { serverErrors: 0 },
): Promise<Server> {
  const handle = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const response = await app
        .fetch(request, incoming.socket.remoteAddress)
        .catch((error: unknown) => {
          // The client ended its upload: the answer is not read, and nothing is wrong here.
          if (!incoming.complete && incoming.destroyed) return new Response(null, { status: 400 })
          throw error
        })
      if (response.status >= 500) counts.serverErrors++
      return sendShared(response, outgoing as ServerResponse) ? RESPONSE_ALREADY_SENT : response
    },
    {
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        // A path or host that is not a valid URL is the client's error and is not reported.
        if ((error as Error | undefined)?.name === 'RequestError')
          return new Response('Bad request', {
            status: 400,
            headers: {
              ...app.headers,
              'content-type': 'text/plain; charset=utf-8',
              'cache-control': 'no-store',
            },
          })
        counts.serverErrors++
        onError(error)
        // By name, because this layer does not import the lower ones: the database or the upstream
        // is unavailable for now.
        const isUnavailable = ['StoreError', 'UpstreamFailure'].includes(
          (error as Error | undefined)?.name ?? '',
        )
        const headers = {
          ...app.headers,
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
          ...(isUnavailable && { 'retry-after': '5' }),
        }
        return new Response(isUnavailable ? 'Not available right now' : 'Something went wrong', {
          status: isUnavailable ? 503 : 500,
          headers,
        })
      },
    },
  )
  const turns = new Turns()
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (local(request, response) || app.tryCached(request, response)) return
    // A host that is not valid in a URL belongs to no department.
    if (
      !plainHost.test(request.headers.host ?? '') ||
      !URL.canParse(request.url ?? '', 'http://host.invalid')
    )
      return void response
        .writeHead(plainHost.test(request.headers.host ?? '') ? 400 : 421, {
          ...app.headers,
          'cache-control': 'no-store',
        })
        .end()
    if (app.stream(request, response)) return
    void turns.next().then(() => handle(request, response))
  }
  const server = createServer(
    {
      maxHeaderSize: 16_384,
      connectionsCheckingInterval: 5000,
      insecureHTTPParser: false,
      shouldUpgradeCallback: () => false,
    },
    oneAtATime(answer),
  )
  allowSocketRelease(server)
  server.headersTimeout = 10_000
  server.requestTimeout = 30_000
  server.keepAliveTimeout = 75_000
  limitConnections(server, { trusted: TRUSTED_PROXIES })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, PORT, HOST)))
    server.listen(PORT, HOST, resolve)
  })
  return server
}

/** Most requests that may wait behind another on one connection. Browsers send none. */
const mostPipelined = 100

/**
 * Starts a pipelined request when the one before it is answered and its bytes have left. Otherwise
 * one write of a client would start thousands of answers and hold all of them in memory.
 */
function oneAtATime(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): typeof answer {
  const waiting = new WeakMap<Socket, number>()
  return (request, response) => {
    // Node gives a response its socket when those before it are finished.
    if (response.socket) return answer(request, response)
    const { socket } = request
    const count = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    if (count > mostPipelined) return void socket.destroy()
    response.once('socket', () => {
      waiting.set(socket, waiting.get(socket)! - 1)
      // Not at once: other connections have their turn between two answers.
      setImmediate(answer, request, response)
    })
  }
}

function explained(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE')
    return new ConfigError(
      `port ${port} is in use; set PORT to another one, or end the process that uses it`,
    )
  if (error.code === 'EACCES')
    return new ConfigError(`port ${port} needs more rights; set PORT to a number above 1023`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new ConfigError(`HOST ${host} is not an address of this machine`)
  return error
}
