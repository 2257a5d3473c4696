import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Store } from '../../db/store.ts'

/** How long the name of each is: a piece of its hash. */
const names = { pictures: /^[0-9a-f]{16}$/, files: /^[0-9a-f]{32}$/ } as const

/**
 * Where the bytes of a tenant's picture or file lie beside the store. Only names that we gave
 * ourselves become paths; throws for others.
 */
export function ownPath(
  { dataDir }: Pick<Store, 'dataDir'>,
  kind: keyof typeof names,
  tenant: string,
  sha: string,
): string {
  if (!names[kind].test(sha) || !/^[a-z0-9][a-z0-9-]*$/.test(tenant))
    throw new Error(`no such ${kind === 'files' ? 'file' : 'picture'}`)
  return join(dataDir, kind, tenant, sha)
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
