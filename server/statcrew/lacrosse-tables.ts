import type { StatTable } from '../../src/contract/box-score.schema.ts'
import { attr, type XmlElement } from './file/xml.ts'
import { goalkeeping } from './goal-game.ts'
import { count, statTables, valueAt, type Column, type TableSpec } from './parts/stat-table.ts'
import type { FileTeam } from './parts/teams.ts'

const position = (player: XmlElement): string => attr(player, 'pos')
const points = (of: XmlElement): string =>
  String((Number(valueAt(of, 'shots@g')) || 0) + (Number(valueAt(of, 'shots@a')) || 0))

/** Women have draw controls, men faceoffs; the file's <show> says which. */
const possessionColumns = (show: XmlElement | undefined): Column[] =>
  attr(show, 'faceoffs') === '1' ? faceoffs : draws
const draws = [count('dc', 'DC', 'Draw controls', 'misc@dc')]
const faceoffs = [
  count('fow', 'FOW', 'Face-offs won', 'misc@facewon'),
  count('fol', 'FOL', 'Face-offs lost', 'misc@facelost'),
]

const offense = (possession: Column[]): TableSpec => ({
  key: 'offense',
  title: 'Offense',
  has: ['shots', 'misc'],
  everybody: true,
  position,
  columns: [
    count('g', 'G', 'Goals', 'shots@g'),
    count('a', 'A', 'Assists', 'shots@a'),
    count('pts', 'Pts', 'Points', points),
    count('sh', 'Sh', 'Shots', 'shots@sh'),
    count('sog', 'SOG', 'Shots on goal', 'shots@sog'),
    count('gb', 'GB', 'Ground balls', 'misc@gb'),
    ...possession,
    count('to', 'TO', 'Turnovers', 'misc@turnover'),
    count('ct', 'CT', 'Caused turnovers', 'misc@ct'),
    count('fouls', 'Fls', 'Fouls', 'penalty@foul'),
  ],
})

/** The columns of both. */
export const lacrosseOffense = offense([...draws, ...faceoffs])

export function lacrosseTables(
  team: FileTeam,
  show: XmlElement | undefined,
  warnings: string[],
): StatTable[] {
  return statTables([offense(possessionColumns(show)), goalkeeping], team, warnings)
}
