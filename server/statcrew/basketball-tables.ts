import type { StatTable } from '../../src/contract/box-score.schema.ts'
import { attr, child, numberOf, type XmlElement } from './file/xml-element.ts'
import { count, statTables, text, valueAt, type TableSpec } from './parts/stat-table.ts'
import type { FileTeam } from './parts/teams.ts'

const position = (player: XmlElement): string =>
  /^[a-z]{1,2}$/i.test(attr(player, 'pos')) && attr(player, 'pos').toUpperCase() !== 'S'
    ? attr(player, 'pos').toUpperCase()
    : ''
const bench = (player: XmlElement): number => ((numberOf(player, 'gs') ?? 0) > 0 ? 0 : 1)

/** What the shots made are worth; null where the file counts none. */
export function pointsOf(of: XmlElement): number | null {
  const stats = child(of, 'stats')
  const [twos, threes, throws] = ['fgm', 'fgm3', 'ftm'].map((name) => numberOf(stats, name))
  return twos === null || twos === undefined ? null : 2 * twos + (threes ?? 0) + (throws ?? 0)
}

const points = (of: XmlElement): string => valueAt(of, 'stats@tp') || String(pointsOf(of) ?? 0)
const rebounds = (of: XmlElement): string =>
  valueAt(of, 'stats@treb') ||
  String((numberOf(child(of, 'stats'), 'oreb') ?? 0) + (numberOf(child(of, 'stats'), 'dreb') ?? 0))
/**
 * Whole minutes; one program writes '31:20'. Rounded for each, they need not add up to the team's.
 */
const minutes = (of: XmlElement): string => valueAt(of, 'stats@min').replace(/:.*$/, '')

export const basketballPlayers: TableSpec = {
  key: 'players',
  title: 'Players',
  has: ['stats'],
  everybody: true,
  position,
  order: (a, b) => bench(a) - bench(b),
  columns: [
    text('min', 'Min', 'Minutes', minutes),
    count('fgm', 'FGM', 'Field goals made', 'stats@fgm'),
    count('fga', 'FGA', 'Field goals attempted', 'stats@fga'),
    count('fgm3', '3PM', 'Three-pointers made', 'stats@fgm3'),
    count('fga3', '3PA', 'Three-pointers attempted', 'stats@fga3'),
    count('ftm', 'FTM', 'Free throws made', 'stats@ftm'),
    count('fta', 'FTA', 'Free throws attempted', 'stats@fta'),
    count('oreb', 'Off', 'Offensive rebounds', 'stats@oreb'),
    count('dreb', 'Def', 'Defensive rebounds', 'stats@dreb'),
    count('reb', 'Reb', 'Rebounds', rebounds),
    count('ast', 'Ast', 'Assists', 'stats@ast'),
    count('to', 'TO', 'Turnovers', 'stats@to'),
    count('blk', 'Blk', 'Blocks', 'stats@blk'),
    count('stl', 'Stl', 'Steals', 'stats@stl'),
    count('pf', 'PF', 'Personal fouls', 'stats@pf'),
    count('pts', 'Pts', 'Points', points),
  ],
}

export function basketballTables(team: FileTeam, warnings: string[]): StatTable[] {
  for (const player of team.players) {
    const made = pointsOf(player)
    if (made !== null && made !== Number(points(player)))
      warnings.push(
        `${team.name}: the shots of ${attr(player, 'name')} make ${made} points, the file says ${points(player)}.`,
      )
  }
  return statTables([basketballPlayers], team, warnings)
}
