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
  elsewhere: ContentSource,
  party: Party,
  pathname: string,
  signal?: AbortSignal,
): Promise<Made | null> {
  const { tenant } = party
  const own = parseImagePath(pathname)
  const there = own ? null : pictureAt(pathname)
  if (!own && !there) return null
  const name = own
    ? `${own.sha}-${own.width}${variantName(own.variant)}`
    : `${there!.name}-${there!.width}`
  const formats: Format[] = own ? (own.format ? [own.format] : ['jpeg', 'webp']) : [there!.format]
  // A URL without a size may be of either kind, so it has its own files.
  const fileOf = (format: Format) =>
    join(
      store.dataDir,
      'image-cache',
      tenant,
      `${name}${own && !own.format ? '-plain' : ''}.${format}`,
    )
  const made = (body: Buffer, format: Format): Made => ({
    body,
    format,
    etag: `"${name}.${format}"`,
  })
  for (const format of formats) {
    const kept = await readFile(fileOf(format)).catch(() => null)
    if (kept) return made(kept, format)
  }
  return work.run(
    fileOf(formats[0]!),
    party,
    async () => {
      const found = await elsewhere.picture(tenant, pathname)
      if (!found) return null
      const format = own ? formats.find((one) => one === found.type) : there!.format
      if (!format) throw new PictureError(`is ${found.type}, which was not requested`)
      const facts = await inspectPicture(found.bytes)
      const body = own ? found.bytes : await resizeImage(found.bytes, facts, there!.width, format)
      await writeFileAtomically(fileOf(format), body).then(
        () => withinLimit(store.dataDir),
        () => undefined,
      )
      return made(body, format)
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
