import { expect, test } from 'vitest'
import { copyOfPrepared } from '../../tests/support/prepared.ts'
import { findGame } from '../content/games/find-game.ts'
import { openStore } from '../db/store.ts'
import { liveFootballRef } from '../demo/live-game.ts'
import { ensureDemo } from './ensure-demo.ts'

test('moves the demo to another day and keeps its live game [CA-03]', async () => {
  const store = await openStore(await copyOfPrepared('demo'))
  const live = await findGame(store, 'harlan', liveFootballRef)
  const lines: string[] = []
  await ensureDemo(store, { today: '2026-11-24', onProgress: (line) => lines.push(line) })
  expect(lines.filter((line) => line.includes('refused:'))).toEqual([])
  expect(await findGame(store, 'harlan', liveFootballRef)).toBe(live)
  const game = await store.db
    .selectFrom('game')
    .select('date')
    .where('tenant', '=', 'harlan')
    .where('id', '=', live!)
    .executeTakeFirstOrThrow()
  expect(game.date.slice(0, 10)).toBe('2026-11-24')
  const ahead = await store.db
    .selectFrom('game')
    .select(['tenant', 'id', 'date', 'doc'])
    .where('date', '>', '2026-11-25')
    .where('over', '=', 1)
    .execute()
  expect(ahead.filter(({ doc }) => /"status":"[WLT]"/.test(doc))).toEqual([])
  await store.close()
})
