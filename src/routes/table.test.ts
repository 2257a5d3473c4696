import { paths, type RouteName } from './paths.ts'
import { expect, test } from 'vitest'
import { table } from '../../tests/support/route-table.ts'
import type { Route } from './route.ts'
import { firstPages } from './pages/first-pages.ts'
import { laterPages } from './pages/later-pages.ts'

const rows = Object.entries<Route>(table)
const called = (name: string, row: Route) => row.name ?? name

test('has one row per path', () => {
  expect(Object.fromEntries(rows.map(([name, { path }]) => [name, path]))).toEqual(paths)
  expect(Object.keys(firstPages).filter((name) => name in laterPages)).toEqual([])
})

test('has no sport in the seven named routes [RT-19]', () => {
  const seven = [
    'sportfile',
    'hidden_sportfile',
    'protected_sportfile',
    'hidden_story',
    'story',
    'document',
    'game_center',
  ]
  const these = rows.filter(([name, row]) => seven.includes(called(name, row)))
  expect(these.map(([name, row]) => called(name, row)).sort()).toEqual([
    'document',
    'game_center',
    'hidden_sportfile',
    'hidden_story',
    'protected_sportfile',
    'sportfile',
    'story',
  ])
  expect(these.filter(([, row]) => row.sport !== undefined)).toEqual([])
})

test('has the sport of all other routes in one of three parameters [RT-19]', () => {
  const named = ['sportSlug', 'slug', 'globalSportNameSlug']
  const honours: RouteName[] = ['honors', 'inductee']
  // Its name says department, but it is a page of a sport.
  const called: Partial<Record<RouteName, string>> = { sportStaff: 'sportDepartment' }
  for (const [name, row] of rows) {
    const inPath = named.find((one) =>
      new RegExp(`^/(?:sports|hidden/sports|tags/:tagSlug)/:${one}\\b`).test(row.path),
    )
    expect([name, row.sport], 'the slug of an honor is not that of a sport').toEqual([
      name,
      honours.includes(name as RouteName) ? undefined : (called[name as RouteName] ?? inPath),
    ])
  }
})
