import {
  Agent as HttpAgent,
  request as http,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http'
import { Agent as HttpsAgent, request as https } from 'node:https'
import type { LookupFunction } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { UpstreamFailure } from './failure.ts'

export type HttpResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }
export type HttpGet = (
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
  maxBytes: number,
) => Promise<HttpResponse>
/** A response head whose body is not read yet. */
export type Opened = { status: number; headers: IncomingHttpHeaders; body: IncomingMessage }
export type Open = (
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
  method: 'GET' | 'HEAD',
) => Promise<Opened>
/** Sends a POST and returns the response with any status. */
export type SendPost = (
  url: URL,
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal,
) => Promise<HttpResponse>

const megabyte = 1024 * 1024

/**
 * One GET request. Bodies are only read for status 200, up to `maxBytes` bytes compressed and
 * decompressed. Redirects are not followed. Throws UpstreamFailure.
 */
export function createHttpClient(
  connections: number,
  lookup?: LookupFunction,
): {
  exchange: HttpGet
  /** The same without reading the body; the signal applies to the body, too. */
  open: Open
  post: SendPost
  close(): void
} {
  const settings = {
    keepAlive: true,
    maxSockets: connections,
    maxFreeSockets: 8,
    timeout: 30_000,
    ...(lookup && { lookup }),
  }
  const agents = { 'http:': new HttpAgent(settings), 'https:': new HttpsAgent(settings) }
  const headBy = (
    url: URL,
    headers: Record<string, string>,
    options: RequestOptions,
    body?: string,
  ) =>
    headOf(
      url,
      headers,
      { ...options, agent: agents[url.protocol === 'https:' ? 'https:' : 'http:'] },
      body,
    )
  const timeoutFailure = (url: URL) => new UpstreamFailure('late', `timeout of ${url.pathname}`)
  return {
    open: async (url, headers, signal, method) => {
      try {
        const body = await headBy(url, headers, { signal, method })
        return { status: body.statusCode ?? 0, headers: body.headers, body }
      } catch (error) {
        throw signal.aborted ? timeoutFailure(url) : failureOf(error, url)
      }
    },
    post: async (url, headers, body, signal) => {
      try {
        const response = await headBy(url, headers, { signal, method: 'POST' }, body)
        return {
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: await bytesOf(response, megabyte),
        }
      } catch (error) {
        throw signal.aborted ? timeoutFailure(url) : failureOf(error, url)
      }
    },
    close: () => Object.values(agents).forEach((agent) => agent.destroy()),
    exchange: async (url, headers, signal, maxBytes) => {
      try {
        const response = await headBy(url, headers, { signal })
        const { statusCode: status = 0, headers: responseHeaders } = response
        if (status === 200)
          return { status, headers: responseHeaders, body: await bytesOf(response, maxBytes) }
        // The rest of its body is not read.
        if (status === 204 || status === 304) response.resume()
        else response.destroy()
        return { status, headers: responseHeaders, body: Buffer.alloc(0) }
      } catch (error) {
        throw signal.aborted ? timeoutFailure(url) : failureOf(error, url)
      }
    },
  }
}

const headOf = (
  url: URL,
  headers: Record<string, string>,
  options: RequestOptions,
  body?: string,
) =>
  new Promise<IncomingMessage>((done, failed) => {
    const send = url.protocol === 'https:' ? https : http
    // Only encodings that can be decompressed here; chains of encodings are refused.
    send(
      url,
      {
        ...options,
        maxHeaderSize: 16_384,
        insecureHTTPParser: false,
        headers: { 'accept-encoding': 'br, gzip', ...headers },
      },
      done,
    )
      .on('error', failed)
      .end(body)
  })

async function bytesOf(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  const unpack =
    encoding === 'gzip' ? createGunzip() : encoding === 'br' ? createBrotliDecompress() : null
  if (!unpack && encoding !== 'identity') {
    response.destroy()
    throw new UpstreamFailure(
      'body',
      `an answer is compressed as ${JSON.stringify(encoding.slice(0, 40))}, which was not ` +
        'requested',
    )
  }
  const counted = counter(maxBytes)
  const parts: Buffer[] = []
  const gather = async (source: AsyncIterable<Buffer>) => {
    for await (const part of counter(maxBytes)(source)) parts.push(part)
  }
  // Two limits: compressed and decompressed size.
  if (unpack) await pipeline(response, counted, unpack, gather)
  else await pipeline(response, gather)
  return Buffer.concat(parts)
}

const counter = (maxBytes: number) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let size = 0
    for await (const part of source) {
      size += part.length
      if (size > maxBytes)
        throw new UpstreamFailure('body', `an answer has more than ${maxBytes / megabyte} MB`)
      yield part
    }
  }

function failureOf(error: unknown, url: URL): UpstreamFailure {
  if (error instanceof UpstreamFailure) return error
  const { code = '', message } = error as { code?: string; message: string }
  // Invalid compression or HTTP is not fixed by a retry.
  const broken = /^(?:Z_|ERR_|HPE_)/.test(code) && code !== 'ERR_STREAM_PREMATURE_CLOSE'
  return new UpstreamFailure(
    broken ? 'body' : 'network',
    `${url.host}${url.pathname}: ${code || message}`,
  )
}
