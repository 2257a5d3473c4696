import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizeAcademicYear } from './academic-year.ts'

const spec = [
  ['Redshirt', 0],
  ['Freshman', 1],
  ['First-Year', 1],
  ['Redshirt Freshman', 2],
  ['Sophomore', 3],
  ['Redshirt Sophomore', 4],
  ['Junior', 5],
  ['Redshirt Junior', 6],
  ['Senior', 7],
  ['Redshirt Senior', 8],
  ['Graduate Student', 9],
  ['Fifth Year', 10],
  ['Redshirt 5th-Year', 11],
  ['Sixth Year', 12],
] as const

describe('academic year [RT-02]', () => {
  test.each(spec)('%s has rank %i and keeps its name', (label, number) => {
    expect(normalizeAcademicYear(label)).toMatchObject({ number, long: label })
    expect(normalizeAcademicYear(normalizeAcademicYear(label).short)).toMatchObject({
      number,
      long: label,
    })
  })

  test.each([
    ['Fr.', 1],
    ['FY', 1],
    ['First-Year Student', 1],
    ['R-So.', 4],
    ['RS SR', 8],
    ['rFR', 2],
    ['Sr.+', 7],
    ['Senior*', 7],
    ['COVID Senior', 7],
    ['5th-year Senior', 10],
    ['Jr.-2L', 5],
    ['1V', 1],
    ['HS', 1],
    ['Sophmore', 3],
    ['Gr.', 9],
    ['Rs.', 0],
    ['So. - RS', 4],
    ['r-SO-1L', 4],
    ['R-Fy.', 2],
    ['Rf.', 2],
    ['Redshirt-Junior', 6],
  ])('reads %s', (text, number) => expect(normalizeAcademicYear(text).number).toBe(number))

  test.each(['', '-', '2024', 'N/A', 'Manager', 'Forward', 'Sri Lanka', 'Grace', 'R2'])(
    'does not guess at %j',
    (text) => {
      expect(normalizeAcademicYear(text)).toEqual({ number: null, short: text, long: text })
    },
  )

  test('accepts any text and reads its own output back', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const year = normalizeAcademicYear(text)
        if (year.number !== null) expect(normalizeAcademicYear(year.long)).toEqual(year)
      }),
    )
  })
})

const file = join(process.env['REAL_DATA'] ?? '/nowhere', 'rosters/wbb_years_cleaned.csv')

describe.skipIf(!existsSync(file))(
  'academic year, real spellings (set REAL_DATA to run) [RT-02]',
  () => {
    test('reads every recognized spelling as the cleaned table does', () => {
      const rows = readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split(',') as [string, string, string])
      // 'Rs.' has two meanings there: ours is the label of that name.
      const single = rows.filter(([text]) => rows.filter(([other]) => other === text).length === 1)
      const known = single.filter(([text]) => normalizeAcademicYear(text).number !== null)
      console.log(`academic years recognised: ${known.length} of ${single.length} spellings`)
      for (const [text, clean, redshirt] of known) {
        const { long } = normalizeAcademicYear(text)
        const plain = long
          .replace(/^Redshirt /, '')
          .replace('First-Year', 'Freshman')
          .replace('5th-Year', 'Fifth Year')
        expect([text, plain, long.startsWith('Redshirt') ? '1' : '0']).toEqual([
          text,
          clean,
          redshirt,
        ])
      }
      expect(known.length / single.length).toBeGreaterThan(0.98)
    })
  },
)

test.each(['5-8', '6-1', `5'10"`, '6 feet', '5-Jun', '6/1/2026'])(
  'does not make a class of %s',
  (text) => {
    expect(normalizeAcademicYear(text)).toEqual({ number: null, short: text, long: text })
  },
)
