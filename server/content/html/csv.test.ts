import { expect, test } from 'vitest'
import { csvOf } from './escape.ts'

test('[CA-02] a table: heads of all rows, commas and quotes as RFC 4180 has them, lines end as spreadsheets expect', () => {
  expect(
    csvOf([
      { Name: 'Ames, "Lee"', Points: 3 },
      { Name: 'Bo', Rank: null },
    ]),
  ).toBe('\uFEFFName,Points,Rank\r\n"Ames, ""Lee""",3,\r\nBo,,\r\n')
})

test('[CA-02] a cell that a spreadsheet would run is text; a number below zero stays one', () => {
  expect(
    csvOf([{ a: '=HYPERLINK("x")', b: '-3.5', c: '-2+3', d: '@sum', e: '+1', f: '\tx' }]),
  ).toBe(`\uFEFFa,b,c,d,e,f\r\n"'=HYPERLINK(""x"")",-3.5,'-2+3,'@sum,+1,'\tx\r\n`)
})

test('[CA-02] nor is a formula in wide letters, behind a line end, or in a head', () => {
  expect(csvOf([{ '=a': '＝1+1', b: '\n=1+1' }])).toBe(`\uFEFF'=a,b\r\n'＝1+1,"'\n=1+1"\r\n`)
})

test('[CA-02] no rows, no heads', () => expect(csvOf([])).toBe('\uFEFF\r\n'))
