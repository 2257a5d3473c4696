import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { wallClock } from '../../src/domain/calendar/zone.ts'
import { ReadContext } from '../content/read-context.ts'
import { readSettings } from '../content/department/site.ts'
import { dropStories } from '../content/stories/stories.ts'
import { readTenants } from '../content/department/tenants.ts'
import { transact, type Transaction } from '../content/transaction.ts'
import type { Store } from '../db/store.ts'
import { demoTenants, writeDemoPack, type DemoTenant } from '../demo/write-pack.ts'
import { importPack } from './import-pack.ts'
import { countsText, noteText, totalsOf } from './report.ts'

export type DemoOptions = { onProgress(line: string): void; today?: string; signal?: AbortSignal }

/**
 * Keeps the two invented departments in the store as they stand today: written and imported when
 * they are not there, or were made on another day or by other code; otherwise nothing is done.
 * Never touches a tenant that is not ours.
 */
export async function ensureDemo(store: Store, options: DemoOptions): Promise<void> {
  const tenants = await readTenants(store)
  const code = await hashOfCode()
  for (const tenant of demoTenants) {
    const before = tenants.find(({ id }) => id === tenant)
    if (before && !before.demo) continue
    const today = options.today ?? (await todayOf(store, tenant))
    const made = `${today} ${code}`
    const key = `demo:${tenant}`
    const known = await store.db
      .selectFrom('meta')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirst()
    if (before && known?.value === made) continue
    await makeDemo(store, tenant, today, before !== undefined, options)
    if (options.signal?.aborted) return
    await store.db
      .insertInto('meta')
      .values({ key, value: made })
      .onConflict((c) => c.column('key').doUpdateSet({ value: made }))
      .execute()
  }
}

async function makeDemo(
  store: Store,
  tenant: DemoTenant,
  today: string,
  shift: boolean,
  { onProgress, signal }: DemoOptions,
): Promise<void> {
  const started = Date.now()
  onProgress(`${tenant}: ${shift ? 'moving the demo to' : 'making the demo of'} ${today}`)
  const folder = join(store.dataDir, 'demo', tenant)
  await rm(folder, { recursive: true, force: true })
  await writeDemoPack({ tenant, folder, today })
  const stories = await readdir(join(folder, 'stories')).catch(() => [])
  // The demo's games were played on other days: what their stat files said would outweigh the new
  // schedule.
  if (shift)
    await transact(store, tenant, (writing) =>
      forgetYesterday(writing, new Set(stories.map((file) => file.replace(/\.md$/, '')))),
    )
  const report = await importPack(store, tenant, folder, {
    demo: true,
    ...(signal ? { signal } : {}),
  })
  for (const part of report.parts)
    for (const note of part.notes) if (note.kind === 'refused') onProgress(noteText(note))
  onProgress(
    `${tenant}: ${countsText(totalsOf(report))} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  )
}

async function forgetYesterday(writing: Transaction, stories: Set<string>): Promise<void> {
  const { db, tenant, topics } = writing
  await db.deleteFrom('stat_file').where('tenant', '=', tenant).execute()
  await db.deleteFrom('live_game').where('tenant', '=', tenant).execute()
  const games = await db
    .selectFrom('game')
    .select(['id', 'schedule_id'])
    .where('tenant', '=', tenant)
    .execute()
  for (const { id, schedule_id } of games) topics.add(`game:${id}`).add(`schedule:${schedule_id}`)
  const known = await db
    .selectFrom('identity')
    .select(['id', 'key'])
    .where('tenant', '=', tenant)
    .where('kind', '=', 'story')
    .execute()
  await dropStories(
    writing,
    known.filter(({ key }) => !stories.has(key)).map(({ id }) => id),
  )
  topics.add('games')
}

async function todayOf(store: Store, tenant: string): Promise<string> {
  const zone = (await readSettings(new ReadContext(store, tenant)))?.timeZone ?? 'America/Chicago'
  return wallClock(new Date(), zone).slice(0, 10)
}

/** Other code makes another demo: what writes it and what takes it. */
async function hashOfCode(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of ['demo', 'import', 'content']) {
    const root = join(import.meta.dirname, '..', folder)
    const files = (await readdir(root, { recursive: true }))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .toSorted()
    for (const text of await Promise.all(files.map((file) => readFile(join(root, file)))))
      hash.update(text)
  }
  return hash.digest('hex').slice(0, 16)
}
