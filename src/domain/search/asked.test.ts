import { expect, test } from 'vitest'
import { academicYearChoices, archiveAsked, clippingsAsked, yearChoices } from './asked.ts'

test('[RT-08] the archives are asked for words, a year and a page', () => {
  expect(archiveAsked({ q: ' title ', year: '1998', page: '3' })).toEqual({
    q: 'title',
    year: 1998,
    page: 3,
  })
  expect(archiveAsked({ page: '0' })).toEqual({ q: '', year: undefined, page: 1 })
})

test('[RT-09] clippings are asked for a sport by its number and an academic year by its title', () => {
  expect(clippingsAsked({ q: 'night', sport: '3', season: '2026-27' })).toEqual({
    q: 'night',
    sport: 3,
    season: '2026-27',
    page: 1,
  })
  for (const sport of ['football', '0', '-1', '1.5', ''])
    expect(clippingsAsked({ sport }).sport).toBeUndefined()
})

test('[RT-08] years have one spelling each', () => {
  expect([yearChoices[0], yearChoices.at(-1)]).toEqual(['1900', '2099'])
  expect([academicYearChoices[99], academicYearChoices[126]]).toEqual(['1999-00', '2026-27'])
})
