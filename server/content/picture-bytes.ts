import { randomBytes } from 'node:crypto'
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Store } from '../db/store.ts'

/**
 * Where the bytes of pictures lie. Beside the embedded store they are files. On PostgreSQL several machines share one store, so
 * they are rows, and the folder of a machine only keeps what it has read: under the name of its hash it can never be old.
 */
export type BytesPlace = Pick<Store, 'engine' | 'of' | 'dataDir'>

const isSha = (text: string) => /^[0-9a-f]{16}$/.test(text)
const isTenant = (text: string) => /^[a-z0-9][a-z0-9-]*$/.test(text)

/** Only names that we gave ourselves become paths. */
export function pictureFile({ dataDir }: Pick<Store, 'dataDir'>, tenant: string, sha: string): string {
  if (!isSha(sha) || !isTenant(tenant)) throw new Error('no such picture')
  return join(dataDir, 'pictures', tenant, sha)
}

export async function keepBytes(store: BytesPlace, tenant: string, sha: string, bytes: Uint8Array): Promise<void> {
  if (store.engine === 'postgres') await store.of(tenant).insertInto('picture_bytes').values({ tenant, sha, bytes }).onConflict((c) => c.doNothing()).execute()
  else if (!(await hasBytes(store, tenant, sha))) await writeWhole(pictureFile(store, tenant, sha), bytes)
}

export async function hasBytes(store: BytesPlace, tenant: string, sha: string): Promise<boolean> {
  if (store.engine === 'sqlite') return access(pictureFile(store, tenant, sha)).then(() => true, () => false)
  const row = await store.of(tenant).selectFrom('picture_bytes').select('sha').where('tenant', '=', tenant).where('sha', '=', sha).executeTakeFirst()
  return row !== undefined
}

/** Throws ENOENT for a picture whose bytes are not there. */
export async function readPictureBytes(store: BytesPlace, tenant: string, sha: string): Promise<Buffer> {
  const file = pictureFile(store, tenant, sha)
  if (store.engine === 'sqlite') return readFile(file)
  const near = await readFile(file).catch(() => null)
  if (near) return near
  const row = await store.of(tenant).selectFrom('picture_bytes').select('bytes').where('tenant', '=', tenant).where('sha', '=', sha).executeTakeFirst()
  if (!row) throw Object.assign(new Error(`the store has no bytes of the picture ${sha}`), { code: 'ENOENT' })
  // A full disk costs the next reader the way again, and this one nothing.
  await writeWhole(file, row.bytes).catch(() => undefined)
  return Buffer.from(row.bytes)
}

/** Under another name first: a file that has its right name is whole, also after a power cut. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true })
  const temporary = `${file}.${randomBytes(4).toString('hex')}.tmp`
  try {
    const handle = await open(temporary, 'wx')
    try {
      await handle.writeFile(bytes)
      await handle.datasync()
    } finally {
      await handle.close()
    }
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
