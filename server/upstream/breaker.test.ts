import { beforeEach, expect, test } from 'vitest'
import { Breaker } from './breaker.ts'

let now = 0
let breaker: Breaker
beforeEach(() => {
  now = 1_000_000
  breaker = new Breaker(() => now)
})
const fail = (times: number, rest?: number) => {
  for (let i = 0; i < times; i++) breaker.ask()?.done('bad', rest)
}

test('[CA-03] five failures open it, four do not', () => {
  fail(4)
  expect(breaker.open).toBe(false)
  fail(1)
  expect([breaker.open, breaker.ask()]).toEqual([true, null])
})
test('[CA-03] one broken call among good ones does not', () => {
  for (let i = 0; i < 50; i++) {
    breaker.ask()!.done('good')
    breaker.ask()!.done('bad')
  }
  expect(breaker.open).toBe(false)
})
test('[CA-03] failures of long ago do not count', () => {
  fail(4)
  now += 10_001
  fail(4)
  expect(breaker.open).toBe(false)
})
test('[CA-03] after a pause one request finds out, alone; a bad one waits twice as long, at most five seconds', () => {
  fail(5)
  for (const pause of [1000, 2000, 4000, 5000, 5000]) {
    now += pause - 1
    expect([pause, breaker.ask()]).toEqual([pause, null])
    now += 1
    const probe = breaker.ask()!
    expect([probe.probe, breaker.ask(), breaker.ask()]).toEqual([true, null, null])
    probe.done('bad')
  }
  now += 5000
  breaker.ask()!.done('good')
  expect(breaker.open).toBe(false)
  fail(4)
  expect(breaker.open).toBe(false)
})
test('[CA-03] what began before it opened says nothing of now', () => {
  const early = [breaker.ask()!, breaker.ask()!]
  fail(5)
  early[0]!.done('good')
  expect(breaker.open).toBe(true)
  early[1]!.done('bad')
  now += 1000
  expect(breaker.ask()?.probe).toBe(true)
})
test('[CA-03] an upstream that asks for rest gets it, a minute at most', () => {
  fail(5, 30_000)
  now += 29_999
  expect([breaker.ask(), breaker.restsFor]).toEqual([null, 1])
  now += 1
  breaker.ask()!.done('bad', 9_999_999)
  now += 60_000
  expect(breaker.ask()?.probe).toBe(true)
})
