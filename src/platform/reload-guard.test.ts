import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newestBuild } from './newest-build.ts'
import { blockReload, markOutdated, shouldLoadDocument } from './reload-guard.ts'
import { recordReachability } from './reachability.ts'

let line: { onLine: boolean }
beforeEach(() => {
  line = { onLine: true }
  vi.stubGlobal('navigator', line)
})
afterEach(() => recordReachability())

test('loads the next page as a document after a newer build [OF-04]', async () => {
  expect(shouldLoadDocument()).toBe(false)
  markOutdated(() => {})
  expect(shouldLoadDocument()).toBe(true)
  const free = blockReload(() => true)
  expect(shouldLoadDocument()).toBe(false)
  free()
  line.onLine = false
  expect(shouldLoadDocument()).toBe(false)
  line.onLine = true
  // The browser reports a network, but no data arrives.
  recordReachability(new TypeError('Failed to fetch'))
  expect(shouldLoadDocument()).toBe(false)
  // A slow request and a closed page prove nothing.
  recordReachability()
  recordReachability(new DOMException('', 'TimeoutError'))
  expect(shouldLoadDocument()).toBe(true)
})

test('treats learning of a newer build as having reached the server [OF-04]', async () => {
  markOutdated(() => {})
  recordReachability(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', async () => Response.json({ build: 'newer' }))
  await newestBuild()
  expect(shouldLoadDocument()).toBe(true)
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await newestBuild()
  expect(shouldLoadDocument()).toBe(false)
})
