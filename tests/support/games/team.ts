import type { Random } from '../random.ts'

export type Side = 'H' | 'V'

export const other = (side: Side): Side => (side === 'H' ? 'V' : 'H')

export interface SimPlayer {
  uni: string
  first: string
  last: string
  position: string
  year: string
  skill: number
}

export interface SimTeam {
  /** The tag of the files: 'HSU'. */
  id: string
  name: string
  /** '6-2, 4-1': before this game. */
  record: string
  rank: string
  players: readonly SimPlayer[]
  /** Around 0; one tenth is worth about a touchdown. */
  edge: number
}

export interface SimVenue {
  gameId: string
  date: string
  location: string
  stadium: string
  start: string
  end: string
  duration: string
  attendance: number
  weather: string
  temperature: number
  conference: boolean
  neutral: boolean
  postseason: boolean
}

export interface SimGame<Play> {
  venue: SimVenue
  teams: Readonly<Record<Side, SimTeam>>
  plays: readonly Play[]
}

/** 'Treadwell III,Elijah', as football and baseball files write a name. */
export const fileName = (player: SimPlayer): string => `${player.last},${player.first}`

/** The best of a position first; a team without one uses another position. */
export const depth = (team: SimTeam, ...positions: readonly string[]): SimPlayer[] => {
  const found = team.players
    .filter((player) => positions.includes(player.position))
    .toSorted((a, b) => b.skill - a.skill)
  return found.length > 0 ? found : team.players.slice(0, 3)
}

/** The first of a depth chart often, the last rarely. */
export const pickByDepth = (
  random: Random,
  players: readonly SimPlayer[],
  steep = 0.45,
): SimPlayer => {
  for (const player of players) if (random.chance(steep)) return player
  return players[0] as SimPlayer
}
