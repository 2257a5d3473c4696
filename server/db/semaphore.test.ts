import { expect, test } from 'vitest'
import { Semaphore } from './semaphore.ts'

test('does not exceed its limit when a slot passes to the next waiter [SE-02]', async () => {
  const turns = new Semaphore(1, 100)
  let running = 0
  let most = 0
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const work = () =>
    turns.run(async () => {
      most = Math.max(most, ++running)
      await new Promise((done) => setTimeout(done, 1))
      running--
    })
  const first = turns.run(() => gate)
  const second = work()
  const third = gate.then(work)
  open()
  await Promise.all([first, second, third])
  expect(most).toBe(1)
})
test('runs in arrival order, up to its queue limit [SE-02]', async () => {
  const turns = new Semaphore(1, 2)
  const order: number[] = []
  const all = [1, 2, 3].map((n) =>
    turns.run(async () => {
      order.push(n)
    }),
  )
  expect(turns.full).toBe(true)
  await Promise.all(all)
  expect([order, turns.full]).toEqual([[1, 2, 3], false])
})
test('releases its slot after a failure [SE-02]', async () => {
  const turns = new Semaphore(1, 2)
  await expect(
    turns.run(async () => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await turns.run(async () => 2)).toBe(2)
})
