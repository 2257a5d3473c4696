import type { GameCenterLayout, GameCenterPart } from '../../contract/game-center.schema.ts'

type Section = GameCenterLayout['sections'][number]
/** Two columns where there is room: long sections, and narrow ones beside them. */
export type Row = { main: Section[]; beside: Section[] }

/** Beside these there is room for narrow parts. */
const long: ReadonlySet<GameCenterPart> = new Set(['scoring', 'plays', 'flow', 'stories'])
const narrow: ReadonlySet<GameCenterPart> = new Set([
  'team-stats',
  'game-info',
  'promo',
  'next-game',
])
/** These are narrow beside the given parts only; elsewhere they need the whole width. */
const companions: Partial<Record<GameCenterPart, readonly GameCenterPart[]>> = {
  leaders: ['scoring', 'plays', 'flow'],
  recent: ['matchup'],
}
/** The series is beside one of these alone, else on the whole width. */
const besideHistory: ReadonlySet<GameCenterPart> = new Set(['recent', 'stories', 'gallery'])
/** These are in the scoreboard. */
const above: ReadonlySet<GameCenterPart> = new Set(['hero', 'countdown', 'score-by-period'])

/**
 * Whether a game that is over has a column with its scores and its plays: so long that stories and
 * information fit beside it, below the figures.
 */
export const isColumnLong = (
  parts: readonly GameCenterPart[],
  phase: GameCenterLayout['phase'] | undefined,
): boolean => phase === 'after' && parts.includes('scoring') && parts.includes('plays')

/** The sections of a layout in rows. Reading row by row, main column first, keeps their order. */
export function groupIntoRows(
  sections: readonly Section[],
  phase?: GameCenterLayout['phase'],
): Row[] {
  const rows: Row[] = []
  // Until the game is over it has gates and parking, in columns of their own.
  const isNarrow = (part: GameCenterPart) =>
    narrow.has(part) && !(part === 'promo' && (phase === 'before' || phase === 'live'))
  for (const section of sections) {
    const { part } = section
    if (above.has(part)) continue
    const last = rows.at(-1)
    const hosts = last?.main.map((host) => host.part) ?? []
    // Below the figures there is no room for more beside a short column.
    const isFull =
      phase === 'after' &&
      !isColumnLong(hosts, phase) &&
      (last?.beside.at(-1)?.part === 'team-stats' ||
        // With partners the next game has a row of two.
        (part === 'next-game' &&
          last?.beside.at(-1)?.part === 'game-info' &&
          sections.some((other) => other.part === 'promo')))
    const isCompanion =
      part === 'opponent-history'
        ? // It is long: beside more than one part, its column would end far below the other.
          last?.beside.length === 0 && hosts.length === 1 && besideHistory.has(hosts[0]!)
        : !isFull &&
          ((part === 'stories' && isColumnLong(hosts, phase)) ||
            hosts.some(
              (host) => (isNarrow(part) && long.has(host)) || companions[part]?.includes(host),
            ))
    if (last && (isCompanion || (isNarrow(part) && last.main.length === 0)))
      last.beside.push(section)
    else if (last?.beside.length === 0 && long.has(part) && hosts.some((host) => long.has(host)))
      last.main.push(section)
    else if (isNarrow(part)) rows.push({ main: [], beside: [section] })
    else rows.push({ main: [section], beside: [] })
  }
  return rows
}

export const hasPart = (layout: GameCenterLayout, part: GameCenterPart): boolean =>
  layout.sections.some((section) => section.part === part)
