import { expect, test } from 'vitest'
import { rosterNames } from './people-links.ts'

const player = (
  rosterPlayerId: number,
  jerseyNumber: string,
  firstName: string,
  lastName: string,
) => ({ rosterPlayerId, jerseyNumber, firstName, lastName })
type Players = NonNullable<Parameters<typeof rosterNames>[0]>['players']
const names = rosterNames({
  players: [
    player(1, '7', 'Søren', 'Østby'),
    player(2, '8', 'Łukasz', 'Wałek'),
    player(3, '9', 'Юрий', 'Орлов'),
    player(4, '10', 'Иван', 'Орлов'),
    player(5, '11', '?', '-'),
    player(6, '1', 'Sam', 'Twin'),
    player(7, '2', 'Sam', 'Twin'),
  ] as unknown as Players,
})

test('finds players by letters in any script, never by number [CA-03] [Q42]', () => {
  expect([
    names.find(null, 'SOREN OSTBY', '0'),
    names.find(null, 'LUKASZ WALEK', ''),
    names.find(null, 'ЮРИЙ ОРЛОВ', '10'),
    names.find(null, 'Пётр Орлов', '9'),
  ]).toEqual([1, 2, 3, null])
  expect([
    names.find(null, 'Sam Twin', '2'),
    names.find(null, 'Sam Twin', '3'),
    names.find(7, 'Another', '1'),
    names.find(99, 'Another', '1'),
  ]).toEqual([7, null, 7, null])
})

test('matches no player for a name without letters [CA-03]', () =>
  expect([names.find(null, '', '11'), names.find(null, '- ?', '11')]).toEqual([null, null]))
