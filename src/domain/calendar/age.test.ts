import { expect, test } from 'vitest'
import { computeAge, formatAgo, liveWithin, type Known } from './age.ts'
import { formatTime } from './clock-words.ts'

const now = Date.UTC(2026, 10, 22, 19, 0)
const minute = 60_000
const day = 24 * 60 * minute
const said = (known: Partial<Known>) => {
  const age = computeAge({
    at: now - minute,
    now,
    saved: false,
    online: true,
    live: null,
    ...known,
  })
  return age && [age.kind, age.words]
}

test('labels a page saved or offline, and no current page without a live game [OF-02]', () => {
  expect(said({})).toBe(null)
  expect(said({ at: null })).toBe(null)
  // Nothing changed since it was drawn.
  expect(said({ at: now - 7 * day })).toBe(null)
  expect(said({ saved: true })).toEqual(['offline', 'Saved'])
  expect(said({ online: false })).toEqual(['offline', 'Offline, saved'])
})

test('labels a game as live only with a working stream [OF-02]', () => {
  expect(said({ live: { heard: now - 7000 } })).toEqual(['live', 'Live, updated 5 s ago'])
  expect(said({ live: { heard: now } })).toEqual(['live', 'Live, updated just now'])
  expect(said({ live: { heard: now - liveWithin } })?.[0]).toBe('live')
  expect(said({ live: { heard: now - liveWithin - 1 } })).toEqual([
    'quiet-live',
    'Not live, updated',
  ])
  expect(said({ live: { heard: now }, online: false })?.[0]).toBe('offline')
  // The stream has promised a heartbeat earlier.
  expect(said({ live: { heard: now - 9000, within: 9000 } })?.[0]).toBe('live')
  expect(said({ live: { heard: now - 9001, within: 9000 } })?.[0]).toBe('quiet-live')
})

test('says nothing until the stream can have been heard [OF-02]', () => {
  expect(said({ live: { heard: 0, since: now - 10_000 } })).toBe(null)
  expect(said({ live: { heard: 0, since: now - 10_001 } })).toEqual([
    'quiet-live',
    'Not live, updated',
  ])
})

test('counts no age from the future and shows nothing live with a wrong clock [OF-02]', () => {
  expect(said({ at: now + day })).toBe(null)
  expect(said({ live: { heard: now + day } })).toEqual(['quiet-live', 'Not live, updated'])
  expect(formatTime(now, now, 'UTC')).toBe('7 p.m.')
  expect(formatTime(now - day, now, 'UTC')).toBe('Nov. 21, 7 p.m.')
  expect(formatTime(now + day, now, 'UTC')).toBe('Nov. 23, 7 p.m.')
})

test.each([
  [0, 'just now'],
  [4999, 'just now'],
  [5000, '5 s ago'],
  [9999, '5 s ago'],
  [59_000, '55 s ago'],
  [60_000, '1 min ago'],
  [150_000, '2 min ago'],
])('writes %d ms ago as %s [OF-02]', (ms, words) => {
  expect(formatAgo(ms)).toBe(words)
})
