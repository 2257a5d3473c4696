import type { BoxScore, BoxTeam, StatFamily } from '../../contract/box-score.schema.ts'
import { shortName, type Side } from './box-score.ts'

/** The leader of a category, and the other team's best player. */
export type Leader = {
  key: string
  title: string
  best: LeaderLine | null
  other: LeaderLine | null
}
export type LeaderLine = {
  side: Side
  name: string
  rosterPlayerId: number | null
  value: string
  detail: string
}

/**
 * `detail` is a template, filled with the cells of the leader's row by column: parts without an
 * attempt are left out. Of leaders who are tied it says so after them.
 */
type Category = { title: string; table: string; column: string; detail: string }
const keeperSport = (table: string): Category[] => [
  { title: 'Goals', table, column: 'g', detail: '{sh} Sh, {a} A' },
  { title: 'Shots', table, column: 'sh', detail: '{g} G, {a} A' },
  { title: 'Saves', table: 'goalkeeping', column: 'saves', detail: '{ga} GA' },
]
const leaderCategories: Record<StatFamily, Category[]> = {
  football: [
    {
      title: 'Passing yards',
      table: 'passing',
      column: 'yds',
      detail: '{comp}/{att}, {td} TD, {int} INT',
    },
    { title: 'Rushing yards', table: 'rushing', column: 'yds', detail: '{att} att, {td} TD' },
    { title: 'Receiving yards', table: 'receiving', column: 'yds', detail: '{no} rec, {td} TD' },
  ],
  baseball: [
    { title: 'Hits', table: 'batting', column: 'h', detail: '{ab} AB, {r} R' },
    { title: 'Runs batted in', table: 'batting', column: 'rbi', detail: '{h} H, {hr} HR' },
    { title: 'Strikeouts', table: 'pitching', column: 'so', detail: '{ip} IP, {er} ER' },
  ],
  volleyball: [
    { title: 'Kills', table: 'attack', column: 'k', detail: '{ta} TA, {pct}' },
    { title: 'Assists', table: 'attack', column: 'a', detail: '{per-set} per set' },
    { title: 'Digs', table: 'defense', column: 'dig', detail: '{per-set} per set' },
  ],
  lacrosse: [
    { title: 'Goals', table: 'offense', column: 'g', detail: '{sh} Sh, {a} A' },
    { title: 'Saves', table: 'goalkeeping', column: 'saves', detail: '{sf} SF, {ga} GA' },
    { title: 'Draw controls', table: 'offense', column: 'dc', detail: '{gb} GB, {ct} CT' },
  ],
  basketball: [
    { title: 'Points', table: 'players', column: 'pts', detail: '{fgm}/{fga} FG, {ftm}/{fta} FT' },
    { title: 'Rebounds', table: 'players', column: 'reb', detail: '{oreb} off, {dreb} def' },
    { title: 'Assists', table: 'players', column: 'ast', detail: '{to} TO, {stl} Stl' },
  ],
  soccer: keeperSport('offense'),
  'field-hockey': keeperSport('offense'),
  hockey: keeperSport('skaters'),
  plain: [],
}
const faceoffs: Category = {
  title: 'Face-offs won',
  table: 'offense',
  column: 'fow',
  detail: '{fol} lost',
}

/**
 * Always three categories (none for the family `plain`), even without leaders yet, so that the
 * layout does not shift. When both teams are equal, ours comes first.
 */
export function findLeaders(
  box: Pick<BoxScore, 'family' | 'homeTeam' | 'visitingTeam' | 'thisTeamIsHomeTeam'>,
): Leader[] {
  return leaderCategories[box.family].map((category) => {
    const isIncluded =
      category.column !== 'dc' ||
      hasColumn(box.homeTeam, category) ||
      hasColumn(box.visitingTeam, category)
    const used = isIncluded ? category : faceoffs
    const [visitor, home] = [
      bestOf(box.visitingTeam, 'visitor', used),
      bestOf(box.homeTeam, 'home', used),
    ]
    const [ourLeader, theirLeader] = box.thisTeamIsHomeTeam ? [home, visitor] : [visitor, home]
    const [best, other] =
      Number(theirLeader?.value ?? 0) > Number(ourLeader?.value ?? 0)
        ? [theirLeader, ourLeader]
        : [ourLeader, theirLeader]
    return { key: `${used.table}-${used.column}`, title: used.title, best, other }
  })
}

const hasColumn = (team: BoxTeam, { table, column }: Category) =>
  team.tables.find(({ key }) => key === table)?.columns.some(({ key }) => key === column) ?? false

function bestOf(team: BoxTeam, side: Side, { table, column, detail }: Category): LeaderLine | null {
  const source = team.tables.find(({ key }) => key === table)
  if (!source) return null
  const columnIndex = (key: string) =>
    source.columns.findIndex((candidate) => candidate.key === key)
  const value = (row: (typeof source.rows)[number]) =>
    Number.parseFloat(row.cells[columnIndex(column)] ?? '') || 0
  // The row TEAM of some files is not a player.
  const [row, ...others] = source.rows
    .filter(({ name }) => !/^team$/i.test(name))
    .toSorted((a, b) => value(b) - value(a))
  if (!row || value(row) <= 0) return null
  const perSet = value(row) / (Number(row.cells[columnIndex('sp')]) || 1)
  const figures = detail
    .replace(/\{([\w-]+)\}/g, (_, key: string) =>
      key === 'per-set' ? perSet.toFixed(2) : row.cells[columnIndex(key)] || '0',
    )
    .split(', ')
    .filter((part) => !part.startsWith('0/0'))
    .join(', ')
  return {
    side,
    name: row.name,
    rosterPlayerId: row.rosterPlayerId,
    value: row.cells[columnIndex(column)] ?? '',
    detail: [figures, tiedWith(others.filter((other) => value(other) === value(row)))]
      .filter(Boolean)
      .join(tieMark),
  }
}

const tieMark = ' · '
/** A leader's figures, and whether others have the same: '9 att, 0 TD', 'tied with A. Byron'. */
export function splitTie(description: string | null): { figures: string; tie: string } {
  const [, figures = '', tie = ''] = /^(.*?)(?: · )?(tied with .*)?$/i.exec(description ?? '') ?? []
  return { figures, tie }
}

/** 'tied with A. Byron', 'tied with 2 others'; null for a leader alone. */
const tiedWith = (others: readonly { name: string }[]): string | null =>
  others.length === 0
    ? null
    : `tied with ${others.length === 1 ? shortName(others[0]!.name) : `${others.length} others`}`
