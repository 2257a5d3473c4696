import { afterEach, beforeEach, expect, test } from 'vitest'
import { seedTenant } from '../../../tests/support/seed.ts'
import type { Store } from '../../db/store.ts'
import { openStore } from '../../../tests/support/engine.ts'
import { ReadContext } from '../read-context.ts'
import { readRoster } from '../people/rosters.ts'
import { writeRoster } from '../people/write-rosters.ts'
import { readSchedule, writeSchedule } from '../games/schedules.ts'
import { transact } from '../transaction.ts'

let store: Store
beforeEach(async () => {
  store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: [] })
  await transact(store, 'alpha', async (transaction) => {
    await writeRoster(transaction, { id: 5, sportId: 1, season: 'Fall 2026 Été' })
    await writeSchedule(transaction, {
      id: 5,
      sportId: 1,
      doc: { title: 'Fall', season: 'Fall 2026 Été' },
    })
  })
})
afterEach(() => store.close())

test('finds a season in any spelling and case of its name [RT-02] [RT-05]', async () => {
  for (const asked of ['Fall 2026 Été', 'fall 2026 été', 'FALL 2026 ÉTÉ']) {
    expect([asked, (await readRoster(new ReadContext(store, 'alpha'), 1, asked))?.season]).toEqual([
      asked,
      'Fall 2026 Été',
    ])
    expect([
      asked,
      (await readSchedule(new ReadContext(store, 'alpha'), 1, asked))?.season,
    ]).toEqual([asked, 'Fall 2026 Été'])
  }
  for (const asked of ['fall', 'fall 2026', ''])
    expect([
      asked,
      await readRoster(new ReadContext(store, 'alpha'), 1, asked),
      await readSchedule(new ReadContext(store, 'alpha'), 1, asked),
    ]).toEqual([asked, null, null])
})
