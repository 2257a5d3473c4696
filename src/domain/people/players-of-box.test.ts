import { expect, test } from 'vitest'
import type { StatTable } from '../../contract/box-score.schema.ts'
import { playersOfBox } from './players-of-box.ts'

const table = (...rows: [uni: string, name: string, position: string | null][]): StatTable => ({
  key: 'x',
  title: 'X',
  columns: [],
  total: null,
  rows: rows.map(([uni, name, position]) => ({
    uni,
    name,
    position,
    indent: false,
    rosterPlayerId: null,
    cells: [],
  })),
})
const said = (...tables: StatTable[]) =>
  playersOfBox({ id: 'ASH', name: 'Ashford', tables }).map(
    ({ jerseyNumber, firstName, lastName, positionShort }) => [
      jerseyNumber,
      firstName,
      lastName,
      positionShort,
    ],
  )

test('lists each player of a box score once by number, with a position [OF-02]', () => {
  expect(
    said(
      table(['23', 'Marcus Ellery', null], ['00', 'Dez Navarro', 'wr']),
      table(
        ['23', 'Marcus ELLERY', 'rb'],
        ['7', 'Elijah de la Croix III', 'p/dh'],
        ['23', 'Otto Twin', null],
      ),
    ),
  ).toEqual([
    ['00', 'Dez', 'Navarro', 'WR'],
    ['7', 'Elijah de la', 'Croix III', 'P/DH'],
    ['23', 'Marcus', 'ELLERY', 'RB'],
    ['23', 'Otto', 'Twin', ''],
  ])
})

test('leaves out the team row and numbers without names [OF-02] [Q62]', () => {
  expect(
    said(
      table(
        ['', 'Team', null],
        ['', 'Ashford', null],
        ['', 'ASH', null],
        ['4', 'No. 4', null],
        ['', 'Pelé', 'f'],
      ),
    ),
  ).toEqual([['', '', 'Pelé', 'F']])
})
