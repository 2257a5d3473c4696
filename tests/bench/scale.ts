import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { call } from '../../server/api/call.ts'
import { Reading } from '../../server/content/reading.ts'
import { writeTenant } from '../../server/content/tenants.ts'
import { write } from '../../server/content/writing.ts'
import { openStore, type Store } from '../../server/db/store.ts'
import type { ApiName } from '../../src/contract/api.ts'
import { databaseOf, forgetFolders } from '../support/engine.ts'
import { setup, teardown } from '../support/postgres.ts'
import { takeDepartment } from '../support/department.ts'
import { median } from './quantile.ts'
import type { Findings } from './table.ts'

/** A small department alone in its store, and the same one among a thousand, with a long history (design §7: 1 → 1,000 tenants, 100 → 100,000 stories, 40 → 4,000 games). */
const small = { tenants: 1, stories: 100, games: 40 }
const large = { tenants: 1000, stories: 100_000, games: 4000 }
/** What each of the thousand neighbours has. */
const neighbour = { stories: 100, games: 40 }

const asked: [string, ApiName, Record<string, unknown>][] = [
  ['the newest stories', 'stories', { $pageSize: 10 }],
  ['the newest stories of a sport', 'stories', { sportId: 1, $pageSize: 10 }],
  ['one story', 'story', { date: '2020-01-10', slug: 'story-10' }],
  ['the archives', 'archives', { $pageSize: 10 }],
  ['results', 'results', { $pageSize: 6 }],
  ['upcoming games', 'upcoming', { $pageSize: 6 }],
  ['the scoreboard', 'scoreboard', {}],
  ['a search', 'search', { q: 'season' }],
]

const batch = 400
const day = (i: number) => new Date(Date.UTC(2020, 0, 1) + i * 3_600_000 * 2).toISOString().slice(0, 19)

/** Rows straight into the tables: what is measured is how they are read. */
async function fill(store: Store, tenant: string, { stories, games }: { stories: number; games: number }): Promise<void> {
  const db = store.of(tenant)
  const text = 'The team opened its season at home with a win that nobody had seen coming. '.repeat(8)
  for (let from = 0; from < stories; from += batch) {
    const some = Array.from({ length: Math.min(batch, stories - from) }, (_, i) => from + i)
    await db.insertInto('story').values(some.map((i) => ({
      tenant, id: 1000 + i, date: i === 10 ? '2020-01-10T09:00:00' : day(i), slug: `story-${i}`, sport_id: (i % 12) + 1, hidden: 0,
      doc: JSON.stringify({ title: `Season story ${i}`, subHeadline: null, teaser: 'The season.', byline: null, date: day(i), image: null, redirectAbsoluteUrl: null, content: `<p>${text}</p>`, gameIds: [], playerIds: [], tagIds: [], hidden: false, writer: null, images: [], video: null, galleryId: null, links: [], contentTemplate: null }),
    })) as never).execute()
    await db.insertInto('search').values(some.map((i) => ({ tenant, kind: 'story', id: 1000 + i, title: i % 50 === 0 ? `Season story ${i}` : `Story ${i} of the year`, text: 'At home with a win.', url: `/news/${i}`, sport_id: (i % 12) + 1, date: day(i), shows: null, archived: 1, on_day: null })) as never).execute()
  }
  const template = await db.selectFrom('game').selectAll().where('tenant', '=', tenant).where('id', '=', 2).executeTakeFirst()
  for (let from = 0; template && from < games; from += batch) {
    await db.insertInto('game').values(Array.from({ length: Math.min(batch, games - from) }, (_, i) => ({ ...template, id: 5000 + from + i, schedule_id: 900 + ((from + i) % 50), date: day(from + i), ends: day(from + i) }))).execute()
  }
}

async function storeOf(name: string, open: (folder: string) => Promise<Store>, size: typeof small): Promise<{ store: Store; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), `fieldhouse-${name}-`))
  const store = await open(folder)
  await takeDepartment(store)
  await fill(store, 'testham', size)
  for (let i = 1; i < size.tenants; i++) {
    const id = `neighbour-${i}`
    await write(store, id, (writing) => writeTenant(writing, { id, hosts: [`${id}.example`], demo: false }))
    await fill(store, id, neighbour)
    if (i % 100 === 0) process.stderr.write(`${name}: ${i} tenants\n`)
  }
  return { store, folder }
}

async function measure(engine: string, open: (folder: string) => Promise<Store>, finish: (store: Store) => Promise<void>): Promise<Findings> {
  const few = await storeOf(`${engine}-small`, open, small)
  const many = await storeOf(`${engine}-large`, open, large)
  await finish(few.store)
  await finish(many.store)
  const findings: Findings = { rows: [], notes: [] }
  const once = async (store: Store, name: ApiName, query: unknown) => {
    const began = process.hrtime.bigint()
    await call(name, new Reading(store, 'testham', new Date('2026-11-14T18:00:00Z')), query)
    return Number(process.hrtime.bigint() - began) / 1e6
  }
  const rounds = process.env['PROOF'] === '1' ? 600 : 200
  for (const [words, name, query] of asked) {
    const times = { few: [] as number[], many: [] as number[] }
    for (let i = 0; i < 20; i++) { await once(few.store, name, query); await once(many.store, name, query) }
    // One after the other, so that whatever else the machine does falls on both.
    for (let i = 0; i < rounds; i++) { times.few.push(await once(few.store, name, query)); times.many.push(await once(many.store, name, query)) }
    const [a, b] = [median(times.few), median(times.many)]
    findings.rows.push({ group: `scale, ${engine}`, what: `${words}: 1,000 tenants, 100,000 stories, 4,000 games (floor: 1, 100, 40)`, unit: 'ms', ours: b, floor: a, ratio: b / a, goal: '≤ 1.2', reached: b / a <= 1.2 })
  }
  for (const { store, folder } of [few, many]) {
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return findings
}

/** How much longer a list or a story takes in a store that is a thousand times as large, on both engines. */
export async function measureScale(): Promise<Findings> {
  const embedded = await measure('embedded', (folder) => openStore(folder), async () => {})
  await setup()
  try {
    const postgres = await measure('PostgreSQL', async (folder) => openStore(folder, { databaseUrl: await databaseOf(folder), warn: () => {} }), async ({ db }) => {
      await sql`vacuum analyze`.execute(db)
    })
    return { rows: [...embedded.rows, ...postgres.rows], notes: [] }
  } finally {
    await forgetFolders()
    await teardown()
  }
}
