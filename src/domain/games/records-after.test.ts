import { describe, expect, test } from 'vitest'
import type { BoxScore } from '../../contract/box-score.schema.ts'
import { sampleGame, sampleResult } from '../../../tests/support/sample-game.ts'
import { computeRecord } from './record.ts'
import { findRecordsAfter } from './records-after.ts'

const game = (id: number, status: 'W' | 'L' | 'T', conference = false) =>
  sampleGame({
    id,
    date: `2026-09-0${id}T19:00:00`,
    status: 'O',
    conference,
    result: sampleResult(status, '1', '0'),
  })
const games = [game(1, 'W'), game(2, 'L', true), game(3, 'W', true), game(4, 'T', true)]
const season = { games, record: computeRecord(games) }
const box = (us: string | null, them: string | null) =>
  ({
    thisTeamIsHomeTeam: true,
    homeTeam: { record: us },
    visitingTeam: { record: them },
  }) as BoxScore

describe('records after a game [GM-03]', () => {
  test('are those of its day, with the conference', () => {
    expect(findRecordsAfter(season, 1, null).team).toBe('1-0')
    expect(findRecordsAfter(season, 3, null).team).toBe('2-1 (1-1)')
    expect(findRecordsAfter(season, 4, null).team).toBe('2-1-1 (1-1-1)')
  })

  test('of the opponent come from a file that has those before the game', () => {
    expect(findRecordsAfter(season, 3, box('1-1, 0-1', '4-3')).opponent).toBe('4-4')
    expect(findRecordsAfter(season, 2, box('1-0', '4-3-1')).opponent).toBe('5-3-1')
    expect(findRecordsAfter(season, 4, box('2-1', '4-3')).opponent).toBe('4-3-1')
    expect(findRecordsAfter(season, 3, box('2-1', '4-4')).opponent).toBe('4-4')
    // In the conference, too, which only a conference game changes.
    expect(findRecordsAfter(season, 3, box('1-1, 0-1', '4-3, 2-1')).opponent).toBe('4-4 (2-2)')
    expect(findRecordsAfter(season, 1, box('0-0', '4-3 (2-1)')).opponent).toBe('4-4 (2-1)')
    for (const file of [box('9-0', '4-4'), box(null, '4-3'), box('1-1', null), box('1-1', 'new')])
      expect(findRecordsAfter(season, 3, file).opponent).toBeNull()
  })

  test('are not known of an exhibition, nor ours when the department counts otherwise', () => {
    const exhibition = { ...game(5, 'W'), type: 'S' as const }
    expect(findRecordsAfter({ ...season, games: [...games, exhibition] }, 5, null)).toEqual({
      team: null,
      opponent: null,
    })
    const entered = { games, record: { ...season.record, overallRecord: '3-1-1' } }
    expect(findRecordsAfter(entered, 3, box('1-1', '4-3'))).toEqual({ team: null, opponent: '4-4' })
  })
})
