import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { folderForTest, storeForTest } from '../../tests/support/import-store.ts'
import { doubling, JobQueue, type Job, type JobTable } from './job-queue.ts'
import type { Store } from './store.ts'

type TestJob = Job & { subscriber: string; collapse: string }
type Options = ConstructorParameters<typeof JobQueue<'push_job', TestJob>>[0]

const table: JobTable<'push_job', TestJob> = {
  name: 'push_job',
  key: { tenant: 'tenant', subscriber: 'subscriber', collapse: 'collapse' },
  leaseMs: 60_000,
  read: async (db, claim) =>
    (await db.selectFrom('push_job').selectAll().where('claim', '=', claim).execute()).map(
      (row) => ({ ...row, claim }),
    ),
}
let store: Store
let other: Store
const errors: string[] = []
const queues: JobQueue<'push_job', TestJob>[] = []

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  errors.length = 0
  const folder = folderForTest()
  store = await storeForTest(folder)
  other = await storeForTest(folder)
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(queues.splice(0).map((queue) => queue.close()))
})

const open = (of: Store, run: Options['run'], more: Partial<Options> = {}) => {
  const queue = new JobQueue<'push_job', TestJob>({
    store: of,
    table,
    batchSize: 7,
    pollIntervalMs: 5000,
    backoffMs: doubling(1000, 4000),
    report: (error) => errors.push(String(error)),
    ...more,
    run,
  })
  queues.push(queue)
  return queue
}
const add = (count: number) =>
  store.db
    .insertInto('push_job')
    .values(
      Array.from({ length: count }, (_, number) => ({
        tenant: 'alpha',
        subscriber: `${number}`,
        collapse: 'g1',
        message: '',
        urgency: 'normal' as const,
        due: Date.now(),
        expires: Date.now() + 86_400_000,
        claim: null,
      })),
    )
    .execute()
const rows = () =>
  store.db.selectFrom('push_job').select(['subscriber', 'due', 'tries', 'claim']).execute()
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

test('runs each job once among processes that claim at the same time [GM-04]', async () => {
  await add(100)
  const ran = Array.from({ length: 16 }, (): string[] => [])
  const { promise: allRun, resolve: letRun } = Promise.withResolvers<void>()
  const each = ran.map((names, index) =>
    open(
      [store, other][index % 2]!,
      async ({ subscriber }) => {
        names.push(subscriber)
        if (ran.every(({ length }) => length > 0)) letRun()
        await allRun
        return 'done'
      },
      { batchSize: 3, concurrency: 2 },
    ),
  )
  await Promise.all(each.map((queue) => queue.drained()))
  expect(ran.flat().toSorted()).toEqual(Array.from({ length: 100 }, (_, n) => `${n}`).toSorted())
  expect([await rows(), errors]).toEqual([[], []])
})

test('runs a failed job again after a pause that doubles up to the longest [FM-06]', async () => {
  await add(1)
  let runs = 0
  const queue = open(store, async () => {
    if (++runs <= 4) throw new Error('busy')
    return 'done'
  })
  const pauses: number[] = []
  for (let tries = 1; tries <= 4; tries++) {
    await queue.drained()
    const [row] = await rows()
    expect([runs, row!.tries, row!.claim]).toEqual([tries, tries, null])
    pauses.push(row!.due - Date.now())
    later(pauses.at(-1)! - 1)
    await queue.drained()
    expect(runs).toBe(tries)
    later(1)
  }
  expect(pauses).toEqual([1000, 2000, 4000, 4000])
  await queue.drained()
  expect([runs, await rows(), errors]).toEqual([5, [], Array(4).fill('Error: busy')])
})

test('closes when the running job has ended, and releases the others [FM-06]', async () => {
  await add(3)
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const ran: string[] = []
  let isClosed = false
  const queue = open(store, async ({ subscriber }) => {
    ran.push(subscriber)
    await mayEnd
    return 'done'
  })
  await vi.waitFor(() => expect(ran).toHaveLength(1))
  const closing = queue.close().then(() => (isClosed = true))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(isClosed).toBe(false)
  end()
  await closing
  expect((await rows()).map(({ tries, claim }) => [tries, claim])).toEqual([
    [0, null],
    [0, null],
  ])
  queue.wake()
  await queue.drained()
  expect(ran).toHaveLength(1)
  await open(other, async ({ subscriber }) => {
    ran.push(subscriber)
    return 'done'
  }).drained()
  expect(ran.toSorted()).toEqual(['0', '1', '2'])
})

test('runs a job of a process that died when its claim has expired [FM-06]', async () => {
  await add(1)
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  let runs = 0
  const first = open(store, async () => {
    runs++
    await mayEnd
    return 'done'
  })
  await vi.waitFor(() => expect(runs).toBe(1))
  let runsElsewhere = 0
  const second = open(other, async () => {
    runsElsewhere++
    throw new Error('busy')
  })
  later((await rows())[0]!.due - Date.now() - 1)
  await second.drained()
  expect(runsElsewhere).toBe(0)
  later(1)
  await second.drained()
  expect(runsElsewhere).toBe(1)
  // The first process was only slow. It no longer decides about the job.
  end()
  await first.drained()
  expect((await rows()).map(({ tries }) => tries)).toEqual([1])
})

test('keeps a job that was replaced while it ran [GM-04]', async () => {
  await add(1)
  let runs = 0
  const queue = open(store, async () => {
    if (++runs === 1) await store.db.updateTable('push_job').set({ claim: null, due: 0 }).execute()
    return 'done'
  })
  await queue.drained()
  expect([runs, await rows()]).toEqual([2, []])
})
