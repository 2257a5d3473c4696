import { expect, test } from 'vitest'
import { momentSpoils, tellsNews } from './spoils-elsewhere.ts'
import { coverWords } from './spoils.ts'

test('[OF-02] a moment opens by itself, under a name of its own; what the search finds that was written of a team may tell as well', () => {
  expect(momentSpoils({ id: 7, sport: {}, date: '2026-08-05T20:15:00' })).toEqual({ of: 'moment-7', told: '2026-08-05' })
  expect(momentSpoils({ id: 7, sport: null, date: '2026-08-05T20:15:00' })).toEqual({})
  expect(coverWords('moment-7')).toBe('Show result')
  expect(['story', 'press-clip', 'podcast', 'video', 'moment', 'sport-file', 'game', 'player', 'facility'].filter(tellsNews)).toEqual(['story', 'press-clip', 'podcast', 'video', 'moment', 'sport-file'])
})
