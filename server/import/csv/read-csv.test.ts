import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rosterColumns } from '../roster/roster-columns.ts'
import { scheduleColumns } from './columns.ts'
import { cell, readCsv, rowsWhere } from './read-csv.ts'
import { textFile } from '../../../tests/support/text-file.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readCsv(bytes(text), rosterColumns)
const names = (text: string) => read(text).rows.map((row) => cell(row, 'name'))

describe('a CSV file [CA-02]', () => {
  it('is read with any line ends, BOM, blank lines, semicolons or UTF-16', () => {
    expect(names('\ufeffName,No.\r\nAda Alpha,1\r\n\r\n"Beta, Bo",2\r\n')).toEqual([
      'Ada Alpha',
      'Beta, Bo',
    ])
    expect(names('name;jersey\rAda;1\rBo;2')).toEqual(['Ada', 'Bo'])
    const wide = Buffer.from('\ufeffname,jersey\nHjörvar,1\n', 'utf16le')
    expect(readCsv(wide, rosterColumns).rows.map((row) => cell(row, 'name'))).toEqual(['Hjörvar'])
  })

  it('is read as Windows-1252 when it is not UTF-8 [Q48]', () => {
    expect(
      cell(
        readCsv(Buffer.from('name\nPe\xf1a O\x92Rourke\n', 'latin1'), rosterColumns).rows[0]!,
        'name',
      ),
    ).toBe('Peña O’Rourke')
  })

  it('accepts alternative column names, and prefers the first name', () => {
    const file = read(
      'Number,FIRST NAME,last-name,Year,class,Favourite food\n5,Ada,Alpha,2025,Jr.,Soup\n',
    )
    expect(
      ['jersey', 'first_name', 'last_name', 'class'].map((column) => cell(file.rows[0]!, column)),
    ).toEqual(['5', 'Ada', 'Alpha', 'Jr.'])
    expect(file.warnings).toEqual([{ line: 1, reason: 'ignored, not known: Year, Favourite food' }])
  })

  it('keeps the line number of each row, also after multi-line text', () => {
    const file = read('name,bio,jersey\nAda,"One\n\nTwo, with ""quotes""",1\nBo,,2\n')
    expect(file.rows.map((row) => [row.line, cell(row, 'jersey')])).toEqual([
      [2, '1'],
      [5, '2'],
    ])
    expect(cell(file.rows[0]!, 'bio')).toBe('One\n\nTwo, with "quotes"')
  })

  it('reads a row with fewer fields as blank, and refuses one with more', () => {
    const file = read('name,jersey,hometown\nAda,1\nBo,2,Cary, NC\nCy,3,Here,,\n')
    expect(file.rows.map((row) => cell(row, 'name'))).toEqual(['Ada', 'Cy'])
    expect(file.warnings).toMatchObject([
      { line: 2, reason: expect.stringContaining('2 fields for 3 headings') },
    ])
    expect(file.refused).toMatchObject([
      { line: 3, reason: expect.stringContaining('4 fields for 3 headings') },
    ])
  })

  it.each([
    [
      'closed by a later inch mark, with the right number of fields',
      `name,height,class,hometown\nAda,"5'10"",Fr.,Here\nBo,5'11",So.,There\nCy,6-1,Jr.,Far\n`,
    ],
    [
      'that is never closed',
      `name,height,class,hometown\nAda,"5'10,Fr.,Here\nBo,5-11,So.,There\nCy,6-1,Jr.,Far\n`,
    ],
    [
      'closed by the next quoted field',
      textFile(
        'name,height,class,hometown',
        `Ada,"5'10"",Fr.,Here`,
        'Bo,5-11,So.,"There, NC"',
        'Cy,6-1,Jr.,"Far, SC"',
      ),
    ],
  ])('refuses only the line with a quotation mark %s, with a reason [Q50]', (_, text) => {
    const file = read(text)
    expect(file.rows.map((row) => cell(row, 'name'))).toEqual(['Bo', 'Cy'])
    expect(file.refused).toMatchObject([
      { line: 2, reason: expect.stringContaining('quotation mark') },
    ])
  })

  it('never loses a line, wherever quotation marks appear [Q50]', () => {
    const field = fc.string({
      unit: fc.constantFrom('"', "'", '5', ' ', 'a', 'é', '""'),
      maxLength: 6,
    })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(field, field, field), { minLength: 1, maxLength: 12 }),
        (rows) => {
          const lines = rows.map((fields, i) => [`Person ${i}`, ...fields].join(','))
          const file = read(`name,jersey,height,class\n${lines.join('\n')}\n`)
          const seen = new Set([
            ...file.rows.map(({ line }) => line),
            ...file.refused.map(({ line }) => line),
          ])
          return seen.size === rows.length && file.rows.length + file.refused.length === rows.length
        },
      ),
      { numRuns: 500 },
    )
  })

  it('selects the rows of one team, and explains when there are none', () => {
    const file = readCsv(
      bytes('team,name,year\nA,Ada,2025\nB,Bo,2025\n"A",Cy,2025\n'),
      rosterColumns,
    )
    expect(
      rowsWhere(file, { column: 'Team', value: 'a' }).rows.map((row) => cell(row, 'name')),
    ).toEqual(['Ada', 'Cy'])
    expect(() => rowsWhere(file, { column: 'club', value: 'A' })).toThrow(/no column "club"/)
    expect(() => rowsWhere(file, { column: 'team', value: 'Z' })).toThrow(
      /no row of this file has team=Z/,
    )
  })

  it('accepts an empty file or a header alone', () => {
    for (const text of ['', '\n\n', 'name,jersey\n'])
      expect(read(text)).toMatchObject({ rows: [], refused: [] })
    expect(readCsv(bytes('Date,Opp,H/A\n9/5/2026,X,H'), scheduleColumns).columns).toEqual([
      'date',
      'opponent',
      'home_away',
    ])
  })
})
