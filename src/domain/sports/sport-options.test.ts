import { expect, it } from 'vitest'
import type { Sport } from '../../contract/sport.schema.ts'
import { sportOptions } from './sport.ts'

it('lists All first, then teams by title, without entries that are not teams [SH-08]', () => {
  const sports = [
    { id: 3, title: 'volleyball' },
    { id: 9, title: 'General', nonSport: true },
    { id: 1, title: 'Baseball' },
    { id: 2, title: 'football' },
  ] as Sport[]
  expect(sportOptions(sports).map(({ title }) => title)).toEqual([
    'All',
    'Baseball',
    'football',
    'volleyball',
  ])
})
