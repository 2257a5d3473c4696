import { expect, it } from 'vitest'
import type { Sport } from '../../contract/sport.schema.ts'
import { sportOptions } from './sport.ts'

it('[SH-08] the sport selector has All first, then the teams by title, and no entry that is no team', () => {
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
