import { expect, test, vi } from 'vitest'

test('takes the server’s time, where a cached answer can only be older [OF-02]', async () => {
  vi.resetModules()
  const { recordServerDate, serverNow } = await import('./server-clock.ts')
  const day = 24 * 3600_000
  const near = (wanted: number) => expect(Math.abs(serverNow() - wanted)).toBeLessThan(2000)
  near(Date.now())
  for (const none of [null, '', 'yesterday']) recordServerDate(none)
  near(Date.now())
  // This device is a day behind, and a cache gave the first answer after an hour.
  recordServerDate(new Date(Date.now() + day - 3600_000).toUTCString())
  recordServerDate(new Date(Date.now() + day).toUTCString())
  recordServerDate(new Date(Date.now() + day - 60_000).toUTCString())
  near(Date.now() + day)
})
