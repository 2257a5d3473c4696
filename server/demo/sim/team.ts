import { seeded, type Random } from '../art/random.ts'
import type { Day } from '../calendar.ts'
import type { Department, SportPlan } from '../department.ts'
import { statYear } from '../teams/class-years.ts'
import { drawRosters, type RosterPlayer } from '../teams/rosters.ts'
import type { Opponent } from '../words/opponents.ts'

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
  date: Day
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

export const simPlayers = (roster: readonly RosterPlayer[]): SimPlayer[] =>
  roster.map(({ person, jersey, position, year, skill }) => ({
    uni: jersey,
    first: person.first,
    last: person.last,
    position,
    year: statYear(year),
    skill,
  }))

const visitors = new Map<string, readonly RosterPlayer[]>()

/** The other school's roster, the same every time the two meet. */
export const opponentRoster = (
  opponent: Opponent,
  plan: SportPlan,
  home: Department,
): readonly RosterPlayer[] => {
  const key = `${opponent.tag}/${opponent.title}/${plan.code}`
  const known = visitors.get(key)
  if (known !== undefined) return known
  const size = plan.code === 'football' ? 70 : plan.rosterSize
  const department = { ...home, id: home.id, city: opponent.location }
  const roster = drawRosters(
    department,
    { ...plan, slug: `${plan.slug}/${key}`, rosterSize: size },
    new Set(),
  )[1]
  visitors.set(key, roster)
  return roster
}

/** Its players as stat files know them. */
export const opponentPlayers = (
  opponent: Opponent,
  plan: SportPlan,
  home: Department,
): readonly SimPlayer[] => simPlayers(opponentRoster(opponent, plan, home))

/** The best of a position first; a team that lacks it lends somebody. */
export const depth = (team: SimTeam, ...positions: readonly string[]): SimPlayer[] => {
  const found = team.players
    .filter((player) => positions.includes(player.position))
    .toSorted((a, b) => b.skill - a.skill)
  return found.length > 0 ? found : team.players.slice(0, 3)
}

/** The first of a depth chart often, the last seldom. */
export const pickByDepth = (
  random: Random,
  players: readonly SimPlayer[],
  steep = 0.45,
): SimPlayer => {
  for (const player of players) if (random.chance(steep)) return player
  return players[0] as SimPlayer
}

export const drawAttendance = (seed: string, usual: number): number =>
  Math.round(usual * seeded(`${seed}/crowd`).between(0.55, 1.1))
