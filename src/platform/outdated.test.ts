import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newestBuild } from './newest-build.ts'
import { holdPage, markOutdated, takesDocument } from './outdated.ts'
import { noteReached } from './reached.ts'

let line: { onLine: boolean }
beforeEach(() => {
  line = { onLine: true }
  vi.stubGlobal('navigator', line)
})
afterEach(() => noteReached())

test('loads the next page as a document after a newer build [OF-04]', async () => {
  expect(takesDocument()).toBe(false)
  markOutdated(() => {})
  expect(takesDocument()).toBe(true)
  const free = holdPage(() => true)
  expect(takesDocument()).toBe(false)
  free()
  line.onLine = false
  expect(takesDocument()).toBe(false)
  line.onLine = true
  // The browser reports a network, but no data arrives.
  noteReached(new TypeError('Failed to fetch'))
  expect(takesDocument()).toBe(false)
  // A slow request and a closed page prove nothing.
  noteReached()
  noteReached(new DOMException('', 'TimeoutError'))
  expect(takesDocument()).toBe(true)
})

test('treats learning of a newer build as having reached the server [OF-04]', async () => {
  markOutdated(() => {})
  noteReached(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', async () => Response.json({ build: 'newer' }))
  await newestBuild()
  expect(takesDocument()).toBe(true)
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await newestBuild()
  expect(takesDocument()).toBe(false)
})
