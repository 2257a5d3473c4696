import type { StatTable } from '../../../src/contract/box-score.schema.ts'
import { attr, child, type XmlElement } from '../file/xml.ts'
import { isTeamRow, shownName } from './names.ts'
import type { FileTeam } from './teams.ts'

/**
 * A column. A 'count' is added up and never negative (-1 means not applicable); an 'amount' is
 * added up and may be negative (yards lost); a 'text' is shown as it is: averages, longest,
 * innings.
 */
export type Column = {
  kind: 'count' | 'amount' | 'text'
  key: string
  label: string
  title: string
  read: (of: XmlElement) => string
}

export type TableSpec = {
  key: string
  title: string
  /** A player without any of these elements has no row. */
  has: string[]
  /** True: all players who played have a row, even without a figure. */
  everybody?: boolean
  columns: Column[]
  position?: (player: XmlElement) => string
  indent?: (player: XmlElement) => boolean
  /** Whether a player started, in a sport whose table is divided by it. */
  starter?: (player: XmlElement) => boolean
  order?: (a: XmlElement, b: XmlElement) => number
}

type Source = string | ((of: XmlElement) => string)

export const count = (key: string, label: string, title: string, source: Source): Column =>
  column('count', key, label, title, source)
export const amount = (key: string, label: string, title: string, source: Source): Column =>
  column('amount', key, label, title, source)
export const text = (key: string, label: string, title: string, source: Source): Column =>
  column('text', key, label, title, source)

/** The value of 'rush@att': attribute att of the child rush, or of the element itself for '@gp'. */
export function valueAt(of: XmlElement | undefined, path: string): string {
  const [name = '', attribute = ''] = path.split('@')
  return attr(name === '' ? of : child(of, name), attribute)
}

/** The first path with a value: programs store a figure in different places. */
export function firstValue(...paths: string[]): (of: XmlElement) => string {
  return (of) => paths.map((path) => valueAt(of, path)).find((value) => value !== '') ?? ''
}

/** A team's tables with at least one row. A sum that differs from the stated total is a warning. */
export function statTables(specs: TableSpec[], team: FileTeam, warnings: string[]): StatTable[] {
  return specs
    .map((spec) => statTable(spec, team, warnings))
    .filter((table) => table.rows.length > 0)
}

function statTable(spec: TableSpec, team: FileTeam, warnings: string[]): StatTable {
  const players = team.players
    .filter((player) => hasRow(spec, player))
    .toSorted((a, b) => Number(isTeamRow(a)) - Number(isTeamRow(b)) || (spec.order?.(a, b) ?? 0))
  const hasStarters = players.some((player) => spec.starter?.(player))
  const totals = team.totals !== undefined && hasAny(spec, team.totals) ? team.totals : undefined
  // Some programs list only their own team's players.
  if (totals !== undefined && team.players.length > 0)
    checkSums(spec, team, players, totals, warnings)
  return {
    key: spec.key,
    title: spec.title,
    columns: spec.columns.map(({ key, label, title }) => ({ key, label, title })),
    rows: players.map((player) => ({
      name: shownName(attr(player, 'name')) || `No. ${attr(player, 'uni')}`,
      uni: isTeamRow(player) ? '' : attr(player, 'uni'),
      position: spec.position?.(player) || null,
      indent: spec.indent?.(player) ?? false,
      ...(hasStarters && !isTeamRow(player) && { starter: spec.starter?.(player) ?? false }),
      rosterPlayerId: null,
      cells: spec.columns.map((columnSpec) => columnSpec.read(player)),
    })),
    total: totals === undefined ? null : spec.columns.map((columnSpec) => columnSpec.read(totals)),
  }
}

function column(
  kind: Column['kind'],
  key: string,
  label: string,
  title: string,
  source: Source,
): Column {
  const read = typeof source === 'string' ? (of: XmlElement) => valueAt(of, source) : source
  return { kind, key, label, title, read: (of) => cell(kind, read(of)) }
}

/** A value in the format of its column. */
export function cell(kind: Column['kind'], value: string): string {
  if (kind === 'text') return value === '-1' ? '' : value
  return kind === 'count' && value.startsWith('-') ? '' : value || '0'
}

function hasRow(spec: TableSpec, player: XmlElement): boolean {
  if (attr(player, 'name') === '' && attr(player, 'uni') === '') return false
  const games = attr(player, 'gp')
  if (games !== '' && !(Number(games) > 0)) return false
  if (!hasAny(spec, player)) return false
  if (spec.everybody === true && !isTeamRow(player)) return true
  return spec.columns.some(
    (columnSpec) => columnSpec.kind !== 'text' && !/^[-0.:]*$/.test(columnSpec.read(player)),
  )
}

function hasAny(spec: TableSpec, of: XmlElement): boolean {
  return spec.has.some((name) => child(of, name) !== undefined)
}

function checkSums(
  spec: TableSpec,
  team: FileTeam,
  players: XmlElement[],
  totals: XmlElement,
  warnings: string[],
): void {
  for (const columnSpec of spec.columns) {
    if (columnSpec.kind === 'text') continue
    const sum = players.reduce((so, player) => so + (Number(columnSpec.read(player)) || 0), 0)
    const stated = Number(columnSpec.read(totals))
    if (Math.abs(sum - stated) > 0.001)
      warnings.push(
        `${team.name}: ${columnSpec.title.toLowerCase()} (${spec.title.toLowerCase()}) of the ` +
          `players add up to ${sum}, the total says ${stated}.`,
      )
  }
}
