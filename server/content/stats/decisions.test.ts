import { expect, test, vi } from 'vitest'
import { statFixture } from '../../../tests/fixtures/statcrew/read-fixture.ts'
import { sampleGame } from '../../../tests/support/sample-game.ts'
import type { BoxScore } from '../../../src/contract/box-score.schema.ts'
import { parseStatFile } from '../../statcrew/parse.ts'
import type { ReadContext } from '../read-context.ts'
import { withSeasonRecords } from './decisions.ts'

vi.mock('../games/games.ts', () => ({ readGame: async () => sampleGame({ id: 2 }) }))
vi.mock('../games/schedules.ts', () => ({ readSchedule: async () => ({ id: 3, games: [] }) }))
vi.mock('./season-figures.ts', () => {
  const columns = ['w', 'l', 'sv'].map((key) => ({ key, label: key, title: key }))
  const games = [
    { gameId: 1, cells: [], values: [1, 0, 0] },
    { gameId: 2, cells: [], values: [1, 0, 0] },
    { gameId: 3, cells: [], values: [0, 1, 0] },
  ]
  return {
    countedGames: () => [1, 2, 3].map((id) => sampleGame({ id })),
    readFigures: async () => ({ tables: [{ key: 'pitching', columns }] }),
    readLog: async () => [
      { key: 'pitching', rows: [{ name: 'Ada Byron', rosterPlayerId: 77, games }] },
    ],
  }
})

const { warnings: _, ...file } = parseStatFile(statFixture('baseball-final.xml'))
const decisionOf = async (more: Partial<BoxScore>, rosterPlayerId: number | null) => {
  const box = { ...structuredClone(file), gameId: 2, thisTeamIsHomeTeam: true, ...more } as BoxScore
  const pitching = box.homeTeam.tables.find(({ key }) => key === 'pitching')!
  pitching.rows[0]!.rosterPlayerId = rosterPlayerId
  const shown = await withSeasonRecords({} as ReadContext, box)
  const tables = (team: BoxScore['homeTeam']) => team.tables.find(({ key }) => key === 'pitching')
  return [tables(shown!.homeTeam), tables(shown!.visitingTeam)].map(
    (table) => table?.rows[0]?.cells[0],
  )
}

test('has the season record of our pitchers after the game [RT-06]', async () => {
  // The opponent's pitcher has no record, because his other games are unknown.
  expect(await decisionOf({}, 77)).toEqual(['W (2-0)', 'L'])
  expect(await decisionOf({}, null)).toEqual(['W', 'L'])
  expect(await decisionOf({ status: { ...file.status, complete: false } }, 77)).toEqual(['W', 'L'])
})
