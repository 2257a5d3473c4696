import type { StatTable } from '../../src/contract/box-score.schema.ts'
import { attr, numberAttr, type XmlElement } from './file/xml.ts'
import { count, statTables, text, valueAt, type TableSpec } from './parts/stat-table.ts'
import type { FileTeam } from './parts/teams.ts'

const position = (player: XmlElement): string => attr(player, 'pos')
const isSubstitute = (player: XmlElement): boolean =>
  (numberAttr(player, 'sub') ?? 0) > 0 || attr(player, 'gs') === '0'
const last = 99

/** Batting order: by place, then the starter and his substitutes in order. */
function battingOrder(a: XmlElement, b: XmlElement): number {
  return (
    (numberAttr(a, 'spot') ?? last) - (numberAttr(b, 'spot') ?? last) ||
    Number(isSubstitute(a)) - Number(isSubstitute(b)) ||
    (numberAttr(a, 'sub') ?? 0) - (numberAttr(b, 'sub') ?? 0)
  )
}

function pitchingOrder(a: XmlElement, b: XmlElement): number {
  return (
    (Number(valueAt(a, 'pitching@appear')) || last) -
    (Number(valueAt(b, 'pitching@appear')) || last)
  )
}

const marks = [
  ['W', 'pitching@win', '1-0'],
  ['L', 'pitching@loss', '0-1'],
  ['S', 'pitching@save', '1'],
] as const

/** "W (5-2)": a pitcher's decision with the record in the file, as text. */
function decision(player: XmlElement): string {
  const [firstDecision] = marks
    .map(([mark, path]) => ({ mark, record: valueAt(player, path) }))
    .filter(({ record }) => !/^0?$/.test(record))
  return firstDecision === undefined ? '' : `${firstDecision.mark} (${firstDecision.record})`
}

/** Whether the decisions of a file are of its game alone: a winner 1-0, a loser 0-1. */
export const countsOneGame = (teams: readonly FileTeam[]): boolean =>
  teams.every(({ players }) =>
    players.every((player) =>
      marks.every(([, path, alone]) => ['', '0', alone].includes(valueAt(player, path))),
    ),
  )

/** Tables with decisions without a record: 'W' for 'W (1-0)'. */
export const withoutRecords = (tables: StatTable[]): StatTable[] =>
  tables.map((table) => {
    const columnIndex = table.columns.findIndex(({ key }) => key === 'dec')
    if (columnIndex === -1) return table
    const rows = table.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, i) => (i === columnIndex ? cell.replace(/ \(.*\)$/, '') : cell)),
    }))
    return { ...table, rows }
  })

export const baseballSpecs: TableSpec[] = [
  {
    key: 'batting',
    title: 'Batting',
    has: ['hitting'],
    everybody: true,
    position,
    indent: isSubstitute,
    order: battingOrder,
    columns: [
      count('ab', 'AB', 'At bats', 'hitting@ab'),
      count('r', 'R', 'Runs', 'hitting@r'),
      count('h', 'H', 'Hits', 'hitting@h'),
      count('rbi', 'RBI', 'Runs batted in', 'hitting@rbi'),
      count('bb', 'BB', 'Walks', 'hitting@bb'),
      count('so', 'SO', 'Strikeouts', 'hitting@so'),
      count('double', '2B', 'Doubles', 'hitting@double'),
      count('triple', '3B', 'Triples', 'hitting@triple'),
      count('hr', 'HR', 'Home runs', 'hitting@hr'),
      count('hbp', 'HBP', 'Hit by pitch', 'hitting@hbp'),
      count('sb', 'SB', 'Stolen bases', 'hitting@sb'),
      // Not a sum: the team's figure is not the total of its batters'.
      text('lob', 'LOB', 'Left on base', 'hsitsummary@lob'),
    ],
  },
  {
    key: 'pitching',
    title: 'Pitching',
    has: ['pitching'],
    everybody: true,
    order: pitchingOrder,
    columns: [
      text('dec', 'Dec', 'Decision', decision),
      text('ip', 'IP', 'Innings pitched', 'pitching@ip'),
      count('h', 'H', 'Hits', 'pitching@h'),
      count('r', 'R', 'Runs', 'pitching@r'),
      count('er', 'ER', 'Earned runs', 'pitching@er'),
      count('bb', 'BB', 'Walks', 'pitching@bb'),
      count('so', 'SO', 'Strikeouts', 'pitching@so'),
      count('hr', 'HR', 'Home runs', 'pitching@hr'),
      count('wp', 'WP', 'Wild pitches', 'pitching@wp'),
      count('bf', 'BF', 'Batters faced', 'pitching@bf'),
      count('np', 'NP', 'Pitches', 'pitching@pitches'),
      count('str', 'Str', 'Strikes', 'pitching@strikes'),
    ],
  },
  {
    key: 'fielding',
    title: 'Fielding',
    has: ['fielding'],
    position,
    order: battingOrder,
    columns: [
      count('po', 'PO', 'Putouts', 'fielding@po'),
      count('a', 'A', 'Assists', 'fielding@a'),
      count('e', 'E', 'Errors', 'fielding@e'),
      text('dp', 'DP', 'Double plays', 'fielding@indp'),
      count('pb', 'PB', 'Passed balls', 'fielding@pb'),
    ],
  },
]

export function baseballTables(team: FileTeam, warnings: string[]): StatTable[] {
  return statTables(baseballSpecs, team, warnings)
}
