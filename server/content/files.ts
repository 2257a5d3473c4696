import { createHash } from 'node:crypto'
import type { FileLink } from '../../src/contract/schema/file.ts'
import type { Store } from '../db/store.ts'
import { fileNameOf, inspectFile } from './file-types.ts'
import { keepFileBytes } from './file-bytes.ts'
import type { BytesPlace } from './picture-bytes.ts'
import type { Writing } from './writing.ts'

/** A file that anybody may have. A row of the table makes it so; bytes without one are given to nobody. */
export type OpenFile = { sha: string; name: string; type: string; size: number }

const shaOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/** What a file is, as content names it. Throws FileError for one that is not taken. */
export function describeFile(path: string, bytes: Uint8Array, title: string): FileLink {
  const name = fileNameOf(path)
  return { title, url: `/files/${shaOf(bytes)}/${encodeURIComponent(name)}`, name, ...inspectFile(name, bytes), size: bytes.byteLength }
}

/** Keeps the bytes for the tenant. They are given out once something that is open to all names them (`openNamedFiles`). */
export const keepFile = (store: BytesPlace, tenant: string, bytes: Uint8Array): Promise<void> => keepFileBytes(store, tenant, shaOf(bytes), bytes)

/** The file of an address; null for one that this tenant does not give to everybody. */
export async function readFile(store: Pick<Store, 'of'>, tenant: string, sha: string, name: string): Promise<OpenFile | null> {
  const row = await store.of(tenant).selectFrom('file').selectAll().where('tenant', '=', tenant).where('sha', '=', sha).where('name', '=', name).executeTakeFirst()
  return row ? { sha: row.sha, name: row.name, type: row.type, size: Number(row.size) } : null
}

const closedBegin = '/closed-files/'

/** The same file where only some may have it: an address that nothing answers, until a visitor can show who they are. */
export const closed = <F extends FileLink | null>(file: F): F => (file ? { ...file, url: file.url.replace(/^\/files\//, closedBegin) } : file)
/** The address in either case: '/files/…'. */
export const openUrlOf = ({ url }: Pick<FileLink, 'url'>): string => url.replace(closedBegin, '/files/')

/**
 * Opens the files that documents of the tenant name, and closes those that none names any more: withdrawn, or hidden by now.
 * Run in the transaction that wrote those documents.
 */
export async function openNamedFiles({ db, tenant }: Pick<Writing, 'db' | 'tenant'>): Promise<void> {
  const named = new Map<string, OpenFile>()
  for (const table of ['item', 'game', 'document'] as const) {
    const rows = await db.selectFrom(table).select('doc').where('tenant', '=', tenant).where('doc', 'like', '%"/files/%').execute()
    for (const { doc } of rows) for (const file of filesIn(JSON.parse(doc))) named.set(`${file.sha}/${file.name}`, file)
  }
  const rows = await db.selectFrom('file').select(['sha', 'name']).where('tenant', '=', tenant).execute()
  for (const { sha, name } of rows) {
    if (!named.delete(`${sha}/${name}`)) await db.deleteFrom('file').where('tenant', '=', tenant).where('sha', '=', sha).where('name', '=', name).execute()
  }
  for (const file of named.values()) await db.insertInto('file').values({ tenant, ...file }).onConflict((c) => c.doNothing()).execute()
}

/** Every file that stands anywhere in a document. */
function* filesIn(value: unknown): Generator<OpenFile> {
  if (typeof value !== 'object' || value === null) return
  const { url, name, type, size } = value as Partial<FileLink>
  const sha = /^\/files\/([0-9a-f]{32})\//.exec(typeof url === 'string' ? url : '')?.[1]
  if (sha && typeof name === 'string' && typeof type === 'string' && typeof size === 'number') yield { sha, name, type, size }
  for (const inner of Object.values(value)) yield* filesIn(inner)
}
