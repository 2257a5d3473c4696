import { describe, expect, it } from 'vitest'
import { addFiles, changesIn, pack, storeForTest } from '../../../tests/support/import-store.ts'
import { readItems } from '../../content/items.ts'
import { pastMeeting } from '../../content/kinds/games.ts'
import { ReadContext } from '../../content/read-context.ts'
import { readSports } from '../../content/sports/sports.ts'
import {
  readConferenceStandings,
  readSportStandings,
  readStandings,
} from '../../content/games/standings.ts'
import type { Store } from '../../db/store.ts'
import { importFile } from '../import-file.ts'
import { importFolder } from '../import-folder.ts'
import { formatNote, type Report } from '../report.ts'
import { oldDay } from './history.ts'
import { textFile } from '../../../tests/support/text-file.ts'

const book = 'history/football.csv'
const table = 'standings/football/2026.csv'
const notesOf = (report: Report) => report.parts.flatMap(({ notes }) => notes).map(formatNote)
const partOf = (report: Report, file: string) =>
  report.parts.find((fileReport) => fileReport.file === file)!
const meetings = (store: Store) => readItems(new ReadContext(store, 'test'), pastMeeting)

describe('a record book [CA-02] [Q70]', () => {
  it.each([
    ['1926-11-06', '1926-11-06'],
    ['1926-11', '1926-11'],
    ['1926', '1926'],
    ['1926-27', '1926'],
    ['1911-12', '1911'],
    ['1926-1927', '1926'],
    ['Nov 6, 1926', '1926-11-06'],
    ['11/6/1926', '1926-11-06'],
    ['1926-13', '1926'],
    ['26', null],
    ['soon', null],
    ['1926-02-30', null],
  ])('reads the day %j as %j', (text, day) => {
    expect(oldDay(text)).toBe(day)
  })

  it('imports partial games, refuses invalid ones and reports unknown opponents', async () => {
    const store = await storeForTest()
    const report = await importFolder(
      store,
      'test',
      pack({
        [book]: textFile(
          'Date,Opponent,H/A,W/L,Score,Opp Score,Forfeit',
          '1901,Aldermoor,,W,,,',
          '1902,Old Normal,H,T,0,0,',
          '1902,Old Normal,A,L,0,6,',
          '1903,,H,W,,,',
          'soon,Pacific,H,W,,,',
          '1904,Pacific,X,W,,,',
          '1905,Pacific,H,W,x,,',
          '1906,Pacific,H,,7,6,',
        ),
      }),
    )
    expect(notesOf(report)).toEqual([
      `${book}:3 warning: opponent "Old Normal" is not a title or alias in opponents.csv; listed without a page`,
      `${book}:5 refused: no opponent`,
      `${book}:6 refused: date "soon" is not a date, month or year (1926-11-06, 1926-11, 1926)`,
      `${book}:7 refused: home_away "x" is not H, A or N`,
      `${book}:8 refused: score "x" is not a number`,
      `${book}:9 warning: a score without W, L, T or N is not counted as a result`,
    ])
    expect(partOf(report, book)).toMatchObject({ rows: 8, taken: 4, refused: 4 })
    expect(
      (await meetings(store)).map(({ date, season, opponent, locationIndicator, result }) => [
        date,
        season,
        opponent.id === null,
        locationIndicator,
        result?.status,
      ]),
    ).toEqual([
      ['1901', '1901', false, null, 'W'],
      ['1902', '1902', true, 'H', 'T'],
      ['1902', '1902', true, 'A', 'L'],
      ['1906', '1906', false, 'H', null],
    ])
  })

  it('imports unchanged twice, and removes missing games of its own sport', async () => {
    const store = await storeForTest()
    const golf = { 'history/womens-golf.csv': 'date,opponent\n1990,Pacific\n' }
    const folder = pack({
      [book]: 'date,opponent,result\n1901,Aldermoor,W\n1902,Aldermoor,L\n1902,Aldermoor,W\n',
      ...golf,
    })
    await importFolder(store, 'test', folder)
    const [before, changes] = [await meetings(store), await changesIn(store)]
    expect(partOf(await importFolder(store, 'test', folder), book)).toMatchObject({
      same: 3,
      removed: 0,
    })
    expect([await meetings(store), await changesIn(store)]).toEqual([before, changes])
    addFiles(folder, { [book]: 'date,opponent,result\n1901,Aldermoor,W\nsoon,Aldermoor,L\n' })
    await importFolder(store, 'test', folder)
    expect(await meetings(store)).toHaveLength(4)
    addFiles(folder, { [book]: 'date,opponent,result\n1901,Aldermoor,W\n' })
    const file = `${folder}/${book}`
    const asks = await importFile(store, 'test', file)
    expect([partOf(asks, book), notesOf(asks)]).toMatchObject([
      { same: 1, removed: 0 },
      [
        `${book} warning: not removed: 2 games not in this file: it does not have most of what is stored (2 of 3); if that is right, import the file again with --replace`,
      ],
    ])
    const replaced = await importFile(store, 'test', file, { replace: true })
    expect(partOf(replaced, book)).toMatchObject({ same: 1, removed: 2 })
    expect((await meetings(store)).map(({ date }) => date)).toEqual(['1901', '1990'])
  })

  it.each([
    ['an empty file', ''],
    ['an error page', '<!DOCTYPE html><title>502 Bad Gateway</title>'],
  ])('%s in its place removes no game; a header alone does with --replace', async (_, text) => {
    const store = await storeForTest()
    const folder = pack({ [book]: 'date,opponent,result\n1901,Aldermoor,W\n' })
    await importFolder(store, 'test', folder)
    addFiles(folder, { [book]: text })
    const report = await importFile(store, 'test', `${folder}/${book}`)
    expect([partOf(report, book), notesOf(report)]).toMatchObject([
      { rows: 1, refused: 1, removed: 0 },
      expect.arrayContaining([
        expect.stringContaining(`${book} refused: it has no heading opponent`),
      ]),
    ])
    expect(await meetings(store)).toHaveLength(1)
    addFiles(folder, { [book]: 'date,opponent\n' })
    const replaced = await importFile(store, 'test', `${folder}/${book}`, { replace: true })
    expect(partOf(replaced, book)).toMatchObject({ rows: 0, removed: 1 })
  })

  it('keeps rows of a scheduled season without showing them, refuses unknown sports', async () => {
    const report = await importFolder(
      await storeForTest(),
      'test',
      pack({
        [book]: 'date,opponent,result\n2026-09-05,Aldermoor,W\n',
        'history/curling.csv': 'date,opponent\n1990,Pacific\n',
      }),
    )
    expect(notesOf(report)).toEqual(
      expect.arrayContaining([
        'history/curling.csv refused: there is no sport "curling"; add it to sports.csv',
        `${book}:2 warning: season 2026 has a schedule: this row is stored but not shown`,
      ]),
    )
  })
})

describe('a table of standings [CA-02]', () => {
  const rows = textFile(
    'school,conference_record,overall_record,streak',
    'Aldermoor St.,3-0,8-1,W2',
    'Testham College,2-1,6-3,L1',
    'Somewhere,0-3-1,2-7-1,L4',
  )
  const footballOf = async (store: Store) =>
    (await readSports(new ReadContext(store, 'test'))).find(
      ({ shortName }) => shortName === 'football',
    )!.id

  it('finds teams by name and computes missing values from records', async () => {
    const store = await storeForTest()
    await importFolder(store, 'test', pack({ [table]: rows }))
    const page = await readStandings(new ReadContext(store, 'test'), {
      sportId: await footballOf(store),
      $pageSize: 2,
    })
    expect(page).toMatchObject({ total: 3, page: 0, pages: 2 })
    expect(
      page.items.map(
        ({ rank, title, isTenant, opponentId, conferencePercentage, overallPercentage }) => [
          rank,
          title,
          isTenant,
          opponentId === null,
          conferencePercentage,
          overallPercentage,
        ],
      ),
    ).toEqual([
      [1, 'Aldermoor St.', false, false, '1.000', '.889'],
      [2, 'Testham College', true, true, '.667', '.667'],
    ])
    const { seasonId } = (await readSports(new ReadContext(store, 'test')))[1]!
    expect(
      (await readStandings(new ReadContext(store, 'test'), { seasonId: seasonId! })).items,
    ).toHaveLength(3)
    expect((await readStandings(new ReadContext(store, 'test'), { seasonId: 999 })).items).toEqual(
      [],
    )
    expect(
      (await readConferenceStandings(new ReadContext(store, 'test'))).map(
        ({ sport, season, rows: some }) => [sport.title, season, some.length],
      ),
    ).toEqual([['Football', '2026', 3]])
  })

  it.each([
    ['WWX', '', 'last_five "WWX" is not the last results, oldest first (WLWWL)'],
    ['', 'many', 'scored "many" is not a total (284)'],
  ])('refuses last results %o and the total %o', async (lastFive, scored, problem) => {
    const report = await importFolder(
      await storeForTest(),
      'test',
      pack({ [table]: `school,last_five,scored\nAldermoor St.,${lastFive},${scored}\n` }),
    )
    expect(JSON.stringify(report)).toContain(JSON.stringify(problem).slice(1, -1))
  })

  it('takes blank records of our own row from the schedule, as far as others have them', async () => {
    const store = await storeForTest()
    const schedule =
      'date,opponent,home_away,type,conference,result,team_score,opponent_score\n' +
      '2026-09-05,Aldermoor St.,H,R,y,W,21,7\n2026-09-12,Pacific,A,R,,W,14,10\n'
    const blank =
      'school,conference_record,overall_record,home,streak,points\n' +
      'Aldermoor St.,0-1,0-1,,L1,3\nTestham College,,,,,\n'
    await importFolder(
      store,
      'test',
      pack({ 'schedules/football/2026.csv': schedule, [table]: blank }),
    )
    const sportId = await footballOf(store)
    const read = () => readSportStandings(new ReadContext(store, 'test'), { sportId })
    expect((await read())!.rows[0]).toMatchObject({
      isTenant: true,
      conferenceRecord: '1-0',
      conferencePercentage: '1.000',
      overallRecord: '2-0',
      homeRecord: '',
      streak: 'W2',
      conferencePoints: '',
    })
    await importFolder(
      store,
      'test',
      pack({
        'schedules/football/2026.csv': schedule,
        [table]: blank.replace('Testham College,,', 'Testham College,0-1,'),
      }),
    )
    expect((await read())!.rows.find(({ isTenant }) => isTenant)).toMatchObject({
      conferenceRecord: '0-1',
      streak: 'W2',
    })
  })

  it('shows the newest season that has a table when the current one has none', async () => {
    const store = await storeForTest()
    await importFolder(
      store,
      'test',
      pack({ 'standings/football/2024.csv': rows, 'standings/football/2025.csv': rows }),
    )
    const sportId = await footballOf(store)
    const read = (season?: string) =>
      readSportStandings(new ReadContext(store, 'test'), { sportId, season })
    const summary = async (season?: string) => {
      const found = await read(season)
      return found && [found.season, found.isCurrent, found.url]
    }
    expect(await summary()).toEqual(['2025', true, '/sports/football/standings'])
    expect(await summary('2024')).toEqual(['2024', false, '/sports/football/standings/2024'])
    expect(await summary('2026')).toBeNull()
    expect((await read())!.seasons.map(({ title }) => title)).toEqual(['2025', '2024'])
    await importFolder(store, 'test', pack({ [table]: rows }))
    expect(await summary()).toEqual(['2026', true, '/sports/football/standings'])
  })

  it.each([
    ['an empty file', ''],
    ['an error page', '<!DOCTYPE html><title>502 Bad Gateway</title>'],
  ])('%s in its place keeps the one before it', async (_, text) => {
    const store = await storeForTest()
    const folder = pack({ [table]: rows })
    await importFolder(store, 'test', folder)
    addFiles(folder, { [table]: text })
    expect(notesOf(await importFolder(store, 'test', folder))).toContainEqual(
      expect.stringContaining(`${table} refused: it has no heading school`),
    )
    expect(
      (await readStandings(new ReadContext(store, 'test'), { sportId: await footballOf(store) }))
        .items,
    ).toHaveLength(3)
  })

  it('is refused as a whole, and the one before it stays', async () => {
    const store = await storeForTest()
    const folder = pack({ [table]: rows })
    await importFolder(store, 'test', folder)
    addFiles(folder, { [table]: 'school,conference_record\nAldermoor,three\n,1-0\nPacific,1-0\n' })
    const report = await importFolder(store, 'test', folder)
    expect(notesOf(report)).toEqual([
      `${table}:2 refused: conference_record "three" is not a record (7-2, 7-2-1)`,
      `${table}:3 refused: no school`,
    ])
    expect(
      (await readStandings(new ReadContext(store, 'test'), { sportId: await footballOf(store) }))
        .items,
    ).toHaveLength(3)
  })
})

describe('seasons.yaml [CA-02]', () => {
  it.each([
    [
      '- {sportId: football, season: 2026, record: {overall: ten}}',
      /^seasons\.yaml:1 refused: record\.overall/,
    ],
    ['- {sportId: curling}', /^seasons\.yaml:1 refused: sportId there is no sport "curling"/],
    ['- {sportId: football, defaultView: tiles}', /^seasons\.yaml:1 refused: defaultView/],
    [
      '- {sportId: football}\n- {sportId: football}',
      /^seasons\.yaml:2 refused: .* is already on line 1/,
    ],
  ])('is refused for %j with its line and reason', async (text, reason) => {
    expect(
      notesOf(await importFolder(await storeForTest(), 'test', pack({ 'seasons.yaml': text }))),
    ).toEqual([expect.stringMatching(reason)])
  })
})
