import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib'

/** The body of a request, read up to a limit whatever its headers claim. */
export async function readBody(request: Request, limit: number): Promise<Uint8Array | 'too large'> {
  const claimed = Number(request.headers.get('content-length') ?? 0)
  if (claimed > limit) return 'too large'
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.length
    if (size > limit) return 'too large'
    parts.push(part)
  }
  return Buffer.concat(parts)
}

export type ByteRange = { first: number; last: number }

/**
 * The range that a Range header requests (RFC 9110 §14.2). Null means the whole: no header, several
 * ranges, other units, or an invalid header, for which a server may send the whole.
 * 'unsatisfiable': it begins after the end.
 */
export function byteRange(header: string | null, size: number): ByteRange | null | 'unsatisfiable' {
  const [from, to] = spanOf(header)
  if (from === '' && to === '') return null
  if (from === '')
    return Number(to) === 0
      ? 'unsatisfiable'
      : { first: Math.max(0, size - Number(to)), last: size - 1 }
  if (to !== '' && Number(to) < Number(from)) return null
  if (Number(from) >= size) return 'unsatisfiable'
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}

/**
 * The single range of a Range header in normalized form, for a server that knows the size; null for
 * the whole.
 */
export function normalizeRange(header: string | null): string | null {
  const [from, to] = spanOf(header)
  return from === '' && to === '' ? null : `bytes=${from}-${to}`
}

function spanOf(header: string | null): [from: string, to: string] {
  const [, from = '', to = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.replace(/\s/g, '') ?? '') ?? []
  return [from, to]
}

const brotli = promisify(brotliCompress)

/**
 * A body in the encodings that clients may accept. A compressed one is stored as brotli alone,
 * which is a tenth of its text; the few clients without brotli get it unpacked.
 */
export type EncodedBody = {
  etag: string
  br: Buffer | null
  readonly gzip: Buffer | null
  readonly plain: Buffer
}
/** A response in memory that is the same for all clients. */
export type CachedResponse = { status: number; body: EncodedBody; headers: Record<string, string> }
export type Encoding = 'br' | 'gzip' | 'plain'

/**
 * Bodies below this many bytes are sent uncompressed, because compression would not save a packet.
 */
const worthwhile = 860

/** `level` is that of brotli, until `recompress`. */
export async function encodeBody(content: string | Buffer, level = 5): Promise<EncodedBody> {
  const plain = typeof content === 'string' ? Buffer.from(content) : content
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  if (plain.length < worthwhile) return { etag, br: null, gzip: null, plain }
  return compressedBody(etag, await compress(plain, level))
}

export function compressedBody(etag: string, br: Buffer): EncodedBody {
  let zipped: Buffer | undefined
  // A burst of such clients shares one copy, until memory is wanted.
  let unpacked: WeakRef<Buffer> | undefined
  return {
    etag,
    br,
    get gzip() {
      return (zipped ??= gzipSync(this.plain, { level: 6 }))
    },
    get plain() {
      const unpackedBody = unpacked?.deref()
      if (unpackedBody) return unpackedBody
      const plain = brotliDecompressSync(br)
      unpacked = new WeakRef(plain)
      return plain
    },
  }
}

async function compress(plain: Buffer, level: number): Promise<Buffer> {
  const packed = await brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })
  // A copy of its own length: a short result is part of a larger buffer.
  return Buffer.from(new Uint8Array(packed).buffer)
}

/**
 * Compresses a frequently requested body at the highest level: a tenth smaller, for about 30 ms off
 * the main thread.
 */
export async function recompress(body: EncodedBody): Promise<void> {
  if (body.br) body.br = await compress(body.plain, 11)
}

/** Bytes of a stored body, with room for gzip. */
export const countBytes = (body: EncodedBody): number =>
  body.br ? 2 * body.br.length : body.plain.length

function encodingFor(acceptEncoding: string | null): Encoding {
  if (!acceptEncoding) return 'plain'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding) ? 'gzip' : 'plain'
}

type BodyRequest = {
  method: string | undefined
  encodings: string | null | undefined
  known: string | null | undefined
}
type Answer = { status: number; headers: Record<string, string>; bytes: Buffer | null }

/** The response with a body in memory: 304 when the client has it, else in the best encoding. */
function answerTo(
  { method, encodings, known }: BodyRequest,
  status: number,
  body: EncodedBody,
  headers: Record<string, string>,
): Answer {
  const encoding = body.br ? encodingFor(encodings ?? null) : 'plain'
  // Each encoding is its own representation with its own ETag (RFC 9110 §8.8.3).
  const tag = encoding === 'plain' ? body.etag : `${body.etag.slice(0, -1)}-${encoding}"`
  const all: Record<string, string> = {
    ...headers,
    etag: tag,
    vary: headers['vary'] ? `${headers['vary']}, accept-encoding` : 'accept-encoding',
  }
  if (
    status === 200 &&
    known &&
    known.split(',').some((etag) => etag.trim().replace(/^W\//, '') === tag)
  )
    return { status: 304, headers: all, bytes: null }
  const chosen = body[encoding]!
  if (encoding !== 'plain') all['content-encoding'] = encoding
  all['content-length'] = String(chosen.length)
  return { status, headers: all, bytes: method === 'HEAD' ? null : chosen }
}

export function respond(
  request: Request,
  status: number,
  body: EncodedBody,
  headers: Record<string, string>,
): Response {
  const bodyRequest = {
    method: request.method,
    encodings: request.headers.get('accept-encoding'),
    known: request.headers.get('if-none-match'),
  }
  const { bytes, ...answer } = answerTo(bodyRequest, status, body, headers)
  if (!bytes) return new Response(null, answer)
  const response = new Response(
    new ReadableStream(
      {
        pull(controller) {
          controller.enqueue(bytes)
          controller.close()
        },
      },
      { highWaterMark: 0 },
    ),
    answer,
  )
  shared.set(response, bytes)
  return response
}

/**
 * Buffers of responses that `respond` made. `new Response(buffer)` would copy it: hundreds of
 * requests that wait for one page would hold hundreds of copies.
 */
const shared = new WeakMap<Response, Buffer>()

/** Sends a response that `respond` made from its shared buffer; false for any other. */
export function sendShared(response: Response, raw: ServerResponse): boolean {
  const bytes = shared.get(response)
  if (!bytes) return false
  raw.setHeaders(response.headers)
  raw.writeHead(response.status).end(bytes)
  return true
}

/**
 * The same on the raw response, because Request and Response objects cost three times the rest of a
 * cache hit.
 */
export function respondRaw(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body, headers }: CachedResponse,
): void {
  const bodyRequest = {
    method: request.method,
    encodings: request.headers['accept-encoding'],
    known: request.headers['if-none-match'],
  }
  const answer = answerTo(bodyRequest, status, body, headers)
  response.writeHead(answer.status, answer.headers).end(answer.bytes)
}
