import { expect, test } from 'vitest'
import { parseStatFile } from '../../../server/statcrew/parse.ts'
import { statFixture } from '../../../tests/fixtures/statcrew/read-fixture.ts'
import { sampleGame, sampleLive } from '../../../tests/support/sample-game.ts'
import { newPlays, formatPlaysAnnouncement, formatScoreAnnouncement } from './announcements.ts'

test('reads plays in order, and the number of earlier ones beyond three [GM-04]', () => {
  expect(formatPlaysAnnouncement(['Rush for 4 yards', 'Punt.'])).toBe('Rush for 4 yards. Punt.')
  expect(formatPlaysAnnouncement(['a', 'b', 'c', 'd'])).toBe('1 more play before. b. c. d.')
  expect(formatPlaysAnnouncement(['a', 'b', 'c', 'd', 'e'])).toBe('2 more plays before. c. d. e.')
  expect(formatPlaysAnnouncement([])).toBe('')
})

test('reads a score with its period and without the clock [GM-04]', () => {
  expect(formatScoreAnnouncement(sampleGame(), 'Herons', sampleLive({ clock: '08:39' }))).toBe(
    'Football: Herons 21, Ashford 14, 3rd.',
  )
})

test('reads only new plays of a box score, without the clock [GM-04]', () => {
  const box = parseStatFile(statFixture('football-final.xml'))
  const all = newPlays(box, new Set())
  const known = new Set(all.slice(0, -1).map(({ id }) => id))
  expect(newPlays(box, known)).toEqual([{ id: all.at(-1)!.id, words: 'End of game' }])
  expect(all.map(({ words }) => words).join(' ')).not.toMatch(/\d:\d\d/)
})
