import { expect, test } from 'vitest'
import { addressSpoils, coverWords, mayTell } from './spoils-elsewhere.ts'
import { storySpoils } from './spoils.ts'

test('covers a headline while it is news, and always without a date [OF-02]', () => {
  expect(addressSpoils('/news/2026/8/5/season-opens')).toEqual({ of: 'story', told: '2026-08-05' })
  expect(addressSpoils('/news/season-opens')).toEqual({ of: 'story' })
  expect(addressSpoils('/sports/football/schedule')).toEqual({})
  expect(storySpoils({ sport: null, date: '2026-08-05' })).toEqual({})
  const evening = Date.parse('2026-08-05T23:59:59Z')
  expect([
    mayTell('2026-08-05', evening + 61 * 3600_000),
    mayTell('2026-08-05', evening + 62 * 3600_000),
    mayTell('', evening),
  ]).toEqual([true, false, true])
  expect([coverWords('17'), coverWords('record'), coverWords('/x')]).toEqual([
    'Show score',
    'Show record',
    'Show result',
  ])
})
