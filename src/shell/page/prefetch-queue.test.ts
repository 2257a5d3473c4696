import { expect, test } from 'vitest'
import { prefetchQueue } from './prefetch.ts'

test('runs four at once, and reports a failed one without blocking [SH-20]', async () => {
  const ends: Record<string, (error?: Error) => void> = {}
  const failures: [string, unknown][] = []
  const take = prefetchQueue(4, (key, error) => failures.push([key, error]))
  const ask = (key: string) =>
    take(
      key,
      () =>
        new Promise<void>((done, fail) => {
          ends[key] = (error) => (error ? fail(error) : done())
        }),
    )
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'a', 'e']) ask(key)
  expect(Object.keys(ends)).toEqual(['a', 'b', 'c', 'd'])
  const error = new Error('gone')
  ends['b']!(error)
  await expect.poll(() => Object.keys(ends)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(failures).toEqual([['b', error]])
  ends['a']!()
  await expect.poll(() => Object.keys(ends)).toContain('f')
})
