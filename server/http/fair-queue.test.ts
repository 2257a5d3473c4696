import { expect, test } from 'vitest'
import { FairQueue, QueueFull } from './fair-queue.ts'

/** A queue for one run at a time, whose place is taken until `open`. */
function queue(longest: number) {
  const turns = new FairQueue(1, longest)
  const order: string[] = []
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const first = turns.run('first', { tenant: 'x', client: 'x' }, () => gate)
  const ask = (tenant: string, client: string, key: string) =>
    turns.run(key, { tenant, client }, async () => {
      order.push(key)
    })
  return { turns, order, ask, open: () => (open(), first) }
}

test('rotates turns by tenant, then by client [SE-02]', async () => {
  const { order, ask, open } = queue(100)
  const all = [
    ...[1, 2, 3].map((i) => ask('a', 'flood', `flood ${i}`)),
    ask('a', 'fan', 'fan'),
    ...[1, 2].map((i) => ask('b', 'other', `b ${i}`)),
  ]
  await open()
  await Promise.all(all)
  expect(order).toEqual(['flood 1', 'b 1', 'fan', 'b 2', 'flood 2', 'flood 3'])
})
test('refuses the newest turn of the client with the most when full [SE-02]', async () => {
  const { order, ask, open } = queue(3)
  const flood = [1, 2, 3].map((i) => ask('a', 'flood', `flood ${i}`))
  const refused = expect(flood[2]).rejects.toThrow(QueueFull)
  const fan = ask('a', 'fan', 'fan')
  await refused
  await expect(ask('a', 'flood', 'flood 4')).rejects.toThrow(QueueFull)
  await open()
  await Promise.all([flood[0], flood[1], fan])
  expect(order).toEqual(['flood 1', 'fan', 'flood 2'])
})
test('runs shared work in the first turn of any client that waits for it [SE-02]', async () => {
  const { turns, order, ask, open } = queue(100)
  const all = ['1', '2', '3', 'home'].map((key) => ask('a', 'flood', key))
  turns.join('home', { tenant: 'a', client: 'fan' })
  await open()
  await Promise.all(all)
  expect(order).toEqual(['1', 'home', '2', '3'])
})
test('does not exceed its limit, and goes on after a failure [SE-02]', async () => {
  const turns = new FairQueue(2, 100)
  let running = 0
  let most = 0
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) =>
      turns.run(`${i}`, { tenant: 'a', client: `${i % 3}` }, async () => {
        most = Math.max(most, ++running)
        await new Promise((done) => setTimeout(done, 1))
        running--
        if (i % 2) throw new Error('no')
      }),
    ),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  expect([most, turns.busy]).toEqual([2, false])
})
test('lets other events run between two turns [SE-02]', async () => {
  const turns = new FairQueue(2, 100)
  let rounds = 0
  const count = () => {
    rounds++
    timer = setImmediate(count)
  }
  let timer = setImmediate(count)
  await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      turns.run(`${i}`, { tenant: 'a', client: 'a' }, async () => {}),
    ),
  )
  clearImmediate(timer)
  expect(rounds).toBeGreaterThanOrEqual(7)
})
