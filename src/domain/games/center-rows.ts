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

/** With so many scores above the plays, the next game and partners also fit beside them. */
const manyScores = 7

/**
 * The sections of a layout in rows. Reading row by row, main column first, keeps their order.
 * The numbers are how many of each are listed: the columns of a row should end together.
 */
export function groupIntoRows(
  sections: readonly Section[],
  phase?: GameCenterLayout['phase'],
  { scores = 0, stories = 0, pictures = 0 } = {},
): Row[] {
  const rows: Row[] = []
  const hasPromo = sections.some(({ part }) => part === 'promo')
  // Until the game is over it has gates and parking, in columns of their own. After the game, its
  // facts fill the whole width, except beside several stories without partners.
  const isNarrow = (part: GameCenterPart, hosts: readonly GameCenterPart[]) =>
    narrow.has(part) &&
    !(part === 'promo' && (phase === 'before' || phase === 'live')) &&
    !(
      part === 'game-info' &&
      phase === 'after' &&
      !(hosts[0] === 'stories' && stories > 1 && !hasPromo)
    )
  for (const section of sections) {
    const { part } = section
    if (above.has(part)) continue
    const last = rows.at(-1)
    const hosts = last?.main.map((host) => host.part) ?? []
    const isColumnLong = hosts.includes('scoring') && hosts.includes('plays')
    const isBelowFigures =
      last?.beside.some((other) => other.part === 'team-stats') && part !== 'team-stats'
    const isFull =
      phase === 'after' &&
      (isBelowFigures
        ? !isColumnLong || (part !== 'stories' && scores < manyScores)
        : hosts[0] === 'stories' && stories === 1 && part === 'promo')
    const isCompanion =
      part === 'opponent-history'
        ? // It is long: beside more than one part, its column would end far below the other.
          last?.beside.length === 0 &&
          (hosts.length === 1 || hosts[1] === 'milestones') &&
          besideHistory.has(hosts[0]!) &&
          // Small pictures in a row are low.
          !(hosts[0] === 'gallery' && pictures > 2)
        : !isFull &&
          ((part === 'stories' && phase === 'after' && isColumnLong) ||
            hosts.some(
              (host) =>
                (isNarrow(part, hosts) && long.has(host)) || companions[part]?.includes(host),
            ))
    if (last && (isCompanion || (isNarrow(part, hosts) && last.main.length === 0)))
      last.beside.push(section)
    // Below a single story, both are low beside the series.
    else if (part === 'milestones' && hosts.join() === 'stories' && stories === 1)
      last!.main.push(section)
    else if (last?.beside.length === 0 && long.has(part) && hosts.some((host) => long.has(host)))
      last.main.push(section)
    else if (isNarrow(part, hosts)) rows.push({ main: [], beside: [section] })
    else rows.push({ main: [section], beside: [] })
  }
  return rows
}

export const hasPart = (layout: GameCenterLayout, part: GameCenterPart): boolean =>
  layout.sections.some((section) => section.part === part)
