import { expect, test } from 'vitest'
import {
  academicYearChoices,
  parseArchiveQuery,
  parseClippingsQuery,
  yearChoices,
} from './list-params.ts'

test('reads words, year and page for the archives [RT-08]', () => {
  expect(parseArchiveQuery({ q: ' title ', year: '1998', page: '3' })).toEqual({
    q: 'title',
    year: 1998,
    page: 3,
  })
  expect(parseArchiveQuery({ page: '0' })).toEqual({ q: '', year: undefined, page: 1 })
})

test('reads a sport number and academic year for clippings [RT-09]', () => {
  expect(parseClippingsQuery({ q: 'night', sport: '3', season: '2026-27' })).toEqual({
    q: 'night',
    sport: 3,
    season: '2026-27',
    page: 1,
  })
  for (const sport of ['football', '0', '-1', '1.5', ''])
    expect(parseClippingsQuery({ sport }).sport).toBeUndefined()
})

test('accepts one spelling per year [RT-08]', () => {
  expect([yearChoices[0], yearChoices.at(-1)]).toEqual(['1900', '2099'])
  expect([academicYearChoices[99], academicYearChoices[126]]).toEqual(['1999-00', '2026-27'])
})
