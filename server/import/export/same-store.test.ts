import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { storeForTest } from '../../../tests/support/import-store.ts'
import { copyOfPrepared } from '../../../tests/support/prepared.ts'
import { openEmbedded, roundTrip } from '../../../tests/support/round-trip.ts'
import { readPicture, shaOfPicture, readPictureBytes } from '../../content/files/pictures.ts'
import { transact, getOrCreateId } from '../../content/transaction.ts'
import { openStore, type Store } from '../../db/store.ts'
import { dropVersion } from '../../live/review-version.ts'
import { ingestStatFile } from '../../live/ingest.ts'

test(
  'gives equal bytes in every answer after moving to the other engine and back [CA-03]',
  { timeout: 60_000 },
  async () => {
    const first = await openStore(await copyOfPrepared('fixture'))
    await seasonGoesOn(first)
    const { copy, folder } = await roundTrip(first, 'testham', await storeForTest(), 12)
    expect(readdirSync(folder)).toContain('identities.csv')
    await roundTrip(copy, 'testham', await openEmbedded(), 3)

    // Calendars keep the version of an event.
    const revised = (store: Store) =>
      store.db
        .selectFrom('game')
        .select(['sequence', 'revised_at'])
        .where('sequence', '=', 4)
        .execute()
    expect(await revised(copy)).toEqual([{ sequence: 4, revised_at: '2026-09-05T20:00:00.000Z' }])

    // Hidden content, picture bytes, earlier stat files and their times.
    const hidden = async (store: Store) =>
      await store.db
        .selectFrom('story')
        .select(['id', 'slug', 'doc'])
        .where('hidden', '=', 1)
        .orderBy('id')
        .execute()
    expect((await hidden(first)).length).toBeGreaterThan(0)
    expect(await hidden(copy)).toEqual(await hidden(first))
    const versions = (store: Store) =>
      store.db
        .selectFrom('stat_file')
        .select([
          'game_id',
          'version',
          'sha',
          'received_at',
          'doc',
          'source',
          'sent_by',
          'status',
          'score',
          'state',
          'findings',
          'correction',
        ])
        .orderBy('game_id')
        .orderBy('version')
        .execute()
    expect((await versions(first)).length).toBeGreaterThan(2)
    expect(await versions(copy)).toEqual(await versions(first))
    const shown = new Set(
      (await first.db.selectFrom('item').select('doc').execute()).flatMap(({ doc }) =>
        [...doc.matchAll(/\/images\/([0-9a-f]{16})/g)].map(([, sha]) => sha!),
      ),
    )
    expect(shown.size).toBeGreaterThan(0)
    for (const sha of shown) {
      expect(await readPicture(copy, 'testham', sha)).toEqual(
        await readPicture(first, 'testham', sha),
      )
      expect(shaOfPicture(await readPictureBytes(copy, 'testham', sha))).toBe(sha)
    }
    const files = (store: Store) =>
      store.db.selectFrom('file').selectAll().orderBy('sha').orderBy('name').execute()
    expect((await files(first)).some(({ open: isOpen }) => isOpen === 1)).toBe(true)
    expect((await files(copy)).map((file) => ({ ...file, size: Number(file.size) }))).toEqual(
      await files(first),
    )
    await first.close()
  },
)

/** What a season adds to the files that people wrote. */
async function seasonGoesOn(store: Store): Promise<void> {
  const { db } = store
  await db
    .updateTable('game')
    .set({ sequence: 4, revised_at: '2026-09-05T20:00:00.000Z' })
    .where('tenant', '=', 'testham')
    .where('id', '=', 1)
    .execute()
  // A removed item keeps its number; standings were written before a game that they count.
  await transact(store, 'testham', async (transaction) => {
    await getOrCreateId(transaction, 'facility', 'torn-down')
    const table = await transaction.db
      .selectFrom('item')
      .select(['id', 'doc'])
      .where('kind', '=', 'standings')
      .executeTakeFirstOrThrow()
    const asOf = { date: '2026-09-01', counted: [1] }
    await transaction.db
      .updateTable('item')
      .set({ doc: JSON.stringify({ ...(JSON.parse(table.doc) as object), asOf }) })
      .where('kind', '=', 'standings')
      .where('id', '=', table.id)
      .execute()
  })
  // Two stat files of one game, the first from another hour.
  const file = await db
    .selectFrom('stat_file')
    .select(['game_id', 'body'])
    .orderBy('game_id')
    .executeTakeFirstOrThrow()
  const { inflateSync } = await import('node:zlib')
  const text = inflateSync(file.body).toString()
  await db
    .updateTable('stat_file')
    .set({ received_at: '2026-09-05T20:00:00.000Z' })
    .where('game_id', '=', file.game_id)
    .execute()
  for (const note of ['one', 'two'])
    await ingestStatFile(
      store,
      'testham',
      file.game_id,
      Buffer.from(text.replace(/(<\/[a-z]+>\s*)$/, `<!-- ${note} -->$1`)),
      { sure: true },
    )
  // A held version newer than the shown one, sent by a helper; and a refused one.
  await ingestStatFile(
    store,
    'testham',
    file.game_id,
    Buffer.from(text.replace(/(<\/[a-z]+>\s*)$/, '<!-- refused -->$1')),
    { sure: true, hold: true },
  )
  await dropVersion(store, 'testham', file.game_id, 4)
  await ingestStatFile(
    store,
    'testham',
    file.game_id,
    Buffer.from(text.replace(/(<\/[a-z]+>\s*)$/, '<!-- waits -->$1')),
    { sure: true, hold: true, by: 'Kim, "scorer"' },
  )
}
