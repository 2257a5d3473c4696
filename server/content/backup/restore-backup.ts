import { rm, readFile } from 'node:fs/promises'
import { sql, type Kysely } from 'kysely'
import { everyTopic } from '../../db/changes.ts'
import type { AnyRow } from '../../db/engine.ts'
import { schema } from '../../db/migrate.ts'
import { unindexTerms } from '../../db/search-terms.ts'
import type { Store } from '../../db/store.ts'
import type { Tables } from '../../db/tables.ts'
import { hostClash, readTenants } from '../department/tenants.ts'
import { blobPath } from '../files/file-types.ts'
import { saveFileBytes } from '../files/files.ts'
import { saveBytes } from '../files/pictures.ts'
import { transact } from '../transaction.ts'
import { checkBackup, type Checked } from './check-backup.ts'
import { BackupError, readLines, type BytesKey } from './format.ts'
import { emptied, backupTables, ownValues, type BackupTable } from './tables.ts'
import { isWhole, blobName } from './write-backup.ts'

export type Restored = Checked & { rows: number; pictures: number; files: number }
export type RestoreOptions = {
  /** Only this department; the others stay as they are. */
  tenant?: string | undefined
  /** Delete what is stored now. Without it a restore into a store with content is refused. */
  replace?: boolean | undefined
}
type Db = Kysely<Tables>

/**
 * Restores a backup, or one department of it, in one transaction: all of it, or the store is as
 * before. The search must be rebuilt after it. Throws BackupError when it is refused.
 */
export async function restoreBackup(
  store: Store,
  file: string,
  { tenant, replace = false }: RestoreOptions,
): Promise<Restored> {
  const checked = await checkBackup(file)
  refuseSchema(file, checked)
  if (tenant === undefined) await refuseFull(store, replace)
  else await refuseTenant(store, file, checked, tenant, replace)
  // They are named by their hashes, and before the commit no row names them.
  const bytes = await restoreBytes(store, file, tenant)
  const rows =
    tenant === undefined
      ? await restoreAll(store, file, checked)
      : await transact(store, tenant, async ({ db, topics }) => {
          await clear(db, tenant)
          topics.add(everyTopic).add('settings')
          return insertRows(db, file, tenant)
        })
  return { ...checked, ...bytes, rows }
}

function refuseSchema(file: string, { header }: Checked): void {
  if (header.schema === schema) return
  throw new BackupError(
    `${file} was made by version ${header.version} with other tables (schema ${header.schema}; ` +
      `here ${schema}). Nothing was changed. Restore it with version ${header.version} into an ` +
      'empty store, then start this version, which brings the store up to date',
  )
}

async function refuseFull(store: Store, replace: boolean): Promise<void> {
  if (replace) return
  for (const table of backupTables) {
    if (table === 'meta') continue
    const row = await store.db
      .selectFrom(table)
      .select(sql`1`.as('one'))
      .limit(1)
      .executeTakeFirst()
    if (!row) continue
    const ids = (await readTenants(store)).map(({ id }) => id).join(', ')
    throw new BackupError(
      `the store is not empty (${ids || `rows in ${table}`}). Nothing was changed. ` +
        'Restore into a new DATA_DIR or database, restore one department with --tenant <id>, ' +
        'or add --replace to delete everything in the store first',
    )
  }
}

async function refuseTenant(
  store: Store,
  file: string,
  { tenants }: Checked,
  tenant: string,
  replace: boolean,
): Promise<void> {
  const listedTenant = tenants.find(({ id }) => id === tenant)
  if (!listedTenant)
    throw new BackupError(
      `${file} has no department ${tenant}; ` +
        `it has ${tenants.map(({ id }) => id).join(', ') || 'none'}`,
    )
  const stored = await readTenants(store)
  const clash = hostClash(stored, tenant, listedTenant.hosts)
  if (clash)
    throw new BackupError(
      `${tenant} cannot be restored: ${clash}. Nothing was changed. Take the host from that ` +
        'department first',
    )
  if (!replace && stored.some(({ id }) => id === tenant))
    throw new BackupError(
      `${tenant} is in the store. Nothing was changed. Add --replace to replace all of its ` +
        'content, accounts and submissions with those of the backup',
    )
}

/** One transaction of all departments. */
async function restoreAll(store: Store, file: string, { tenants }: Checked): Promise<number> {
  const before = await readTenants(store)
  const restoredAt = new Date().toISOString()
  const ids = new Set([...before, ...tenants].map(({ id }) => id))
  const rows = await store.db.transaction().execute(async (db) => {
    await clear(db)
    const inserted = await insertRows(db, file)
    const topics = JSON.stringify([everyTopic, 'settings'])
    for (const tenant of ids)
      await db
        .insertInto('change')
        .values({ tenant, topics, at: restoredAt } as never)
        .execute()
    return inserted
  })
  await store.changes.catchUp()
  return rows
}

/** Deletes the rows of a department, or all, except what a restore keeps. */
async function clear(db: Db, tenant?: string): Promise<void> {
  let searchRows = db.selectFrom('search').select(['seq', 'date'])
  if (tenant !== undefined) searchRows = searchRows.where('tenant', '=', tenant)
  await unindexTerms(db, await searchRows.execute())
  // The search is rebuilt afterward; if that does not happen, by the next start.
  await db.deleteFrom('meta').where('key', '=', 'search').execute()
  for (const table of [...backupTables, ...emptied]) {
    if (table === 'meta') {
      if (tenant === undefined)
        await db
          .deleteFrom(table)
          .where('key', 'not in', [...ownValues])
          .execute()
    } else if (tenant === undefined) await db.deleteFrom(table).execute()
    else if (table === 'tenant') await db.deleteFrom(table).where('id', '=', tenant).execute()
    else await db.deleteFrom(table).where('tenant', '=', tenant).execute()
  }
}

/** Most values of a statement, and most characters of them. */
const [mostValues, mostText] = [10_000, 4_000_000]

async function insertRows(db: Db, file: string, tenant?: string): Promise<number> {
  let [total, values, text] = [0, 0, 0]
  let waiting: { table: BackupTable; rows: AnyRow[] } | undefined
  const flush = async () => {
    if (waiting)
      await db
        .insertInto(waiting.table)
        .values(waiting.rows as never)
        .execute()
    waiting = undefined
    values = text = 0
  }
  for await (const line of readLines(file)) {
    if (line[0] !== 'row' || !isWanted(line[1], line[2], tenant)) continue
    const [, table, row] = line
    if (waiting?.table !== table || values > mostValues || text > mostText) await flush()
    waiting ??= { table, rows: [] }
    waiting.rows.push(row)
    total++
    for (const value of Object.values(row)) {
      values++
      if (typeof value === 'string' || value instanceof Uint8Array) text += value.length
    }
  }
  await flush()
  return total
}

function isWanted(table: BackupTable, row: AnyRow, tenant: string | undefined): boolean {
  if (table === 'meta') return tenant === undefined && !ownValues.includes(String(row['key']))
  return tenant === undefined || row[table === 'tenant' ? 'id' : 'tenant'] === tenant
}

async function restoreBytes(
  store: Store,
  file: string,
  tenant?: string,
): Promise<{ pictures: number; files: number }> {
  const counts = { pictures: 0, files: 0 }
  let open: { key: BytesKey; parts: Uint8Array[] } | undefined
  const flush = async () => {
    if (!open) return
    await keep(store, open.key, Buffer.concat(open.parts))
    counts[open.key.kind]++
    open = undefined
  }
  for await (const line of readLines(file)) {
    if (line[0] !== 'bytes' || (tenant !== undefined && line[1].tenant !== tenant)) continue
    if (open && blobName(open.key) !== blobName(line[1])) await flush()
    open ??= { key: line[1], parts: [] }
    open.parts.push(line[2])
  }
  await flush()
  return counts
}

async function keep(store: Store, key: BytesKey, bytes: Uint8Array): Promise<void> {
  if (store.engine === 'sqlite') {
    // A damaged file would be taken for the one of this name.
    const path = blobPath(store, key.kind, key.tenant, key.sha)
    const before = await readFile(path).catch(() => null)
    if (before && !isWhole(key, before)) await rm(path)
  }
  if (key.kind === 'pictures') await saveBytes(store, key.tenant, key.sha, bytes)
  else await saveFileBytes(store, key.tenant, key.sha, bytes)
}
