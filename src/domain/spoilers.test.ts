import { expect, test } from 'vitest'
import { mayRevealResult, revealLabel } from './reveal-results.ts'
import { getStorySpoilerProps, getUrlSpoilerProps } from './spoilers.ts'

test('covers a headline while it is news, and always without a date [OF-02]', () => {
  expect(getUrlSpoilerProps('/news/2026/8/5/season-opens')).toEqual({
    of: 'story',
    told: '2026-08-05',
  })
  expect(getUrlSpoilerProps('/news/season-opens')).toEqual({ of: 'story' })
  expect(getUrlSpoilerProps('/sports/football/schedule')).toEqual({})
  expect(getStorySpoilerProps({ sport: null, date: '2026-08-05' })).toEqual({})
  const evening = Date.parse('2026-08-05T23:59:59Z')
  expect([
    mayRevealResult('2026-08-05', evening + 61 * 3600_000),
    mayRevealResult('2026-08-05', evening + 62 * 3600_000),
    mayRevealResult('', evening),
  ]).toEqual([true, false, true])
  expect([revealLabel('17'), revealLabel('record'), revealLabel('/x')]).toEqual([
    'Show score',
    'Show record',
    'Show result',
  ])
})
