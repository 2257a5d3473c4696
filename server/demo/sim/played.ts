import { seeded } from '../art/random.ts'
import type { SportCode } from '../art/sport-code.ts'
import type { Department } from '../department.ts'
import type { Fixture, Outcome } from '../schedule/fixture.ts'
import { winChance, type Season } from '../schedule/fixtures.ts'
import { recordOf } from '../schedule/records.ts'
import type { RosterPlayer } from '../teams/rosters.ts'
import type { BaseballGame } from './baseball-play.ts'
import { simulateBaseball } from './baseball.ts'
import { simulateBasketball, type BasketballGame } from './basketball.ts'
import { fieldHockey, simulateField, soccer, type FieldGame } from './field-game.ts'
import { simulateFootball, type FootballGame } from './football.ts'
import { simulateLacrosse, type LacrosseGame } from './lacrosse.ts'
import { opponentPlayers, simPlayers, type Side, type SimTeam, type SimVenue } from './team.ts'
import { venueOf } from './venue-of.ts'
import { simulateVolleyball, type VolleyballGame } from './volleyball.ts'

/** A game that was played out, and which side of it is ours. */
export type Played = { ours: Side } & (
  | { sport: 'football'; game: FootballGame }
  | { sport: 'volleyball'; game: VolleyballGame }
  | { sport: 'baseball'; game: BaseballGame }
  | { sport: 'softball'; game: BaseballGame }
  | { sport: 'lacrosse'; game: LacrosseGame }
  | { sport: 'basketball'; game: BasketballGame }
  | { sport: 'field'; game: FieldGame }
)

/**
 * How many of a season's latest games are played out and have a stat file: of the newest season
 * with results, and of the one before.
 */
const playedOut: Partial<Record<SportCode, readonly [newest: number, before: number]>> = {
  football: [10, 0],
  wvball: [10, 0],
  baseball: [10, 0],
  wlax: [10, 0],
  mbball: [10, 10],
  wbball: [10, 10],
  wsoc: [10, 10],
  msoc: [10, 10],
  fhockey: [10, 10],
  softball: [10, 10],
}

const visitorsRecord = (seed: string, games: number): string => {
  const random = seeded(`${seed}/record`)
  const won = Math.round(games * random.between(0.25, 0.75))
  return `${won}-${games - won}`
}

/** Soccer after the season knows no draw until twenty minutes more are played. */
const fieldSport = (code: SportCode, postseason: boolean) =>
  code === 'fhockey' ? fieldHockey : postseason ? { ...soccer, mostOvertimes: 2 } : soccer

const simulate = (
  code: SportCode,
  venue: SimVenue,
  home: SimTeam,
  visitor: SimTeam,
  seed: string,
) => {
  switch (code) {
    case 'football':
      return { sport: 'football', game: simulateFootball(venue, home, visitor, seed) } as const
    case 'wvball':
      return { sport: 'volleyball', game: simulateVolleyball(venue, home, visitor, seed) } as const
    case 'baseball':
      return { sport: 'baseball', game: simulateBaseball(venue, home, visitor, seed) } as const
    case 'softball':
      return { sport: 'softball', game: simulateBaseball(venue, home, visitor, seed, 7) } as const
    case 'wlax':
      return { sport: 'lacrosse', game: simulateLacrosse(venue, home, visitor, seed) } as const
    case 'mbball':
      return {
        sport: 'basketball',
        game: simulateBasketball(2, venue, home, visitor, seed),
      } as const
    case 'wbball':
      return {
        sport: 'basketball',
        game: simulateBasketball(4, venue, home, visitor, seed),
      } as const
    default:
      return {
        sport: 'field',
        game: simulateField(fieldSport(code, venue.postseason), venue, home, visitor, seed),
      } as const
  }
}

const play = (
  department: Department,
  fixture: Fixture,
  before: readonly Fixture[],
  roster: readonly RosterPlayer[],
): Played => {
  const { plan, opponent } = fixture
  if (opponent === null) throw new Error(`${fixture.ref} has nobody to play against`)
  const { overall, conference } = recordOf(before)
  const us: SimTeam = {
    id: department.abbreviation,
    name: department.calledShort,
    record: `${overall}, ${conference}`,
    rank: '',
    players: simPlayers(roster),
    edge: (winChance(plan, opponent, fixture.homeAway) - 0.5) * 0.55,
  }
  const them: SimTeam = {
    id: opponent.tag,
    name: opponent.title,
    record: visitorsRecord(fixture.ref, before.length),
    rank: /^#(\d+)/.exec(fixture.shown)?.[1] ?? '',
    players: opponentPlayers(opponent, plan, department),
    edge: 0,
  }
  const ours: Side = fixture.homeAway === 'A' ? 'V' : 'H'
  const [home, visitor] = ours === 'H' ? [us, them] : [them, us]
  return {
    ours,
    ...simulate(plan.code, venueOf(fixture), home, visitor, `${department.id}/${fixture.ref}`),
  }
}

export const scoreOf = ({ ours, game }: Played): { ours: number; theirs: number } => ({
  ours: game.score[ours],
  theirs: game.score[ours === 'H' ? 'V' : 'H'],
})

/** '(OT)', '(2OT)', '(11 inn.)', or nothing where it took as long as it should. */
const lengthOf = (played: Played): string => {
  const overtimes = (last: number | undefined, regular: number) => {
    const more = (last ?? regular) - regular
    return more > 0 ? `(${more > 1 ? more : ''}OT)` : ''
  }
  switch (played.sport) {
    case 'baseball':
    case 'softball': {
      const { plays, innings } = played.game
      const last = plays.at(-1)?.inning ?? innings
      return last === innings ? '' : `(${last} inn.)`
    }
    case 'lacrosse':
      return (played.game.plays.at(-1)?.period ?? 4) > 4 ? '(OT)' : ''
    case 'basketball':
      return overtimes(played.game.plays.at(-1)?.period, played.game.periods)
    case 'field':
      return overtimes(played.game.plays.at(-1)?.period, played.game.sport.periods)
    default:
      return ''
  }
}

const outcomeOf = (played: Played): Outcome => {
  const { ours, theirs } = scoreOf(played)
  return {
    result: ours > theirs ? 'W' : ours < theirs ? 'L' : 'T',
    teamScore: String(ours),
    opponentScore: String(theirs),
    prescore: '',
    postscore: lengthOf(played),
  }
}

/**
 * Plays the latest games of a season out; the schedule then takes its scores from them, so that the
 * two cannot differ.
 */
export const playSeason = (
  department: Department,
  season: Season,
  roster: readonly RosterPlayer[],
  which: 'newest' | 'before',
): { season: Season; played: Map<string, Played> } => {
  const played = new Map<string, Played>()
  const count = playedOut[season.plan.code]?.[which === 'newest' ? 0 : 1] ?? 0
  if (count === 0) return { season, played }
  const eligible = season.fixtures.filter(
    (fixture) => fixture.outcome !== null && fixture.type !== 'S' && fixture.opponent !== null,
  )
  const chosen = new Set(eligible.slice(-count))
  const fixtures: Fixture[] = []
  for (const fixture of season.fixtures) {
    if (!chosen.has(fixture)) {
      fixtures.push(fixture)
      continue
    }
    const game = play(department, fixture, fixtures, roster)
    played.set(fixture.ref, game)
    fixtures.push({ ...fixture, outcome: outcomeOf(game), statFile: `stats/${fixture.ref}.xml` })
  }
  return { season: { ...season, fixtures }, played }
}
