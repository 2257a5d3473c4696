import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentSource } from '../content/content-source.ts'
import { writeFileAtomically } from '../content/files/file-types.ts'
import { inspectPicture, PictureError } from '../content/files/pictures.ts'
import type { Store } from '../db/store.ts'
import {
  parseImagePath,
  variantName,
  plainWidth,
  widths,
  resizeImage,
  type Format,
} from './image-path.ts'
import { withinLimit } from './cache-limit.ts'
import type { Party } from '../http/fair-queue.ts'
import { ResizeQueue } from './resize-queue.ts'
import { createHash } from 'node:crypto'

export type Made = { body: Buffer; format: Format; etag: string }

const work = new ResizeQueue<Made | null>(8, 200)

/**
 * A picture of an upstream, cached on disk. A Fieldhouse upstream sends the requested file under
 * the same URL; from another one the original is fetched and resized here. Null when there is none.
 * Throws what `picture` throws.
 */
export async function resizeRemoteImage(
  store: Store,
  contentSource: ContentSource,
  party: Party,
  pathname: string,
  signal?: AbortSignal,
): Promise<Made | null> {
  const { tenant } = party
  const imageRequest = parseImagePath(pathname)
  const remotePicture = imageRequest ? null : pictureAt(pathname)
  if (!imageRequest && !remotePicture) return null
  const name = imageRequest
    ? `${imageRequest.sha}-${imageRequest.width}${variantName(imageRequest.variant)}`
    : `${remotePicture!.name}-${remotePicture!.width}`
  const formats: Format[] = imageRequest
    ? imageRequest.format
      ? [imageRequest.format]
      : ['jpeg', 'webp']
    : [remotePicture!.format]
  // A URL without a size may be of either kind, so it has its own files.
  const fileOf = (format: Format) =>
    join(
      store.dataDir,
      'image-cache',
      tenant,
      `${name}${imageRequest && !imageRequest.format ? '-plain' : ''}.${format}`,
    )
  const toRemoteImage = (body: Buffer, format: Format): Made => ({
    body,
    format,
    etag: `"${name}.${format}"`,
  })
  for (const format of formats) {
    const cached = await readFile(fileOf(format)).catch(() => null)
    if (cached) return toRemoteImage(cached, format)
  }
  return work.run(
    fileOf(formats[0]!),
    party,
    async () => {
      const picture = await contentSource.picture(tenant, pathname)
      if (!picture) return null
      const format = imageRequest
        ? formats.find((candidate) => candidate === picture.type)
        : remotePicture!.format
      if (!format) throw new PictureError(`is ${picture.type}, which was not requested`)
      const facts = await inspectPicture(picture.bytes)
      const body = imageRequest
        ? picture.bytes
        : await resizeImage(picture.bytes, facts, remotePicture!.width, format)
      await writeFileAtomically(fileOf(format), body).then(
        () => withinLimit(store.dataDir),
        () => undefined,
      )
      return toRemoteImage(body, format)
    },
    signal,
  )
}

/**
 * '/images/at-<address>/640.webp' or '/images/at-<address>': a picture that an upstream has on
 * another host, in one of our widths. Null for any other path.
 */
function pictureAt(pathname: string): { name: string; width: number; format: Format } | null {
  const [, code, width, format] =
    /^\/images\/at-([\w-]{8,1400})(?:\/(\d{2,4})\.(webp|jpeg|png))?$/.exec(pathname) ?? []
  if (!code || (width && !widths.includes(Number(width)))) return null
  return {
    name: `at-${createHash('sha256').update(code).digest('hex').slice(0, 16)}`,
    width: width ? Number(width) : plainWidth,
    format: (format ?? 'webp') as Format,
  }
}
