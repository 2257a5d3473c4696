import { describe, expect, it } from 'vitest'
import type { Game } from '../../../src/contract/game.schema.ts'
import { getGameKind } from '../../../src/domain/games/game.ts'
import { ReadContext } from '../../content/read-context.ts'
import { readSchedule } from '../../content/games/schedules.ts'
import { readCurrentSeason, readSports } from '../../content/sports/sports.ts'
import { findGame } from '../../content/games/find-game.ts'
import type { Store } from '../../db/store.ts'
import { footballFile } from '../../../tests/support/football-file.ts'
import {
  addFiles,
  changesIn,
  folderForTest,
  pack,
  storeForTest,
} from '../../../tests/support/import-store.ts'
import { ingestStatFile } from '../../live/ingest.ts'
import { importFile } from '../import-file.ts'
import { importFolder } from '../import-folder.ts'
import { formatNote, type Report } from '../report.ts'
import { textFile } from '../../../tests/support/text-file.ts'

const file = 'schedules/football/2026.csv'
const notesOf = (report: Report) => report.parts.flatMap(({ notes }) => notes).map(formatNote)
const partOf = (report: Report, name = file) =>
  report.parts.find((fileReport) => fileReport.file === name)!
async function gamesOf(store: Store, slug = 'football', season = '2026'): Promise<Game[]> {
  const context = new ReadContext(store, 'test')
  const sport = (await readSports(context)).find(
    ({ globalSportNameSlug }) => globalSportNameSlug === slug,
  )!
  return (await readSchedule(context, sport.id, season))!.games
}
const finished = footballFile({
  home: 'Testham College',
  visitor: 'Aldermoor',
  us: [7, 0, 7, 0],
  them: [0, 3, 0, 0],
  quarter: 4,
  over: true,
  date: '09/05/2026',
})

describe('a schedule file [CA-02]', () => {
  it('keeps the given texts and reads their meaning', async () => {
    const store = await storeForTest()
    await importFolder(
      store,
      'test',
      pack({
        [file]: textFile(
          'date,time,opponent,home_away,conference,tv,tickets,doubleheader,promotion',
          '9/5/2026,7 p.m. CT,#23 Aldermoor,home,y,PLN+|https://pln.example,https://t.example,,Band Night',
          '"Sep 12, 2026",TBA,Quillan Tech,at,,ESPN2,,,',
          '2026-09-19,Noon,No. 4 Pacific,N,,,,,',
        ),
      }),
    )
    const [first, second, third] = await gamesOf(store)
    expect(first).toMatchObject({
      date: '2026-09-05T19:00:00',
      dateUtc: '2026-09-06T00:00:00.000Z',
      time: '7 p.m. CT',
      tbd: false,
      locationIndicator: 'H',
      atVs: 'vs',
      conference: true,
      opponent: { title: '#23 Aldermoor', mascot: 'Kestrels' },
      media: {
        tv: { title: 'PLN+', url: 'https://pln.example/' },
        tickets: { title: 'Tickets', url: 'https://t.example/' },
      },
      gamePromotionText: 'Band Night',
    })
    expect(second).toMatchObject({
      date: '2026-09-12T00:00:00',
      dateUtc: null,
      tbd: true,
      atVs: 'at',
      media: { tv: { title: 'ESPN2', url: '' } },
    })
    expect(third).toMatchObject({
      locationIndicator: 'N',
      atVs: 'vs',
      opponent: { title: 'No. 4 Pacific', mascot: 'Whales' },
    })
    const context = new ReadContext(store, 'test')
    expect((await readCurrentSeason(context, first!.sport.id))?.startDate).toBe('2026-09-05')
  })

  it("has the opponent's record, and refuses what is none", async () => {
    const store = await storeForTest()
    const report = await importFolder(
      store,
      'test',
      pack({
        [file]: textFile(
          'date,opponent,home_away,opponent_record',
          '2026-09-05,Aldermoor,H,5-2-1',
          '2026-09-12,Quillan Tech,A,.625',
        ),
      }),
    )
    expect((await gamesOf(store)).map(({ opponentRecord }) => opponentRecord)).toEqual(['5-2-1'])
    expect(notesOf(report).join()).toContain('opponent_record ".625" is not a record (7-2, 7-2-1)')
  })

  it('finds a school only by full name or alias, and reports unknown ones [Q60]', async () => {
    const store = await storeForTest()
    const rows = [
      'Aldermoor St.',
      'AU',
      'ALDERMOOR',
      '(RV) Aldermoor',
      'Aldermoor (EXH)',
      'Aldermoor State',
      'Pacific Lutheran',
      'TBD',
      'First Round',
      'BYE WEEK',
      'Otter Invitational',
    ]
    const report = await importFolder(
      store,
      'test',
      pack({
        [file]: textFile(
          'date,opponent,home_away',
          `${rows.map((name, i) => `2026-10-${10 + i},${name},H`).join('\n')}`,
        ),
      }),
    )
    expect((await gamesOf(store)).map(({ opponent }) => opponent.mascot)).toEqual([
      'Kestrels',
      'Kestrels',
      'Kestrels',
      'Kestrels',
      'Kestrels',
      null,
      null,
      null,
      null,
      null,
      null,
    ])
    expect(notesOf(report)).toEqual(
      [7, 8].map((line) => expect.stringContaining(`${file}:${line} warning: opponent "`)),
    )
    expect((await gamesOf(store))[4]!.type).toBe('S')
  })

  it('refuses ambiguous places, and reads marks as words [Q10] [Q15] [Q19]', async () => {
    const store = await storeForTest()
    const report = await importFolder(
      store,
      'test',
      pack({
        [file]: textFile(
          'date,opponent,home_away,location,status,result,team_score,opponent_score,type',
          '2026-09-05,Pacific,,,,,,,',
          '2026-09-06,Pacific,H,Alumni Soccer Stadium,Canceled,,,,',
          '2026-09-07,Pacific,A,BOILING SPRINGS,postponed,,,,',
          '2026-09-08,Pacific,A,,,W,3.5,1.5,',
          '2026-09-09,Pacific,A,,,,6,2,',
          '2026-09-10,Pacific,A,,,"L, 21-38",,,',
          '2026-09-11,Pacific,A,,,Lucky,,,',
          '2026-02-30,Pacific,A,,,,,,',
        ),
      }),
    )
    expect(notesOf(report)).toEqual([
      `${file}:2 refused: no home_away (H, A or N)`,
      `${file}:6 warning: a score without W, L, T or N is not counted as a result`,
      `${file}:8 refused: result "Lucky" is not W, L, T or N; with a remark: W 24-21 (OT), ` +
        'L 0-9 (forfeit), W 24-21 (vacated)',
      `${file}:9 refused: date "2026-02-30" is not a date (2026-09-05)`,
    ])
    expect(
      (await gamesOf(store)).map(({ status, gameState, noplayText, type, result }) => [
        status,
        gameState,
        noplayText,
        type,
        result && [result.status, result.teamScore, result.opponentScore],
      ]),
    ).toEqual([
      ['C', 6, 'Canceled', 'R', null],
      ['P', 5, 'Postponed', 'R', null],
      ['O', 8, null, 'R', ['W', '3.5', '1.5']],
      ['O', 0, null, 'R', [null, '6', '2']],
      ['O', 8, null, 'R', ['L', '21', '38']],
    ])
  })

  it('refuses a row with an unsafe link', async () => {
    const report = await importFolder(
      await storeForTest(),
      'test',
      pack({
        [file]: 'date,opponent,home_away,tickets\n2026-09-05,Pacific,H,Buy|javascript:alert(1)\n',
      }),
    )
    expect(notesOf(report)[0]).toBe(
      `${file}:2 refused: tickets: "javascript:alert(1)" is not a link (http, https, or a path of this site)`,
    )
  })

  it('keeps both games of a doubleheader, one of equal rows [Q8] [Q9]', async () => {
    const store = await storeForTest()
    const rows = [
      '2027-03-01,1 p.m.,Pacific,H,1',
      '2027-03-01,TBA,Pacific,H,2',
      '2027-03-02,1 p.m.,Pacific,H,',
      '2027-03-02,4 p.m.,Pacific,H,',
      '2027-03-02,4 p.m.,Pacific,H,',
    ]
    const at = 'schedules/baseball/2027.csv'
    const folder = pack({ [at]: `date,time,opponent,home_away,doubleheader\n${rows.join('\n')}\n` })
    const report = await importFolder(store, 'test', folder)
    expect(partOf(report, at)).toMatchObject({ rows: 5, taken: 4, refused: 1 })
    const before = (await gamesOf(store, 'baseball', '2027')).map(
      ({ id, time, doubleheaderGame }) => [id, time, doubleheaderGame],
    )
    expect(before.map(([, time, number]) => [time, number])).toEqual(
      expect.arrayContaining([
        ['1 p.m.', 1],
        ['TBA', 2],
        ['1 p.m.', null],
        ['4 p.m.', null],
      ]),
    )
    addFiles(folder, {
      [at]: textFile(
        'date,time,opponent,home_away,doubleheader',
        `${rows.slice(0, 4).toReversed().join('\n')}`,
      ),
    })
    await importFolder(store, 'test', folder)
    expect(
      (await gamesOf(store, 'baseball', '2027')).map(({ id, time, doubleheaderGame }) => [
        id,
        time,
        doubleheaderGame,
      ]),
    ).toEqual(before)
  })

  it('finds a moved game by its ref, and refuses a ref used twice', async () => {
    const store = await storeForTest()
    const folder = pack({
      [file]:
        'ref,date,opponent,home_away\nopener,2026-09-05,Pacific,H\nopener,2026-09-06,Pacific,H\n',
      'schedules/football/2025.csv': 'ref,date,opponent,home_away\nold,2025-09-05,Pacific,H\n',
    })
    const report = await importFolder(store, 'test', folder)
    expect(notesOf(report)).toEqual([`${file}:3 refused: ref "opener" is already on line 2`])
    const id = await findGame(store, 'test', 'opener')
    addFiles(folder, {
      [file]:
        'ref,date,opponent,home_away\nopener,2026-10-01,Quillan Tech,A\nold,2026-10-02,Pacific,H\n',
    })
    const again = await importFolder(store, 'test', folder)
    expect(notesOf(again)).toEqual([
      `${file}:3 refused: ref "old" already belongs to a game of schedules/football/2025.csv`,
    ])
    expect((await gamesOf(store)).map((game) => [game.id, game.date.slice(0, 10)])).toEqual([
      [id, '2026-10-01'],
    ])
  })

  it('removes a missing game, unless rows were refused', async () => {
    const store = await storeForTest()
    const folder = pack()
    await importFolder(store, 'test', folder)
    addFiles(folder, {
      [file]: 'date,opponent,home_away\n2026-09-05,Aldermoor,H\n2026-09-06,Pacific,?\n',
    })
    expect(notesOf(await importFolder(store, 'test', folder))).toContain(
      `${file} warning: not removed: 2026-09-12 Quillan Tech: rows of it are refused; correct them and import it again`,
    )
    addFiles(folder, { [file]: 'date,opponent,home_away\n2026-09-05,Aldermoor,H\n' })
    expect(notesOf(await importFolder(store, 'test', folder))).toContain(
      `${file} removed: no longer in this file: 2026-09-12 Quillan Tech`,
    )
    expect(await gamesOf(store)).toHaveLength(1)
  })
})

describe('a stat file of a schedule [CA-03]', () => {
  const row = textFile(
    'date,time,opponent,home_away,result,team_score,opponent_score,stat_file,location',
    '2026-09-05,7 p.m.,Aldermoor,H,W,99,0,stats/a.xml,Testham',
  )

  it('is newer than the schedule, and importing the schedule again keeps it', async () => {
    const store = await storeForTest()
    const folder = pack({ [file]: row, 'stats/a.xml': finished, 'stats/stray.xml': finished })
    const first = await importFolder(store, 'test', folder)
    expect(partOf(first, 'stats')).toMatchObject({ rows: 1, taken: 1 })
    expect(notesOf(first)).toContain(
      'stats/stray.xml warning: no schedule has this file in its stat_file column; ignored',
    )
    const before = await gamesOf(store)
    expect(before[0]).toMatchObject({
      status: 'O',
      gameState: 8,
      result: { status: 'W', teamScore: '14', opponentScore: '3' },
      media: { stats: { url: expect.stringContaining('/boxscore/') } },
    })
    const changes = await changesIn(store)
    const again = await importFolder(store, 'test', folder)
    expect(notesOf(again)).toContain(
      `${file}:2 warning: the row says W 99-0, the stat file W 14-3; the stat file is used ` +
        '(a corrected score: send a corrected stat file; a ruling: add (forfeit) or (vacated))',
    )
    expect(await gamesOf(store)).toEqual(before)
    expect(await changesIn(store)).toBe(changes)
    addFiles(folder, { [file]: row.replace('Testham', 'Elsewhere').replace('7 p.m.', '8 p.m.') })
    await importFolder(store, 'test', folder)
    expect((await gamesOf(store))[0]).toMatchObject({
      location: 'Elsewhere',
      time: '8 p.m.',
      status: 'O',
      result: { teamScore: '14' },
      live: { version: 1 },
    })
  })

  it.each(['Postponed', 'Canceled'])(
    'ends "%s", and importing the schedule again does not restore it',
    async (words) => {
      const store = await storeForTest()
      const off = `date,opponent,home_away,status\n2026-09-05,Aldermoor,H,${words}\n`
      const folder = pack({ [file]: off })
      await importFolder(store, 'test', folder)
      expect((await gamesOf(store)).map(getGameKind)).toEqual([
        words === 'Canceled' ? 'cancelled' : 'postponed',
      ])
      const id = (await gamesOf(store))[0]!.id
      await ingestStatFile(store, 'test', id, Buffer.from(finished))
      // As stored by earlier versions.
      const { doc } = await store.db
        .selectFrom('game')
        .select('doc')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await store.db
        .updateTable('game')
        .set({ doc: JSON.stringify({ ...(JSON.parse(doc) as object), noplayText: words }) })
        .where('id', '=', id)
        .execute()
      const report = await importFolder(store, 'test', folder)
      expect(notesOf(report).join()).toContain(
        `${file}:2 warning: ${words}, but this game has a stat file`,
      )
      expect(
        (await gamesOf(store)).map((game) => [
          getGameKind(game),
          game.noplayText,
          game.result?.teamScore,
        ]),
      ).toEqual([['final', null, '14']])
    },
  )

  it('keeps its game when the schedule drops it', async () => {
    const store = await storeForTest()
    const folder = pack({ [file]: row, 'stats/a.xml': finished })
    await importFolder(store, 'test', folder)
    addFiles(folder, { [file]: 'date,opponent,home_away\n2026-09-12,Pacific,H\n' })
    expect(notesOf(await importFolder(store, 'test', folder))).toContain(
      `${file} warning: 2026-09-05 Aldermoor is not in this file, but kept: it has a box score`,
    )
    expect(await gamesOf(store)).toHaveLength(2)
  })

  it('that is missing, broken or outside the folder is a refused row with its reason', async () => {
    const store = await storeForTest()
    const rows = ['stats/none.xml', 'stats/half.xml', '../outside.xml'].map(
      (path, i) => `2026-09-1${i},Pacific,H,${path}`,
    )
    const folder = pack({
      [file]: `date,opponent,home_away,stat_file\n${rows.join('\n')}\n`,
      'stats/half.xml': finished.slice(0, 900),
    })
    const report = await importFolder(store, 'test', folder)
    expect(partOf(report, 'stats')).toMatchObject({ rows: 3, refused: 3 })
    expect(notesOf(report)).toEqual([
      `stats/none.xml refused: is not in the import folder (in ${file}:2)`,
      expect.stringMatching(/^stats\/half\.xml:\d+ refused: the file is cut off .* \(in .*:3\)$/),
      expect.stringMatching(/^\.\.\/outside\.xml refused: is (?:not in|outside) the import folder/),
    ])
  })

  it.each([
    ['2026-09-04', '2026-09-06', { taken: 1 }],
    ['9/5/2026', '9/6/2026', { taken: 1 }],
    ['2026-09-06', '2026-09-07', { refused: 1 }],
    ['2026-09-02', '2026-09-04', { refused: 1 }],
  ])('on its own finds its event from %s to %s', async (date, end, outcome) => {
    const store = await storeForTest()
    const rows = `date,end_date,opponent,home_away\n${date},${end},Aldermoor,H\n`
    await importFolder(store, 'test', pack({ [file]: rows }))
    const path = `${folderForTest({ 'game.xml': finished })}/game.xml`
    expect((await importFile(store, 'test', path)).parts[0]).toMatchObject(outcome)
  })

  it('on its own finds its game by day, opponent and sport, or reports it', async () => {
    const store = await storeForTest()
    await importFolder(store, 'test', pack())
    const other = footballFile({ visitor: 'Osterby', date: '09/05/2026' })
    const path = folderForTest({ 'game.xml': finished, 'other.xml': other })
    expect((await importFile(store, 'test', `${path}/game.xml`)).parts[0]).toMatchObject({
      rows: 1,
      taken: 1,
    })
    expect((await importFile(store, 'test', `${path}/game.xml`)).parts[0]).toMatchObject({
      rows: 1,
      same: 1,
    })
    expect((await gamesOf(store))[0]).toMatchObject({ result: { teamScore: '14' } })
    expect(notesOf(await importFile(store, 'test', `${path}/other.xml`))).toEqual([
      'other.xml refused: no football game in the schedule is Osterby at Test alpha, 2026-09-05; pass --game <id>',
    ])
    const second = (await gamesOf(store))[1]!
    expect(
      (await importFile(store, 'test', `${path}/other.xml`, { game: second.id })).parts[0],
    ).toMatchObject({ taken: 1 })
  })
})
