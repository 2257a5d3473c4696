import { request as overHttp, type IncomingMessage } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPublic, publicLookup } from '../http/public-lookup.ts'

/** Most bytes of a response: a provider's documents and keys have a few thousand. */
const mostRead = 256 * 1024

type Options = {
  method: string
  headers: Record<string, string>
  /** A form, if any; no other body is sent to a provider. */
  body?: unknown
  signal?: AbortSignal | undefined
}

/**
 * A fetch for a library that calls a server named by the operator. That origin may be anywhere; all
 * other URLs come from that server and must be https on the public internet. Redirects are not
 * followed.
 */
export const guardedFetch =
  (ownOrigin: string) =>
  async (address: string, { method, headers, body, signal }: Options): Promise<Response> => {
    const url = new URL(address)
    const isOwnOrigin = url.origin === ownOrigin
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (!isOwnOrigin && (url.protocol !== 'https:' || (isIP(host) && !isPublic(host))))
      throw new Error(`${url.origin} is neither ${ownOrigin} nor https on the public internet`)
    const text = body instanceof URLSearchParams ? body.toString() : ''
    const response = await new Promise<IncomingMessage>((done, failed) => {
      const send = url.protocol === 'https:' ? overHttps : overHttp
      send(
        url,
        {
          method,
          headers: {
            ...headers,
            'accept-encoding': 'identity',
            ...(text && { 'content-length': Buffer.byteLength(text) }),
          },
          agent: false,
          ...(signal && { signal }),
          ...(isOwnOrigin ? {} : { lookup: publicLookup }),
        },
        done,
      )
        .on('error', failed)
        .end(text)
    })
    const parts: Buffer[] = []
    let size = 0
    for await (const part of response as AsyncIterable<Buffer>) {
      size += part.length
      if (size > mostRead) throw new Error(`${url.host} sent more than ${mostRead} bytes`)
      parts.push(part)
    }
    const status = response.statusCode ?? 502
    const responseHeaders = Object.entries(response.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((headerValue): [string, string] => [name, headerValue]),
    )
    return new Response(
      status === 204 || status === 304 || status < 200 ? null : Buffer.concat(parts),
      { status: status < 200 ? 502 : status, headers: responseHeaders },
    )
  }
