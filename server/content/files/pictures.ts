import { createHash } from 'node:crypto'
import type { Image } from '../../../src/contract/parts.schema.ts'
import type { Store } from '../../db/store.ts'
import { hasBytes, keepBytes, type BytesPlace } from './picture-bytes.ts'
import { inspectPicture, type PictureFacts, type PictureType } from './picture-file.ts'
import type { Transaction } from '../transaction.ts'

/**
 * A picture of a tenant: its name is the beginning of its hash, so the same bytes are the same
 * picture.
 */
export type Picture = PictureFacts & { sha: string }

export const shaOfPicture = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/**
 * Looks at the bytes and keeps them for the tenant; the row that makes them known is written by the
 * caller.
 */
export async function keepPicture(
  store: BytesPlace,
  tenant: string,
  bytes: Uint8Array,
): Promise<Picture> {
  const picture = { sha: shaOfPicture(bytes), ...(await inspectPicture(bytes)) }
  await keepBytes(store, tenant, picture.sha, bytes)
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

/** Null for a picture that this tenant has not taken, whoever else has. */
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

/** The picture that these bytes already are, as long as the bytes are there, too. */
export async function knownPicture(
  store: BytesPlace,
  tenant: string,
  sha: string,
): Promise<Picture | null> {
  const picture = await readPicture(store, tenant, sha)
  return picture && (await hasBytes(store, tenant, sha)) ? picture : null
}

export const imageOf = (
  { sha, width, height }: Picture,
  altText: string,
  caption: string | null,
): Image => ({ url: `/images/${sha}`, width, height, altText, caption })
