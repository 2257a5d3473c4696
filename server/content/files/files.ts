import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { blobPath, writeFileAtomically, toFileName, inspectFile } from './file-types.ts'
import type { BlobStore } from './pictures.ts'
import type { Transaction } from '../transaction.ts'
import type { Store } from '../../db/store.ts'
import type { FileLink } from '../../../src/contract/parts.schema.ts'

/**
 * Stored file bytes: on disk with SQLite, in rows with PostgreSQL. A recording is large, so its
 * rows are parts of this size, and a range reads only the parts it needs.
 */
const partSize = 1024 * 1024

const pathOf = (store: Pick<BlobStore, 'dataDir'>, tenant: string, sha: string): string =>
  blobPath(store, 'files', tenant, sha)

export async function saveFileBytes(
  store: BlobStore,
  tenant: string,
  sha: string,
  bytes: Uint8Array,
): Promise<void> {
  if (await hasFileBytes(store, tenant, sha)) return
  if (store.engine === 'sqlite') return writeFileAtomically(pathOf(store, tenant, sha), bytes)
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

async function hasFileBytes(store: BlobStore, tenant: string, sha: string): Promise<boolean> {
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

/** Streams the bytes from first to last, both inclusive. Throws ENOENT when they are missing. */
export async function readFileBytes(
  store: BlobStore,
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
  store: BlobStore,
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

/** A file that is public. */
export type OpenFile = { sha: string; name: string; type: string; size: number }

const shaOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/** A file as content refers to it. Throws FileError when it is refused. */
export function describeFile(path: string, bytes: Uint8Array, title: string): FileLink {
  const name = toFileName(path)
  return {
    title,
    url: `/files/${shaOf(bytes)}/${encodeURIComponent(name)}`,
    name,
    ...inspectFile(name, bytes),
    size: bytes.byteLength,
  }
}

/**
 * Stores a file for the tenant. It is public only after public content names its URL
 * (`syncPublicFiles`).
 */
export async function saveFile(
  store: BlobStore,
  tenant: string,
  { url, name, type, size }: FileLink,
  bytes: Uint8Array,
): Promise<void> {
  const sha = url.split('/')[2]!
  await saveFileBytes(store, tenant, sha, bytes)
  await store
    .of(tenant)
    .insertInto('file')
    .values({ tenant, sha, name, type, size, open: 0 })
    .onConflict((c) => c.doNothing())
    .execute()
}

/** The file of a URL; null when it is not public for this tenant. */
export async function readFile(
  store: Pick<Store, 'of'>,
  tenant: string,
  sha: string,
  name: string,
): Promise<OpenFile | null> {
  const row = await store
    .of(tenant)
    .selectFrom('file')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('sha', '=', sha)
    .where('name', '=', name)
    .where('open', '=', 1)
    .executeTakeFirst()
  return row ? { sha: row.sha, name: row.name, type: row.type, size: Number(row.size) } : null
}

/**
 * The file of a members' URL, for signed-in accounts. Only files that members' pages name, which
 * are not all that are closed.
 */
export async function readMembersFile(
  store: Pick<Store, 'of'>,
  tenant: string,
  sha: string,
  name: string,
): Promise<OpenFile | null> {
  const db = store.of(tenant)
  const url = `${closedBegin}${sha}/${encodeURIComponent(name)}`
  const pages = await db
    .selectFrom('item')
    .select('doc')
    .where('tenant', '=', tenant)
    .where('kind', '=', 'sport_file')
    .where('doc', 'like', `%${closedBegin}${sha}/%`)
    .execute()
  const isLinked = pages.some(({ doc }) => {
    const { access, files } = JSON.parse(doc) as { access: string; files: FileLink[] }
    return access === 'hidden' && files.some((file) => file.url === url)
  })
  const row = isLinked
    ? await db
        .selectFrom('file')
        .selectAll()
        .where('tenant', '=', tenant)
        .where('sha', '=', sha)
        .where('name', '=', name)
        .executeTakeFirst()
    : undefined
  return row ? { sha: row.sha, name: row.name, type: row.type, size: Number(row.size) } : null
}

const closedBegin = '/closed-files/'

/** The same file under a URL that is only for signed-in accounts. */
export const withMembersUrl = <F extends FileLink | null>(file: F): F =>
  file ? { ...file, url: file.url.replace(/^\/files\//, closedBegin) } : file
/** The public form of the URL: '/files/…'. */
export const toPublicUrl = ({ url }: Pick<FileLink, 'url'>): string =>
  url.replace(closedBegin, '/files/')

/**
 * Opens the files that public documents of the tenant name, and closes those that none names any
 * more. Run it in the transaction that wrote the documents.
 */
export async function syncPublicFiles({
  db,
  tenant,
}: Pick<Transaction, 'db' | 'tenant'>): Promise<void> {
  const files = await db
    .selectFrom('file')
    .select(['sha', 'name', 'open'])
    .where('tenant', '=', tenant)
    .execute()
  if (files.length === 0) return
  const linkedFiles = new Set<string>()
  for (const table of ['item', 'game', 'story', 'document'] as const) {
    const rows = await db
      .selectFrom(table)
      .select('doc')
      .where('tenant', '=', tenant)
      .where('doc', 'like', '%/files/%')
      .$if(table === 'story', (stories) => stories.where('hidden', '=', 0))
      .execute()
    for (const { doc } of rows)
      for (const [, sha = '', name = ''] of doc.matchAll(
        /\/files\/([0-9a-f]{32})\/([\w.!~*'()%-]+)/g,
      ))
        linkedFiles.add(`${sha}/${name}`)
  }
  for (const { sha, name, open } of files) {
    const shouldBeOpen = Number(linkedFiles.has(`${sha}/${encodeURIComponent(name)}`))
    if (shouldBeOpen !== open)
      await db
        .updateTable('file')
        .set({ open: shouldBeOpen })
        .where('tenant', '=', tenant)
        .where('sha', '=', sha)
        .where('name', '=', name)
        .execute()
  }
}
