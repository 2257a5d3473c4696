import { expect, test } from 'vitest'
import type { StatTable } from '../../contract/box-score.schema.ts'
import { describePlayerLine } from './player-line.ts'

/** A table with one row, of player 7. */
const table = (key: string, figures: Record<string, string>): StatTable => ({
  key,
  title: key,
  columns: Object.keys(figures).map((column) => ({ key: column, label: column, title: column })),
  rows: [
    {
      name: 'Ada Byron',
      uni: '7',
      position: null,
      indent: false,
      rosterPlayerId: 7,
      cells: Object.values(figures),
    },
  ],
  total: null,
})
const passing = table('passing', { comp: '17', att: '25', yds: '179', td: '1', int: '0' })

test('names what a player did most, without figures of zero', () => {
  const rushing = table('rushing', { att: '1', yds: '-4', td: '0' })
  expect(describePlayerLine({ tables: [rushing, passing] }, 7)).toBe('17 of 25, 179 yards, 1 TD')
  expect(describePlayerLine({ tables: [rushing] }, 7)).toBe('1 carry, −4 yards')
})

test('names the touchdowns of other kinds of play', () => {
  const rushing = table('rushing', { att: '4', yds: '12', td: '1' })
  const returns = table('punt-returns', { no: '1', yds: '60', td: '2' })
  const receiving = table('receiving', { no: '1', yds: '9', td: '0' })
  const tables = [receiving, returns, rushing, passing]
  expect(describePlayerLine({ tables }, 7)).toBe(
    '17 of 25, 179 yards, 1 TD, 1 rushing TD, 2 punt return TD',
  )
  expect(describePlayerLine({ tables: [rushing, receiving] }, 7)).toBe('4 carries, 12 yards, 1 TD')
})

test('begins with what the sport counts first, also without any', () => {
  const players = table('players', { pts: '1', reb: '0', ast: '2' })
  expect(describePlayerLine({ tables: [players] }, 7)).toBe('1 point, 2 assists')
  const batting = table('batting', { h: '0', ab: '3', rbi: '1' })
  expect(describePlayerLine({ tables: [batting] }, 7)).toBe('0-for-3, 1 RBI')
  const setter = table('attack', { k: '1', ta: '4', a: '31' })
  expect(describePlayerLine({ tables: [setter] }, 7)).toBe('31 assists')
})

test('is null without a row of the player, or with nothing in it', () => {
  expect(describePlayerLine({ tables: [passing] }, 8)).toBeNull()
  const idle = table('passing', { comp: '0', att: '0', yds: '0', td: '0', int: '0' })
  expect(describePlayerLine({ tables: [idle] }, 7)).toBeNull()
})
