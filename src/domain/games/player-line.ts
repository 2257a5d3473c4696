import type { BoxTeam } from '../../contract/box-score.schema.ts'

/** A figure with its unit for one and for several, or a text with columns in braces. */
type Part = readonly [column: string, singular: string, plural: string] | string

/** What is said about a player by the table's figures. `measure`: how much of it the player did. */
type Kind = { table: string; measure: string; parts: readonly Part[] }

const yards: Part = ['yds', 'yard', 'yards']
const touchdowns: Part = ['td', 'TD', 'TD']
const goals: Part = ['g', 'goal', 'goals']
const assists: Part = ['a', 'assist', 'assists']
const shots: Part = ['sh', 'shot', 'shots']

const kinds: readonly Kind[] = [
  {
    table: 'passing',
    measure: 'att',
    parts: ['{comp} of {att}', yards, touchdowns, ['int', 'INT', 'INT']],
  },
  { table: 'rushing', measure: 'att', parts: [['att', 'carry', 'carries'], yards, touchdowns] },
  { table: 'receiving', measure: 'no', parts: [['no', 'catch', 'catches'], yards, touchdowns] },
  {
    table: 'defense',
    measure: 'tot',
    parts: [
      ['tot', 'tackle', 'tackles'],
      ['sacks', 'sack', 'sacks'],
    ],
  },
  { table: 'kicking', measure: 'fgatt', parts: ['{fgmade} of {fgatt} field goals'] },
  { table: 'punting', measure: 'no', parts: [['no', 'punt', 'punts'], '{avg} average'] },
  {
    table: 'players',
    measure: 'pts',
    parts: [
      ['pts', 'point', 'points'],
      ['reb', 'rebound', 'rebounds'],
      ['ast', 'assist', 'assists'],
    ],
  },
  { table: 'batting', measure: 'ab', parts: ['{h}-for-{ab}', ['rbi', 'RBI', 'RBI']] },
  {
    table: 'pitching',
    measure: 'bf',
    parts: ['{ip} IP', ['so', 'strikeout', 'strikeouts'], ['er', 'earned run', 'earned runs']],
  },
  { table: 'attack', measure: 'ta', parts: [['k', 'kill', 'kills']] },
  { table: 'attack', measure: 'a', parts: [assists] },
  {
    table: 'defense',
    measure: 'dig',
    parts: [
      ['dig', 'dig', 'digs'],
      ['sa', 'ace', 'aces'],
    ],
  },
  { table: 'offense', measure: 'sh', parts: [goals, assists, shots] },
  { table: 'skaters', measure: 'sh', parts: [goals, assists, shots] },
  { table: 'goalkeeping', measure: 'sf', parts: [['saves', 'save', 'saves'], '{ga} allowed'] },
]

/** How the line calls a touchdown that another kind of play brought. */
const touchdownNames: readonly (readonly [table: string, name: string])[] = [
  ['passing', 'passing TD'],
  ['rushing', 'rushing TD'],
  ['receiving', 'receiving TD'],
  ['kick-returns', 'kickoff return TD'],
  ['punt-returns', 'punt return TD'],
  ['interceptions', 'interception return TD'],
]

/** A player's figure in a table of a box score; '' without a row or such a column. */
export function readPlayerCell(
  { tables }: Pick<BoxTeam, 'tables'>,
  rosterPlayerId: number,
  figure: { table: string; column: string },
): string {
  const table = tables.find(({ key }) => key === figure.table)
  const row = table?.rows.find((candidate) => candidate.rosterPlayerId === rosterPlayerId)
  return row?.cells[table!.columns.findIndex(({ key }) => key === figure.column)] ?? ''
}

/**
 * A player's figures in a box score as a line: '17 of 25, 179 yards, 1 TD, 1 rushing TD'. Of the
 * kinds of play the one that the player did most; after its first figure only those above zero.
 * The touchdowns of the other kinds follow. Null when the team's tables have nothing about the
 * player.
 */
export function describePlayerLine(
  team: Pick<BoxTeam, 'tables'>,
  rosterPlayerId: number,
): string | null {
  const cellIn = (table: string) => (column: string) =>
    readPlayerCell(team, rosterPlayerId, { table, column })
  const lines = kinds.flatMap(({ table, measure, parts }) => {
    const amount = Number.parseFloat(cellIn(table)(measure))
    return amount > 0 ? [{ amount, table, parts }] : []
  })
  const main = lines.toSorted((a, b) => b.amount - a.amount)[0]
  if (!main) return null
  const others = touchdownNames.flatMap(([table, name]) => {
    const count = table === main.table ? 0 : Number(cellIn(table)('td'))
    return count > 0 ? [`${count} ${name}`] : []
  })
  return [describe(main.parts, cellIn(main.table)), ...others].join(', ')
}

const describe = (parts: readonly Part[], cell: (column: string) => string): string =>
  parts
    .flatMap((part, i) => {
      if (typeof part === 'string') return part.replace(/\{(\w+)\}/g, (_, key) => cell(key) || '0')
      const [column, singular, plural] = part
      const value = cell(column) || '0'
      if (i > 0 && Number(value) === 0) return []
      return `${value.replace(/^-/, '−')} ${value === '1' ? singular : plural}`
    })
    .join(', ')
