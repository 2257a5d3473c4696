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
import { QueueFull, type Party } from '../http/fair-queue.ts'
import { withinLimit } from './cache-limit.ts'
import { ResizeQueue } from './resize-queue.ts'
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
      ? textResponse('Not found', 404)
      : new Response(null, {
          status: 301,
          headers: { location: address, 'cache-control': 'public, max-age=86400' },
        })
  const contentSource = getContentSource(store)
  if (contentSource)
    return fromElsewhere(store, contentSource, { tenant, client }, pathname, request)
  const imageRequest = parseImagePath(pathname)
  const picture = imageRequest && (await readPicture(store, tenant, imageRequest.sha))
  if (!imageRequest || !picture) return textResponse('Not found', 404)
  const format = imageRequest.format ?? (picture.type === 'jpeg' ? 'jpeg' : 'webp')
  const name = `${picture.sha}-${imageRequest.width}${variantName(imageRequest.variant)}.${format}`
  const etag = `"${name}"`
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers: headersOf(etag) })
  const fullFile = pictureFile(store, tenant, picture.sha)
  if (hasFailed(fullFile)) return textResponse(cannotDraw, 500)
  try {
    const resized = await madeOnce(
      store,
      { tenant, client },
      picture,
      imageRequest,
      format,
      name,
      request?.signal,
    )
    failures.delete(fullFile)
    return sent(resized, format, etag, request)
  } catch (error) {
    if (error instanceof QueueFull)
      return textResponse('Too many pictures are being made', 503, { 'retry-after': '2' })
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return textResponse('Not found', 404)
    throwIfLeft(error, request)
    console.error(`picture ${picture.sha} of ${tenant}: ${String(error)}`)
    const isLate = error instanceof Error && error.message.startsWith('timeout')
    recordFailure(fullFile, isLate ? 1 : mostLate)
    return hasFailed(fullFile)
      ? textResponse(cannotDraw, 500)
      : textResponse('This picture takes long to make', 503, { 'retry-after': '5' })
  }
}

/**
 * A visitor who left says nothing about the picture. The reason of the signal is that of the
 * socket, whose name is not AbortError.
 */
function throwIfLeft(error: unknown, request: Asking | undefined): void {
  if (error instanceof Error && error.name === 'AbortError') throw error
  if (request?.signal.aborted) throw new DOMException('the visitor left', 'AbortError')
}

const cannotDraw = 'This picture cannot be drawn; save it again, or as PNG, and import it'
/**
 * Pictures that could not be made, in any size. After three tries that were late, or one that found
 * it damaged, a picture is not tried again for ten minutes: each try takes seconds of a turn that
 * other pictures wait for. A single late one may be the fault of a busy machine.
 */
const failures = new Map<string, { tries: number; at: number }>()
const [mostLate, failedFor, mostFailed] = [3, 10 * 60_000, 1000]

const hasFailed = (file: string): boolean => {
  const failure = failures.get(file)
  return failure !== undefined && failure.tries >= mostLate && !isOver(failure)
}
const isOver = ({ at }: { at: number }) => performance.now() > at + failedFor

function recordFailure(file: string, tries: number): void {
  const before = failures.get(file)
  const earlierTries = before && !isOver(before) ? before.tries : 0
  failures.delete(file)
  if (failures.size >= mostFailed) failures.delete(failures.keys().next().value!)
  failures.set(file, { tries: earlierTries + tries, at: performance.now() })
}

/** Errors of the upstream are passed on and not cached. */
async function fromElsewhere(
  store: Store,
  contentSource: ContentSource,
  party: Party,
  pathname: string,
  request?: Asking,
): Promise<Response> {
  try {
    const image = await resizeRemoteImage(store, contentSource, party, pathname, request?.signal)
    if (!image) return textResponse('Not found', 404)
    return isKnown(request, image.etag)
      ? new Response(null, { status: 304, headers: headersOf(image.etag) })
      : sent(image.body, image.format, image.etag, request)
  } catch (error) {
    throwIfLeft(error, request)
    return textResponse('The picture cannot be fetched right now', 502, { 'retry-after': '5' })
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
  const cached = await readFile(file).catch(() => null)
  if (cached) return cached
  return work.run(
    file,
    party,
    async () => {
      const resized = await resizeImage(
        await readPictureBytes(store, tenant, picture.sha),
        picture,
        width,
        format,
        variant,
      )
      // If the disk is full, the next request makes it again.
      await writeFileAtomically(file, resized).then(
        () => withinLimit(store.dataDir),
        () => undefined,
      )
      return resized
    },
    signal,
  )
}

const textResponse = (
  text: string,
  status: number,
  headers: Record<string, string> = {},
): Response =>
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
  const gravityParam = search.get('gravity')?.replace(/^cent(?:er|re)$/, 'centre')
  const gravity =
    gravities.find((candidate) => candidate === gravityParam) ?? ('centre' satisfies Gravity)
  // By height alone, the width of a 16:9 picture of that height: no picture up to 16:9 becomes
  // smaller than requested.
  const wantedWidth = width ?? (height === null ? 1280 : Math.ceil((height * 16) / 9))
  const servedWidth = widths.find((candidate) => candidate >= wantedWidth) ?? widths.at(-1)!
  const colorSpace = search.get('colourspace') ?? search.get('colorspace') ?? ''
  const variant = variantName({ shape, gravity, grey: /^(?:bw|b-w|gr[ae]y)$/i.test(colorSpace) })
  return `/images/${sha}/${servedWidth}${variant}.${type as Format}`
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
