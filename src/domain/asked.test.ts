import { expect, test } from 'vitest'
import { archiveAsked, clippingsAsked, pageAsked } from './asked.ts'

test('[RT-08] a page that cannot be is the first', () => {
  expect(['2', '12', '0', '-1', '1e3', '1000', 'x', '', undefined].map((page) => pageAsked({ page }))).toEqual([2, 12, 1, 1, 1, 1, 1, 1, 1])
})

test('[RT-08] the archives are asked for a year that can be, and for words', () => {
  expect(archiveAsked({ q: ' title ', year: '1998', page: '3' })).toEqual({ q: 'title', year: 1998, page: 3 })
  for (const year of ['98', '3000', '20x6', '', undefined]) expect(archiveAsked({ year })).toEqual({ q: '', year: undefined, page: 1 })
})

test('[RT-09] clippings are asked for a sport by its number and an academic year by its title', () => {
  expect(clippingsAsked({ q: 'night', sport: '3', season: '2026-27' })).toEqual({ q: 'night', sport: 3, season: '2026-27', page: 1 })
  expect(clippingsAsked({ sport: 'football', season: '2026' })).toEqual({ q: '', sport: undefined, season: undefined, page: 1 })
})
