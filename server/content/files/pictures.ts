import { createHash } from 'node:crypto'
import { access, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { blobPath, writeFileAtomically } from './file-types.ts'
import { drawingFault, photoFault } from './drawing-time.ts'
import { svgFault } from './svg.ts'
import type { Transaction } from '../transaction.ts'
import type { Store } from '../../db/store.ts'
import type { Image } from '../../../src/contract/parts.schema.ts'

/**
 * Where picture bytes are stored. With SQLite they are files. With PostgreSQL several machines
 * share one store, so they are rows, and the local folder is a cache. Names are hashes, so a cached
 * file is never stale.
 */
export type BlobStore = Pick<Store, 'engine' | 'of' | 'dataDir'>

export const pictureFile = (store: Pick<Store, 'dataDir'>, tenant: string, sha: string): string =>
  blobPath(store, 'pictures', tenant, sha)

export async function saveBytes(
  store: BlobStore,
  tenant: string,
  sha: string,
  bytes: Uint8Array,
): Promise<void> {
  if (store.engine === 'postgres')
    await store
      .of(tenant)
      .insertInto('picture_bytes')
      .values({ tenant, sha, bytes })
      .onConflict((c) => c.doNothing())
      .execute()
  else if (!(await hasBytes(store, tenant, sha)))
    await writeFileAtomically(pictureFile(store, tenant, sha), bytes)
}

async function hasBytes(store: BlobStore, tenant: string, sha: string): Promise<boolean> {
  if (store.engine === 'sqlite')
    return access(pictureFile(store, tenant, sha)).then(
      () => true,
      () => false,
    )
  const row = await store
    .of(tenant)
    .selectFrom('picture_bytes')
    .select('sha')
    .where('tenant', '=', tenant)
    .where('sha', '=', sha)
    .executeTakeFirst()
  return row !== undefined
}

/** Throws ENOENT when the bytes of a picture are missing. */
export async function readPictureBytes(
  store: BlobStore,
  tenant: string,
  sha: string,
): Promise<Buffer> {
  const file = pictureFile(store, tenant, sha)
  if (store.engine === 'sqlite') return readFile(file)
  const near = await readFile(file).catch(() => null)
  if (near) return near
  const row = await store
    .of(tenant)
    .selectFrom('picture_bytes')
    .select('bytes')
    .where('tenant', '=', tenant)
    .where('sha', '=', sha)
    .executeTakeFirst()
  if (!row)
    throw Object.assign(new Error(`the store has no bytes of the picture ${sha}`), {
      code: 'ENOENT',
    })
  // If the disk is full, the next reader reads the row again.
  await writeFileAtomically(file, row.bytes).catch(() => undefined)
  return Buffer.from(row.bytes)
}

/** A picture that was refused. The message is for the person who uploaded it. */
export class PictureError extends Error {
  override name = 'PictureError'
}

export type PictureType = 'png' | 'jpeg' | 'webp' | 'svg'
export type PictureFacts = { type: PictureType; width: number; height: number }

const megabyte = 1024 * 1024
export const mostPixels = 40_000_000
const mostBytes = 15 * megabyte
const mostSvgBytes = 2 * megabyte
/**
 * Assumed width or height of an SVG, which has no pixels of its own, so that every width is
 * available.
 */
const drawnSize = 1600
/** In the widest width an SVG must not have more pixels than a photograph may. */
const tallest = 10

// Pictures are identified by their first bytes. These loaders must never run.
sharp.block({
  operation: [
    'VipsForeignLoadTiff',
    'VipsForeignLoadPdf',
    'VipsForeignLoadMagick',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
    'VipsForeignLoadFits',
    'VipsForeignLoadOpenexr',
    'VipsForeignLoadCsv',
    'VipsForeignLoadMat',
  ],
})
sharp.cache(false)

/** The type of a picture by its first bytes, whatever its name says. */
export function detectImageType(bytes: Uint8Array): PictureType | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024))
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))
    return 'png'
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg'
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP')
    return 'webp'
  return /^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?(?:-->|$)\s*)*(?:<svg[\s>]|$)/.test(
    head.toString('utf8'),
  ) && head.includes('<')
    ? 'svg'
    : null
}

/**
 * Type and size of a picture. Throws PictureError when it is of another type, too large, damaged,
 * or an SVG with active content.
 */
export async function inspectPicture(bytes: Uint8Array): Promise<PictureFacts> {
  const type = detectImageType(bytes)
  if (!type) throw new PictureError('is not a png, jpeg, webp or svg picture')
  if (bytes.byteLength > (type === 'svg' ? mostSvgBytes : mostBytes))
    throw new PictureError(
      `is larger than ${(type === 'svg' ? mostSvgBytes : mostBytes) / megabyte} MB`,
    )
  const problem = type === 'svg' && svgFault(new TextDecoder().decode(bytes))
  if (problem) throw new PictureError(problem)
  const read = await sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 })
    .metadata()
    .catch((error: unknown) => {
      const reason =
        error instanceof Error ? error.message.split('\n', 1).join('') : 'unknown fault'
      throw new PictureError(`cannot be read: ${reason}`)
    })
  const { width, height } = read.autoOrient
  if (read.format !== type || width < 1 || height < 1)
    throw new PictureError('cannot be read: its content does not match its first bytes')
  if (type === 'svg') {
    const facts = drawnFacts(width, height)
    const slow = await drawingFault(bytes, Math.max(read.width, read.height))
    if (slow) throw new PictureError(slow)
    return facts
  }
  if (width * height > mostPixels)
    throw new PictureError(
      `has ${Math.round((width * height) / 1_000_000)} megapixels, more than ` +
        `${mostPixels / 1_000_000}`,
    )
  const damage = await photoFault(bytes)
  if (damage) throw new PictureError(damage)
  return { type, width, height }
}

function drawnFacts(width: number, height: number): PictureFacts {
  if (height > width * tallest)
    throw new PictureError(`is more than ${tallest} times as high as wide`)
  const scale = drawnSize / Math.max(width, height)
  return {
    type: 'svg',
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** A picture of a tenant, named by the start of its hash: the same bytes are the same picture. */
export type Picture = PictureFacts & { sha: string }

export const shaOfPicture = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** Inspects and stores the bytes for the tenant. The caller writes the row. */
export async function savePicture(
  store: BlobStore,
  tenant: string,
  bytes: Uint8Array,
): Promise<Picture> {
  const picture = { sha: shaOfPicture(bytes), ...(await inspectPicture(bytes)) }
  await saveBytes(store, tenant, picture.sha, bytes)
  return picture
}

export async function writePictures(
  { db }: Pick<Transaction, 'db'>,
  tenant: string,
  pictures: Picture[],
): Promise<void> {
  for (const picture of pictures)
    await db
      .insertInto('picture')
      .values({ tenant, ...picture })
      .onConflict((c) => c.doNothing())
      .execute()
}

/** Null when this tenant does not have the picture, even if another has. */
export async function readPicture(
  store: Pick<Store, 'of'>,
  tenant: string,
  sha: string,
): Promise<Picture | null> {
  const row = await store
    .of(tenant)
    .selectFrom('picture')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('sha', '=', sha)
    .executeTakeFirst()
  return row
    ? { sha: row.sha, type: row.type as PictureType, width: row.width, height: row.height }
    : null
}

/** The existing picture with these bytes, if the bytes are still stored. */
export async function knownPicture(
  store: BlobStore,
  tenant: string,
  sha: string,
): Promise<Picture | null> {
  const picture = await readPicture(store, tenant, sha)
  return picture && (await hasBytes(store, tenant, sha)) ? picture : null
}

export const toImage = (
  { sha, width, height }: Picture,
  altText: string,
  caption: string | null,
): Image => ({ url: `/images/${sha}`, width, height, altText, caption })
