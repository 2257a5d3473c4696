import type { Player } from '../../contract/roster.schema.ts'
import { formatPosition } from './roster.ts'

/**
 * Position codes by which a roster can be filtered: football's, then other sports'. A fixed list
 * limits the number of cached pages; players with another text (volleyball alone has 202 spellings)
 * are only in the full roster.
 */
export const positionCodes = [
  'qb',
  'rb',
  'tb',
  'hb',
  'fb',
  'wr',
  'te',
  'ol',
  'ot',
  'og',
  'lt',
  'rt',
  'lg',
  'rg',
  'dl',
  'dt',
  'de',
  'nt',
  'ng',
  'edge',
  'lb',
  'ilb',
  'olb',
  'mlb',
  'db',
  'cb',
  'saf',
  'fs',
  'ss',
  'k',
  'pk',
  'p',
  'ls',
  'lh',
  'h',
  'ath',
  'st',
  'lhp',
  'rhp',
  'c',
  'inf',
  'if',
  '1b',
  '2b',
  '3b',
  'mif',
  'of',
  'lf',
  'cf',
  'rf',
  'util',
  'ut',
  'dh',
  'dp',
  'g',
  'f',
  'pg',
  'sg',
  'sf',
  'pf',
  'w',
  'gk',
  'd',
  'def',
  'm',
  'mf',
  'mid',
  'fwd',
  'fw',
  'fo',
  'fos',
  'lsm',
  'ssdm',
  'a',
  'att',
  's',
  'oh',
  'opp',
  'mb',
  'mh',
  'rs',
  'ds',
  'l',
  'lib',
  'diver',
  'diving',
  'free',
  'fly',
  'back',
  'breast',
  'im',
  'dist',
  'sprint',
  'sprints',
  'distance',
  'throws',
  'jumps',
  'hurdles',
] as const
export type PositionCode = (typeof positionCodes)[number]

/** Rosters of this size or more have a position filter. */
const longRoster = 20

const isCode = (value: string): value is PositionCode =>
  (positionCodes as readonly string[]).includes(value)

/** 'OH/RS' is both positions; 'N/A' is none, and not an attacker. */
export const positionsIn = ({ positionShort }: Pick<Player, 'positionShort'>): PositionCode[] =>
  /^n\/?a$/i.test(positionShort.trim())
    ? []
    : [
        ...new Set(
          positionShort
            .toLowerCase()
            .split(/[^a-z0-9]+/)
            .filter(isCode),
        ),
      ]

export const positionOfAddress = (value: string | null): PositionCode | null =>
  positionCodes.find((code) => code === value) ?? null

export type OfferedPosition = { code: PositionCode; label: string; players: number }

/** Filters of a long roster, most players first; empty when they would not distinguish players. */
export function offeredPositions(players: readonly Positioned[]): OfferedPosition[] {
  if (players.length < longRoster) return []
  const held = Map.groupBy(
    players.flatMap((player) => positionsIn(player).map((code) => ({ code, player }))),
    ({ code }) => code,
  )
  const all = [...held].map(([code, those]) => ({
    code,
    label: nameOf(
      code,
      those.map(({ player }) => player),
    ),
    players: those.length,
  }))
  return all.length < 3
    ? []
    : all.toSorted(
        (a, b) =>
          b.players - a.players || positionCodes.indexOf(a.code) - positionCodes.indexOf(b.code),
      )
}

/** The full name, from a player with only this position. */
const nameOf = (code: PositionCode, players: readonly Positioned[]): string =>
  players.find(
    ({ positionShort, positionLong }) =>
      positionShort.toLowerCase() === code && positionLong && positionLong.length <= 30,
  )?.positionLong || code.toUpperCase()

/** Names of several players at a position, where a code alone means one in every sport. */
const plurals: Partial<Record<PositionCode, string>> = {
  qb: 'quarterbacks',
  rb: 'running backs',
  fb: 'fullbacks',
  wr: 'wide receivers',
  te: 'tight ends',
  ol: 'offensive linemen',
  dl: 'defensive linemen',
  de: 'defensive ends',
  dt: 'defensive tackles',
  lb: 'linebackers',
  db: 'defensive backs',
  cb: 'cornerbacks',
  saf: 'safeties',
  k: 'kickers',
  ls: 'long snappers',
  rhp: 'right-handed pitchers',
  lhp: 'left-handed pitchers',
  inf: 'infielders',
  of: 'outfielders',
  g: 'guards',
  gk: 'goalkeepers',
  oh: 'outside hitters',
  mb: 'middle blockers',
  ds: 'defensive specialists',
}

type Positioned = Pick<Player, 'positionShort' | 'positionLong'>

const pluralOf = (player: Positioned): string | undefined => {
  const [code, another] = positionsIn(player)
  return code && !another ? plurals[code] : undefined
}

/** Players that are sorted by position, in groups with their heading: 'Quarterbacks'. */
export const groupByPosition = <P extends Positioned>(
  players: readonly P[],
): { title: string; players: P[] }[] =>
  [...Map.groupBy(players, formatPosition)].map(([position, group]) => ({
    title:
      (group.length > 1 && pluralOf(group[0]!)?.replace(/^./, (letter) => letter.toUpperCase())) ||
      position ||
      'No position',
    players: group,
  }))

/** Heading of the other players at a position: 'Other quarterbacks'. */
export function matesTitle(player: Positioned): string {
  const plural = pluralOf(player)
  return plural ? `Other ${plural}` : `Others at ${formatPosition(player)}`
}

/** The other players who have a position of this one, by code or by text. */
export function positionMates<P extends Positioned & Pick<Player, 'rosterPlayerId'>>(
  player: P,
  players: readonly P[],
): P[] {
  const codes = positionsIn(player)
  const text = formatPosition(player)
  return players.filter(
    (other) =>
      other.rosterPlayerId !== player.rosterPlayerId &&
      (codes.length > 0
        ? positionsIn(other).some((code) => codes.includes(code))
        : text !== '' && formatPosition(other) === text),
  )
}
