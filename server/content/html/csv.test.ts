import { expect, test } from 'vitest'
import { toCsv } from '../csv.ts'

test('writes CSV per RFC 4180 with the columns of all rows [CA-02]', () => {
  expect(
    toCsv([
      { Name: 'Ames, "Lee"', Points: 3 },
      { Name: 'Bo', Rank: null },
    ]),
  ).toBe('\uFEFFName,Points,Rank\r\n"Ames, ""Lee""",3,\r\nBo,,\r\n')
})

test('writes a formula cell as text, and a negative number as a number [CA-02]', () => {
  expect(
    toCsv([{ a: '=HYPERLINK("x")', b: '-3.5', c: '-2+3', d: '@sum', e: '+1', f: '\tx' }]),
  ).toBe(`\uFEFFa,b,c,d,e,f\r\n"'=HYPERLINK(""x"")",-3.5,'-2+3,'@sum,+1,'\tx\r\n`)
})

test('also escapes formulas in full-width letters, after line ends and in headers [CA-02]', () => {
  expect(toCsv([{ '=a': '＝1+1', b: '\n=1+1' }])).toBe(`\uFEFF'=a,b\r\n'＝1+1,"'\n=1+1"\r\n`)
})

test('writes no header without rows [CA-02]', () => expect(toCsv([])).toBe('\uFEFF\r\n'))
