import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calls, type SpecifiedCall } from './calls.ts'

/**
 * A content API that speaks only the calls and the fields of the two specifications: no call and no
 * field of ours. Every other path is answered as such a server answers one that it does not know.
 */
export type SpecifiedUpstream = {
  url: string
  /** Paths that were asked for since the start, each once, in lower case. */
  asked: Set<string>
  /** What the calls answer from now on, by a part of their path; null ends it. */
  answer: { path: RegExp; with: Answer } | null
  /** How it answers paths that it does not know. */
  unknown: Answer
  /** Tenants with another answer to one call. */
  departments: Departments
  close(): Promise<void>
}
export type Answer = (request: IncomingMessage, response: ServerResponse) => void

const json = (value: unknown): Answer => {
  const body = JSON.stringify(value)
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  }
}
const none: Answer = (_, response) => {
  response.writeHead(204).end()
}
/** How a call can be missing, or fail. */
export const answers = {
  notFound: (_, response) => {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>')
  },
  notImplemented: (_, response) => {
    response.writeHead(501, { 'content-type': 'text/plain' }).end('Not implemented')
  },
  html: (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><div id=app>')
  },
  error: (_, response) => {
    response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Error</h1>')
  },
  object: json({}),
  words: json(['alpha', 'beta', 'gamma']),
  empty: (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end()
  },
  slow: () => {},
} satisfies Record<string, Answer>

/** The upstream's own JSON by default; a department of `departments` can have other answers. */
const answerOf = (call: SpecifiedCall, departments: Departments, tenant: string): Answer => {
  const other = departments.get(tenant)
  if (other?.call === call.name) return json(other.answer)
  return call.answer === undefined ? none : json(call.answer)
}
/** What one call answers to one tenant instead. */
export type Departments = Map<string, { call: string; answer: unknown }>

export async function specifiedUpstream(): Promise<SpecifiedUpstream> {
  const upstream: Omit<SpecifiedUpstream, 'url' | 'close'> = {
    asked: new Set(),
    answer: null,
    unknown: answers.notFound,
    departments: new Map(),
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://upstream')
    const path = pathname.toLowerCase().replace(/^\/api\/v2\//, '')
    upstream.asked.add(path)
    const tenant = String(request.headers['tenant'] ?? '')
    const call = tenant ? calls.find((one) => one.path.test(path)) : undefined
    if (upstream.answer?.path.test(path)) upstream.answer.with(request, response)
    else if (call) answerOf(call, upstream.departments, tenant)(request, response)
    else upstream.unknown(request, response)
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  return Object.assign(upstream, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  })
}
