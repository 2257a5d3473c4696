import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { toLocalDateTime } from '../../src/domain/calendar/time-zone.ts'
import { readSettings } from '../content/department/site.ts'
import { readTenants } from '../content/department/tenants.ts'
import { ReadContext } from '../content/read-context.ts'
import { dropAllFindable } from '../content/search/findable.ts'
import { transact, type Transaction } from '../content/transaction.ts'
import type { Store } from '../db/store.ts'
import { snapshotTables } from '../import/export/snapshot.ts'
import { importFolder } from '../import/import-folder.ts'
import { root } from '../root.ts'
import { countsText, formatNote, sumReports } from '../import/report.ts'
import { Shift } from './dates.ts'
import { demoFolder, demoTenants, writeMovedFolder, type DemoTenant } from './moved-folder.ts'

export type DemoOptions = {
  onProgress(line: string): void
  tenants?: readonly DemoTenant[]
  today?: string
  signal?: AbortSignal
}

/** The date and source hash of the imported demo. */
type Made = { today: string; hash: string }

/**
 * Keeps the two demo departments up to date: imports them when they are missing or were imported on
 * another day or from other sources. Never touches other tenants.
 */
export async function ensureDemo(store: Store, options: DemoOptions): Promise<void> {
  const tenants = await readTenants(store)
  const hash = await hashOfSources()
  for (const tenant of options.tenants ?? demoTenants) {
    const existing = tenants.find(({ id }) => id === tenant)
    if (existing && !existing.demo) continue
    const now = options.today ?? (await localTimeOf(store, tenant))
    const today = now.slice(0, 10)
    const before = existing && (await readMade(store, tenant))
    if (before?.today === today && before.hash === hash) continue
    await importDemo(store, tenant, now, options, async (transaction) => {
      const sameWeek =
        before?.hash === hash && new Shift(before.today).days === new Shift(today).days
      if (sameWeek) await forgetGames(transaction, before.today < today ? before.today : today)
      else if (existing) await forgetContent(transaction)
    })
    if (options.signal?.aborted) return
    await writeMade(store, tenant, { today, hash })
  }
}

/** As DEMO says; without it, when the store contains only the demo. */
export async function wantsDemo(setting: '0' | '1' | undefined, store: Store): Promise<boolean> {
  if (setting) return setting === '1'
  return (await readTenants(store)).every(({ demo }) => demo)
}

async function importDemo(
  store: Store,
  tenant: DemoTenant,
  now: string,
  { onProgress, signal }: DemoOptions,
  forget: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  const started = Date.now()
  let lastProgressAt = started
  onProgress(`${tenant}: importing the demo for ${now.slice(0, 10)}`)
  const folder = join(store.dataDir, 'demo', tenant)
  await rm(folder, { recursive: true, force: true })
  await writeMovedFolder({ from: demoFolder(tenant), to: folder, now })
  await transact(store, tenant, forget)
  const report = await importFolder(store, tenant, folder, {
    demo: true,
    ...(signal ? { signal } : {}),
    onProgress: ({ file, done, total }) => {
      if (Date.now() - lastProgressAt < 3000) return
      lastProgressAt = Date.now()
      onProgress(`${tenant}: ${file}, ${done} of ${total}`)
    },
  })
  await rm(folder, { recursive: true, force: true })
  for (const part of report.parts)
    for (const note of part.notes) if (note.kind === 'refused') onProgress(formatNote(note))
  onProgress(
    `${tenant}: ${countsText(sumReports(report))} ` +
      `(${((Date.now() - started) / 1000).toFixed(1)} s)`,
  )
}

/** Deletes the stat files of games from a day on, which are not played yet. */
async function forgetGames({ db, tenant, topics }: Transaction, from: string): Promise<void> {
  const games = db.selectFrom('game').where('tenant', '=', tenant).where('date', '>=', from)
  for (const { id, schedule_id } of await games.select(['id', 'schedule_id']).execute())
    topics.add(`game:${id}`).add(`schedule:${schedule_id}`)
  topics.add('games')
  for (const table of ['stat_file', 'live_game'] as const)
    await db
      .deleteFrom(table)
      .where('tenant', '=', tenant)
      .where('game_id', 'in', games.select('id'))
      .execute()
}

/**
 * Deletes all content of the department, so that nothing of another week remains. Ids (`identity`),
 * pictures, accounts and visitor data stay, so the import gives every row its old id.
 */
async function forgetContent(transaction: Transaction): Promise<void> {
  const { db, tenant } = transaction
  await forgetGames(transaction, '')
  await dropAllFindable(transaction)
  for (const table of [...snapshotTables, 'mention'] as const)
    await db.deleteFrom(table).where('tenant', '=', tenant).execute()
}

async function localTimeOf(store: Store, tenant: string): Promise<string> {
  const zone = (await readSettings(new ReadContext(store, tenant)))?.timeZone ?? 'America/Chicago'
  return toLocalDateTime(new Date(), zone)
}

async function readMade(store: Store, tenant: string): Promise<Made | undefined> {
  const row = await store.db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', `demo:${tenant}`)
    .executeTakeFirst()
  const [today, hash] = row?.value.split(' ') ?? []
  return today && hash ? { today, hash } : undefined
}

async function writeMade(store: Store, tenant: string, { today, hash }: Made): Promise<void> {
  const value = `${today} ${hash}`
  await store.db
    .insertInto('meta')
    .values({ key: `demo:${tenant}`, value })
    .onConflict((c) => c.column('key').doUpdateSet({ value }))
    .execute()
}

/** Changes with the folders and with the importing code. */
async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of ['demo', 'import', 'content']) {
    const path = join(root, 'server', folder)
    const entries = await readdir(path, { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
    for (const text of await Promise.all(files.map((file) => readFile(file)))) hash.update(text)
  }
  return hash.digest('hex').slice(0, 16)
}
