import { expect, test } from 'vitest'
import { knownPlace, placeholderName } from './placeholders.ts'

test.each([
  ['TBD', 'Island Shootout', 'Island Shootout'],
  ['First Round', 'PLC Championship', 'PLC Championship, First Round'],
  ['First Round', 'National Tournament, First Round', 'National Tournament, First Round'],
  ['TBD', undefined, 'TBD'],
  ['Championship Game', undefined, 'Championship Game'],
  ['Lakeside Invitational', 'Fall Series', 'Lakeside Invitational'],
])('names %s of %s %s [SH-09]', (title, tournament, name) => {
  expect(placeholderName(title, tournament)).toBe(name)
})

test('has no place where the schedule says TBD [SH-09]', () => {
  expect([knownPlace('TBD'), knownPlace('Tbdale, Iowa'), knownPlace(null)]).toEqual([
    null,
    'Tbdale, Iowa',
    null,
  ])
})
