import { expect, test } from 'vitest'
import { sampleSport } from '../../../tests/support/sample-sport.ts'
import { isUnknownSeason } from '../games/route-params.ts'
import { buildCareer, titleIn } from './staff.ts'

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
  expect(buildCareer(posts).map(({ title, seasons }) => [title, seasons])).toEqual([
    ['Head Coach', ['2026', '2025']],
    ['Analyst', ['2024']],
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
  expect(
    buildCareer([post('2026'), post('2026'), post('2025')]).map(({ seasons }) => seasons),
  ).toEqual([['2026', '2025']])
})
