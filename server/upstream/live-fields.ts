import {
  GameState,
  type LiveDetails,
  type LiveGame,
  type LiveTeam,
} from '../../src/contract/live.schema.ts'
import { ordinal } from '../../src/domain/calendar/when.ts'
import { converted } from './convert.ts'
import { lettersOf } from './respelled.ts'
import { isContainer, type Container } from './schema-parts.ts'
import { textOf } from './values.ts'

/** What mapping live statistics needs besides the answer. */
export type LiveAround = {
  /** Names of our school, to find our side where the answer has only home and away. */
  names: string[]
  /** Adds the version of a state: unchanged as long as the state is. */
  versioned(live: Omit<LiveGame, 'version' | 'updatedAt'>): LiveGame
}
type Team = Pick<LiveTeam, 'name' | 'abbreviation' | 'score' | 'periodScores' | 'timeouts'>

/**
 * `LiveStats` as the specification gives it (has started, complete, clock seconds, period, home and
 * away or school and opponent team, each with score, name, period scores and timeouts) with our
 * `Live` in each game. A game that has it already is unchanged, and so is one whose teams are not
 * known: the reader leaves it out.
 */
export function liveStatsIn(input: unknown, around: LiveAround): unknown {
  const games = Array.isArray(input) ? input : fieldsOf(input)('games')
  if (!Array.isArray(games)) return input
  return {
    Games: games.map((item: unknown) => {
      const field = fieldsOf(item)
      if (!isContainer(item) || isContainer(field('live'))) return item
      const details = detailsOf(item, around)
      return {
        Id: field('id') ?? field('gameid'),
        HasStarted: field('hasstarted'),
        IsComplete: field('iscomplete') ?? field('complete'),
        ...(details && { Live: details.live }),
      }
    }),
  }
}

/** `LiveStats/details` of one game, in the same way. */
export function liveDetailsIn(input: unknown, gameId: number, around: LiveAround): unknown {
  if (!isContainer(input) || isContainer(fieldsOf(input)('live'))) return input
  return detailsOf({ gameId, ...input }, around) ?? input
}

function detailsOf(item: Container, { names, versioned }: LiveAround): LiveDetails | null {
  const field = fieldsOf(item)
  const gameId = Number(field('gameid') ?? field('id'))
  const sides = sidesOf(item, names)
  if (!sides || !Number.isInteger(gameId)) return null
  const { school, opponent, isHome } = sides
  const [home, away] = isHome ? [school, opponent] : [opponent, school]
  const isComplete = isOn(field('iscomplete') ?? field('complete'))
  const hasStarted = isComplete || isOn(field('hasstarted') ?? field('started'))
  const seconds = Number(field('clockseconds') ?? -1)
  const period = periodOf(field('period'))
  const live = versioned({
    gameId,
    sportId: Number(field('sportid') ?? 0) || 0,
    gameState: stateOf(field('gamestate'), hasStarted, isComplete),
    period: hasStarted ? period.number : 0,
    periodLabel: isComplete ? 'Final' : hasStarted ? labelOf(period) : '',
    clock: isComplete || seconds < 0 ? null : clockOf(seconds),
    teamScore: school.score,
    opponentScore: opponent.score,
    teamPeriods: school.periodScores,
    opponentPeriods: opponent.periodScores,
    lastPlay: textOf(field('lastplay')) ?? null,
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
    clockSeconds: Number.isFinite(seconds) ? seconds : -1,
    period: { ...period, name: labelOf(period) },
    home: side(home),
    away: side(away),
    school: side(school),
    opponent: side(opponent),
    lastPlays: [],
    leaders: [],
    live,
  }
}

/** Our team, its opponent, and whether we are at home; null when it is not known which is ours. */
function sidesOf(item: Container, names: string[]) {
  const field = fieldsOf(item)
  const one = (...spelled: string[]) => teamOf(spelled.map(field).find(isContainer))
  const [home, away] = [one('home', 'hometeam'), one('away', 'awayteam', 'visitor')]
  const [school, opponent] = [one('school', 'schoolteam'), one('opponent', 'opponentteam')]
  const isSame = (team: Team | null, name: string) =>
    team !== null && lettersOf(team.name) === lettersOf(name)
  if (school && opponent) return { school, opponent, isHome: !away || !isSame(away, school.name) }
  if (!home || !away) return null
  const isOurs = (team: Team) => names.some((name) => name && isSame(team, name))
  if (isOurs(home) === isOurs(away)) return null
  return isOurs(home)
    ? { school: home, opponent: away, isHome: true }
    : { school: away, opponent: home, isHome: false }
}

function teamOf(value: unknown): Team | null {
  if (!isContainer(value)) return null
  const field = fieldsOf(value)
  const list = (name: string) => {
    const found = field(name)
    return Array.isArray(found) ? found : []
  }
  return {
    name: textOf(field('name') ?? field('title')) ?? '',
    abbreviation: textOf(field('abbreviation') ?? field('shortname')) ?? '',
    score: textOf(field('score')) ?? '',
    periodScores: list('periodscores').map(
      (one: unknown) => textOf(isContainer(one) ? fieldsOf(one)('score') : one) ?? '',
    ),
    timeouts: list('timeouts').filter((one): one is number => typeof one === 'number'),
  }
}

type Period = { number: number; regulation: number; name: string }
function periodOf(value: unknown): Period {
  const field = fieldsOf(isContainer(value) ? value : { number: value })
  const [number, regulation] = [Number(field('number')), Number(field('regulation'))]
  return {
    number: Number.isFinite(number) ? number : 0,
    regulation: Number.isFinite(regulation) ? regulation : 0,
    name: textOf(field('name')) ?? '',
  }
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

function stateOf(word: unknown, hasStarted: boolean, isComplete: boolean): GameState {
  const said = GameState.safeParse(converted(GameState, word))
  return said.success ? said.data : isComplete ? 8 : hasStarted ? 3 : 0
}

const isOn = (value: unknown): boolean => value === true || value === 1 || value === 'true'

/** The fields of an item by their letters, also those of a `Game` or `Stats` within it. */
function fieldsOf(item: unknown): (letters: string) => unknown {
  const all = new Map<string, unknown>()
  const add = (from: unknown): void => {
    if (!isContainer(from) || Array.isArray(from)) return
    for (const [key, value] of Object.entries(from))
      if (!all.has(lettersOf(key)) && value !== undefined && value !== null)
        all.set(lettersOf(key), value)
  }
  add(item)
  for (const inner of ['game', 'stats']) add(all.get(inner))
  return (letters) => all.get(letters)
}
