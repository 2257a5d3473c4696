import { describe, expect, test } from 'vitest'
import { pack, storeForTest } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import type { Store } from '../../db/store.ts'
import { importFolder } from '../../import/import-folder.ts'
import { ReadContext } from '../read-context.ts'
import { readSports } from '../sports/sports.ts'
import { readSportStandings } from './standings.ts'
import { orderTied, type Meeting } from './tied-rows.ts'

const path = { schedule: 'schedules/football/2026.csv', table: 'standings/football/2026.csv' }
const heading = 'date,opponent,home_away,type,conference,result,team_score,opponent_score'
const game = (date: string, opponent: string, result: string) =>
  `${date},${opponent},H,R,y,${result},${{ W: '21,7', L: '7,21', '': ',' }[result]}`
const standing = 'school,conference_record,overall_record,away,streak,points'

const importFiles = (store: Store, games: string[], rows: string[], columns = standing) =>
  importFolder(
    store,
    'test',
    pack({
      [path.schedule]: textFile(heading, ...games),
      [path.table]: textFile(columns, ...rows),
    }),
  )

/** Rows as '1 Ashford 3-0 8-1 W2'. */
async function rowsOf(store: Store): Promise<string[]> {
  const context = new ReadContext(store, 'test')
  const { id } = (await readSports(context)).find(({ shortName }) => shortName === 'football')!
  return (await readSportStandings(context, { sportId: id }))!.rows.map(
    ({ rank, title, conferenceRecord, overallRecord, awayRecord, streak }) =>
      [rank, title, conferenceRecord, overallRecord, awayRecord, streak].filter(Boolean).join(' '),
  )
}

const before = [game('2026-09-05', 'Aldermoor St.', 'W'), game('2026-11-21', 'Pacific', '')]
const after = [before[0]!, game('2026-11-21', 'Pacific', 'W')]
const table = ['Pacific,2-1,5-2,2-1,W2,', 'Testham College,,,,,', 'Aldermoor St.,0-3,1-5,0-3,L2,']

test('counts a result since the table was written for the opponent, and sorts [CA-02]', async () => {
  const store = await storeForTest()
  await importFiles(store, before, table)
  expect(await rowsOf(store)).toEqual([
    '1 Testham College 1-0 1-0 0-0 W1',
    '2 Pacific 2-1 5-2 2-1 W2',
    '3 Aldermoor St. 0-3 1-5 0-3 L2',
  ])
  await importFiles(store, after, table)
  expect(await rowsOf(store)).toEqual([
    '1 Testham College 2-0 2-0 0-0 W2',
    '2 Pacific 2-2 5-3 2-2 L1',
    '3 Aldermoor St. 0-3 1-5 0-3 L2',
  ])
})

test('does not count a result again that a newer table may contain [CA-02]', async () => {
  const store = await storeForTest()
  await importFiles(store, before, table)
  const newer = ['Pacific,2-2,5-3,2-2,L1,', ...table.slice(1)]
  await importFiles(store, after, newer)
  const rows = await rowsOf(store)
  expect(rows[1]).toBe('2 Pacific 2-2 5-3 2-2 L1')
  await importFiles(store, after, newer)
  expect(await rowsOf(store)).toEqual(rows)
})

test('adds results to the last five and the totals of both teams [GM-03]', async () => {
  const store = await storeForTest()
  const columns = `${standing},last_five,scored,allowed`
  const rows = ['Pacific,2-1,5-2,2-1,W2,,LWWLW,210,140', 'Testham College,,,,,,,,']
  await importFiles(store, before, rows, columns)
  const totals = async () => {
    const context = new ReadContext(store, 'test')
    const { id } = (await readSports(context)).find(({ shortName }) => shortName === 'football')!
    return (await readSportStandings(context, { sportId: id }))!.rows
      .toSorted((a, b) => Number(a.isTenant) - Number(b.isTenant))
      .map(({ lastFive, scored, allowed }) => [lastFive, scored, allowed])
  }
  expect(await totals()).toEqual([
    ['LWWLW', '210', '140'],
    ['W', '21', '7'],
  ])
  await importFiles(store, after, rows, columns)
  expect(await totals()).toEqual([
    ['WWLWL', '217', '161'],
    ['WW', '42', '14'],
  ])
})

test('leaves a table with all records of our own as the conference sorts it [CA-02]', async () => {
  const store = await storeForTest()
  const typed = ['Pacific,1-2,5-2,2-1,W2,', 'Testham College,2-1,3-3,1-1,L1,']
  await importFiles(store, before, typed)
  await importFiles(store, after, typed)
  expect(await rowsOf(store)).toEqual([
    '1 Pacific 1-2 5-2 2-1 W2',
    '2 Testham College 2-1 3-3 1-1 L1',
  ])
})

test.each([
  [
    'the overall record decides between tied rows that have not met',
    ['Testham College,,,,,', 'Aldermoor St.,1-1,2-5,,,', 'Pacific,1-1,6-1,3-0,W1,'],
    [game('2026-09-05', 'Pacific', 'W'), game('2026-09-12', 'Aldermoor St.', 'L')],
    ['Pacific', 'Testham College', 'Aldermoor St.'],
  ],
  [
    'the game between two tied rows comes before the overall record',
    ['Pacific,1-1,6-1,3-0,W1,', 'Testham College,,,,,', 'Aldermoor St.,2-0,2-5,,,'],
    [game('2026-09-05', 'Pacific', 'W'), game('2026-09-12', 'Aldermoor St.', 'L')],
    ['Aldermoor St.', 'Testham College', 'Pacific'],
  ],
  [
    'the name decides last',
    ['Testham College,,,,,', 'Pacific,1-2,6-1,3-0,W1,', 'Aldermoor St.,1-2,6-1,3-0,W1,'],
    [game('2026-09-05', 'Pacific', 'W')],
    ['Testham College', 'Aldermoor St.', 'Pacific'],
  ],
  [
    'points come first where all rows have them',
    ['Testham College,,,,,4', 'Pacific,2-1,6-1,3-0,W1,6', 'Aldermoor St.,1-0-2,6-1,3-0,W1,5'],
    [game('2026-09-05', 'Pacific', 'W'), game('2026-09-12', 'Aldermoor St.', 'L')],
    ['Pacific', 'Aldermoor St.', 'Testham College'],
  ],
  [
    'a row without a conference record leaves the order as it is',
    ['Testham College,,,,,', 'Pacific,2-0,6-1,3-0,W1,', 'Aldermoor St.,,6-1,3-0,W1,'],
    [game('2026-09-05', 'Pacific', 'L')],
    ['Testham College', 'Pacific', 'Aldermoor St.'],
  ],
])('sorts a table with an open row: %s [CA-02]', async (_, rows, games, order) => {
  const store = await storeForTest()
  await importFiles(store, games, rows)
  expect(
    (await rowsOf(store)).map((row) =>
      /^\d+ ([A-Z][a-z]+ ?(?:[A-Z][a-z]+\.?)?)/.exec(row)![1]!.trim(),
    ),
  ).toEqual(order)
})

test('counts a loss as three points of the opponent if its points are counted so [CA-02]', async () => {
  const store = await storeForTest()
  const rows = ['Pacific,2-1-1,5-2-1,2-1,W2,7', 'Testham College,,,,,3', 'Ashford,1-2,2-2,1-1,L1,3']
  await importFiles(store, before, rows)
  await importFiles(store, [before[0]!, game('2026-11-21', 'Pacific', 'L')], rows)
  const context = new ReadContext(store, 'test')
  const { id } = (await readSports(context)).find(({ shortName }) => shortName === 'football')!
  expect((await readSportStandings(context, { sportId: id }))!.rows[0]).toMatchObject({
    title: 'Pacific',
    conferenceRecord: '3-1-1',
    conferencePercentage: '.700',
    conferencePoints: '10',
    streak: 'W3',
  })
})

describe('tied rows [CA-02]', () => {
  const row = (title: string, overallPercentage = '.500', conferenceRecord = '1-1') =>
    ({ title, overallPercentage, conferenceRecord, isTenant: false }) as Meeting['teams'][number]
  const titles = (rows: ReturnType<typeof row>[], meetings: Meeting[]) =>
    orderTied(rows, meetings).map(({ title }) => title)
  const [ash, birch, cedar] = [row('Ash'), row('Birch', '.900'), row('Cedar', '.700')]

  test('of three schools that all met are in the order of their games', () => {
    const met = (first: typeof ash, second: typeof ash): Meeting => ({
      teams: [first, second],
      share: 1,
    })
    expect(
      titles([birch, cedar, ash], [met(ash, birch), met(ash, cedar), met(cedar, birch)]),
    ).toEqual(['Ash', 'Cedar', 'Birch'])
    // Each won a game.
    expect(
      titles([ash, birch, cedar], [met(ash, birch), met(birch, cedar), met(cedar, ash)]),
    ).toEqual(['Birch', 'Cedar', 'Ash'])
  })

  test('are not in the order of one game when others may be missing', () => {
    const meetings: Meeting[] = [{ teams: [ash, birch], share: 1 }]
    expect(titles([ash, birch], meetings)).toEqual(['Birch', 'Ash'])
    const [elm, fir] = [row('Elm', '.500', '1-0'), row('Fir', '.900')]
    expect(titles([fir, elm], [{ teams: [elm, fir], share: 1 }])).toEqual(['Elm', 'Fir'])
  })
})
