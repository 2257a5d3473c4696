import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { ownPath, writeWhole } from './own-path.ts'
import type { BytesPlace } from './picture-bytes.ts'

/**
 * Where the bytes of files lie: as those of pictures, files beside the embedded store and rows on
 * PostgreSQL. A recording is large, so there it is cut into parts, and nobody who seeks in it reads
 * more than the parts that are asked for.
 */
const partSize = 1024 * 1024

const pathOf = (store: Pick<BytesPlace, 'dataDir'>, tenant: string, sha: string): string =>
  ownPath(store, 'files', tenant, sha)

export async function keepFileBytes(
  store: BytesPlace,
  tenant: string,
  sha: string,
  bytes: Uint8Array,
): Promise<void> {
  if (await hasFileBytes(store, tenant, sha)) return
  if (store.engine === 'sqlite') return writeWhole(pathOf(store, tenant, sha), bytes)
  await store
    .of(tenant)
    .transaction()
    .execute(async (db) => {
      for (let part = 0; part * partSize < bytes.byteLength; part++) {
        const values = {
          tenant,
          sha,
          part,
          bytes: bytes.subarray(part * partSize, (part + 1) * partSize),
        }
        await db
          .insertInto('file_bytes')
          .values(values)
          .onConflict((c) => c.doNothing())
          .execute()
      }
    })
}

export async function hasFileBytes(
  store: BytesPlace,
  tenant: string,
  sha: string,
): Promise<boolean> {
  if (store.engine === 'sqlite')
    return access(pathOf(store, tenant, sha)).then(
      () => true,
      () => false,
    )
  const row = await store
    .of(tenant)
    .selectFrom('file_bytes')
    .select('part')
    .where('tenant', '=', tenant)
    .where('sha', '=', sha)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The bytes from the first to the last, both inclusive, as they are sent. Throws ENOENT when they
 * are not there.
 */
export async function readFileBytes(
  store: BytesPlace,
  tenant: string,
  sha: string,
  first: number,
  last: number,
): Promise<ReadableStream<Uint8Array>> {
  if (!(await hasFileBytes(store, tenant, sha)))
    throw Object.assign(new Error(`the store has no bytes of the file ${sha}`), { code: 'ENOENT' })
  const stream =
    store.engine === 'sqlite'
      ? createReadStream(pathOf(store, tenant, sha), { start: first, end: last })
      : Readable.from(partsOf(store, tenant, sha, first, last))
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>
}

async function* partsOf(
  store: BytesPlace,
  tenant: string,
  sha: string,
  first: number,
  last: number,
): AsyncGenerator<Uint8Array> {
  for (let part = Math.floor(first / partSize); part * partSize <= last; part++) {
    const row = await store
      .of(tenant)
      .selectFrom('file_bytes')
      .select('bytes')
      .where('tenant', '=', tenant)
      .where('sha', '=', sha)
      .where('part', '=', part)
      .executeTakeFirst()
    if (!row) throw new Error(`part ${part} of the file ${sha} is not in the store`)
    yield row.bytes.subarray(
      Math.max(0, first - part * partSize),
      Math.min(partSize, last - part * partSize + 1),
    )
  }
}
