import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { callApi } from '../../server/api/call-api.ts'
import { ReadContext } from '../../server/content/read-context.ts'
import { writeTenant } from '../../server/content/department/tenants.ts'
import { transact } from '../../server/content/transaction.ts'
import { openStore, type Store } from '../../server/db/store.ts'
import type { ApiName } from '../../src/contract/api.ts'
import { databaseOf, forgetFolders } from '../support/engine.ts'
import { setup, teardown } from '../support/postgres.ts'
import { importDepartment } from '../support/department.ts'
import { median } from './quantile.ts'
import { fill, readAt, school, storyDay, words, type Size } from './scale-fill.ts'
import type { Findings } from './table.ts'

const asked = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)
/**
 * A small department alone in its store, and the same one among a thousand with a long history.
 * During development: SCALE_TENANTS=20 SCALE_STORIES=5000 SCALE_GAMES=400 SCALE_ROUNDS=50
 * SCALE_ENGINE=PostgreSQL.
 */
const small = { tenants: 1, stories: 100, games: 120 }
const large = {
  tenants: asked('SCALE_TENANTS', 1000),
  stories: asked('SCALE_STORIES', 100_000),
  games: asked('SCALE_GAMES', 4000),
}
const rounds = asked('SCALE_ROUNDS', process.env['PROOF'] === '1' ? 600 : 200)
/** The content of each neighbor. */
const neighbour = { stories: 100, games: 40 }

/**
 * With a `bound` the large department finds more than the small one, up to that number: then the
 * time counts and no ratio.
 */
const calls: [string, ApiName, Record<string, unknown>, { bound: string }?][] = [
  ['the newest stories', 'stories', { $pageSize: 10 }],
  ['the newest stories of a sport', 'stories', { sportId: 1, $pageSize: 10 }],
  ['page 51 of the stories', 'stories', { $pageIndex: 50, $pageSize: 1 }],
  ['stories of a tag', 'stories', { tag: 'scale', $pageSize: 10 }],
  ['one story', 'story', { date: storyDay(10).slice(0, 10), slug: 'story-10' }],
  ['stories related to one', 'relatedStories', { id: 1010 }],
  ['the archives', 'archives', { $pageSize: 10 }],
  ['the archives, a rare word', 'archives', { search: words.rare, $pageSize: 10 }],
  [
    'the archives, a common word',
    'archives',
    { search: words.common, $pageSize: 10 },
    { bound: '1,000 found' },
  ],
  ['years of the archives', 'archiveSeasons', {}],
  ['sports of the archives', 'archiveSports', {}],
  ['results', 'results', { $pageSize: 6 }],
  ['upcoming games', 'upcoming', { $pageSize: 6 }],
  ['the scoreboard', 'scoreboard', {}],
  ['a month of the calendar', 'calendarMonth', { date: '2026-11-14' }],
  ['schools that a sport has met', 'opponentPage', { sportId: 1 }],
  ['meetings with a school', 'opponentHistory', { sportId: 1, opponentId: school.id }],
  ['this day of earlier years', 'onThisDay', {}, { bound: '200 shown' }],
  ['a search, a rare word', 'search', { q: words.rare }],
  ['a search, a word in one of a hundred', 'search', { q: words.some }, { bound: '500 found' }],
  ['a search, a word in all', 'search', { q: words.common }, { bound: '500 found' }],
  ['a search, a word in all and a rare one', 'search', { q: `${words.common} ${words.rare}` }],
  ['a search for what is not there', 'search', { q: 'xylophone' }],
  ['suggestions', 'searchSuggest', { q: 'seas' }, { bound: '100 found' }],
]

async function storeOf(
  name: string,
  open: (folder: string) => Promise<Store>,
  size: Size & { tenants: number },
): Promise<{ store: Store; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), `fieldhouse-${name}-`))
  const store = await open(folder)
  await importDepartment(store)
  await fill(store, 'testham', size)
  for (let i = 1; i < size.tenants; i++) {
    const id = `neighbour-${i}`
    await transact(store, id, (transaction) =>
      writeTenant(transaction, { id, hosts: [`${id}.example`], demo: false }),
    )
    await fill(store, id, neighbour)
    if (i % 100 === 0) process.stderr.write(`${name}: ${i} tenants\n`)
  }
  return { store, folder }
}

async function measure(
  engine: string,
  open: (folder: string) => Promise<Store>,
  finish: (store: Store) => Promise<void>,
): Promise<Findings> {
  const few = await storeOf(`${engine}-small`, open, small)
  const many = await storeOf(`${engine}-large`, open, large)
  await finish(few.store)
  await finish(many.store)
  const findings: Findings = { rows: [], notes: [] }
  const once = async (store: Store, name: ApiName, query: unknown) => {
    const began = process.hrtime.bigint()
    await callApi(name, new ReadContext(store, 'testham', readAt), query)
    return Number(process.hrtime.bigint() - began) / 1e6
  }
  for (const [words, name, query, more] of calls) {
    const times = { few: [] as number[], many: [] as number[] }
    for (let i = 0; i < 20; i++) {
      await once(few.store, name, query)
      await once(many.store, name, query)
    }
    // In turns, so that other load on the machine affects both.
    for (let i = 0; i < rounds; i++) {
      times.few.push(await once(few.store, name, query))
      times.many.push(await once(many.store, name, query))
    }
    const [a, b] = [median(times.few), median(times.many)]
    findings.rows.push({
      group: `scale, ${engine}`,
      what: words,
      unit: 'ms',
      ours: b,
      floor: a,
      ratio: b / a,
      ...(more ? { goal: `at most ${more.bound}` } : { goal: '≤ 1.2', reached: b / a <= 1.2 }),
    })
  }
  for (const { store, folder } of [few, many]) {
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return findings
}

/**
 * How much longer a list or a story takes in a store a thousand times as large, on both engines.
 */
export async function measureScale(): Promise<Findings> {
  const { tenants, stories, games } = large
  const only = process.env['SCALE_ENGINE']
  const notes = [
    `scale: ${tenants} tenants, ${stories} stories, ${games} games; floor: ` +
      `${small.tenants}, ${small.stories}, ${small.games}; load of the machine ` +
      `${loadavg()[0]!.toFixed(1)}`,
  ]
  const embedded =
    only === 'PostgreSQL'
      ? []
      : (
          await measure(
            'embedded',
            (folder) => openStore(folder),
            async () => {},
          )
        ).rows
  if (only === 'embedded') return { rows: embedded, notes }
  await setup()
  try {
    const postgres = await measure(
      'PostgreSQL',
      async (folder) =>
        openStore(folder, { databaseUrl: await databaseOf(folder), warn: () => {} }),
      async ({ db }) => {
        await sql`vacuum analyze`.execute(db)
      },
    )
    return { rows: [...embedded, ...postgres.rows], notes }
  } finally {
    await forgetFolders()
    await teardown()
  }
}
