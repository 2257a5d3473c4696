import type { BoxScore } from '../../contract/box-score.schema.ts'
import type { GameCenterLayout, GameCenterPart } from '../../contract/game-center.schema.ts'
import { listShots } from './drawings.ts'

/** On a phone a game center shows one group of its parts at a time. */
export const gameViews = ['plays', 'drives', 'sets', 'innings', 'shots', 'stats', 'about'] as const
export type GameView = (typeof gameViews)[number]

/** The first one opens: the plays of a live game, the summary of one that is over. */
const inOrder = (isOver: boolean): readonly GameView[] =>
  isOver ? [...new Set<GameView>(['stats', ...gameViews])] : gameViews

const labels: Record<GameView, string> = {
  plays: 'Plays',
  drives: 'Drives',
  sets: 'Sets',
  innings: 'Innings',
  shots: 'Shots',
  stats: 'Summary',
  about: 'Details',
}

const views: Partial<Record<GameCenterPart, GameView>> = {
  corrections: 'plays',
  plays: 'plays',
  drives: 'drives',
  sets: 'sets',
  shots: 'shots',
  scoring: 'stats',
  flow: 'stats',
  leaders: 'stats',
  'team-stats': 'stats',
}

/** The views of a game center whose game has this box score, as its other pages link them. */
export const boxViews = (box: BoxScore): { view: GameView; label: string }[] =>
  inOrder(box.status.complete)
    .filter(
      (view) =>
        (view !== 'plays' || box.plays.some(({ plays }) => plays.length > 0)) &&
        (view !== 'drives' || (box.drives?.length ?? 0) > 0) &&
        (view !== 'sets' || hasSetFigures(box)) &&
        (view !== 'innings' || (box.family === 'baseball' && box.scoring.length > 0)) &&
        (view !== 'shots' || listShots(box).length > 0) &&
        (view !== 'stats' || box.family !== 'plain'),
    )
    .map((view) => ({ view, label: labels[view] }))

type Family = BoxScore['family']

/** The view of a part: where it is not about the play, with date, stories and history. */
const getView = (part: GameCenterPart, family: Family): GameView =>
  part === 'scoring' && family === 'baseball' ? 'innings' : (views[part] ?? 'about')

/** Whether the file of a match has the attack of each set. */
export const hasSetFigures = ({ family, homeTeam, visitingTeam }: BoxScore): boolean =>
  family === 'volleyball' &&
  [homeTeam, visitingTeam].some(({ attackBySet = [] }) => attackBySet.length > 0)

export const isInView = (part: GameCenterPart, view: GameView, family: Family): boolean =>
  getView(part, family) === view

/** The sections about the play, to which a long page links. */
export const listPlayParts = <S extends { part: GameCenterPart }>(
  sections: readonly S[],
  family: Family,
): S[] => sections.filter(({ part }) => part !== 'corrections' && getView(part, family) !== 'about')

/**
 * The views that these sections fill, and the current one: as asked, else the first. Without a
 * choice of two there is none.
 */
export function listViews(
  sections: readonly Pick<GameCenterLayout['sections'][number], 'part'>[],
  phase: GameCenterLayout['phase'],
  requested: string | undefined,
  family: Family,
): { current: GameView; all: { view: GameView; label: string }[] } | null {
  const filled = new Set(sections.map(({ part }) => getView(part, family)))
  const all = inOrder(phase === 'after')
    .filter((view) => filled.has(view))
    .map((view) => ({ view, label: labels[view] }))
  if (all.length < 2) return null
  return { current: all.find(({ view }) => view === requested)?.view ?? all[0]!.view, all }
}
