import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getContentSource, type ContentSource } from '../content/content-source.ts'
import { writeFileAtomically } from '../content/files/file-types.ts'
import {
  pictureFile,
  readPictureBytes,
  readPicture,
  type Picture,
} from '../content/files/pictures.ts'
import type { Store } from '../db/store.ts'
import {
  parseImagePath,
  variantName,
  gravities,
  shapes,
  widths,
  resizeImage,
  type ImageRequest,
  type Format,
  type Gravity,
  type Shape,
} from './image-path.ts'
import type { Party } from '../http/fair-queue.ts'
import { withinLimit } from './cache-limit.ts'
import { ResizeQueue, QueueFullError } from './resize-queue.ts'
import { resizeRemoteImage } from './remote-image.ts'

/** Two at a time, and a queue short enough to wait in. */
const work = new ResizeQueue<Buffer>(2, 200)

/** The name of a picture is its hash, so its URL never changes content. */
const forEver = 'public, max-age=31536000, immutable'
type Asking = Pick<Request, 'method' | 'headers' | 'signal' | 'url'>

/**
 * A picture of the tenant in one of our widths. Pictures of other tenants are not found. `client`
 * is the address whose pictures are made in turn with those of others.
 */
export async function imageResponse(
  store: Store,
  tenant: string,
  pathname: string,
  request?: Asking,
  client = '',
): Promise<Response> {
  const address = askedPicture(pathname, request)
  if (address !== undefined)
    return address === null
      ? said('Not found', 404)
      : new Response(null, {
          status: 301,
          headers: { location: address, 'cache-control': 'public, max-age=86400' },
        })
  const elsewhere = getContentSource(store)
  if (elsewhere) return fromElsewhere(store, elsewhere, { tenant, client }, pathname, request)
  const asked = parseImagePath(pathname)
  const picture = asked && (await readPicture(store, tenant, asked.sha))
  if (!asked || !picture) return said('Not found', 404)
  const format = asked.format ?? (picture.type === 'jpeg' ? 'jpeg' : 'webp')
  const name = `${picture.sha}-${asked.width}${variantName(asked.variant)}.${format}`
  const etag = `"${name}"`
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers: headersOf(etag) })
  const whole = pictureFile(store, tenant, picture.sha)
  if (hasFailed(whole)) return said(cannotDraw, 500)
  try {
    const made = await madeOnce(
      store,
      { tenant, client },
      picture,
      asked,
      format,
      name,
      request?.signal,
    )
    failures.delete(whole)
    return sent(made, format, etag, request)
  } catch (error) {
    if (error instanceof QueueFullError)
      return said('Too many pictures are being made', 503, { 'retry-after': '2' })
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return said('Not found', 404)
    if (error instanceof Error && error.name === 'AbortError') throw error
    console.error(`picture ${picture.sha} of ${tenant}: ${String(error)}`)
    const isLate = error instanceof Error && error.message.startsWith('timeout')
    recordFailure(whole, isLate ? 1 : mostLate)
    return hasFailed(whole)
      ? said(cannotDraw, 500)
      : said('This picture takes long to make', 503, { 'retry-after': '5' })
  }
}

const cannotDraw = 'This picture cannot be drawn; save it again, or as PNG, and import it'
/**
 * Pictures that could not be made, in any size. After three tries that were late, or one that found
 * it damaged, a picture is not tried again for ten minutes: each try takes seconds of a turn that
 * other pictures wait for. A single late one may be the fault of a busy machine.
 */
const failures = new Map<string, { tries: number; at: number }>()
const [mostLate, failedFor, mostFailed] = [3, 10 * 60_000, 1000]

const hasFailed = (whole: string): boolean => {
  const failure = failures.get(whole)
  return failure !== undefined && failure.tries >= mostLate && !isOver(failure)
}
const isOver = ({ at }: { at: number }) => performance.now() > at + failedFor

function recordFailure(whole: string, tries: number): void {
  const before = failures.get(whole)
  const known = before && !isOver(before) ? before.tries : 0
  failures.delete(whole)
  if (failures.size >= mostFailed) failures.delete(failures.keys().next().value!)
  failures.set(whole, { tries: known + tries, at: performance.now() })
}

/** Errors of the upstream are passed on and not cached. */
async function fromElsewhere(
  store: Store,
  elsewhere: ContentSource,
  party: Party,
  pathname: string,
  request?: Asking,
): Promise<Response> {
  try {
    const made = await resizeRemoteImage(store, elsewhere, party, pathname, request?.signal)
    if (!made) return said('Not found', 404)
    return isKnown(request, made.etag)
      ? new Response(null, { status: 304, headers: headersOf(made.etag) })
      : sent(made.body, made.format, made.etag, request)
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error
    return said('The picture cannot be fetched right now', 502, { 'retry-after': '5' })
  }
}

const headersOf = (etag: string) => ({
  'cache-control': forEver,
  etag,
  'x-content-type-options': 'nosniff',
})
const isKnown = (request: Asking | undefined, etag: string) =>
  request?.headers
    .get('if-none-match')
    ?.split(/\s*,\s*/)
    .some((tag) => tag.replace(/^W\//, '') === etag)
const sent = (body: Buffer, format: Format, etag: string, request: Asking | undefined): Response =>
  new Response(request?.method === 'HEAD' ? null : new Uint8Array(body), {
    headers: {
      ...headersOf(etag),
      'content-type': `image/${format}`,
      'content-length': String(body.byteLength),
    },
  })

/**
 * From disk, where only complete files have their final name; made and written on the first
 * request.
 */
async function madeOnce(
  store: Store,
  party: Party,
  picture: Picture,
  { width, variant }: ImageRequest,
  format: Format,
  name: string,
  signal?: AbortSignal,
): Promise<Buffer> {
  const { tenant } = party
  const file = join(store.dataDir, 'image-cache', tenant, name)
  const kept = await readFile(file).catch(() => null)
  if (kept) return kept
  return work.run(
    file,
    party,
    async () => {
      const made = await resizeImage(
        await readPictureBytes(store, tenant, picture.sha),
        picture,
        width,
        format,
        variant,
      )
      // If the disk is full, the next request makes it again.
      await writeFileAtomically(file, made).then(
        () => withinLimit(store.dataDir),
        () => undefined,
      )
      return made
    },
    signal,
  )
}

const said = (text: string, status: number, headers: Record<string, string> = {}): Response =>
  new Response(text, {
    status,
    headers: {
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    },
  })

const formats: readonly string[] = ['jpeg', 'png', 'webp']

/**
 * The resizing service with its usual URLs: `/images/convert?url=…`, `resizeImage` with one size,
 * `crop` with both, and `type`, `gravity`, `colourspace=bw`. Null when the picture is not
 * available, undefined for any other path. The target is one of our own URLs, in the next larger
 * width and shape of our lists. The given sizes decide, not the path: none is `convert`, one is
 * `resizeImage`, two are `crop`.
 */
function askedPicture(
  pathname: string,
  request: Pick<Request, 'url'> | undefined,
): string | null | undefined {
  if (!/^\/images\/(?:convert|crop|resize)$/.test(pathname)) return undefined
  const search = new URL(request?.url ?? pathname, 'https://own.invalid').searchParams
  const sha = pictureOf(search.get('url') ?? '')
  const size = (name: string) => {
    const text = search.get(name)
    return text === null
      ? null
      : /^\d{1,5}$/.test(text) && Number(text) > 0
        ? Number(text)
        : Number.NaN
  }
  const [width, height, type] = [
    size('width'),
    size('height'),
    (search.get('type') ?? 'webp').replace(/^jpg$/, 'jpeg'),
  ]
  if (!sha || Number.isNaN(width) || Number.isNaN(height) || !formats.includes(type)) return null
  const shape = width && height ? nearest(width / height) : null
  const asked = search.get('gravity')?.replace(/^cent(?:er|re)$/, 'centre')
  const gravity = gravities.find((one) => one === asked) ?? ('centre' satisfies Gravity)
  // By height alone, the width of a 16:9 picture of that height: no picture up to 16:9 becomes
  // smaller than requested.
  const wanted = width ?? (height === null ? 1280 : Math.ceil((height * 16) / 9))
  const given = widths.find((one) => one >= wanted) ?? widths.at(-1)!
  return `/images/${sha}/${given}${variantName({ shape, gravity, grey: /^(?:bw|b-w|gr[ae]y)$/i.test(search.get('colourspace') ?? search.get('colorspace') ?? '') })}.${type as Format}`
}

/**
 * The picture id in a local URL. A file at the root of a bucket (`/logo.png`) or on another host is
 * not ours.
 */
const pictureOf = (url: string): string | undefined =>
  /^\/images\/([0-9a-f]{16})(?:\/[\w-]+\.(?:webp|jpeg|png))?$/.exec(url)?.[1]

const nearest = (ratio: number): Shape =>
  (Object.keys(shapes) as Shape[]).toSorted(
    (a, b) => Math.abs(Math.log(shapes[a] / ratio)) - Math.abs(Math.log(shapes[b] / ratio)),
  )[0]!
