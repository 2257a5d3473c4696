import { expect, test, vi } from 'vitest'

test('takes the server’s time, where a cached answer can only be older [OF-02]', async () => {
  vi.resetModules()
  const { noteServerDate, trueNow } = await import('./true-time.ts')
  const day = 24 * 3600_000
  const near = (wanted: number) => expect(Math.abs(trueNow() - wanted)).toBeLessThan(2000)
  near(Date.now())
  for (const none of [null, '', 'yesterday']) noteServerDate(none)
  near(Date.now())
  // This device is a day behind, and a cache gave the first answer after an hour.
  noteServerDate(new Date(Date.now() + day - 3600_000).toUTCString())
  noteServerDate(new Date(Date.now() + day).toUTCString())
  noteServerDate(new Date(Date.now() + day - 60_000).toUTCString())
  near(Date.now() + day)
})
