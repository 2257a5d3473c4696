import { describe, expect, it } from 'vitest'
import type { OpponentRoster } from '../../../src/contract/people.schema.ts'
import {
  addFiles,
  changesIn,
  folderForTest,
  pack,
  storeForTest,
} from '../../../tests/support/import-store.ts'
import { readOpponents } from '../../content/games/games.ts'
import { readOpponentRoster } from '../../content/people/opponent-rosters.ts'
import { readRoster } from '../../content/people/rosters.ts'
import { ReadContext } from '../../content/read-context.ts'
import { readSports } from '../../content/sports/sports.ts'
import type { Store } from '../../db/store.ts'
import { importFile } from '../import-file.ts'
import { importFolder } from '../import-folder.ts'
import { formatNote, type Report } from '../report.ts'
import { textFile } from '../../../tests/support/text-file.ts'

const file = 'opponent-rosters/football/2026/aldermoor.csv'
const head = 'no,name,pos,yr,ht\n'

async function theirs(store: Store, title = 'Aldermoor'): Promise<OpponentRoster | null> {
  const context = new ReadContext(store, 'test')
  const sport = (await readSports(context)).find(({ shortName }) => shortName === 'football')!
  return readOpponentRoster(
    context,
    sport.id,
    [...(await readOpponents(context))].find(([, opponent]) => opponent.title === title)![0],
  )
}
const namesOf = (roster: OpponentRoster | null) =>
  roster!.players.map(
    ({ jerseyNumber, firstName, lastName }) => `${jerseyNumber} ${firstName} ${lastName}`,
  )
const notesOf = (report: Report) => report.parts.flatMap(({ notes }) => notes).map(formatNote)
const partOf = (report: Report, name = file) =>
  report.parts.find((fileReport) => fileReport.file === name)!

describe('the roster of an opponent [OF-02]', () => {
  it('is read in the columns of a roster, by number, without private fields', async () => {
    const store = await storeForTest()
    const report = await importFolder(
      store,
      'test',
      pack({
        [file]: textFile(
          'No.,Name,Pos,Yr,Ht,Wt,Hometown,Photo',
          '23,"Ellery, Marcus",RB,Jr.,5-10,200,"Clinton, Iowa",m.jpg',
          '00,Dez Navarro,WR,Fr.,,,,',
          '0,Ty Bell (C),QB,Sr.,6-3,210,,',
        ),
      }),
    )
    expect(partOf(report)).toMatchObject({ rows: 3, taken: 3, refused: 0 })
    expect(notesOf(report)).toEqual([`${file}:1 warning: ignored, not known: Photo`])
    const roster = await theirs(store)
    expect(roster).toMatchObject({
      source: 'file',
      season: '2026',
      game: null,
      opponent: { title: 'Aldermoor' },
    })
    expect(namesOf(roster)).toEqual(['0 Ty Bell', '00 Dez Navarro', '23 Marcus Ellery'])
    expect(roster!.players[2]).toEqual({
      firstName: 'Marcus',
      lastName: 'Ellery',
      jerseyNumber: '23',
      jerseyNumberSecond: null,
      positionShort: 'RB',
      positionLong: 'RB',
      academicYearNumber: 5,
      academicYearShort: 'Jr.',
      academicYearLong: 'Junior',
      heightFeet: 5,
      heightInches: 10,
      weight: 200,
      hometown: 'Clinton, Iowa',
      highSchool: null,
      previousSchool: null,
      isCaptain: false,
    })
  })

  it('refuses a bad row, imports the others and removes no players meanwhile', async () => {
    const store = await storeForTest()
    const folder = pack({ [file]: `${head}1,Ada Alpha,,,\n2,Bo Beta,,,\n3,Cy Gamma,,,\n` })
    await importFolder(store, 'test', folder)
    addFiles(folder, {
      [file]: textFile(
        `${head}1,Ada Alpha,,,`,
        '2,,,,',
        '4,42,,,',
        '5,Di Delta,,,tall as 3 trees',
        '5,Di Delta,,,',
        '6,E,QB,Fr.,6-1,x',
      ),
    })
    const report = await importFolder(store, 'test', folder)
    expect(notesOf(report).toSorted()).toEqual(
      [
        `${file} warning: not removed: 2 Bo Beta, 3 Cy Gamma: rows of it are refused; correct them and import it again`,
        `${file}:3 refused: no name`,
        `${file}:4 refused: name "42" is a number`,
        `${file}:5 warning: height "tall as 3 trees" cannot be read (6-2, 188 cm); left out`,
        `${file}:6 refused: the same name and number as on line 5`,
        `${file}:7 refused: 6 fields for 5 headings (a comma in a text without quotation marks?)`,
      ].toSorted(),
    )
    expect(partOf(report)).toMatchObject({ rows: 6, taken: 1, same: 1, refused: 4, removed: 0 })
    expect(namesOf(await theirs(store))).toEqual([
      '1 Ada Alpha',
      '2 Bo Beta',
      '3 Cy Gamma',
      '5 Di Delta',
    ])
  })

  it('changes nothing when its rows move, and is replaced by a later file', async () => {
    const store = await storeForTest()
    const folder = pack({
      [file]: `${head}1,Ada Alpha,,,\n2,Bo Beta,,,\n3,Sam Twin,,,\n4,Sam Twin,,,\n`,
    })
    await importFolder(store, 'test', folder)
    const [before, changes] = [await theirs(store), await changesIn(store)]
    addFiles(folder, {
      [file]: `${head}4,Sam Twin,,,\n3,Sam Twin,,,\n2,Bo Beta,,,\n1,Ada Alpha,,,\n`,
    })
    expect(partOf(await importFolder(store, 'test', folder))).toMatchObject({ rows: 4, same: 4 })
    expect([await theirs(store), await changesIn(store)]).toEqual([before, changes])
    addFiles(folder, { [file]: `${head}12,Ada Alpha,,,\n9,Ed New,,,\n` })
    const report = await importFolder(store, 'test', folder, { replace: true })
    expect(partOf(report)).toMatchObject({ rows: 2, taken: 1, changed: 1, removed: 3 })
    expect(notesOf(report)).toEqual([
      `${file} removed: no longer in this file: 2 Bo Beta, 3 Sam Twin, 4 Sam Twin`,
    ])
    expect(namesOf(await theirs(store))).toEqual(['9 Ed New', '12 Ada Alpha'])
  })

  it('is removed by a file with only a header when that is confirmed', async () => {
    const store = await storeForTest()
    const folder = pack({ [file]: `${head}1,Ada Alpha,,,\n` })
    await importFolder(store, 'test', folder)
    addFiles(folder, { [file]: head })
    expect(partOf(await importFolder(store, 'test', folder))).toMatchObject({ rows: 0, removed: 0 })
    expect(partOf(await importFolder(store, 'test', folder, { replace: true }))).toMatchObject({
      rows: 0,
      removed: 1,
    })
    expect(await theirs(store)).toMatchObject({ source: null, players: [] })
  })

  it.each([
    ['an empty file', ''],
    ['an error page', '<!DOCTYPE html><title>502 Bad Gateway</title>'],
    ['other column names', 'date,opponent\n'],
  ])('%s in its place removes nothing, and is refused with what to do', async (_, text) => {
    const store = await storeForTest()
    const folder = pack({ [file]: `${head}1,Ada Alpha,,,\n` })
    await importFolder(store, 'test', folder)
    addFiles(folder, { [file]: text })
    const report = await importFolder(store, 'test', folder)
    expect(partOf(report)).toMatchObject({ rows: 1, refused: 1, removed: 0 })
    expect(notesOf(report)).toContain(
      `${file} refused: it has no heading name, first_name or last_name: it is empty or not CSV; to delete all entries, keep the headings without rows and import it with --replace`,
    )
    expect(namesOf(await theirs(store))).toEqual(['1 Ada Alpha'])
  })

  it('reports players who left by name and number, also with one name twice', async () => {
    const store = await storeForTest()
    const folder = pack({ [file]: `${head}3,Sam Twin,,,\n` })
    await importFolder(store, 'test', folder)
    addFiles(folder, { [file]: `${head}3,Sam Twin,,,\n4,Sam Twin,,,\n` })
    const came = await importFolder(store, 'test', folder)
    expect([partOf(came), notesOf(came)]).toMatchObject([
      { rows: 2, same: 1, taken: 1, removed: 0 },
      [],
    ])
    addFiles(folder, { [file]: `${head}4,Sam Twin,QB,,\n` })
    const left = await importFolder(store, 'test', folder)
    expect([partOf(left), notesOf(left)]).toMatchObject([
      { rows: 1, changed: 1, removed: 1 },
      [`${file} removed: no longer in this file: 3 Sam Twin`],
    ])
    expect(namesOf(await theirs(store))).toEqual(['4 Sam Twin'])
  })

  it('reports no player who changed numbers as gone while rows are refused', async () => {
    const store = await storeForTest()
    const folder = pack({ [file]: `${head}3,Sam Twin,,,\n4,Sam Twin,,,\n7,Ada Alpha,,,\n` })
    await importFolder(store, 'test', folder)
    addFiles(folder, { [file]: `${head}3,Sam Twin,,,\n8,Ada Alpha,,,\n9,,,,\n` })
    const report = await importFolder(store, 'test', folder)
    expect(partOf(report)).toMatchObject({ rows: 3, same: 1, changed: 1, refused: 1, removed: 0 })
    expect(notesOf(report)).toEqual([
      `${file}:4 refused: no name`,
      `${file} warning: not removed: 4 Sam Twin: rows of it are refused; correct them and import it again`,
    ])
    expect(namesOf(await theirs(store))).toEqual(['3 Sam Twin', '4 Sam Twin', '8 Ada Alpha'])
  })

  it('leaves hidden players out of every answer', async () => {
    const store = await storeForTest()
    await importFolder(store, 'test', pack({ [file]: 'name,hide\nAda Alpha,y\nBo Beta,\n' }))
    expect(JSON.stringify(await theirs(store))).not.toMatch(/Alpha|hide/)
    expect((await theirs(store))!.players).toHaveLength(1)
  })

  it.each([
    [
      'opponent-rosters/curling/2026/aldermoor.csv',
      'there is no sport "curling"; it is made by a row of sports.csv',
    ],
    [
      'opponent-rosters/football/2026/nowhere.csv',
      'there is no school "nowhere"; the file bears the name of a title or alias of opponents.csv',
    ],
    [
      'opponent-rosters/football/2062/aldermoor.csv',
      'Football has no season "2062"; its schedule or our own roster makes it',
    ],
  ])('%s is refused as a whole, every row counted', async (path, reason) => {
    const report = await importFolder(
      await storeForTest(),
      'test',
      pack({ [path]: `${head}1,Ada Alpha,,,\n2,Bo Beta,,,\n` }),
    )
    expect(partOf(report, path)).toMatchObject({ rows: 2, refused: 2, notes: [{ reason }] })
  })

  it('is also imported alone, by its path or school, and keeps our own roster', async () => {
    const store = await storeForTest()
    const folder = pack({
      'opponent-rosters/football/2026/quillan-tech.csv': `${head}7,Ada Alpha,,,\n`,
    })
    await importFolder(store, 'test', folder)
    const ours = await readRoster(new ReadContext(store, 'test'), (await theirs(store))!.sport.id)
    await importFile(store, 'test', `${folder}/opponent-rosters/football/2026/quillan-tech.csv`)
    await importFile(
      store,
      'test',
      `${folderForTest({ 'roster.csv': `${head}8,Bo Beta,,,\n` })}/roster.csv`,
      { sport: 'football', season: '2026', opponent: 'Aldermoor St.' },
    )
    expect([namesOf(await theirs(store)), namesOf(await theirs(store, 'Quillan Tech'))]).toEqual([
      ['8 Bo Beta'],
      ['7 Ada Alpha'],
    ])
    expect(await readRoster(new ReadContext(store, 'test'), ours!.sport.id)).toEqual(ours)
  })

  it('is never imported as our own roster', async () => {
    const store = await storeForTest()
    const players = `${head}8,Bo Beta,,,\n`
    const stands = 'opponent-rosters/football/2026/quillan-tech.csv'
    const folder = pack({
      [stands]: players,
      'rosters/football/2026.csv': `${head}7,Ada Alpha,,,\n`,
      'historical-roster.csv': 'name,sport\nOld Alpha,football\n',
      ...Object.fromEntries(
        [
          'opponent-roster.csv',
          'players-of-our-opponent.csv',
          'roster.csv',
          'opponent-coaches.csv',
          'game.xml',
          'alerts.yaml',
        ].map((name) => [name, players]),
      ),
    })
    const one = (name: string, options: Parameters<typeof importFile>[3] = {}) =>
      importFile(store, 'test', `${folder}/${name}`, {
        sport: 'football',
        season: '2026',
        ...options,
      })
    await importFolder(store, 'test', folder)
    for (const name of ['opponent-roster.csv', 'players-of-our-opponent.csv'])
      await expect(one(name)).rejects.toThrow('and --opponent <name>')
    await expect(one('opponent-coaches.csv')).rejects.toThrow('does not show its kind')
    const opponent = 'Aldermoor'
    for (const kind of ['roster', 'staff', 'schedule'] as const)
      await expect(one('roster.csv', { kind, opponent })).rejects.toThrow(
        `--opponent is of a roster of another school, but roster.csv is read as ${kind}; use only one of the two`,
      )
    await expect(one(stands, { kind: 'roster' })).rejects.toThrow(
      `a file of opponent-rosters/ is a roster of another school, but ${stands} is read as roster; use only one of the two`,
    )
    for (const name of ['game.xml', 'alerts.yaml', 'historical-roster.csv'])
      await expect(one(name, { opponent })).rejects.toThrow(
        '--opponent is of a roster of another school',
      )
    const context = new ReadContext(store, 'test')
    expect(
      (await readRoster(
        context,
        (await readSports(context)).find(({ shortName }) => shortName === 'football')!.id,
      ))!.players.map(({ lastName }) => lastName),
    ).toEqual(['Alpha'])
    await expect(
      importFile(store, 'test', `${folder}/sports.csv`, {
        kind: 'opponent-roster',
        sport: 'football',
      }),
    ).rejects.toThrow('needs --sport <slug>, --season <title> and --opponent <name>')
  })
})
