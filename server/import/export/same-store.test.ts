import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { takeDepartment } from '../../../tests/support/department.ts'
import { engine } from '../../../tests/support/engine.ts'
import { folderForTest, storeForTest } from '../../../tests/support/import-store.ts'
import { answersOf, folderOf } from '../../../tests/support/same-answers.ts'
import { readPicture, shaOfPicture } from '../../content/files/pictures.ts'
import { readPictureBytes } from '../../content/files/picture-bytes.ts'
import type { StoryDoc } from '../../content/docs.ts'
import { writeStory } from '../../content/stories/stories.ts'
import { write, identify } from '../../content/writing.ts'
import { openStore, type Store } from '../../db/store.ts'
import { writeDemoPack } from '../../demo/write-pack.ts'
import { dropVersion } from '../../live/decide.ts'
import { ingestStatFile } from '../../live/ingest.ts'
import { importPack } from '../import-pack.ts'
import { totalsOf } from '../report.ts'
import { exportPack, type ExportReport } from './export-pack.ts'

/** The first and the last store of a way are embedded, whatever engine is under test: the one between is of that engine. */
const open: Store[] = []
afterEach(async () => { for (const store of open.splice(0)) await store.close() })
async function embedded(): Promise<Store> {
  const store = await openStore(folderForTest())
  open.push(store)
  return store
}

const now = new Date('2026-11-21T18:00:00Z')

/** Exports, takes it into another store, exports that: the folders are the same, and so is every answer. Gives the copy. */
async function goThrough(from: Store, tenant: string, into: Store, most: number, again = true): Promise<{ copy: Store; folder: string; report: ExportReport }> {
  const [first, second] = [join(folderForTest(), 'out'), join(folderForTest(), 'out')]
  const report = await exportPack(from, tenant, first)
  expect(report.missing).toEqual([])
  const taken = await importPack(into, tenant, first)
  expect(taken.parts.flatMap(({ notes }) => notes).filter(({ kind }) => kind === 'refused')).toEqual([])
  expect(totalsOf(taken).removed).toBe(0)
  const [wanted, got] = [await answersOf(from, tenant, now, most), await answersOf(into, tenant, now, most)]
  expect(wanted.size).toBeGreaterThan(500)
  expect([...got].filter(([asked, answer]) => wanted.get(asked) !== answer).map(([asked]) => asked)).toEqual([])
  expect(got).toEqual(wanted)
  if (!again) return { copy: into, folder: first, report }
  await exportPack(into, tenant, second)
  expect(folderOf(second)).toEqual(folderOf(first))
  return { copy: into, folder: first, report }
}

test('[CA-03] a department that goes out and comes in again gives every answer byte for byte, to the other engine and back', { timeout: 240_000 }, async () => {
  const first = await embedded()
  await takeDepartment(first)
  await unusual(first)
  const { copy, folder } = await goThrough(first, 'testham', await storeForTest(), 12)
  expect(readdirSync(folder)).toContain('exact.jsonl')
  await goThrough(copy, 'testham', await embedded(), 3)

  // Hidden content, the bytes of pictures, earlier stat files and the time at which they came.
  const hidden = async (store: Store) => (await store.db.selectFrom('story').select(['id', 'slug', 'doc']).where('hidden', '=', 1).orderBy('id').execute())
  expect((await hidden(first)).length).toBeGreaterThan(0)
  expect(await hidden(copy)).toEqual(await hidden(first))
  const versions = (store: Store) => store.db.selectFrom('stat_file').select(['game_id', 'version', 'sha', 'received_at', 'doc', 'source', 'sent_by', 'status', 'score', 'state', 'findings', 'correction']).orderBy('game_id').orderBy('version').execute()
  expect((await versions(first)).length).toBeGreaterThan(2)
  expect(await versions(copy)).toEqual(await versions(first))
  const shown = new Set((await first.db.selectFrom('item').select('doc').execute()).flatMap(({ doc }) => [...doc.matchAll(/\/images\/([0-9a-f]{16})/g)].map(([, sha]) => sha!)))
  expect(shown.size).toBeGreaterThan(0)
  for (const sha of shown) {
    expect(await readPicture(copy, 'testham', sha)).toEqual(await readPicture(first, 'testham', sha))
    expect(shaOfPicture(await readPictureBytes(copy, 'testham', sha))).toBe(sha)
  }
  const files = (store: Store) => store.db.selectFrom('file').selectAll().orderBy('sha').orderBy('name').execute()
  expect((await files(first)).some(({ open: isOpen }) => isOpen === 1)).toBe(true)
  expect((await files(copy)).map((file) => ({ ...file, size: Number(file.size) }))).toEqual(await files(first))
})

// The way to the other engine is the test above; this one is about what a whole department holds.
test.skipIf(engine !== 'sqlite' && !process.env['PROOF'])('[CA-03] an invented department of full size goes out and comes in again, with next to nothing that its files cannot say', { timeout: 240_000 }, async () => {
  const pack = folderForTest()
  await writeDemoPack({ tenant: 'harlan', folder: pack, today: '2026-11-20' })
  // Most of the portraits add time and nothing else.
  for (const team of readdirSync(join(pack, 'pictures/players'))) rmSync(join(pack, 'pictures/players', team), { recursive: true })
  const first = await embedded()
  await importPack(first, 'harlan', pack)
  const { report } = await goThrough(first, 'harlan', await storeForTest(), 3, false)
  expect(report.exact / report.rows).toBeLessThan(0.02)
})

/** What a store can come to hold and the files that people write cannot say. */
async function unusual(store: Store): Promise<void> {
  const { db } = store
  const set = async (table: 'roster_player' | 'opponent', change: (doc: Record<string, unknown>) => object, id = 1) => {
    const { doc } = await db.selectFrom(table).select('doc').where('tenant', '=', 'testham').where('id', '=', id).executeTakeFirstOrThrow()
    const before = JSON.parse(doc) as Record<string, unknown>
    await db.updateTable(table).set({ doc: JSON.stringify({ ...before, ...change(before) }) }).where('tenant', '=', 'testham').where('id', '=', id).execute()
  }
  await set('roster_player', () => ({ academicYearNumber: 3, academicYearShort: 'Soph', academicYearLong: 'Second year' }))
  const story = await db.selectFrom('story').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()
  const words = JSON.parse(story.doc) as StoryDoc
  await write(store, 'testham', (writing) => writeStory(writing, { id: 1, slug: story.slug, sportId: story.sport_id, doc: { ...words, teaser: '', date: words.date.replace(/:00$/, ':07') } }))
  await set('opponent', () => ({ aliases: ['a|b'] }))
  // A season that nothing but the season itself speaks of, and a number of something that is gone.
  await write(store, 'testham', async (writing) => {
    const id = await identify(writing, 'season', 'football/1999')
    await identify(writing, 'facility', 'torn-down')
    await writing.db.insertInto('season').values({ tenant: 'testham', id, sport_id: 1, title: '1999', is_current: 0, doc: '{"title":"1999","shortName":"’99","startDate":"1999-09-01"}' }).execute()
  })
  // Two stat files of one game, the first from another hour.
  const file = await db.selectFrom('stat_file').select(['game_id', 'body']).orderBy('game_id').executeTakeFirstOrThrow()
  const { inflateSync } = await import('node:zlib')
  const text = inflateSync(file.body).toString()
  await db.updateTable('stat_file').set({ received_at: '2026-09-05T20:00:00.000Z' }).where('game_id', '=', file.game_id).execute()
  for (const note of ['one', 'two']) await ingestStatFile(store, 'testham', file.game_id, Buffer.from(text.replace(/(<\/[a-z]+>\s*)$/, `<!-- ${note} -->$1`)), { sure: true })
  // One that waits, newer than what is shown, of a helper; and one that was refused.
  await ingestStatFile(store, 'testham', file.game_id, Buffer.from(text.replace(/(<\/[a-z]+>\s*)$/, '<!-- refused -->$1')), { sure: true, hold: true })
  await dropVersion(store, 'testham', file.game_id, 4)
  await ingestStatFile(store, 'testham', file.game_id, Buffer.from(text.replace(/(<\/[a-z]+>\s*)$/, '<!-- waits -->$1')), { sure: true, hold: true, by: 'Kim, "scorer"' })
  await db.updateTable('live_game').set({ doc: (await db.selectFrom('live_game').select('doc').where('game_id', '=', file.game_id).executeTakeFirstOrThrow()).doc.replace('"lastPlay":', '"lastPlay" :') }).where('game_id', '=', file.game_id).execute()
}
