import { access, readFile } from 'node:fs/promises'
import type { Store } from '../../db/store.ts'
import { ownPath, writeWhole } from './own-path.ts'

/**
 * Where the bytes of pictures lie. Beside the embedded store they are files. On PostgreSQL several
 * machines share one store, so they are rows, and the folder of a machine only keeps what it has
 * read: under the name of its hash it can never be old.
 */
export type BytesPlace = Pick<Store, 'engine' | 'of' | 'dataDir'>

export const pictureFile = (store: Pick<Store, 'dataDir'>, tenant: string, sha: string): string =>
  ownPath(store, 'pictures', tenant, sha)

export async function keepBytes(
  store: BytesPlace,
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
    await writeWhole(pictureFile(store, tenant, sha), bytes)
}

export async function hasBytes(store: BytesPlace, tenant: string, sha: string): Promise<boolean> {
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

/** Throws ENOENT for a picture whose bytes are not there. */
export async function readPictureBytes(
  store: BytesPlace,
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
  // A full disk costs the next reader the way again, and this one nothing.
  await writeWhole(file, row.bytes).catch(() => undefined)
  return Buffer.from(row.bytes)
}
