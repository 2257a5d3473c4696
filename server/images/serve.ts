import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentSourceOf, type ContentSource } from '../content/content-source.ts'
import { writeWhole } from '../content/files/file-types.ts'
import { readPictureBytes, readPicture, type Picture } from '../content/files/pictures.ts'
import type { Store } from '../db/store.ts'
import {
  imageAddress,
  variantName,
  gravities,
  shapes,
  widths,
  resize,
  type Asked,
  type Format,
  type Gravity,
  type Shape,
} from './address.ts'
import { withinLimit } from './cache-limit.ts'
import { PictureWork, TooBusy } from './picture-work.ts'
import { madeElsewhere } from './from-remote.ts'

/** Two processors' worth of work, and a line that is still short enough to wait in. */
const work = new PictureWork<Buffer>(2, 200)

/** The name of a picture is its hash, so what an address answers never changes. */
const forEver = 'public, max-age=31536000, immutable'
type Asking = Pick<Request, 'method' | 'headers' | 'signal' | 'url'>

/** A picture of the tenant in one of our widths. A picture of another tenant is not found. */
export async function imageResponse(
  store: Store,
  tenant: string,
  pathname: string,
  request?: Asking,
): Promise<Response> {
  const address = askedPicture(pathname, request)
  if (address !== undefined)
    return address === null
      ? said('Not found', 404)
      : new Response(null, {
          status: 301,
          headers: { location: address, 'cache-control': 'public, max-age=86400' },
        })
  const elsewhere = contentSourceOf(store)
  if (elsewhere) return fromElsewhere(store, elsewhere, tenant, pathname, request)
  const asked = imageAddress(pathname)
  const picture = asked && (await readPicture(store, tenant, asked.sha))
  if (!asked || !picture) return said('Not found', 404)
  const format = asked.format ?? (picture.type === 'jpeg' ? 'jpeg' : 'webp')
  const name = `${picture.sha}-${asked.width}${variantName(asked.variant)}.${format}`
  const etag = `"${name}"`
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers: headersOf(etag) })
  try {
    return sent(
      await madeOnce(store, tenant, picture, asked, format, name, request?.signal),
      format,
      etag,
      request,
    )
  } catch (error) {
    if (error instanceof TooBusy)
      return said('Too many pictures are being made', 503, { 'retry-after': '2' })
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return said('Not found', 404)
    throw error
  }
}

/** What goes wrong there is our caller's to ask again; nothing is kept of it. */
async function fromElsewhere(
  store: Store,
  elsewhere: ContentSource,
  tenant: string,
  pathname: string,
  request?: Asking,
): Promise<Response> {
  try {
    const made = await madeElsewhere(store, elsewhere, tenant, pathname, request?.signal)
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
 * From the disk, where whole files lie under their right names only; made and laid there when it is
 * the first time.
 */
async function madeOnce(
  store: Store,
  tenant: string,
  picture: Picture,
  { width, variant }: Asked,
  format: Format,
  name: string,
  signal?: AbortSignal,
): Promise<Buffer> {
  const file = join(store.dataDir, 'image-cache', tenant, name)
  const kept = await readFile(file).catch(() => null)
  if (kept) return kept
  return work.run(
    file,
    async () => {
      const made = await resize(
        await readPictureBytes(store, tenant, picture.sha),
        picture,
        width,
        format,
        variant,
      )
      // A full disk costs the next visitor the work again, and this one nothing.
      await writeWhole(file, made).then(
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
 * The resizing service as the family of sites asks it: `/images/convert?url=…`, `resize` by one
 * size, `crop` to both, with `type`, `gravity` and `colourspace=bw`. Null is a picture that is not
 * given out, undefined an address of something else. What it leads to is one of our own addresses,
 * in a width and a shape of our lists: the nearest that is not smaller. No size is `convert`, one
 * is `resize`, both are `crop`, whatever the path says.
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
  // A height alone is the width that gives it where the picture is as wide as high, and smaller
  // than asked nowhere.
  const wanted = width ?? (height === null ? 1280 : Math.ceil((height * 16) / 9))
  const given = widths.find((one) => one >= wanted) ?? widths.at(-1)!
  return `/images/${sha}/${given}${variantName({ shape, gravity, grey: /^(?:bw|b-w|gr[ae]y)$/i.test(search.get('colourspace') ?? search.get('colorspace') ?? '') })}.${type as Format}`
}

/**
 * A picture of ours, by its path. One at the root of a bucket (`/logo.png`) is skipped, one of
 * another host is none of ours.
 */
const pictureOf = (url: string): string | undefined =>
  /^\/images\/([0-9a-f]{16})(?:\/[\w-]+\.(?:webp|jpeg|png))?$/.exec(url)?.[1]

const nearest = (ratio: number): Shape =>
  (Object.keys(shapes) as Shape[]).toSorted(
    (a, b) => Math.abs(Math.log(shapes[a] / ratio)) - Math.abs(Math.log(shapes[b] / ratio)),
  )[0]!
