import type { GameCenterLayout, GameCenterPart } from '../../contract/game-center.schema.ts'

type Section = GameCenterLayout['sections'][number]
/** What stands side by side where there is room: something long, and beside it what is narrow. */
export type Row = { main: Section | null; beside: Section[] }

const narrow: ReadonlySet<GameCenterPart> = new Set([
  'team-stats',
  'game-info',
  'promo',
  'next-game',
])
const long: ReadonlySet<GameCenterPart> = new Set(['plays', 'drives'])
/** These stand in the scoreboard. */
const above: ReadonlySet<GameCenterPart> = new Set(['hero', 'countdown', 'score-by-period'])

/**
 * The sections of a layout in rows; read from top to bottom and in each row from the start they
 * keep its order.
 */
export function rowsOf(sections: readonly Section[]): Row[] {
  const rows: Row[] = []
  for (const section of sections) {
    const last = rows.at(-1)
    if (above.has(section.part)) continue
    if (!narrow.has(section.part)) rows.push({ main: section, beside: [] })
    else if (last && (last.main === null || long.has(last.main.part))) last.beside.push(section)
    else rows.push({ main: null, beside: [section] })
  }
  return rows
}

export const hasPart = (layout: GameCenterLayout, part: GameCenterPart): boolean =>
  layout.sections.some((section) => section.part === part)
