import { z } from 'zod'
import {
  GameState,
  type LiveDetails,
  type LiveGame,
  type LiveTeam,
} from '../../src/contract/live.schema.ts'
import { ordinal } from '../../src/domain/calendar/when.ts'
import type { DefaultsContext } from './defaults.ts'
import { readAs, type Remark } from './read-as.ts'
import { normalizeKey, normalizeKeys } from './respelled.ts'
import { isContainer, type Container } from './schema-parts.ts'
import { playText } from '../../src/domain/games/box-score.ts'

/** '21', '6.5' or '' before the start: other words are no score. */
const score = z.string().regex(/^\d{0,5}(?:\.\d{1,4})?$/)
const periodScore = z.union([score, z.object({ score })])
const SpecifiedTeam = z.object({
  name: z.string().nullable(),
  abbreviation: z.string().nullable(),
  score,
  periodScores: z.array(periodScore),
  timeouts: z.union([z.number(), z.array(z.number())]).nullable(),
})
/** A game of `LiveStats` as the specification names its parts. */
const SpecifiedGame = z.object({
  id: z.number().optional(),
  gameId: z.number().optional(),
  sportId: z.number().optional(),
  gameState: GameState.optional(),
  hasStarted: z.boolean().optional(),
  isComplete: z.boolean().optional(),
  complete: z.boolean().optional(),
  clockSeconds: z.number().nullable(),
  period: z
    .union([
      z.object({ number: z.number(), regulation: z.number(), name: z.string().nullable() }),
      z.number(),
    ])
    .nullable(),
  home: SpecifiedTeam.nullable(),
  away: SpecifiedTeam.nullable(),
  school: SpecifiedTeam.nullable(),
  opponent: SpecifiedTeam.nullable(),
  lastPlay: z.string().nullable(),
})
type SpecifiedGame = z.infer<typeof SpecifiedGame>

/** What mapping live statistics needs besides the answer. */
export type LiveAround = {
  /** Names of our school, to find our side where the answer has only home and away. */
  names: string[]
  /** Adds the version of a state: unchanged as long as the state is. */
  versioned(live: Omit<LiveGame, 'version' | 'updatedAt'>): LiveGame
  /** Gets what could not be read. */
  remark(remarks: Remark[]): void
}
type Team = Pick<LiveTeam, 'name' | 'abbreviation' | 'score' | 'periodScores' | 'timeouts'>

/**
 * `LiveStats` as the specification gives it (has started, complete, clock seconds, period, home and
 * away or school and opponent team, each with score, name, period scores and timeouts) with our
 * `Live` in each game. A game that has it already is unchanged, and so is one whose teams are not
 * known: the reader leaves it out.
 */
export function liveStatsIn(input: unknown, around: LiveAround): unknown {
  const list = normalizeKeys(z.object({ Games: z.array(z.unknown()) }), input)
  const games = Array.isArray(input) ? input : isContainer(list) ? list['Games'] : undefined
  if (!Array.isArray(games)) return input
  return {
    Games: games.map((item: unknown) => {
      if (!isContainer(item) || hasLive(item)) return item
      const game = gameOf(item, around)
      const details = game && detailsOf(game, around)
      return {
        Id: game?.gameId ?? game?.id,
        HasStarted: details?.hasStarted,
        IsComplete: details?.isComplete,
        ...(details && { Live: details.live }),
      }
    }),
  }
}

/** `LiveStats/details` of one game, in the same way. */
export function liveDetailsIn(input: unknown, gameId: number, around: LiveAround): unknown {
  if (!isContainer(input) || hasLive(input)) return input
  const game = gameOf(input, around)
  return (game && detailsOf({ ...game, gameId }, around)) ?? input
}

const hasLive = (item: Container): boolean => isContainer(item['Live']) || isContainer(item['live'])

/** Some answers have the fields of a game in a `Game` or `Stats` of their own. */
function gameOf(item: Container, { remark }: LiveAround): SpecifiedGame | null {
  const inner = ['Game', 'game', 'Stats', 'stats'].map((key) => item[key]).find(isContainer)
  const withoutTeamSuffix = (from: Container): Container =>
    Object.fromEntries(
      Object.entries(from).map(([key, value]) => [key.replace(/_?[tT]eam$/, ''), value]),
    )
  const gameFields = normalizeKeys(SpecifiedGame, withoutTeamSuffix({ ...inner, ...item }))
  const around: DefaultsContext = { asked: {}, zone: 'UTC', sports: [] }
  const read = readAs(SpecifiedGame, gameFields, around)
  if ('broken' in read) return null
  remark(read.remarks.map((gameRemark) => ({ ...gameRemark, field: `Games.${gameRemark.field}` })))
  return read.value as SpecifiedGame
}

function detailsOf(game: SpecifiedGame, { names, versioned }: LiveAround): LiveDetails | null {
  const gameId = game.gameId ?? game.id
  if (gameId === undefined) return null
  const sides = sidesOf(game, names) ?? unknownSides(game)
  if (!sides) return null
  const { school, opponent, isHome } = sides
  const [home, awayTeam] = isHome ? [school, opponent] : [opponent, school]
  const isComplete = game.isComplete ?? game.complete ?? false
  const hasStarted = isComplete || (game.hasStarted ?? false)
  const seconds = game.clockSeconds ?? -1
  const period = periodOf(game)
  const live = versioned({
    gameId,
    sportId: game.sportId ?? 0,
    gameState: game.gameState ?? (isComplete ? 8 : hasStarted ? 3 : 0),
    period: hasStarted ? period.number : 0,
    periodLabel: isComplete ? 'Final' : hasStarted ? labelOf(period) : '',
    clock: isComplete || seconds < 0 ? null : clockOf(seconds),
    teamScore: school.score,
    opponentScore: opponent.score,
    teamPeriods: school.periodScores,
    opponentPeriods: opponent.periodScores,
    lastPlay: game.lastPlay && playText(game.lastPlay, [home.abbreviation, awayTeam.abbreviation]),
  })
  const side = (team: Team): LiveTeam => ({
    ...team,
    isHome: team === home,
    isSchool: team === school,
  })
  return {
    gameId,
    hasStarted,
    isComplete,
    clockSeconds: seconds,
    period: { ...period, name: labelOf(period) },
    home: side(home),
    away: side(awayTeam),
    school: side(school),
    opponent: side(opponent),
    lastPlays: [],
    leaders: [],
    live,
  }
}

/** Our team, its opponent, and whether we are at home; null when it is not known which is ours. */
function sidesOf(game: SpecifiedGame, names: string[]) {
  const [home, awayTeam, school, opponent] = [game.home, game.away, game.school, game.opponent].map(
    (team) => team && teamOf(team),
  )
  const isSame = (first: string, other: string) => normalizeKey(first) === normalizeKey(other)
  if (school && opponent)
    return { school, opponent, isHome: !awayTeam || !isSame(awayTeam.name, school.name) }
  if (!home || !awayTeam) return null
  const isOurs = (team: Team) =>
    [...names, school?.name].some((name) => name && isSame(team.name, name))
  const isTheirs = (team: Team) => opponent !== null && isSame(team.name, opponent?.name ?? '')
  const [homeIs, awayIs] = [isOurs(home) || isTheirs(awayTeam), isOurs(awayTeam) || isTheirs(home)]
  if (homeIs === awayIs) return null
  return homeIs
    ? { school: home, opponent: awayTeam, isHome: true }
    : { school: awayTeam, opponent: home, isHome: false }
}

/** The specification's flags alone say that a game has begun, or is over, without its score. */
const unknownSides = (game: SpecifiedGame) =>
  game.hasStarted === undefined || [game.home, game.away, game.school, game.opponent].some(Boolean)
    ? null
    : { school: noTeam, opponent: noTeam, isHome: true }
const noTeam: Team = { name: '', abbreviation: '', score: '', periodScores: [], timeouts: [] }

const teamOf = (team: z.infer<typeof SpecifiedTeam>): Team => ({
  name: team.name ?? '',
  abbreviation: team.abbreviation ?? '',
  score: team.score,
  periodScores: team.periodScores.map((period) =>
    typeof period === 'string' ? period : period.score,
  ),
  timeouts: typeof team.timeouts === 'number' ? [team.timeouts] : (team.timeouts ?? []),
})

type Period = { number: number; regulation: number; name: string }
const periodOf = ({ period }: SpecifiedGame): Period =>
  typeof period === 'number'
    ? { number: period, regulation: 0, name: '' }
    : {
        number: period?.number ?? 0,
        regulation: period?.regulation ?? 0,
        name: period?.name ?? '',
      }

/** The period's own name, else 'OT' and 'OT 2' after the regulation periods, else '3rd'. */
function labelOf({ number, regulation, name }: Period): string {
  if (name && !/^\d+$/.test(name)) return name
  const extra = regulation > 0 ? number - regulation : 0
  if (extra > 0) return extra === 1 ? 'OT' : `OT ${extra}`
  return number > 0 ? ordinal(number) : ''
}

const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
