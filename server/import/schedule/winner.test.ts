import { expect, test } from 'vitest'
import { pack, storeForTest } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { GameDoc } from '../../content/docs.ts'
import { importFolder } from '../import-folder.ts'
import { formatNote } from '../report.ts'

async function imported(path: string, ...lines: string[]) {
  const store = await storeForTest()
  const report = await importFolder(store, 'test', pack({ [path]: textFile(...lines) }))
  const docs = await store.db.selectFrom('game').select('doc').execute()
  return {
    games: docs.map(({ doc }) => GameDoc.parse(JSON.parse(doc))),
    notes: report.parts.flatMap(({ notes }) => notes).map(formatNote),
  }
}
const resultOf = (result: string, file = 'schedules/football/2026.csv') =>
  imported(file, 'date,time,opponent,home_away,result', `2026-09-05,,Pacific,H,${result}`)

test.each([
  [
    'L 31-14',
    'result L contradicts the score 31-14: our score is first; write L 14-31, or W 31-14',
  ],
  [
    'W 14-31',
    'result W contradicts the score 14-31: our score is first; write W 31-14, or L 14-31',
  ],
  ['W 14-31 (OT)', 'result W contradicts the score 14-31: our score is first'],
  ['T 14-10', 'result T contradicts the score 14-10; write W 14-10, or the same score twice'],
])('refuses %s, which is a win or a loss [CA-02]', async (result, reason) => {
  const { games, notes } = await resultOf(result)
  expect([games, notes[0]]).toEqual([[], expect.stringContaining(`:2 refused: ${reason}`)])
})

test.each(['W 31-14', 'L 14-31', 'T 14-14', 'L 31-14 (forfeit)', 'W 1-1 (4-2 PK)', 'W', 'N 3-1'])(
  'takes %s [CA-02]',
  async (result) => {
    const { games, notes } = await resultOf(result)
    expect([games[0]!.result!.status, notes]).toEqual([result[0], []])
  },
)

test('asks how a tied game was won, and takes a lower score in golf [CA-02]', async () => {
  expect((await resultOf('W 1-1')).notes).toEqual([
    'schedules/football/2026.csv:2 warning: result W contradicts the score 1-1: add how it was decided: W 1-1 (4-2 PK)',
  ])
  expect((await resultOf('W 288-301', 'schedules/womens-golf/2026-27.csv')).notes).toEqual([])
})

test('refuses such a row of the record book, but no forfeit [CA-02]', async () => {
  const { notes } = await imported(
    'history/football.csv',
    'date,opponent,result,team_score,opponent_score,forfeit',
    '1926-11-06,Aldermoor,L,6,0,',
    '1927-11-06,Aldermoor,L,6,0,y',
    '1928-11-06,Aldermoor,W,6,0,',
  )
  expect(notes).toEqual([
    expect.stringContaining('history/football.csv:2 refused: result L contradicts the score 6-0'),
  ])
})

test.each([
  ['2026-09-05,7:30', 'time "7:30" may be in the morning or not; write 7:30 p.m., or 07:30'],
  ['2026-09-05,1:00', 'time "1:00" may be in the morning or not'],
  ['2026-09-05,5:30/7:30', 'time "5:30/7:30" may be in the morning or not'],
  ['2026-09-05,7/6c', 'time "7/6c" is not a time'],
])('refuses the time of %s [CA-02]', async (cells, reason) => {
  const { games, notes } = await imported(
    'schedules/football/2026.csv',
    'date,time,opponent,home_away',
    `${cells},Pacific,H`,
  )
  expect([games, notes]).toEqual([[], [expect.stringContaining(`:2 refused: ${reason}`)]])
})

test.each([
  ['2026-09-05,07:30', '2026-09-05T07:30:00'],
  ['2026-09-05,1:00-3:00 p.m.', '2026-09-05T13:00:00'],
  ['2026-09-05,12:30', '2026-09-05T12:30:00'],
  ['2026-09-05,TBA (7 or 8 p.m.)', '2026-09-05T00:00:00'],
  ['9/5/2026 7:00 PM,7 p.m.', '2026-09-05T19:00:00'],
  ['2026-09-05 00:00:00,7 p.m.', '2026-09-05T19:00:00'],
])('takes the time of %s [CA-02]', async (cells, date) => {
  const { games, notes } = await imported(
    'schedules/football/2026.csv',
    'date,time,opponent,home_away',
    `${cells},Pacific,H`,
  )
  expect([games.map((game) => game.date), notes]).toEqual([[date], []])
})

test('shows the time of its own column, and says that the date has another [Q3]', async () => {
  const { games, notes } = await imported(
    'schedules/football/2026.csv',
    'date,time,opponent,home_away',
    '9/5/2026 7:00 PM,8 p.m.,Pacific,H',
  )
  expect(games.map(({ date, time }) => [date, time])).toEqual([['2026-09-05T20:00:00', '8 p.m.']])
  expect(notes).toEqual([expect.stringContaining('but time is "8 p.m."; 8 p.m. is shown')])
})
