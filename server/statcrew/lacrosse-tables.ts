import type { StatTable } from '../../src/contract/schema/box-score.ts'
import { attr, type XmlElement } from './file/xml-element.ts'
import { goalkeeping } from './goal-keeping.ts'
import { count, statTables, valueAt, type Column, type TableSpec } from './parts/stat-table.ts'
import type { FileTeam } from './parts/teams.ts'

const position = (player: XmlElement): string => attr(player, 'pos')
const points = (of: XmlElement): string => String((Number(valueAt(of, 'shots@g')) || 0) + (Number(valueAt(of, 'shots@a')) || 0))

/** Women draw, men face off: the file's <show> says which of the two is kept. */
function possessionColumns(show: XmlElement | undefined): Column[] {
  const draws = count('dc', 'DC', 'Draw controls', 'misc@dc')
  const faceoffs = [count('fow', 'FOW', 'Face-offs won', 'misc@facewon'), count('fol', 'FOL', 'Face-offs lost', 'misc@facelost')]
  return attr(show, 'faceoffs') === '1' ? faceoffs : [draws]
}

const offense = (show: XmlElement | undefined): TableSpec => ({
  key: 'offense', title: 'Offense', has: ['shots', 'misc'], everybody: true, position,
  columns: [
    count('g', 'G', 'Goals', 'shots@g'), count('a', 'A', 'Assists', 'shots@a'), count('pts', 'Pts', 'Points', points),
    count('sh', 'Sh', 'Shots', 'shots@sh'), count('sog', 'SOG', 'Shots on goal', 'shots@sog'), count('gb', 'GB', 'Ground balls', 'misc@gb'),
    ...possessionColumns(show),
    count('to', 'TO', 'Turnovers', 'misc@turnover'), count('ct', 'CT', 'Caused turnovers', 'misc@ct'), count('fouls', 'Fls', 'Fouls', 'penalty@foul'),
  ],
})

export function lacrosseTables(team: FileTeam, show: XmlElement | undefined, warnings: string[]): StatTable[] {
  return statTables([offense(show), goalkeeping], team, warnings)
}
