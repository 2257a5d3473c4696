import { expect, test, vi } from 'vitest'
import { rejectAfter, withTimeout } from './with-timeout.ts'

test('returns a default within 0.8 s when a store throws, fails or hangs [OF-02]', async () => {
  vi.useFakeTimers()
  try {
    expect(await withTimeout(() => Promise.resolve(7), null)).toBe(7)
    expect(
      await withTimeout(() => {
        throw new Error('switched off')
      }, null),
    ).toBe(null)
    expect(await withTimeout(() => Promise.reject(new Error('QuotaExceededError')), null)).toBe(
      null,
    )
    const hangs = withTimeout(() => new Promise<number>(() => {}), null)
    await vi.advanceTimersByTimeAsync(800)
    expect(await hangs).toBe(null)
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('rejects hanging work after its time, or at once when aborted [OF-02]', async () => {
  const never = () => new Promise<never>(() => {})
  const off = new AbortController()
  expect(await rejectAfter(Promise.resolve(7), off.signal, 1000)).toBe(7)
  await expect(rejectAfter(never(), off.signal, 20)).rejects.toThrow(/timeout/)
  const waits = rejectAfter(never(), off.signal, 60_000)
  off.abort(new Error('called off'))
  await expect(waits).rejects.toThrow('called off')
})
