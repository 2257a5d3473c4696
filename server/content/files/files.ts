import { createHash } from 'node:crypto'
import type { FileLink } from '../../../src/contract/parts.schema.ts'
import type { Store } from '../../db/store.ts'
import { fileNameOf, inspectFile } from './file-types.ts'
import { keepFileBytes } from './file-bytes.ts'
import type { BytesPlace } from './picture-bytes.ts'
import type { Transaction } from '../transaction.ts'

/** A file that anybody may have. */
export type OpenFile = { sha: string; name: string; type: string; size: number }

const shaOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/** What a file is, as content names it. Throws FileError for one that is not taken. */
export function describeFile(path: string, bytes: Uint8Array, title: string): FileLink {
  const name = fileNameOf(path)
  return {
    title,
    url: `/files/${shaOf(bytes)}/${encodeURIComponent(name)}`,
    name,
    ...inspectFile(name, bytes),
    size: bytes.byteLength,
  }
}

/**
 * Keeps a file for the tenant. It is given out once something that is open to all names its address
 * (`openNamedFiles`).
 */
export async function keepFile(
  store: BytesPlace,
  tenant: string,
  { url, name, type, size }: FileLink,
  bytes: Uint8Array,
): Promise<void> {
  const sha = url.split('/')[2]!
  await keepFileBytes(store, tenant, sha, bytes)
  await store
    .of(tenant)
    .insertInto('file')
    .values({ tenant, sha, name, type, size, open: 0 })
    .onConflict((c) => c.doNothing())
    .execute()
}

/** The file of an address; null for one that this tenant does not give to everybody. */
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
 * The same of a closed address, for who is signed in: only what a page for members names, which is
 * not all that is closed.
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
  const named = pages.some(({ doc }) => {
    const { access, files } = JSON.parse(doc) as { access: string; files: FileLink[] }
    return access === 'hidden' && files.some((file) => file.url === url)
  })
  const row = named
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

/**
 * The same file where only some may have it: an address that answers at most to who is signed in.
 */
export const closed = <F extends FileLink | null>(file: F): F =>
  file ? { ...file, url: file.url.replace(/^\/files\//, closedBegin) } : file
/** The address in either case: '/files/…'. */
export const openUrlOf = ({ url }: Pick<FileLink, 'url'>): string =>
  url.replace(closedBegin, '/files/')

/**
 * Opens the files whose addresses stand in documents of the tenant, and closes those that stand in
 * none any more: withdrawn, or hidden by now. Run in the transaction that wrote those documents.
 */
export async function openNamedFiles({
  db,
  tenant,
}: Pick<Transaction, 'db' | 'tenant'>): Promise<void> {
  const files = await db
    .selectFrom('file')
    .select(['sha', 'name', 'open'])
    .where('tenant', '=', tenant)
    .execute()
  if (files.length === 0) return
  const named = new Set<string>()
  for (const table of ['item', 'game', 'story', 'document'] as const) {
    const rows = await db
      .selectFrom(table)
      .select('doc')
      .where('tenant', '=', tenant)
      .where('doc', 'like', '%/files/%')
      .execute()
    for (const { doc } of rows)
      for (const [, sha, name] of doc.matchAll(/\/files\/([0-9a-f]{32})\/([\w.!~*'()%-]+)/g))
        named.add(`${sha}/${name}`)
  }
  for (const { sha, name, open } of files) {
    const wanted = Number(named.has(`${sha}/${encodeURIComponent(name)}`))
    if (wanted !== open)
      await db
        .updateTable('file')
        .set({ open: wanted })
        .where('tenant', '=', tenant)
        .where('sha', '=', sha)
        .where('name', '=', name)
        .execute()
  }
}
