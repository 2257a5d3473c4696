import { createHash, randomBytes } from 'node:crypto'
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Image } from '../../src/contract/schema/image.ts'
import type { Store } from '../db/store.ts'
import { inspectPicture, type PictureFacts, type PictureType } from './picture-file.ts'

/** A picture of a tenant: its name is the beginning of its hash, so the same bytes are the same picture. */
export type Picture = PictureFacts & { sha: string }
type Place = Pick<Store, 'dataDir'>

export const shaOfPicture = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16)
const isSha = (text: string) => /^[0-9a-f]{16}$/.test(text)
const isTenant = (text: string) => /^[a-z0-9][a-z0-9-]*$/.test(text)

/** Only names that we gave ourselves become paths. */
export function pictureFile({ dataDir }: Place, tenant: string, sha: string): string {
  if (!isSha(sha) || !isTenant(tenant)) throw new Error('no such picture')
  return join(dataDir, 'pictures', tenant, sha)
}

/** Takes a picture for a tenant, whole or not at all, and gives it as content names it. Throws PictureError. */
export async function takePicture(store: Pick<Store, 'db' | 'dataDir'>, tenant: string, bytes: Uint8Array, altText: string, caption: string | null): Promise<Image> {
  const sha = shaOfPicture(bytes)
  const known = await knownPicture(store, tenant, sha)
  const picture = known ?? (await keepPicture(store, tenant, bytes))
  if (!known) await writePictures(store, tenant, [picture])
  return imageOf(picture, altText, caption)
}

/** Looks at the bytes and lays them into the tenant's folder; the row that makes them known is written by the caller. */
export async function keepPicture(place: Place, tenant: string, bytes: Uint8Array): Promise<Picture> {
  const sha = shaOfPicture(bytes)
  const picture = { sha, ...(await inspectPicture(bytes)) }
  const file = pictureFile(place, tenant, sha)
  if (!(await exists(file))) await writeWhole(file, bytes)
  return picture
}

export async function writePictures({ db }: Pick<Store, 'db'>, tenant: string, pictures: Picture[]): Promise<void> {
  for (const picture of pictures) await db.insertInto('picture').values({ tenant, ...picture }).onConflict((c) => c.doNothing()).execute()
}

/** Null for a picture that this tenant has not taken, whoever else has. */
export async function readPicture({ db }: Pick<Store, 'db'>, tenant: string, sha: string): Promise<Picture | null> {
  const row = await db.selectFrom('picture').selectAll().where('tenant', '=', tenant).where('sha', '=', sha).executeTakeFirst()
  return row ? { sha: row.sha, type: row.type as PictureType, width: row.width, height: row.height } : null
}

/** The picture that these bytes already are, as long as its file is there, too. */
export async function knownPicture(store: Pick<Store, 'db' | 'dataDir'>, tenant: string, sha: string): Promise<Picture | null> {
  const picture = await readPicture(store, tenant, sha)
  return picture && (await exists(pictureFile(store, tenant, sha))) ? picture : null
}

export const readPictureBytes = (place: Place, tenant: string, sha: string): Promise<Buffer> => readFile(pictureFile(place, tenant, sha))

export const imageOf = ({ sha, width, height }: Picture, altText: string, caption: string | null): Image => ({ url: `/images/${sha}`, width, height, altText, caption })

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

const exists = (file: string) => access(file).then(() => true, () => false)
