import { expect, test } from 'vitest'
import { revealLabel } from './reveal-results.ts'
import { getMomentSpoilerProps, getSearchSpoilerProps } from './spoilers-elsewhere.ts'

test('covers a moment under its own id [OF-02]', () => {
  expect(getMomentSpoilerProps({ id: 7, sport: {}, date: '2026-08-05T20:15:00' })).toEqual({
    of: 'moment-7',
    told: '2026-08-05',
  })
  expect(getMomentSpoilerProps({ id: 7, sport: null, date: '2026-08-05T20:15:00' })).toEqual({})
  expect(revealLabel('moment-7')).toBe('Show result')
})

const kinds = [
  'story',
  'press-clip',
  'podcast',
  'video',
  'moment',
  'sport-file',
  'game',
  'player',
  'facility',
  'page',
]
const telling = ['story', 'press-clip', 'podcast', 'video', 'moment', 'sport-file']

test('covers search results about a team, and none without a team [OF-02]', () => {
  const found = (kind: string, sport: unknown) =>
    getSearchSpoilerProps({ kind, url: '/videos/7', sport, date: '2026-08-05T20:15:00' })
  expect(kinds.filter((kind) => found(kind, {}).of)).toEqual(telling)
  expect(found('video', {})).toEqual({ of: 'story', told: '2026-08-05' })
  expect(kinds.filter((kind) => found(kind, null).of)).toEqual([])
})

test('covers headlines known by address only, until some days after its date [OF-02]', () => {
  expect(kinds.filter((kind) => getSearchSpoilerProps({ kind, url: '/videos/7' }).of)).toEqual(
    telling,
  )
  expect(getSearchSpoilerProps({ kind: 'video', url: '/videos/7' })).toEqual({ of: 'story' })
  expect(
    ['story', 'page'].map((kind) => getSearchSpoilerProps({ kind, url: '/news/2026/8/5/beaten' })),
  ).toEqual(Array(2).fill({ of: 'story', told: '2026-08-05' }))
  expect(getSearchSpoilerProps({ kind: 'page', url: '/sports/football/roster' })).toEqual({})
})
