import type { StatTable } from '../../src/contract/box-score.schema.ts'
import { attr, numberAttr, type XmlElement } from './file/xml.ts'
import { goalkeeping } from './goal-game.ts'
import {
  count,
  statTables,
  text,
  valueAt,
  type Column,
  type TableSpec,
} from './parts/stat-table.ts'
import type { FileTeam } from './parts/teams.ts'

const position = (player: XmlElement): string => attr(player, 'pos').toUpperCase()
const starters = (player: XmlElement): number => ((numberAttr(player, 'gs') ?? 0) > 0 ? 0 : 1)

/** A goal is two points and an assist one, unless the file states points. */
const points = (of: XmlElement): string =>
  valueAt(of, 'shots@pts') ||
  String(2 * (Number(valueAt(of, 'shots@g')) || 0) + (Number(valueAt(of, 'shots@a')) || 0))

const offense = (more: Column[]): TableSpec => ({
  key: 'offense',
  title: 'Offense',
  has: ['shots', 'misc'],
  everybody: true,
  position,
  order: (a, b) => starters(a) - starters(b),
  columns: [
    text('minutes', 'Min', 'Minutes', 'misc@minutes'),
    count('g', 'G', 'Goals', 'shots@g'),
    count('a', 'A', 'Assists', 'shots@a'),
    count('pts', 'Pts', 'Points', points),
    count('sh', 'Sh', 'Shots', 'shots@sh'),
    count('sog', 'SOG', 'Shots on goal', 'shots@sog'),
    text('gwg', 'GW', 'Game-winning goals', (of) => valueAt(of, 'goaltype@gw') || '0'),
    ...more,
  ],
})

// A coach's card counts for the team only, so cards may not add up.
const card = (key: string, label: string, title: string, color: string): Column =>
  text(key, label, title, (of) => valueAt(of, `penalty@${color}`) || '0')
const yellowAndRed = [
  card('yc', 'YC', 'Yellow cards', 'yellow'),
  card('rc', 'RC', 'Red cards', 'red'),
]

export const soccerOffense = offense([
  count('fouls', 'Fls', 'Fouls', 'penalty@fouls'),
  ...yellowAndRed,
])
export const fieldHockeyOffense = offense([
  count('dsv', 'DSv', 'Defensive saves', 'misc@dsave'),
  card('gc', 'GC', 'Green cards', 'green'),
  ...yellowAndRed,
])

export function soccerTables(
  team: FileTeam,
  _: XmlElement | undefined,
  warnings: string[],
): StatTable[] {
  return statTables([soccerOffense, goalkeeping], team, warnings)
}

export function fieldHockeyTables(
  team: FileTeam,
  _: XmlElement | undefined,
  warnings: string[],
): StatTable[] {
  return statTables([fieldHockeyOffense, goalkeeping], team, warnings)
}
