import { expect, test } from 'vitest'
import { sampleGame, sampleResult } from '../../../tests/support/sample-game.ts'
import { sampleSport } from '../../../tests/support/sample-sport.ts'
import type { Game, Schedule } from '../../../src/contract/game.schema.ts'
import { computeRecord } from '../../../src/domain/games/record.ts'
import type { StandingsDoc } from '../kinds/games.ts'
import { listOutlooks } from './outlooks.ts'

const opponent = (id: number, title: string) => ({ ...sampleGame().opponent, id, title })
const row = (opponentId: number | null, title: string, record: string, points = '') => ({
  rank: 1,
  opponentId,
  title,
  image: null,
  isTenant: opponentId === null,
  conferenceRecord: record,
  conferencePercentage: record && { '1-0': '1.000', '1-1': '.500', '0-1': '.000' }[record]!,
  conferencePoints: points,
  overallRecord: record,
  overallPercentage: '',
  homeRecord: '',
  awayRecord: '',
  neutralRecord: '',
  streak: '',
})
const won = sampleGame({
  id: 1,
  conference: true,
  result: sampleResult('W', '21', '7'),
  opponent: opponent(7, 'Birch'),
})
const live = sampleGame({ id: 2, conference: true, gameState: 3, opponent: opponent(8, 'Cedar') })
const table = (rows: StandingsDoc['rows']) =>
  ({ sportId: 7, season: '2026', asOf: { date: '2026-09-01', counted: [1] }, rows }) as StandingsDoc
const schedule = (games: Game[], record = computeRecord(games)) =>
  ({ sport: sampleSport, season: '2026', games, record }) as unknown as Schedule
const rows = [row(8, 'Cedar', '1-0'), row(null, 'Testham', ''), row(7, 'Birch', '0-1')]

test('says our record and place after a win and after a loss in a live game [CA-02]', () => {
  expect(listOutlooks(table(rows), schedule([won, live]), [])).toEqual([
    { gameId: 2, win: { record: '2-0', place: '1' }, loss: { record: '1-1', place: '2' } },
  ])
  const tied = [row(9, 'Dale', '1-1'), ...rows]
  expect(listOutlooks(table(tied), schedule([won, live]), [])[0]!.loss.place).toBe('T2')
})

test('says nothing of other games, or where the record does not follow from them [CA-02]', () => {
  const none = (some: Partial<Game>, of = table(rows)) =>
    expect(listOutlooks(of, schedule([won, { ...live, ...some }]), [])).toEqual([])
  none({ gameState: 0 })
  none({ conference: false })
  none({}, table([row(8, 'Cedar', '1-0'), row(null, 'Testham', '1-0')]))
  none({}, table([row(8, 'Cedar', '1-0', '3'), row(null, 'Testham', '', '3')]))
  const given = { ...computeRecord([won]), conferenceRecord: '3-1' }
  expect(listOutlooks(table(rows), schedule([won, live], given), [])).toEqual([])
})
