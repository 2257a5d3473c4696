import type { StatTable } from '../../src/contract/box-score.schema.ts'
import { attr, type XmlElement } from './file/xml.ts'
import { goalkeeping } from './goal-game.ts'
import {
  amount,
  count,
  firstValue,
  statTables,
  text,
  valueAt,
  type TableSpec,
} from './parts/stat-table.ts'
import type { FileTeam } from './parts/teams.ts'

const position = (player: XmlElement): string => attr(player, 'pos').toUpperCase()
const points = (of: XmlElement): string =>
  valueAt(of, 'shots@pts') ||
  String((Number(valueAt(of, 'shots@g')) || 0) + (Number(valueAt(of, 'shots@a')) || 0))

/** In minutes; some programs write seconds. '' when the file has no penalties. */
export function penaltyMinutes(of: XmlElement): string {
  const seconds = valueAt(of, 'penalty@seconds')
  return (
    firstValue('penalty@pim', 'penalty@minutes')(of) ||
    (seconds === '' ? '' : String((Number(seconds) || 0) / 60))
  )
}

export const skaters: TableSpec = {
  key: 'skaters',
  title: 'Skaters',
  has: ['shots', 'misc'],
  everybody: true,
  position,
  columns: [
    count('g', 'G', 'Goals', 'shots@g'),
    count('a', 'A', 'Assists', 'shots@a'),
    count('pts', 'Pts', 'Points', points),
    // Not a sum: five players on the ice share each goal.
    text('pm', '+/-', 'Plus and minus', firstValue('misc@plusminus', 'shots@plusminus', 'misc@pm')),
    count('sh', 'Sh', 'Shots', 'shots@sh'),
    count('ppg', 'PP', 'Power-play goals', firstValue('goaltype@pp', 'goaltype@ppg')),
    count('shg', 'SH', 'Short-handed goals', firstValue('goaltype@sh', 'goaltype@shg')),
    text('gwg', 'GW', 'Game-winning goals', (of) => valueAt(of, 'goaltype@gw') || '0'),
    count('pen', 'Pen', 'Penalties', 'penalty@count'),
    amount('pim', 'PIM', 'Penalty minutes', penaltyMinutes),
    count('fow', 'FOW', 'Face-offs won', 'misc@facewon'),
    count('fol', 'FOL', 'Face-offs lost', 'misc@facelost'),
    count('blk', 'Blk', 'Blocked shots', firstValue('misc@blk', 'misc@blocks')),
  ],
}

export function hockeyTables(
  team: FileTeam,
  _: XmlElement | undefined,
  warnings: string[],
): StatTable[] {
  return statTables([skaters, goalkeeping], team, warnings)
}
