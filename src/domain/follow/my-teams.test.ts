import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  codeOfTeams,
  followedFirst,
  mergedTeams,
  movedTeam,
  teamsOfCode,
  withoutTeam,
  withTeam,
} from './my-teams.ts'

const someTeams = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 60 })

test('adds a followed team last, once, and removes it completely [OF-02]', () => {
  expect(withTeam([3, 7], 12)).toEqual([3, 7, 12])
  expect(withTeam([3, 7], 3)).toEqual([3, 7])
  expect(withoutTeam([3, 7, 12], 7)).toEqual([3, 12])
})

test('moves a team by one place within the list [OF-02]', () => {
  expect(movedTeam([3, 7, 12], 12, -1)).toEqual([3, 12, 7])
  expect(movedTeam([3, 7, 12], 3, 1)).toEqual([7, 3, 12])
  expect(movedTeam([3, 7, 12], 3, -1)).toEqual([3, 7, 12])
  expect(movedTeam([3, 7, 12], 12, 1)).toEqual([3, 7, 12])
  expect(movedTeam([3], 8, 1)).toEqual([3])
})

test('appends teams of another device in their order, without duplicates [OF-02]', () => {
  expect(mergedTeams([3, 7], [12, 7, 1])).toEqual([3, 7, 12, 1])
  fc.assert(
    fc.property(someTeams, someTeams, (mine, theirs) => {
      const all = mergedTeams(mine, theirs)
      expect(all.slice(0, mine.length)).toEqual(mine)
      expect(new Set(all).size).toBe(all.length)
      expect(all.length).toBeLessThanOrEqual(60)
    }),
  )
})

test('encodes teams in a link in order, and reads only valid links [OF-02]', () => {
  fc.assert(
    fc.property(someTeams, (teams) => {
      expect(teamsOfCode(codeOfTeams(teams))).toEqual(teams)
    }),
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(teamsOfCode(text).every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true)
    }),
  )
  for (const wrong of [
    null,
    undefined,
    '',
    '0',
    '03',
    '-1',
    '1..2',
    '1.',
    '1,2',
    '1e3',
    '1.2<script>',
    '9999999999',
    Array.from({ length: 61 }, (_, i) => i + 1).join('.'),
  ])
    expect(teamsOfCode(wrong)).toEqual([])
})

test('sorts followed teams first in the visitor’s order, others unchanged [OF-02]', () => {
  const items = ['a', 'b', 'c', 'd', 'e'].map((name, i) => ({
    name,
    id: i === 4 ? undefined : i + 1,
  }))
  expect(followedFirst(items, [3, 1, 99], ({ id }) => id).map(({ name }) => name)).toEqual([
    'c',
    'a',
    'b',
    'd',
    'e',
  ])
  expect(followedFirst(items, [], ({ id }) => id)).toEqual(items)
})
