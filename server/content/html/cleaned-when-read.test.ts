import { expect, test } from 'vitest'
import { storeForTest } from '../../../tests/support/import-store.ts'
import { seedTenant } from '../../../tests/support/seed.ts'
import { ReadContext } from '../read-context.ts'
import { readPlayer } from '../people/players.ts'
import { readStory } from '../stories/stories.ts'

test('cleans HTML on read when it was not stored by the importer [CA-03]', async () => {
  const store = await storeForTest()
  await seedTenant(store, 'alpha', { hosts: [] })
  const bad = '<p onclick="x()">Fine<script>x()</script></p>'
  for (const [table, key] of [
    ['story', 'content'],
    ['roster_player', 'bio'],
  ] as const) {
    for (const { id, doc } of await store.db.selectFrom(table).select(['id', 'doc']).execute()) {
      await store.db
        .updateTable(table)
        .set({ doc: JSON.stringify({ ...(JSON.parse(doc) as object), [key]: bad }) })
        .where('id', '=', id)
        .execute()
    }
  }
  expect(
    (await readStory(new ReadContext(store, 'alpha'), '2026-08-28', 'season-opens'))?.content,
  ).toBe('<p>Fine</p>')
  expect((await readPlayer(new ReadContext(store, 'alpha'), 7))?.bio).toBe('<p>Fine</p>')
})
