import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { footballFile } from '../../../tests/support/football-file.ts'
import { gameDoc, seedTenant } from '../../../tests/support/seed.ts'
import type { Store } from '../../db/store.ts'
import { openStore } from '../../../tests/support/engine.ts'
import { ingestStatFile } from '../../live/ingest.ts'
import { writeGame } from '../games/games.ts'
import { readLiveStats } from './live.ts'
import { ReadContext } from '../read-context.ts'
import { transact } from '../transaction.ts'

let store: Store
beforeEach(async () => {
  store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: [] })
})
afterEach(() => store.close())

const now = new Date('2027-03-21T04:30:00Z')
const ids = async (context: ReadContext) => (await readLiveStats(context)).Games.map(({ Id }) => Id)
async function play(id: number, date: string, over: boolean): Promise<void> {
  await transact(store, 'alpha', (transaction) =>
    writeGame(transaction, { id, scheduleId: 1, sportId: 1, doc: gameDoc({ date }) }),
  )
  await ingestStatFile(
    store,
    'alpha',
    id,
    Buffer.from(footballFile({ us: [7, 7, 7, 7], quarter: over ? 4 : 1, over, date })),
  )
}

test('lists live games of any start with news, and recently ended ones [GM-04]', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-21T04:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  await play(20, '2027-03-20T19:00:00', true)
  await play(21, '2027-03-10T19:00:00', true)
  await play(22, '2027-03-10T19:00:00', false)
  const context = new ReadContext(store, 'alpha', now)
  expect(await ids(context)).toEqual([20, 22])
  expect(new Date(context.until).toISOString()).toBe('2027-03-22T00:00:00.000Z')
  expect(await ids(new ReadContext(store, 'alpha', new Date('2027-03-22T00:00:00Z')))).toEqual([
    20, 22,
  ])
  expect(await ids(new ReadContext(store, 'alpha', new Date('2027-03-22T04:00:00Z')))).toEqual([20])
  expect(await ids(new ReadContext(store, 'alpha', new Date('2027-03-23T00:00:00Z')))).toEqual([])
})

test('does not read games of other years [GM-04]', async () => {
  for (let id = 30; id < 60; id++) await play(id, '2026-10-10T19:00:00', true)
  await play(20, '2027-03-20T19:00:00', true)
  const parse = vi.spyOn(JSON, 'parse')
  expect(await ids(new ReadContext(store, 'alpha', now))).toEqual([20])
  expect(parse).toHaveBeenCalledTimes(1)
})
