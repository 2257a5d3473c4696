import { expect, test } from 'vitest'
import type { StaffBio } from '../../contract/staff.schema.ts'
import { sampleSport } from '../../../tests/support/sample-sport.ts'
import { isUnknownSeason } from '../games/route-params.ts'
import { buildCareer, titleIn, withSport } from './staff.ts'

const post = (season: string, title: string, kind: 'coach' | 'support' = 'coach') => ({
  season,
  title,
  kind,
  sport: sampleSport,
  isCurrent: false,
  url: '/x',
})

test('merges a post over seasons, with the title of the newest roster [RT-04]', () => {
  const posts = [
    post('2026', 'Head Coach'),
    post('2025', 'Head Coach'),
    post('2024', 'Analyst', 'support'),
  ]
  expect(buildCareer(posts).map(({ title, years }) => [title, years])).toEqual([
    ['Head Coach', '2025–2026'],
    ['Analyst', '2024'],
  ])
  expect(titleIn({ posts, title: 'Director' }, sampleSport)).toBe('Head Coach')
  expect(titleIn({ posts, title: 'Director' }, { id: 99 })).toBe('Director')
})

test('reports only seasons that never existed [RT-04]', () => {
  const seasons = [{ title: '2026-27' }]
  expect([
    isUnknownSeason('1999', seasons),
    isUnknownSeason('2026-27', seasons),
    isUnknownSeason(undefined, seasons),
    isUnknownSeason('x', []),
  ]).toEqual([true, false, false, true])
})

test('lists a season with two rosters once per post [RT-04]', () => {
  const post = (season: string) =>
    ({ season, sport: { id: 1 }, title: 'Coach', kind: 'coach', url: '/x' }) as never
  expect(buildCareer([post('2026'), post('2026'), post('2025')]).map(({ years }) => years)).toEqual(
    ['2025–2026'],
  )
})

test('counts the seasons of a head coach in the record book, to the present [RT-04]', () => {
  const seasons = ['2025', '2024', '2023'].map((season) => ({ season }))
  const records = [{ sport: sampleSport, seasons }] as unknown as StaffBio['records']
  const yearsOf = (title: string, isCurrent: boolean) =>
    buildCareer([{ ...post('2026', title), isCurrent }], records).map(({ years }) => years)
  expect(yearsOf('Head Football Coach', true)).toEqual(['2023–present'])
  expect(yearsOf('Head Coach', false)).toEqual(['2023–2026'])
  // The book is that of the head coach.
  expect(yearsOf('Associate Head Coach', true)).toEqual(['2026'])
})

test('names the sport of a position unless the title does [RT-04]', () => {
  const sport = { title: 'Football' }
  expect(withSport('Head Football Coach', sport)).toBe('Head Football Coach')
  expect(withSport('Defensive Coordinator', sport)).toBe('Defensive Coordinator, Football')
  expect(withSport('', sport)).toBe('Football')
})
