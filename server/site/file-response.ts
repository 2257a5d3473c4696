import { readFileBytes, readFile, readMembersFile, type OpenFile } from '../content/files/files.ts'
import { expectedType, servingType } from '../content/files/file-types.ts'
import { getContentSource, type ContentSource } from '../content/content-source.ts'
import { problem } from '../api/problem.ts'
import type { Store } from '../db/store.ts'
import { privateHeaders } from '../http/security-headers.ts'
import { readSession } from '../signin/sessions.ts'
import { byteRange, normalizeRange } from '../http/body.ts'
import { UpstreamFailure } from '../upstream/failure.ts'

/** The URL contains the hash of the bytes, so its content never changes. */
const forEver = 'public, max-age=31536000, immutable'

/**
 * A file of the tenant, whole or in part. Files of other tenants and files that are not public are
 * not found.
 */
export async function fileResponse(
  store: Store,
  tenant: string,
  pathname: string,
  request: Pick<Request, 'method' | 'headers'>,
): Promise<Response> {
  const closed = pathname.startsWith('/closed-files/')
  // A department's file must never become a service worker for its site.
  if (request.headers.has('service-worker')) return textResponse('No worker', 403)
  const requestedFile = addressOf(pathname)
  if (closed) {
    const member =
      requestedFile && (await readSession(store, tenant, request.headers.get('cookie')))
    return fileFrom(
      store,
      tenant,
      member && (await readMembersFile(store, tenant, requestedFile.sha, requestedFile.name)),
      request,
      privateHeaders,
    )
  }
  const contentSource = getContentSource(store)
  if (contentSource)
    return requestedFile
      ? fromElsewhere(contentSource, tenant, requestedFile, request)
      : textResponse('Not found', 404)
  return fileFrom(
    store,
    tenant,
    requestedFile && (await readFile(store, tenant, requestedFile.sha, requestedFile.name)),
    request,
  )
}

async function fileFrom(
  store: Store,
  tenant: string,
  file: OpenFile | null,
  request: Pick<Request, 'method' | 'headers'>,
  more: Record<string, string> = {},
): Promise<Response> {
  if (!file) return textResponse('Not found', 404, more)
  const headers = { ...headersOf(file), ...more }
  if (isKnown(request, headers.etag)) return new Response(null, { status: 304, headers })

  // If-Range of another file: send the whole.
  const ifRange = request.headers.get('if-range') ?? headers.etag
  const range =
    request.method === 'GET' && ifRange === headers.etag
      ? byteRange(request.headers.get('range'), file.size)
      : null
  if (range === 'unsatisfiable')
    return textResponse('No such part', 416, { 'content-range': `bytes */${file.size}` })
  const { first, last } = range ?? { first: 0, last: file.size - 1 }
  const length = { 'content-length': String(last - first + 1) }
  if (request.method === 'HEAD') return new Response(null, { headers: { ...headers, ...length } })
  try {
    const body = await readFileBytes(store, tenant, file.sha, first, last)
    return new Response(body, {
      status: range ? 206 : 200,
      headers: {
        ...headers,
        ...length,
        ...(range ? { 'content-range': `bytes ${first}-${last}/${file.size}` } : {}),
      },
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return textResponse('Not found', 404)
    throw error
  }
}

/**
 * A file of an upstream, streamed. Only the range and the ETag of the visitor's request are passed
 * on.
 */
async function fromElsewhere(
  contentSource: ContentSource,
  tenant: string,
  { sha, name }: { sha: string; name: string },
  request: Pick<Request, 'method' | 'headers'>,
): Promise<Response> {
  const headers = headersOf({ sha, name, ...expectedType(name) })
  const head = request.method === 'HEAD'
  const ifRange = request.headers.get('if-range') ?? headers.etag
  const range =
    !head && ifRange === headers.etag ? normalizeRange(request.headers.get('range')) : null
  const isCached = isKnown(request, headers.etag)
  try {
    const result = await contentSource.file(tenant, { sha, name, head, range, known: isCached })
    if (result.status === 404) return textResponse('Not found', 404)
    if (result.status === 304) return new Response(null, { status: 304, headers })
    if (result.status === 416)
      return textResponse('No such part', 416, { 'content-range': `bytes */${result.size}` })
    const { status, first, last, size, body } = result
    const span = {
      'content-length': String(last - first + 1),
      ...(status === 206 && { 'content-range': `bytes ${first}-${last}/${size}` }),
    }
    return new Response(body, { status, headers: { ...headers, ...span } })
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    return problem(502, 'this file is not available right now; try again in a moment', {
      'retry-after': '5',
    })
  }
}

const isKnown = (request: Pick<Request, 'headers'>, etag: string): boolean =>
  request.headers
    .get('if-none-match')
    ?.split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false

/** '/files/<hash>/<name>' or '/closed-files/…', the name percent-encoded once. */
function addressOf(pathname: string): { sha: string; name: string } | null {
  const [, sha, name] = /^\/(?:closed-)?files\/([0-9a-f]{32})\/([^/]{1,600})$/.exec(pathname) ?? []
  if (!sha || !name) return null
  try {
    const plain = decodeURIComponent(name)
    // No file has such a name, so an upstream is not asked.
    return /[/\\\p{Cc}]/u.test(plain) ? null : { sha, name: plain }
  } catch {
    return null
  }
}

function headersOf({ sha, name, type: stored }: Omit<OpenFile, 'size'>) {
  const { type, inline } = servingType(stored)
  return {
    'content-type': type,
    'content-disposition': disposition(inline ? 'inline' : 'attachment', name),
    // Browsers show a sandboxed PDF as blank. It cannot run scripts of this site.
    'content-security-policy': inline ? "frame-ancestors 'self'" : "default-src 'none'; sandbox",
    'accept-ranges': 'bytes',
    'cache-control': forEver,
    etag: `"${sha}"`,
    'x-content-type-options': 'nosniff',
  }
}

/** RFC 6266: the name in ASCII for old clients, and in full. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encodedName = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encodedName}`
}

const textResponse = (
  text: string,
  status: number,
  headers: Record<string, string> = {},
): Response =>
  new Response(text, {
    status,
    headers: {
      'cache-control': 'no-store',
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    },
  })
