import { describe, expect, it } from 'vitest'
import { addFiles, changesIn, pack, storeForTest } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { readConferenceGames } from '../../content/games/conference-games.ts'
import { ReadContext } from '../../content/read-context.ts'
import type { Store } from '../../db/store.ts'
import { importFile } from '../import-file.ts'
import { importFolder } from '../import-folder.ts'
import { formatNote, type Report } from '../report.ts'

const file = 'conference-results/football/2026.csv'
const head = 'date,time,away,away_score,home,home_score,note,conference'
const notesOf = (report: Report) =>
  report.parts
    .filter((part) => part.file === file)
    .flatMap(({ notes }) => notes)
    .map(formatNote)
const countsOf = (report: Report) => report.parts.find((part) => part.file === file)!
const imported = async (...rows: string[]) => {
  const [store, folder] = [await storeForTest(), pack({ [file]: textFile(head, ...rows) })]
  return { store, folder, report: await importFolder(store, 'test', folder) }
}
const now = new Date('2026-11-16T18:00:00Z')
const gamesIn = async (store: Store, query: Parameters<typeof readConferenceGames>[1] = {}) =>
  (await readConferenceGames(new ReadContext(store, 'test', now), query)).map(
    ({ date, time, away, home, conference, note }) =>
      [date, time, away.title, away.score, home.title, home.score, conference, note].join('|'),
  )

describe('results of the conference [CA-02]', () => {
  it('imports results and games to come, schools by title or alias', async () => {
    const { store, report } = await imported(
      '2026-11-14,Noon,Pacific,20,Aldermoor St.,17,OT,',
      '"Nov. 13, 2026",,Elsewhere,3,Pacific,7,,n',
      '2026-11-21,7 p.m.,Aldermoor,,Pacific,,,y',
    )
    expect(notesOf(report)).toEqual([
      `${file}:3 warning: "Elsewhere" is not a title or alias in opponents.csv; shown without a logo`,
    ])
    expect(countsOf(report)).toMatchObject({ rows: 3, taken: 3, refused: 0 })
    expect(await gamesIn(store)).toEqual([
      '2026-11-13||Elsewhere|3|Pacific|7|false|',
      '2026-11-14|Noon|Pacific|20|Aldermoor St.|17|true|OT',
      '2026-11-21|7 p.m.|Aldermoor||Pacific||true|',
    ])
    const games = await readConferenceGames(new ReadContext(store, 'test', now), {})
    expect(games[1]!.home.opponentId).toBe(games[2]!.away.opponentId)
    expect([games[1]!.home.opponentId, games[0]!.away.opponentId]).toEqual([
      expect.any(Number),
      null,
    ])
  })

  it('reads a span of days and a sport, without past games that have no score', async () => {
    const { store } = await imported(
      '2026-11-01,,Pacific,20,Aldermoor,17,,',
      '2026-11-14,,Pacific,,Aldermoor,,,',
      '2026-11-30,,Aldermoor,,Pacific,,,',
    )
    expect(await gamesIn(store)).toEqual([])
    const days = { startDate: '2026-11-01', endDate: '2026-11-30' }
    expect(await gamesIn(store, days)).toEqual([
      '2026-11-01||Pacific|20|Aldermoor|17|true|',
      '2026-11-30||Aldermoor||Pacific||true|',
    ])
    expect(await gamesIn(store, { ...days, startDate: '2026-11-02' })).toHaveLength(1)
    expect(await gamesIn(store, { ...days, sportId: 999 })).toEqual([])
  })

  it.each([
    [',,Pacific,1,Aldermoor,0,,', 'no date'],
    ['soon,,Pacific,1,Aldermoor,0,,', 'date "soon" is not a date (2026-09-05)'],
    ['2026-02-30,,Pacific,1,Aldermoor,0,,', 'date "2026-02-30" is not a date (2026-09-05)'],
    ['2026-11-14,25:00,Pacific,1,Aldermoor,0,,', expect.stringMatching(/time "?25:00/)],
    ['2026-11-14,,,1,Aldermoor,0,,', 'no school in away'],
    [
      '2026-11-14,,Pacific,1,Aldermoor,,,',
      'home_score is missing: write both scores, or none for a game to come',
    ],
    ['2026-11-14,,Pacific,1-0,Aldermoor,0,,', 'away_score "1-0" is not a score (24)'],
    [
      '2026-11-14,,Aldermoor,1,Aldermoor St.,0,,',
      'Aldermoor St. is in both columns, away and home',
    ],
    ['2026-11-14,,Pacific,1,Aldermoor,0,,maybe', 'conference "maybe" is not y or n'],
    [
      '2026-11-14,,Pacific,1,Testham College,0,,',
      'Testham College is this department: our games come from schedules/football/2026.csv; ' +
        'remove this row',
    ],
  ])('refuses the row %j and the whole file with its line', async (row, reason) => {
    const { store, folder } = await imported('2026-11-14,,Pacific,20,Aldermoor,17,,')
    addFiles(folder, { [file]: textFile(head, '2026-11-13,,Pacific,1,Aldermoor,0,,', row) })
    const report = await importFolder(store, 'test', folder)
    expect(notesOf(report).map((note) => note.replace(`${file}:3 refused: `, ''))).toEqual([reason])
    expect(await gamesIn(store)).toEqual(['2026-11-14||Pacific|20|Aldermoor|17|true|'])
  })

  it('refuses a pair twice on a day, whichever is at home, but not a doubleheader', async () => {
    const { report } = await imported(
      '2026-11-14,,Pacific,1,Aldermoor,0,,',
      '2026-11-14,,Aldermoor St.,1,Pacific,0,,',
    )
    expect(notesOf(report)).toEqual([
      `${file}:3 refused: Aldermoor St. and Pacific are already on line 2 with this date; two ` +
        'games of one day need a time each',
    ])
    const { report: doubleheader } = await imported(
      '2026-11-14,1 p.m.,Pacific,1,Aldermoor,0,,',
      '2026-11-14,4 p.m.,Pacific,2,Aldermoor,0,,',
    )
    expect(countsOf(doubleheader)).toMatchObject({ taken: 2, refused: 0 })
  })

  it('imports unchanged twice, and asks before it removes most games', async () => {
    const rows = [
      '2026-11-13,,Pacific,1,Aldermoor,0,,',
      '2026-11-14,,Pacific,2,Aldermoor,0,,',
      '2026-11-15,,Pacific,3,Aldermoor,0,,',
    ]
    const { store, folder } = await imported(...rows)
    const changes = await changesIn(store)
    const path = `${folder}/${file}`
    expect(countsOf(await importFile(store, 'test', path))).toMatchObject({ same: 3 })
    expect(await changesIn(store)).toEqual(changes)
    addFiles(folder, { [file]: textFile(head, rows[2]!) })
    expect(notesOf(await importFile(store, 'test', path))).toEqual([
      `${file} refused: nothing of this file is imported, because it would remove 2026-11-13 ` +
        'Pacific at Aldermoor, 2026-11-14 Pacific at Aldermoor: it does not have most of what is ' +
        'stored (2 of 3); if that is right, import the file again with --replace',
    ])
    expect(await gamesIn(store)).toHaveLength(3)
    await importFile(store, 'test', path, { replace: true })
    expect(await gamesIn(store)).toHaveLength(1)
  })

  it.each([
    ['an empty file', ''],
    ['an error page', '<!DOCTYPE html><title>502 Bad Gateway</title>'],
  ])('keeps the results when %s is in their place', async (_, text) => {
    const { store, folder } = await imported('2026-11-14,,Pacific,20,Aldermoor,17,,')
    addFiles(folder, { [file]: text })
    expect(notesOf(await importFolder(store, 'test', folder))).toContainEqual(
      expect.stringContaining(`${file} refused: it has no heading date`),
    )
    expect(await gamesIn(store)).toHaveLength(1)
  })

  it('refuses a sport that the department does not have', async () => {
    const curling = 'conference-results/curling/2026.csv'
    const report = await importFolder(
      await storeForTest(),
      'test',
      pack({ [curling]: textFile(head, '2026-11-14,,Pacific,20,Aldermoor,17,,') }),
    )
    expect(report.parts.flatMap(({ notes }) => notes).map(formatNote)).toContain(
      `${curling} refused: there is no sport "curling"; add it to sports.csv`,
    )
  })
})
