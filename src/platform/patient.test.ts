import { expect, test, vi } from 'vitest'
import { patiently } from './patient.ts'

test('[OF-02] a store that throws, fails or never answers holds nothing, within 0.8 s', async () => {
  vi.useFakeTimers()
  try {
    expect(await patiently(() => Promise.resolve(7), null)).toBe(7)
    expect(await patiently(() => { throw new Error('switched off') }, null)).toBe(null)
    expect(await patiently(() => Promise.reject(new Error('QuotaExceededError')), null)).toBe(null)
    const hangs = patiently(() => new Promise<number>(() => {}), null)
    await vi.advanceTimersByTimeAsync(800)
    expect(await hangs).toBe(null)
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
