import { expect, test } from 'vitest'
import { aroundOwn, gamesBehind, listPlaces } from './standings.ts'

const behind = (...records: string[]) =>
  gamesBehind(records.map((conferenceRecord) => ({ conferenceRecord })))

test('counts games behind the best record, ties and overtime losses included [CA-02]', () => {
  expect(behind('6-1', '5-2', '5-3', '2-5')).toEqual(['–', '1.0', '1.5', '4.0'])
  expect(behind('4-0-3', '6-2', '3-1-0-1', '')).toEqual(['–', '–', '1.5', ''])
  expect(behind('0-0', '0-0')).toEqual(['–', '–'])
  expect(behind('', '')).toEqual(['', ''])
})

test('marks equal places, by points where a conference counts them [CA-02]', () => {
  const ranks = (...rows: [percentage: string, points?: string][]) =>
    listPlaces(
      rows.map(([conferencePercentage, conferencePoints = ''], i) => ({
        rank: i + 1,
        conferencePercentage,
        conferencePoints,
      })),
    )
  expect(ranks(['.714'], ['.714'], ['.571'], ['.429'], ['.429'])).toEqual([
    'T1',
    'T1',
    '3',
    'T4',
    'T4',
  ])
  expect(ranks(['.500', '10'], ['.500', '9'], ['.400', '9'])).toEqual(['1', 'T2', 'T2'])
  expect(ranks([''], [''])).toEqual(['1', '2'])
})

test('takes the best record of any row, because the order is the conference’s [CA-02]', () => {
  expect(behind('5-2', '6-2')).toEqual(['0.5', '–'])
})

test('shows the own row with its neighbors, at the ends of the table too [CA-02]', () => {
  const around = (own: number, length = 10) =>
    aroundOwn(
      Array.from({ length }, (_, i) => ({ rank: i + 1, isTenant: i + 1 === own })),
      5,
    ).map(({ rank }) => rank)
  expect(around(5)).toEqual([3, 4, 5, 6, 7])
  expect(around(1)).toEqual([1, 2, 3, 4, 5])
  expect(around(10)).toEqual([6, 7, 8, 9, 10])
  expect(around(0)).toEqual([1, 2, 3, 4, 5])
  expect(around(2, 3)).toEqual([1, 2, 3])
})
