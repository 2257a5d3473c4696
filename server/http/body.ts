import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A body in the encodings that a client may ask for, made once and written as it is. */
export type Body = { plain: Buffer; br: Buffer | null; gzip: Buffer | null; etag: string }
export type Encoding = 'br' | 'gzip' | 'plain'

/** Bodies below this many bytes go out as they are: a compressed one would not be a packet less. */
const worthwhile = 860

export async function bodyOf(content: string | Buffer): Promise<Body> {
  const plain = typeof content === 'string' ? Buffer.from(content) : content
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  if (plain.length < worthwhile) return { plain, br: null, gzip: null, etag }
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    zip(plain, { level: 6 }),
  ])
  return { plain, br, gzip: gz, etag }
}

export function encodingFor(acceptEncoding: string | null): Encoding {
  if (!acceptEncoding) return 'plain'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding) ? 'gzip' : 'plain'
}

/** The answer to a request for a body that is at hand: 304 when the client has it, else in the best encoding. */
export function respond(request: Request, status: number, body: Body, headers: Record<string, string>): Response {
  const encoding = encodingFor(request.headers.get('accept-encoding'))
  const chosen = (encoding !== 'plain' && body[encoding]) || body.plain
  // Each encoding is a representation of its own and has its own tag (RFC 9110 §8.8.3).
  const tag = chosen === body.plain ? body.etag : `${body.etag.slice(0, -1)}-${encoding}"`
  const all: Record<string, string> = { ...headers, etag: tag, vary: headers['vary'] ? `${headers['vary']}, accept-encoding` : 'accept-encoding' }
  const asked = request.headers.get('if-none-match')
  if (status === 200 && asked && asked.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)) return new Response(null, { status: 304, headers: all })
  if (chosen !== body.plain) all['content-encoding'] = encoding
  all['content-length'] = String(chosen.length)
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(chosen.buffer, chosen.byteOffset, chosen.length), { status, headers: all })
}
