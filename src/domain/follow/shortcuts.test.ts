import { expect, test } from 'vitest'
import { pairWithin, matchShortcut } from './shortcuts.ts'

const after = (first: string, key: string, wait = 100) =>
  matchShortcut({ key, at: 1000 + wait }, { key: first, at: 1000 })

test('reads two keys within the time limit as a pair, and single keys alone [OF-02]', () => {
  expect(matchShortcut({ key: '/', at: 0 }, null)).toBe('search')
  expect(matchShortcut({ key: '?', at: 0 }, null)).toBe('list')
  expect(matchShortcut({ key: 'h', at: 0 }, null)).toBe(null)
  expect(after('g', 'h')).toBe('home')
  expect(after('g', 's')).toBe('scores')
  expect(after('g', 'h', pairWithin + 1)).toBe(null)
  expect(after('x', 'h')).toBe(null)
  // The second key of an unknown pair does nothing by itself.
  expect(after('g', '/')).toBe(null)
  expect(after('x', '/')).toBe('search')
})
