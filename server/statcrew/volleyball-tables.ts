import type { StatTable } from '../../src/contract/box-score.schema.ts'
import { attr, type XmlElement } from './file/xml-element.ts'
import { count, statTables, text, type TableSpec } from './parts/stat-table.ts'
import type { FileTeam } from './parts/teams.ts'

const position = (player: XmlElement): string =>
  attr(player, 'pos') || (/^y/i.test(attr(player, 'libero')) ? 'L' : '')
const sets = text('sp', 'SP', 'Sets played', '@gp')

export const volleyballSpecs: TableSpec[] = [
  {
    key: 'attack',
    title: 'Attack and set',
    has: ['attack', 'set'],
    everybody: true,
    position,
    columns: [
      sets,
      count('k', 'K', 'Kills', 'attack@k'),
      count('e', 'E', 'Attack errors', 'attack@e'),
      count('ta', 'TA', 'Total attacks', 'attack@ta'),
      text('pct', 'Pct', 'Hitting percentage', 'attack@pct'),
      count('a', 'A', 'Assists', 'set@a'),
      count('bhe', 'BHE', 'Ball-handling errors', 'misc@bhe'),
      text('pts', 'Pts', 'Points', 'misc@pts'),
    ],
  },
  {
    key: 'defense',
    title: 'Serve, pass and block',
    has: ['serve', 'defense', 'block'],
    everybody: true,
    position,
    columns: [
      sets,
      count('sa', 'SA', 'Service aces', 'serve@sa'),
      count('se', 'SE', 'Service errors', 'serve@se'),
      count('re', 'RE', 'Reception errors', 'defense@re'),
      count('dig', 'Dig', 'Digs', 'defense@dig'),
      count('bs', 'BS', 'Solo blocks', 'block@bs'),
      count('ba', 'BA', 'Block assists', 'block@ba'),
      count('be', 'BE', 'Blocking errors', 'block@be'),
    ],
  },
]

export function volleyballTables(team: FileTeam, warnings: string[]): StatTable[] {
  return statTables(volleyballSpecs, team, warnings)
}
