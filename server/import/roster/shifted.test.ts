import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addFiles, folderForTest, pack, storeForTest } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { readCsv } from '../csv/read-csv.ts'
import { importFile } from '../import-file.ts'
import { importFolder } from '../import-folder.ts'
import { createFileReport, formatNote } from '../report.ts'
import { soundRows } from './roster-cells.ts'
import { rosterColumns } from './roster-columns.ts'

const file = 'rosters/football/2026.csv'
const heads = 'jersey,name,position,class,height,weight,hometown'
const rows = [
  '1,Odo Marsh,QB,So.,6-1,200,"Elton, Iowa"',
  '2,Tilda Roan,WR,Jr.,5-8,150,"Brack, Ga."',
  '3,Wim Sell,OL,R-Fr.,6-5,290,"Cole, Texas"',
  '4,Nan Voss,K,Sr.,5-11,170,"Dune, N.C."',
  '5,Ike Zorn,DB,5th,6-0,185,"Ely, Minn."',
  '6,Una Birch,LB,Gr.,6-3,220,"Fenn, Ohio"',
]

/** The import of a file after a valid one: notes, and the players that are then stored. */
async function after(text: string, first = textFile(heads, ...rows), options = {}) {
  const store = await storeForTest()
  const folder = pack({ [file]: first })
  await importFolder(store, 'test', folder)
  addFiles(folder, { [file]: text })
  const report = await importFile(store, 'test', `${folder}/${file}`, options)
  const docs = await store.db.selectFrom('roster_player').select('doc').execute()
  const players = docs.map(({ doc }) => JSON.parse(doc) as Record<string, unknown>)
  return {
    part: report.parts[0]!,
    notes: report.parts.flatMap(({ notes }) => notes).map(formatNote),
    players,
    names: players
      .map((one) => `${String(one['firstName'])} ${String(one['lastName'])}`)
      .toSorted(),
  }
}
const allNames = ['Ike Zorn', 'Nan Voss', 'Odo Marsh', 'Tilda Roan', 'Una Birch', 'Wim Sell']

test('a file with shifted columns is refused once, and removes no player [CA-02]', async () => {
  const { part, notes, names, players } = await after(
    textFile(
      heads,
      '1,QB,So.,6-1,200,"Elton, Iowa"',
      '2,WR,Jr.,5-8,150,"Brack, Ga."',
      'https://elm.example/roster/ike/9,Ike Zorn,DB,5th,6-0,185,',
      '4,Nan Voss,K,Sr.,5-11,170,',
      ',Nan Voss,,Sr.,,,',
    ),
  )
  expect(part).toMatchObject({ rows: 5, refused: 5, taken: 0, changed: 0, removed: 0 })
  expect(names).toEqual(allNames)
  expect(notes.filter((note) => note.includes('columns are shifted'))).toEqual([
    `${file}:2 refused: columns are shifted from line 2 (3 of 5 rows): name "QB" is a position, position "So." is a class, class "6-1" is a height, weight "Elton, Iowa" is a hometown, height "200" is a weight; compare the cells with the headings, where a column is missing or extra. No row of this file is imported`,
  ])
  expect(notes).toContain(
    `${file}:4 warning: jersey "https://elm.example/roster/ike/9" is an address`,
  )
  expect(JSON.stringify(players)).not.toContain('Sixth Year')
})

test.each([
  ['class', '1,Odo Marsh,QB,5-4,6-1,200,', 'class "5-4" is a height; left out'],
  ['class', `1,Odo Marsh,QB,"6'1""",6-1,200,`, `class "6'1"" is a height; left out`],
  ['class', '1,Odo Marsh,QB,QB,6-1,200,', 'class "QB" is a position; left out'],
  ['position', '1,Odo Marsh,Sr.,Sr.,6-1,200,', 'position "Sr." is a class; left out'],
  ['weight', '1,Odo Marsh,QB,Sr.,6-1,6-1,', 'weight "6-1" is a height; left out'],
  [
    'weight',
    '1,Odo Marsh,QB,Sr.,6-1,12,',
    'weight "12" cannot be read (200, 200 lbs, 91 kg); left out',
  ],
  ['hometown', '1,Odo Marsh,QB,Sr.,6-1,200,6-2', 'hometown "6-2" is a height; left out'],
  [
    'height',
    '1,Odo Marsh,QB,Sr.,Elton College,200,',
    'height "Elton College" cannot be read (6-2, 188 cm); left out',
  ],
  [
    'height',
    '1,Odo Marsh,QB,Sr.,2-Jun,200,',
    'height "2-Jun" is a date: a spreadsheet made a date of 6-2; format the column as text and type the value again; left out',
  ],
  [
    'height',
    '1,Odo Marsh,QB,Sr.,6/2/2026,200,',
    'height "6/2/2026" is a date: a spreadsheet made a date of 6-2; format the column as text and type the value again; left out',
  ],
  [
    'height',
    '1,Odo Marsh,QB,Sr.,Jun-11,200,',
    'height "Jun-11" is a date: a spreadsheet made a date of 6-11; format the column as text and type the value again; left out',
  ],
])('leaves out a wrong %s, with its cause: %s [CA-02]', async (_, row, reason) => {
  const { part, notes } = await after(textFile(heads, row, ...rows.slice(1)))
  expect(part).toMatchObject({ rows: 6, changed: 1, same: 5, refused: 0 })
  expect(notes).toEqual([`${file}:2 warning: ${reason}`])
})

test.each([
  [
    'an address as a number',
    'www.elm.example/ike,Ike Zorn,DB,,,,',
    'jersey "www.elm.example/ike" is an address',
  ],
  [
    'an e-mail address as a number',
    'ike@elm.example,Ike Zorn,DB,,,,',
    'jersey "ike@elm.example" is an address',
  ],
  ['a position as a name', '5,Goalkeeper,,,,,', 'name "Goalkeeper" is a position'],
  ['a class as a name', '5,R-So.,,,,,', 'name "R-So." is a class'],
  ['a town as a name', '5,"Elton, Iowa",,,,,', 'name "Elton, Iowa" is a hometown'],
  ['a height as a number', '6-2,Ike Zorn,,,,,', 'jersey "6-2" is a height'],
  ['a name as a number', 'Ike Zorn,Elton,,,,,', 'jersey "Ike Zorn" is a full name'],
  [
    'two wrong cells',
    '5,Ike Zorn,So.,DB,,,',
    'cells are in the wrong columns: position "So." is a class, class "DB" is a position',
  ],
  [
    'a class swapped with a guard',
    '5,Ike Zorn,So.,G,,,',
    'cells are in the wrong columns: position "So." is a class, class "G" is a position',
  ],
  [
    'a second row without a number',
    ',Una Birch,,,,,',
    'the same name as on line 7, without a number; delete this row, or give two people of one name their numbers or person keys',
  ],
])('refuses %s, and removes no player [CA-02]', async (_, row, reason) => {
  const { notes, names } = await after(textFile(heads, ...rows.slice(0, 4), row, rows[5]!))
  expect(notes).toContain(`${file}:6 refused: ${reason}`)
  expect(names).toEqual(allNames)
})

test('removes most of a roster only with --replace, and asks [CA-02]', async () => {
  const few = textFile(heads, ...rows.slice(0, 2))
  const asked = await after(few)
  expect(asked.part).toMatchObject({ same: 2, removed: 0 })
  expect(asked.notes).toEqual([
    `${file} warning: not removed: Wim Sell, Nan Voss, Ike Zorn, Una Birch: it does not have most of what is stored (4 of 6); if that is right, import the file again with --replace`,
  ])
  expect(asked.names).toEqual(allNames)
  const confirmed = await after(few, undefined, { replace: true })
  expect(confirmed.part).toMatchObject({ same: 2, removed: 4 })
  expect(confirmed.names).toEqual(['Odo Marsh', 'Tilda Roan'])
  const half = await after(textFile(heads, ...rows.slice(0, 3)))
  expect(half.part.removed).toBe(3)
  const none = await after(`${heads}\n`)
  expect([none.part.removed, none.names]).toEqual([0, allNames])
})

test('removes no player when a quarter of the rows is doubtful [CA-02]', async () => {
  const doubtful = rows
    .slice(0, 5)
    .map((row, i) => (i < 2 ? row.replace(/,\d-\d+,/, ',2-Jun,') : row))
  const { part, notes, names } = await after(textFile(heads, ...doubtful))
  expect(part.removed).toBe(0)
  expect(notes).toContain(
    `${file} warning: not removed: Una Birch: 2 of its 5 rows are doubtful; correct them, or if that is right, import the file again with --replace`,
  )
  expect(names).toEqual(allNames)
  const one = rows.slice(0, 5).map((row, i) => (i < 1 ? row.replace(/,\d-\d+,/, ',2-Jun,') : row))
  expect((await after(textFile(heads, ...one))).part.removed).toBe(1)
})

test('refuses a valid roster when cells are deleted or inserted in its rows [CA-02]', () => {
  const cells = rows.map((row) => row.replaceAll(', ', '~').split(','))
  fc.assert(
    fc.property(
      fc.nat({ max: 2 }),
      fc.integer({ min: 0, max: 5 }),
      fc.boolean(),
      (from, column, deleted) => {
        const slid = cells.map((row, i) =>
          i < from
            ? row
            : deleted
              ? [...row.toSpliced(column, 1), '']
              : row.toSpliced(column, 0, '').slice(0, 7),
        )
        const text = textFile(
          heads,
          ...slid.map((row) =>
            row.map((one) => `"${one.replaceAll('~', ', ').replaceAll('"', '')}"`).join(','),
          ),
        )
        const fileReport = createFileReport(file)
        expect(soundRows(fileReport, readCsv(Buffer.from(text), rosterColumns))).toBeNull()
        expect(fileReport.notes.filter(({ kind }) => kind === 'refused')).toHaveLength(1)
      },
    ),
  )
})

test('takes a valid roster in any order of its columns without a note [CA-02]', () => {
  const cells = [heads, ...rows].map((row) => row.replaceAll(', ', '~').split(','))
  fc.assert(
    fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 }), (order) => {
      const text = textFile(
        ...cells.map((row) => order.map((i) => row[i]!.replaceAll('~', ', ')).join(',')),
      )
      const fileReport = createFileReport(file)
      expect(soundRows(fileReport, readCsv(Buffer.from(text), rosterColumns))).toHaveLength(6)
      expect(fileReport.notes).toEqual([])
    }),
  )
})

test('refuses the shifted roster of an opponent, too [OF-02]', async () => {
  const store = await storeForTest()
  await importFolder(store, 'test', pack())
  const folder = folderForTest({ 'roster.csv': `${heads}\n1,QB,So.,6-1,,,\n2,WR,Jr.,5-8,,,\n` })
  const report = await importFile(store, 'test', `${folder}/roster.csv`, {
    sport: 'football',
    season: '2026',
    opponent: 'Aldermoor',
  })
  expect(report.parts[0]).toMatchObject({ refused: 2, taken: 0 })
})
