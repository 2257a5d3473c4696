import { expect, test } from 'vitest'
import { sampleGame } from '../../../tests/support/sample-game.ts'
import type { ConferenceStanding, Standing } from '../../contract/sports.schema.ts'
import { alikeRecords, recordInFile, teamRecord } from './team-records.ts'

const row = (some: Partial<Standing>) =>
  ({ opponentId: null, isTenant: false, ...some }) as Standing
const game = sampleGame()
const table = (conferenceRecord: string): ConferenceStanding => ({
  sport: game.sport,
  season: game.season,
  conference: null,
  through: null,
  rows: [
    row({ opponentId: 8, overallRecord: '0-9', conferenceRecord }),
    row({ opponentId: 9, overallRecord: '8-2', conferenceRecord }),
    row({ isTenant: true, overallRecord: '7-3', conferenceRecord }),
  ],
})

test('is overall and, once played, in the conference, for each team [GM-03]', () => {
  expect(teamRecord([table('5-2')], game, 'opponent')).toBe('8-2 (5-2)')
  expect(teamRecord([table('0-0')], game, 'opponent')).toBe('8-2')
  expect(teamRecord([table('')], game, 'team')).toBe('7-3')
})

test('is read from the forms of stat files [GM-03]', () => {
  for (const record of ['5-2, 3-1', '5-2,3-1', '5-2 (3-1)', '5-2 3-1'])
    expect(recordInFile(record)).toBe('5-2 (3-1)')
  expect(recordInFile('5-2-1, 0-0')).toBe('5-2-1')
  for (const record of [null, '', 'new']) expect(recordInFile(record)).toBeNull()
})

test('is with the conference only where both records are [GM-03]', () => {
  expect(alikeRecords('6-3 (4-2)', '6-3')).toEqual(['6-3', '6-3'])
  expect(alikeRecords('6-3', '5-4 (3-3)')).toEqual(['6-3', '5-4'])
  expect(alikeRecords('6-3 (4-2)', '5-4 (3-3)')).toEqual(['6-3 (4-2)', '5-4 (3-3)'])
  expect(alikeRecords('6-3 (4-2)', null)).toEqual(['6-3 (4-2)', null])
})

test('is empty in another season or sport, and for a school not in the table [GM-03]', () => {
  const standings = [table('5-2')]
  expect(teamRecord(standings, { ...game, season: '2025' }, 'team')).toBe('')
  expect(teamRecord(standings, { ...game, sport: { ...game.sport, id: 1 } }, 'team')).toBe('')
  expect(teamRecord([], { ...game, opponentRecord: '4-3' }, 'opponent')).toBe('4-3')
  expect(teamRecord([], { ...game, opponentRecord: '4-3' }, 'team')).toBe('')
  const other = (id: number | null) => ({ ...game, opponent: { ...game.opponent, id } })
  expect(teamRecord(standings, other(99), 'opponent')).toBe('')
  // A row without an opponent's number is not that of a game without one.
  expect(teamRecord(standings, other(null), 'opponent')).toBe('')
})
