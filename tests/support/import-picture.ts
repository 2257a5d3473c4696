import {
  toImage,
  savePicture,
  knownPicture,
  shaOfPicture,
  writePictures,
  type BlobStore,
} from '../../server/content/files/pictures.ts'
import type { Image } from '../../src/contract/parts.schema.ts'

/**
 * Imports a picture for a tenant, completely or not at all, and returns it as content names it.
 * Throws PictureError.
 */
export async function importPicture(
  store: BlobStore,
  tenant: string,
  bytes: Uint8Array,
  altText: string,
  caption: string | null,
): Promise<Image> {
  const known = await knownPicture(store, tenant, shaOfPicture(bytes))
  const picture = known ?? (await savePicture(store, tenant, bytes))
  if (!known) await writePictures({ db: store.of(tenant) }, tenant, [picture])
  return toImage(picture, altText, caption)
}
