import { seeded } from '../art/random.ts'
import type { Department, SportPlan } from '../department.ts'
import type { Fixture, Outcome } from '../schedule/fixture.ts'
import { winChance, type Season } from '../schedule/fixtures.ts'
import { recordOf } from '../schedule/records.ts'
import type { RosterPlayer } from '../teams/rosters.ts'
import type { BaseballGame } from './baseball-play.ts'
import { simulateBaseball } from './baseball.ts'
import { simulateFootball, type FootballGame } from './football.ts'
import { simulateLacrosse, type LacrosseGame } from './lacrosse.ts'
import { opponentPlayers, simPlayers, type Side, type SimTeam } from './team.ts'
import { venueOf } from './venue-of.ts'
import { simulateVolleyball, type VolleyballGame } from './volleyball.ts'

/** A game that was played out, and which side of it is ours. */
export type Played = { ours: Side } & (
  | { sport: 'football'; game: FootballGame }
  | { sport: 'volleyball'; game: VolleyballGame }
  | { sport: 'baseball'; game: BaseballGame }
  | { sport: 'lacrosse'; game: LacrosseGame }
)

/** How many of the latest games of a sport are played out and have a stat file. */
const playedOut: Partial<Record<SportPlan['code'], number>> = { football: 10, wvball: 10, baseball: 10, wlax: 10 }

const visitorsRecord = (seed: string, games: number): string => {
  const random = seeded(`${seed}/record`)
  const won = Math.round(games * random.between(0.25, 0.75))
  return `${won}-${games - won}`
}

const play = (department: Department, fixture: Fixture, before: readonly Fixture[], roster: readonly RosterPlayer[]): Played => {
  const { plan, opponent } = fixture
  if (opponent === null) throw new Error(`${fixture.ref} has nobody to play against`)
  const { overall, conference } = recordOf(before)
  const us: SimTeam = { id: department.abbreviation, name: department.calledShort, record: `${overall}, ${conference}`, rank: '', players: simPlayers(roster), edge: (winChance(plan, opponent, fixture.homeAway) - 0.5) * 0.55 }
  const them: SimTeam = { id: opponent.tag, name: opponent.title, record: visitorsRecord(fixture.ref, before.length), rank: /^#(\d+)/.exec(fixture.shown)?.[1] ?? '', players: opponentPlayers(opponent, plan, department), edge: 0 }
  const ours: Side = fixture.homeAway === 'A' ? 'V' : 'H'
  const [home, visitor] = ours === 'H' ? [us, them] : [them, us]
  const venue = venueOf(fixture)
  const seed = `${department.id}/${fixture.ref}`
  switch (plan.code) {
    case 'football': return { ours, sport: 'football', game: simulateFootball(venue, home, visitor, seed) }
    case 'wvball': return { ours, sport: 'volleyball', game: simulateVolleyball(venue, home, visitor, seed) }
    case 'baseball': return { ours, sport: 'baseball', game: simulateBaseball(venue, home, visitor, seed) }
    default: return { ours, sport: 'lacrosse', game: simulateLacrosse(venue, home, visitor, seed) }
  }
}

export const scoreOf = ({ ours, game }: Played): { ours: number; theirs: number } =>
  ({ ours: game.score[ours], theirs: game.score[ours === 'H' ? 'V' : 'H'] })

const outcomeOf = (played: Played): Outcome => {
  const { ours, theirs } = scoreOf(played)
  const innings = played.sport === 'baseball' ? (played.game.plays.at(-1)?.inning ?? 9) : 9
  const overtime = played.sport === 'lacrosse' && (played.game.plays.at(-1)?.period ?? 4) > 4
  return { result: ours > theirs ? 'W' : 'L', teamScore: String(ours), opponentScore: String(theirs), prescore: '', postscore: innings > 9 ? `(${innings} inn.)` : overtime ? '(OT)' : '' }
}

/** Plays the latest games of a season out; the schedule then takes its scores from them, so that the two cannot differ. */
export const playSeason = (department: Department, season: Season, roster: readonly RosterPlayer[]): { season: Season; played: Map<string, Played> } => {
  const played = new Map<string, Played>()
  const eligible = season.fixtures.filter((fixture) => fixture.outcome !== null && fixture.type !== 'S' && fixture.opponent !== null)
  const chosen = new Set(eligible.slice(-(playedOut[season.plan.code] ?? 0)))
  if (playedOut[season.plan.code] === undefined) return { season, played }
  const fixtures: Fixture[] = []
  for (const fixture of season.fixtures) {
    if (!chosen.has(fixture)) { fixtures.push(fixture); continue }
    const game = play(department, fixture, fixtures, roster)
    played.set(fixture.ref, game)
    fixtures.push({ ...fixture, outcome: outcomeOf(game), statFile: `stats/${fixture.ref}.xml` })
  }
  return { season: { ...season, fixtures }, played }
}
