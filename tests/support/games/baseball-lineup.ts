import type { Random } from '../random.ts'
import { depth, type SimPlayer, type SimTeam } from './team.ts'

export const fieldPositions = ['c', '1b', '2b', '3b', 'ss', 'lf', 'cf', 'rf'] as const
export type FieldPosition = (typeof fieldPositions)[number] | 'p' | 'dh'

export interface Lineup {
  /** In batting order, with the field position. */
  order: readonly { player: SimPlayer; at: FieldPosition }[]
  fielders: ReadonlyMap<FieldPosition, SimPlayer>
  starter: SimPlayer
  bullpen: readonly SimPlayer[]
}

/** Eight in the field, a designated hitter, one of the four starters and the relievers. */
export const drawLineup = (random: Random, team: SimTeam): Lineup => {
  const infield = depth(team, 'INF'),
    outfield = depth(team, 'OF'),
    catchers = depth(team, 'C')
  const chosen = [catchers[0], ...infield.slice(0, 4), ...outfield.slice(0, 3)]
  const hitter = [
    ...infield.slice(4, 6),
    ...outfield.slice(3, 5),
    ...catchers.slice(1, 2),
  ].toSorted((a, b) => b.skill - a.skill)[0]
  const fielders = new Map<FieldPosition, SimPlayer>()
  for (const [i, at] of fieldPositions.entries()) {
    const player = chosen[i]
    if (player !== undefined) fielders.set(at, player)
  }
  const batters = [...fielders].map(([at, player]) => ({ at, player }))
  if (hitter !== undefined) batters.push({ at: 'dh', player: hitter })
  const order = batters.toSorted((a, b) => b.player.skill - a.player.skill)
  // The best hitter bats third, the second best fourth.
  const [best, next, ...rest] = order
  const arranged =
    best !== undefined && next !== undefined
      ? [...rest.slice(0, 2), best, next, ...rest.slice(2)]
      : order
  const pitchers = depth(team, 'RHP', 'LHP', 'P')
  const starter = random.pick(pitchers.slice(0, 4))
  return {
    order: arranged,
    fielders,
    starter,
    bullpen: random.shuffle(pitchers.filter((player) => player !== starter).slice(0, 9)),
  }
}
