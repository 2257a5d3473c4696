import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addFiles, pack, storeForTest } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { toCsv } from '../../content/csv.ts'
import type { SeasonFileDoc } from '../../content/stats/season-figures.ts'
import { readCsv } from '../csv/read-csv.ts'
import { csvText } from '../export/files/csv-text.ts'
import { importFile } from '../import-file.ts'
import { importFolder } from '../import-folder.ts'
import { formatNote } from '../report.ts'
import { statisticsColumns } from './statistics.ts'

const file = 'statistics/baseball/2027.csv'
const heads = 'table,jersey,name,W-L,IP,ERA,Avg'
const whole = textFile(
  heads,
  'pitching,12,Odo Marsh,6-1,6.1,2.84,.200',
  'pitching,14,Wim Sell,2-2,61.2,3.00,-.200',
  'pitching,15,Tilda Roan,0-1,3.0,9.00,.100',
  'pitching,16,Nan Voss,1-1,4.0,4.00,.300',
)
const cause = (typed: string) =>
  `a spreadsheet made a date of ${typed}; format the column as text and type the value again`

/** The import of a file, after an earlier one if given: its report, and the stored rows. */
async function imported(text: string, { before = '', replace = false } = {}) {
  const store = await storeForTest()
  const folder = pack(before === '' ? {} : { [file]: before })
  await importFolder(store, 'test', folder)
  addFiles(folder, { [file]: text })
  const report = await importFile(store, 'test', `${folder}/${file}`, { replace })
  const rows = await store.db
    .selectFrom('document')
    .select('doc')
    .where('kind', '=', 'season-file')
    .execute()
  return {
    part: report.parts[0]!,
    notes: report.parts.flatMap(({ notes }) => notes).map(formatNote),
    tables: rows.flatMap(({ doc }) => (JSON.parse(doc) as SeasonFileDoc).tables),
  }
}

test('publishes no date that a spreadsheet made of a figure [RT-06]', async () => {
  const { part, notes, tables } = await imported(
    textFile(
      heads,
      'pitching,12,Odo Marsh,6-Jan,6.1,2.84,',
      'pitching,14,Wim Sell,2-Feb,6-Jan,3.00,',
      'pitching,15,Tilda Roan,6/1/2026,3.0,9.00,',
      'pitching,16,Nan Voss,2026-06-01,Jun-01,4.00,',
    ),
  )
  expect(part).toMatchObject({ rows: 4, taken: 4, refused: 0 })
  expect(notes).toEqual([
    `${file}:2 warning: w_l "6-Jan" is a date: ${cause('1-6 or 6-1')}; left out`,
    `${file}:3 warning: w_l "2-Feb" is a date: ${cause('2-2')}; left out`,
    `${file}:3 warning: ip "6-Jan" is a date: ${cause('1-6 or 6-1')}; left out`,
    `${file}:4 warning: w_l "6/1/2026" is a date: ${cause('6-1')}; left out`,
    `${file}:5 warning: w_l "2026-06-01" is a date: ${cause('6-1')}; left out`,
    `${file}:5 warning: ip "Jun-01" is a date: ${cause('6-1 or 1-6')}; left out`,
  ])
  expect(JSON.stringify(tables)).not.toMatch(/Jan|Feb|Jun|2026/)
  expect(tables[0]!.rows.map(({ name }) => name)).toHaveLength(4)
})

test.each([
  [
    'an address as a number',
    'pitching,https://elm.example/7,Odo Marsh,6-1,6.1,,',
    'jersey "https://elm.example/7" is an address',
  ],
  ['a number as a name', 'pitching,,12,6-1,6.1,,', 'name "12" is a number'],
  [
    'shifted cells',
    'pitching,Odo Marsh,12,6-1,6.1,,',
    'cells are in the wrong columns: jersey "Odo Marsh" is a full name, name "12" is a number',
  ],
])('refuses %s [RT-06]', async (_, row, reason) => {
  const { notes, part } = await imported(textFile(heads, row, ...whole.split('\n').slice(2, 5)))
  expect(notes).toContain(`${file}:2 refused: ${reason}`)
  expect(part).toMatchObject({ refused: 1, taken: 3 })
})

test('leaves out words among figures, but keeps marks such as DNF [RT-06]', async () => {
  const { notes, tables } = await imported(
    textFile(
      heads,
      'pitching,12,Odo Marsh,6-1,Elton College,2.84,',
      'pitching,14,Wim Sell,2-2,DNP,3.00,',
    ),
  )
  expect(notes).toEqual([`${file}:2 warning: ip "Elton College" is not a figure; left out`])
  expect(tables[0]!.rows.map(({ cells }) => cells)).toEqual([
    ['6-1', '', '2.84'],
    ['2-2', 'DNP', '3.00'],
  ])
})

test('replaces no statistics with a file that lacks most of their lines [RT-06]', async () => {
  const few = textFile(...whole.split('\n').slice(0, 2))
  const asked = await imported(few, { before: whole })
  expect(asked.part).toMatchObject({ rows: 1, refused: 1, removed: 0 })
  expect(asked.notes).toEqual([
    `${file} refused: nothing of this file is imported, because it would remove 3 lines of the statistics: it does not have most of what is stored (3 of 4); if that is right, import the file again with --replace`,
  ])
  expect(asked.tables[0]!.rows).toHaveLength(4)
  const confirmed = await imported(few, { before: whole, replace: true })
  expect(confirmed.tables[0]!.rows).toHaveLength(1)
  const refused = await imported(textFile(...whole.split('\n').slice(0, 4), 'pitching,16,,1,,,'), {
    before: whole,
  })
  expect(refused.tables[0]!.rows).toHaveLength(4)
})

test('keeps no apostrophe of our own download [RT-06]', async () => {
  const { tables } = await imported(
    textFile(heads, "pitching,9,Odo Marsh,,,,'-.200", "pitching,8,Wim Sell,,,,'-1:30"),
  )
  expect(tables[0]!.rows.map(({ cells }) => cells)).toEqual([['-.200'], ['-1:30']])
})

test('writes negative numbers without an apostrophe [CA-02]', () => {
  const cells = { a: '-.200', b: '-3', c: '-0.5', d: '+.5', e: '-12.5%', f: '-1.' }
  expect(toCsv([cells]).split('\r\n')[1]).toBe('-.200,-3,-0.5,+.5,-12.5%,-1.')
  const formulas = { a: '-.200+1', b: '-a', c: '--1', d: '-', e: '=1', f: "'=1" }
  expect(toCsv([formulas]).split('\r\n')[1]).toBe("'-.200+1,'-a,'--1,'-,'=1,''=1")
})

test('reads every cell that a download or an export writes unchanged [CA-02]', () => {
  const text = fc
    .string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '.', '1', 'a', ',', '"', '＝', ';') })
    .filter((one) => one.trim() === one && one !== '')
  const columns = { known: ['name', 'luck'], aliases: {}, prose: [] }
  fc.assert(
    fc.property(text, text, (name, luck) => {
      for (const csv of [toCsv([{ name, luck }]), csvText(columns, [{ name, luck }])]) {
        const { rows } = readCsv(Buffer.from(csv), columns)
        expect([...rows[0]!.cells.values()]).toEqual([name, luck])
      }
    }),
  )
})

test('reads the headings of a download unchanged [RT-06]', () => {
  const csv = toCsv([{ table: 'skaters', name: 'Odo Marsh', '+/-': '-3' }])
  expect(readCsv(Buffer.from(csv), statisticsColumns).columns).toEqual(['table', 'name', '+/_'])
})
