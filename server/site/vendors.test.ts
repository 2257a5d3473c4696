import { expect, test } from 'vitest'
import { listVendorOrigins } from './vendors.ts'

test.each([
  [true, ['analytics', 'trackingTags']],
  [false, ['analytics']],
])('looks tracking tags up when they are on (%s) [AD-04]', async (trackingTags, calls) => {
  const asked: string[] = []
  const call = async (name: string) => {
    asked.push(name)
    return name === 'trackingTags' ? [] : null
  }
  const entry = { needsOf: () => ({ asks: [], origins: {} }) }
  await listVendorOrigins(entry as never, call, { trackingTags } as never)
  expect(asked).toEqual(calls)
})
