import { describe, expect, it } from 'vitest'
import type { Roster } from '../../../src/contract/roster.schema.ts'
import { ReadContext } from '../../content/read-context.ts'
import { readPlayer } from '../../content/people/players.ts'
import { readRoster } from '../../content/people/rosters.ts'
import { readSports } from '../../content/sports/sports.ts'
import type { Store } from '../../db/store.ts'
import {
  addFiles,
  changesIn,
  pack,
  smallPack,
  storeForTest,
} from '../../../tests/support/import-store.ts'
import { importFolder } from '../import-folder.ts'
import { formatNote, type Report } from '../report.ts'
import { sortRank } from './roster-row.ts'
import { textFile } from '../../../tests/support/text-file.ts'

const file = 'rosters/football/2026.csv'
const head = 'jersey,name,position,class,height,person\n'

async function rosterOf(store: Store, season = '2026'): Promise<Roster> {
  const context = new ReadContext(store, 'test')
  const sport = (await readSports(context)).find(
    ({ globalSportNameSlug }) => globalSportNameSlug === 'football',
  )!
  return (await readRoster(context, sport.id, season))!
}
const namesOf = (roster: Roster) =>
  roster.players.map((player) =>
    `${player.jerseyNumber} ${player.firstName} ${player.lastName}`.trim(),
  )
const idsOf = (roster: Roster) =>
  new Map(
    roster.players.map((player) => [
      `${player.firstName} ${player.lastName} ${player.jerseyNumber}`,
      player.rosterPlayerId,
    ]),
  )
const notesOf = (report: Report) => report.parts.flatMap(({ notes }) => notes).map(formatNote)
const partOf = (report: Report, name = file) =>
  report.parts.find((fileReport) => fileReport.file === name)!

describe('a roster file [CA-02]', () => {
  it('is sorted by number, with "0" and "00" as two players [Q41]', async () => {
    const store = await storeForTest()
    await importFolder(
      store,
      'test',
      pack({
        [file]: textFile(
          'jersey,name',
          'MGR,Cy Gamma',
          '12,Al Delta',
          '00,Bo Beta',
          ',No Number',
          '0,Ada Alpha',
          '3/34,Di Eps',
        ),
      }),
    )
    expect(namesOf(await rosterOf(store))).toEqual([
      '0 Ada Alpha',
      '00 Bo Beta',
      '3/34 Di Eps',
      '12 Al Delta',
      'MGR Cy Gamma',
      'No Number',
    ])
  })

  it('reads common spellings, and reports what it could not read', async () => {
    const store = await storeForTest()
    const text = textFile(
      `${head}7,"Hallgrímsson, Hjörvar Dagur",N/A,R-So.,"6'1""",`,
      `8,Joost de Vink,5'9",5th Yr,,`,
      '9,Al Beta,QB,Wizard,tall as 3 trees,',
      '10,Pelé,F,,188 cm,',
    )
    const report = await importFolder(store, 'test', pack({ [file]: text }))
    const { players } = await rosterOf(store)
    expect(
      players.map(
        ({ firstName, lastName, positionLong, academicYearShort, heightFeet, heightInches }) => [
          firstName,
          lastName,
          positionLong,
          academicYearShort,
          heightFeet,
          heightInches,
        ],
      ),
    ).toEqual([
      ['Hjörvar Dagur', 'Hallgrímsson', '', 'R-So.', 6, 1],
      ['Joost', 'de Vink', '', '5th', 5, 9],
      ['Al', 'Beta', 'QB', 'Wizard', null, null],
      ['', 'Pelé', 'F', '', 6, 2],
    ])
    expect(notesOf(report)).toEqual([
      `${file}:4 warning: height "tall as 3 trees" cannot be read (6-2, 188 cm); left out`,
      `${file}:3 warning: position "5'9"" is a height`,
      `${file}:4 warning: class "Wizard" is not known; shown as it is, sorted last`,
      `${file}:5 warning: "Pelé" is one word; taken as a last name`,
    ])
  })

  it('refuses a bad row and imports the others, and the counts add up [Q50]', async () => {
    const store = await storeForTest()
    const report = await importFolder(
      store,
      'test',
      pack({
        [file]: textFile(
          `${head}1,Ada Alpha,,,,`,
          '2,,,,,',
          '3,42,,,,',
          `4,"5'10"",QB,,,`,
          '5,Bo Beta,,,,',
          '6,Cy Gamma,QB,Fr.,6-1,x,y',
        ),
      }),
    )
    expect(partOf(report)).toMatchObject({ rows: 6, taken: 2, refused: 4 })
    expect(
      notesOf(report)
        .map((note) => note.replace(/ \(.*/, ''))
        .toSorted(),
    ).toEqual([
      `${file}:3 refused: no name`,
      `${file}:4 refused: name "42" is a number`,
      `${file}:5 refused: a quotation mark is not closed`,
      `${file}:7 refused: 7 fields for 6 headings`,
    ])
    expect(namesOf(await rosterOf(store))).toEqual(['1 Ada Alpha', '5 Bo Beta'])
  })

  it('changes nothing when it is imported again with its rows in another order', async () => {
    const store = await storeForTest()
    const folder = pack({
      [file]: `${head}1,Ada Alpha,,,,\n2,Bo Beta,,,,\n3,Sam Twin,,,,\n4,Sam Twin,,,,\n`,
    })
    await importFolder(store, 'test', folder)
    const before = idsOf(await rosterOf(store))
    const changes = await changesIn(store)
    addFiles(folder, {
      [file]: `${head}4,Sam Twin,,,,\n3,Sam Twin,,,,\n2,Bo Beta,,,,\n1,Ada Alpha,,,,\n`,
    })
    const report = await importFolder(store, 'test', folder)
    expect(report.parts.every((fileReport) => fileReport.same === fileReport.rows)).toBe(true)
    expect(idsOf(await rosterOf(store))).toEqual(before)
    expect(await changesIn(store)).toBe(changes)
  })

  it('keeps two people of one name apart when one returns [Q42] [Q51]', async () => {
    const store = await storeForTest()
    const folder = pack({ [file]: `${head}5,Sam Twin,,,,\n` })
    await importFolder(store, 'test', folder)
    const first = idsOf(await rosterOf(store)).get('Sam Twin 5')
    addFiles(folder, { [file]: `${head}7,Sam Twin,,,,\n5,Sam Twin,,,,\n` })
    await importFolder(store, 'test', folder)
    const both = idsOf(await rosterOf(store))
    expect(both.get('Sam Twin 5')).toBe(first)
    expect(new Set(both.values()).size).toBe(2)
    addFiles(folder, { [file]: `${head}7,Sam Twin,,,,\n` })
    await importFolder(store, 'test', folder)
    expect(idsOf(await rosterOf(store))).toEqual(new Map([['Sam Twin 7', both.get('Sam Twin 7')]]))
  })

  it('refuses a player listed twice', async () => {
    const store = await storeForTest()
    const report = await importFolder(
      store,
      'test',
      pack({ [file]: `${head}5,Sam Twin,,,,\n5,Sam Twin,,,,\n6,Ada,,,,a\n7,Ada,,,,a\n` }),
    )
    expect(notesOf(report).filter((note) => note.includes('refused'))).toEqual([
      `${file}:3 refused: the same name and number as on line 2; a person key tells two people apart`,
      `${file}:5 refused: person "a" is already on line 4`,
    ])
  })

  it('recognizes a person across seasons by key, or by name within the sport', async () => {
    const store = await storeForTest()
    await importFolder(
      store,
      'test',
      pack({
        [file]: `${head}1,Ada Alpha,,,,\n2,Bo New,,,,bo\n`,
        'rosters/football/2025.csv': `${head}11,ADA ALPHA,,,,\n22,Bo Old,,,,bo\n`,
        'rosters/baseball/2027.csv': `${head}1,Ada Alpha,,,,\n`,
      }),
    )
    const { players } = await rosterOf(store)
    const bios = await Promise.all(
      players.map((player) => readPlayer(new ReadContext(store, 'test'), player.rosterPlayerId)),
    )
    expect(
      bios.map((bio) =>
        bio!.historicalFields.map(({ season, jerseyNumber }) => [season, jerseyNumber]),
      ),
    ).toEqual([[['2025', '11']], [['2025', '22']]])
  })

  it('removes players who left, unless a row was refused', async () => {
    const store = await storeForTest()
    const folder = pack({ [file]: `${head}1,Ada Alpha,,,,\n2,Bo Beta,,,,\n` })
    await importFolder(store, 'test', folder)
    addFiles(folder, { [file]: `${head}1,Ada Alpha,,,,\n2,,,,,\n` })
    const kept = await importFolder(store, 'test', folder)
    expect(notesOf(kept)).toContain(
      `${file} warning: not removed: Bo Beta: rows of it are refused; correct them and import it again`,
    )
    expect(namesOf(await rosterOf(store))).toHaveLength(2)
    addFiles(folder, { [file]: head })
    await importFolder(store, 'test', folder)
    expect(namesOf(await rosterOf(store))).toHaveLength(2)
    addFiles(folder, { [file]: `${head}1,Ada Alpha,,,,\n` })
    const gone = await importFolder(store, 'test', folder)
    expect(partOf(gone)).toMatchObject({ rows: 1, same: 1, removed: 1 })
    expect(notesOf(gone)).toContain(`${file} removed: no longer in this file: Bo Beta`)
    expect(namesOf(await rosterOf(store))).toEqual(['1 Ada Alpha'])
  })

  it('is refused as a whole for an unknown sport, every row counted', async () => {
    const report = await importFolder(
      await storeForTest(),
      'test',
      pack({ 'rosters/curling/2026.csv': `${head}1,A B,,,,\n2,C D,,,,\n` }),
    )
    expect(partOf(report, 'rosters/curling/2026.csv')).toMatchObject({
      rows: 2,
      refused: 2,
      notes: [{ reason: expect.stringContaining('no sport "curling"') }],
    })
  })

  it('removes active content from biographies', async () => {
    const store = await storeForTest()
    await importFolder(
      store,
      'test',
      pack({
        [file]: textFile(
          'name,bio',
          'Ada Alpha,"**Bold** <img src=x onerror=alert(1)><script>alert(1)</script>[go](javascript:alert(1))"',
        ),
      }),
    )
    const { players } = await rosterOf(store)
    const bio = await readPlayer(new ReadContext(store, 'test'), players[0]!.rosterPlayerId)
    expect(bio!.bio).toBe('<p><strong>Bold</strong> <a>go</a></p>')
  })
})

describe('a person key that is added later [CA-02]', () => {
  const rows = (...of: string[]) => `jersey,name,position,class,person\n${of.join('\n')}\n`
  const imported = async (before: string, after: string) => {
    const store = await storeForTest()
    const folder = pack({
      [file]: before,
      'rosters/football/1995.csv': rows('40,Olaf Brekke,RB,Jr.,'),
    })
    await importFolder(store, 'test', folder)
    const [was, elder] = [await rosterOf(store), await rosterOf(store, '1995')]
    addFiles(folder, { [file]: after })
    const report = await importFolder(store, 'test', folder)
    return { was, now: await rosterOf(store), elder: elder.players[0]!, report }
  }

  it('keeps the row and its address, and parts the seasons of two people', async () => {
    const { was, now, elder } = await imported(
      rows('22,Olaf Brekke,WR,Fr.,', '5,Una Lo,QB,Jr.,'),
      rows('22,Olaf Brekke,WR,Fr.,olaf-2026', '5,Una Lo,QB,Jr.,'),
    )
    expect(idsOf(now)).toEqual(idsOf(was))
    const of = (roster: Roster) => roster.players.find(({ lastName }) => lastName === 'Brekke')!
    expect([of(was).playerId === elder.playerId, of(now).playerId === elder.playerId]).toEqual([
      true,
      false,
    ])
  })
  it.each(['5', '7'])('keeps both rows of one name when No. %s gets it', async (jersey) => {
    const [before, after] = ['', 'sam-x'].map((person) =>
      rows(
        `5,Sam Twin,WR,Fr.,${jersey === '5' ? person : ''}`,
        `7,Sam Twin,QB,Jr.,${jersey === '7' ? person : ''}`,
      ),
    ) as [string, string]
    const { was, now } = await imported(before, after)
    expect(idsOf(now)).toEqual(idsOf(was))
  })
  it('does not take the row of another player of the name', async () => {
    const { was, now } = await imported(
      rows('5,Sam Twin,WR,Fr.,'),
      rows('5,Sam Twin,WR,Fr.,', '7,Sam Twin,QB,Jr.,sam-x'),
    )
    expect(idsOf(now).get('Sam Twin 5')).toBe(idsOf(was).get('Sam Twin 5'))
    expect(now.players).toHaveLength(2)
  })
})

describe('a staff file [CA-02]', () => {
  it('keeps the order of its rows and the two kinds apart', async () => {
    const store = await storeForTest()
    const staff = 'rosters/football/2026.staff.csv'
    const report = await importFolder(
      store,
      'test',
      pack({
        ...smallPack,
        [staff]: textFile(
          'first_name,last_name,title,email,kind',
          'Will,Head,Head Coach,will@test.example,coach',
          'Amy,Line,Line Coach,x"onclick,',
          'Tom,Tape,Trainer,,support',
          'Ed,None,Seer,,oracle',
        ),
      }),
    )
    const roster = await rosterOf(store)
    expect(roster.coaches.map(({ lastName, email }) => [lastName, email])).toEqual([
      ['Head', 'will@test.example'],
      ['Line', null],
    ])
    expect(roster.support.map(({ lastName }) => lastName)).toEqual(['Tape'])
    expect(partOf(report, staff)).toMatchObject({ rows: 4, taken: 3, refused: 1 })
  })
})

it('ranks a player by number, then by name, independent of other players [CA-02]', () => {
  const ranks = [
    ['0', 'Beta', 'A'],
    ['00', 'Alpha', 'A'],
    ['1', 'Alpha', 'A'],
    ['1', 'Alpha', 'B'],
    ['2', 'Alpha', 'A'],
    ['11', 'A', 'A'],
    ['MGR', 'A', 'A'],
    ['', 'Aaron', 'A'],
    ['', 'Zed', 'A'],
  ].map(([jerseyNumber, lastName, firstName]) =>
    sortRank({ jerseyNumber: jerseyNumber!, lastName: lastName!, firstName: firstName! }),
  )
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  expect(new Set(ranks).size).toBe(ranks.length)
  expect(Math.max(...ranks)).toBeLessThan(Number.MAX_SAFE_INTEGER)
})
