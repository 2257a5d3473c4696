import { expect, test, vi } from 'vitest'
import { listVendorOrigins } from './vendors.ts'

const asked = vi.hoisted((): string[] => [])
vi.mock('../api/call-api.ts', () => ({
  callApi: async (name: string) => {
    asked.push(name)
    return name === 'trackingTags' ? [] : null
  },
}))

test.each([
  [true, ['analytics', 'trackingTags']],
  [false, ['analytics']],
])('looks tracking tags up when they are on (%s) [AD-04]', async (trackingTags, calls) => {
  asked.length = 0
  const entry = { needsOf: () => ({ asks: [], origins: {} }) }
  await listVendorOrigins(entry as never, {} as never, { trackingTags } as never)
  expect(asked).toEqual(calls)
})
