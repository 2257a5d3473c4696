import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../data/client.ts'
import { alertsRead } from './reads.ts'

test('reads alerts once, not again for each header that is shown [NT-01]', async () => {
  vi.useFakeTimers()
  let asked = 0
  const client = createQueryClient(async () => {
    asked++
    return { value: [], at: 0, saved: false }
  }, true)
  for (let header = 0; header < 3; header++) {
    const remove = new QueryObserver(client, alertsRead).subscribe(() => {})
    await vi.advanceTimersByTimeAsync(600_000)
    remove()
  }
  expect(asked).toBe(1)
  vi.useRealTimers()
})
