import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

test('lets one waiter go on in each round of the event loop, in order [CA-01]', async () => {
  const turns = new Turns()
  const log: string[] = []
  // What another connection would get done meanwhile.
  let rounds = 0
  const count = () => {
    rounds++
    if (log.length < 3) setImmediate(count)
  }
  setImmediate(count)
  await Promise.all(
    ['a', 'b', 'c'].map(async (name) => {
      await turns.next()
      log.push(`${name} after ${rounds}`)
    }),
  )
  expect(log).toEqual(['a after 1', 'b after 2', 'c after 3'])
  await turns.next()
})
