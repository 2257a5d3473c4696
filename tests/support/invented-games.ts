import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import papaparse from 'papaparse'
import { demoFolder, type DemoTenant } from '../../server/demo/moved-folder.ts'
import { baseballXml, inningRuns } from './games/baseball-xml.ts'
import { simulateBaseball } from './games/baseball.ts'
import { basketballXml, periodPoints } from './games/basketball-xml.ts'
import { simulateBasketball } from './games/basketball.ts'
import {
  fieldHockey,
  iceHockey,
  simulateField,
  soccer,
  type FieldSport,
} from './games/field-game.ts'
import { fieldXml, goalsByPeriod } from './games/field-xml.ts'
import { clockText } from './games/football-play.ts'
import { quarterPoints } from './games/football-scores.ts'
import { footballXml } from './games/football-xml.ts'
import { simulateFootball } from './games/football.ts'
import { lacrosseXml, periodGoals } from './games/lacrosse-xml.ts'
import { simulateLacrosse } from './games/lacrosse.ts'
import type { Mark } from './games/line-book.ts'
import type { Side, SimPlayer, SimTeam, SimVenue } from './games/team.ts'
import { setPoints, volleyballXml } from './games/volleyball-xml.ts'
import { simulateVolleyball } from './games/volleyball.ts'
import { seeded } from './random.ts'

/**
 * A whole game of a sport, independent of any file: the expected content of a file after a number
 * of plays.
 */
export type InventedGame = {
  sport: string
  /** The code of the schedule's sport. */
  code: string
  teams: Readonly<Record<Side, SimTeam>>
  plays: number
  xml: (plays: number) => string
  at: (plays: number) => {
    score: Record<Side, string>
    periods: Record<Side, string[]>
    period: number
    clock: string | null
  }
  /** A team total after this many plays, counted from the plays: group and key of its marks. */
  counted: (plays: number, side: Side, group: string, key: string) => number
  /** Columns of the box score that are the sum of such a figure. */
  figures: readonly (readonly [table: string, column: string, group: string, key: string])[]
}

const venue: SimVenue = {
  gameId: 'g',
  date: '2026-09-05',
  location: 'Otterton',
  stadium: 'A Field',
  start: '01:00 PM',
  end: '03:30 PM',
  duration: '2:30',
  attendance: 812,
  weather: 'Clear',
  temperature: 61,
  conference: true,
  neutral: false,
  postseason: false,
}

type Sport =
  | 'football'
  | 'baseball'
  | 'volleyball'
  | 'womens-lacrosse'
  | 'mens-basketball'
  | 'womens-basketball'
  | 'womens-soccer'

const years: Record<string, string> = {
  Fr: 'FR',
  So: 'SO',
  Jr: 'JR',
  Ju: 'JR',
  Sr: 'SR',
  Se: 'SR',
  Gr: 'GR',
}

/** The roster of a demo department, as stat files name its players. */
function playersOf(department: DemoTenant, sport: Sport): SimPlayer[] {
  const folder = join(demoFolder(department), 'rosters', sport)
  const newest = readdirSync(folder)
    .filter((file) => !file.endsWith('.staff.csv'))
    .toSorted()
    .at(-1)!
  const { data } = papaparse.parse<Record<string, string>>(
    readFileSync(join(folder, newest), 'utf8'),
    { header: true, skipEmptyLines: true },
  )
  const random = seeded(`${department}/${sport}`)
  return data.map((row) => ({
    uni: row['jersey']!,
    first: row['first_name']!,
    last: row['last_name']!,
    position: row['position']!,
    year: years[row['class']!.replace(/^(?:R-|Redshirt )/, '').slice(0, 2)]!,
    skill: random.between(0.25, 0.9),
  }))
}

/** Our team, named as the seeded department, at home against Ashford. */
function teamsOf(sport: Sport): Record<Side, SimTeam> {
  const team = (department: DemoTenant, id: string, name: string): SimTeam => ({
    id,
    name,
    record: '3-1, 1-0',
    rank: '',
    players: playersOf(department, sport),
    edge: 0,
  })
  return { H: team('harlan', 'ALP', 'alpha University'), V: team('ironwood', 'ASH', 'Ashford') }
}

const text = (values: readonly number[]) => Array.from(values, (value) => String(value ?? 0))
const byMarks =
  (plays: readonly { marks: readonly Mark[] }[]): InventedGame['counted'] =>
  (count, side, group, key) =>
    plays
      .slice(0, count)
      .flatMap(({ marks }) => marks)
      .filter((mark) => mark.side === side && mark.group === group)
      .reduce((sum, { values }) => sum + (values[key] ?? 0), 0)
const both = <T>(of: (side: Side) => T): Record<Side, T> => ({ H: of('H'), V: of('V') })

const field =
  (sport: FieldSport, code: string) =>
  (seed: string): InventedGame => {
    const teams = teamsOf('womens-soccer')
    const game = simulateField(sport, venue, teams.H, teams.V, seed)
    const table = sport.code === 'hockey' ? 'skaters' : 'offense'
    return {
      sport: sport.code,
      code,
      teams,
      plays: game.plays.length,
      xml: (count) => fieldXml(game, count),
      counted: byMarks(game.plays),
      at: (count) => {
        const plays = game.plays.slice(0, count)
        const last = plays.at(-1)!
        return {
          score: both((side) => String(last.score[side])),
          periods: both((side) => text(goalsByPeriod(plays, side))),
          period: last.period,
          clock: clockText(last.clock),
        }
      },
      figures: [
        [table, 'g', 'shots', 'g'],
        [table, 'a', 'shots', 'a'],
        [table, 'sh', 'shots', 'sh'],
        ...(sport.code === 'hockey'
          ? ([
              [table, 'fow', 'misc', 'facewon'],
              [table, 'pen', 'penalty', 'count'],
            ] as const)
          : ([
              [table, 'sog', 'shots', 'sog'],
              [table, 'yc', 'penalty', 'yellow'],
            ] as const)),
        ['goalkeeping', 'saves', 'goalie', 'saves'],
        ['goalkeeping', 'ga', 'goalie', 'ga'],
      ],
    }
  }

const basketball =
  (periods: 2 | 4, code: string) =>
  (seed: string): InventedGame => {
    const teams = teamsOf(periods === 2 ? 'mens-basketball' : 'womens-basketball')
    const game = simulateBasketball(periods, venue, teams.H, teams.V, seed)
    return {
      sport: `basketball (${code})`,
      code,
      teams,
      plays: game.plays.length,
      xml: (count) => basketballXml(game, count),
      counted: byMarks(game.plays),
      at: (count) => {
        const plays = game.plays.slice(0, count)
        const last = plays.at(-1)!
        return {
          score: both((side) => String(last.score[side])),
          periods: both((side) => text(periodPoints(plays, side))),
          period: last.period,
          clock: clockText(last.clock),
        }
      },
      figures: [
        ...['fgm', 'fga', 'fgm3', 'ftm', 'oreb', 'ast', 'to', 'stl', 'pf'].map(
          (key) => ['players', key, 'stats', key] as const,
        ),
        ['players', 'reb', 'stats', 'treb'],
        ['players', 'pts', 'stats', 'tp'],
      ],
    }
  }

const baseball =
  (code: string) =>
  (seed: string): InventedGame => {
    const teams = teamsOf('baseball')
    const game = simulateBaseball(venue, teams.H, teams.V, seed)
    return {
      sport: code,
      code,
      teams,
      plays: game.plays.length,
      xml: (count) => baseballXml(game, count),
      counted: byMarks(game.plays),
      figures: [],
      at: (count) => {
        const plays = game.plays.slice(0, count)
        return {
          score: both((side) => String(plays.at(-1)!.score[side])),
          periods: both((side) => text(inningRuns(plays, side))),
          period: plays.at(-1)!.inning,
          clock: null,
        }
      },
    }
  }

const volleyball = (seed: string): InventedGame => {
  const teams = teamsOf('volleyball')
  const game = simulateVolleyball(venue, teams.H, teams.V, seed)
  return {
    sport: 'volleyball',
    code: 'wvball',
    teams,
    plays: game.plays.length,
    xml: (count) => volleyballXml(game, count),
    counted: byMarks(game.plays),
    at: (count) => {
      const plays = game.plays.slice(0, count)
      return {
        score: both((side) => String(plays.at(-1)!.sets[side])),
        periods: both((side) => text(setPoints(plays, side))),
        period: plays.at(-1)!.set,
        clock: null,
      }
    },
    figures: [
      ['attack', 'k', 'attack', 'k'],
      ['attack', 'ta', 'attack', 'ta'],
      ['attack', 'a', 'set', 'a'],
      ['defense', 'dig', 'defense', 'dig'],
      ['defense', 'sa', 'serve', 'sa'],
    ],
  }
}

const lacrosse = (seed: string): InventedGame => {
  const teams = teamsOf('womens-lacrosse')
  const game = simulateLacrosse(venue, teams.H, teams.V, seed)
  return {
    sport: 'lacrosse',
    code: 'wlax',
    teams,
    plays: game.plays.length,
    xml: (count) => lacrosseXml(game, count),
    counted: byMarks(game.plays),
    at: (count) => {
      const plays = game.plays.slice(0, count)
      return {
        score: both((side) => String(plays.at(-1)!.score[side])),
        periods: both((side) => text(periodGoals(plays, side))),
        period: plays.at(-1)!.period,
        clock: clockText(plays.findLast(({ clock }) => clock !== null)!.clock!),
      }
    },
    figures: [
      ...['g', 'a', 'sh', 'sog'].map((key) => ['offense', key, 'shots', key] as const),
      ['offense', 'gb', 'misc', 'gb'],
      ['offense', 'dc', 'misc', 'dc'],
      ['goalkeeping', 'saves', 'goalie', 'saves'],
    ],
  }
}

const football = (seed: string): InventedGame => {
  const teams = teamsOf('football')
  const game = simulateFootball(venue, teams.H, teams.V, seed)
  return {
    sport: 'football',
    code: 'football',
    teams,
    plays: game.plays.length,
    xml: (count) => footballXml(game, count),
    counted: () => 0,
    figures: [],
    at: (count) => {
      const plays = game.plays.slice(0, count)
      const last = plays.at(-1)!
      return {
        score: both((side) => String(last.score[side])),
        periods: both((side) => text(quarterPoints(plays, side))),
        period: last.quarter,
        clock: clockText(last.after),
      }
    },
  }
}

/** A game of every sport with stat files, different for each seed. */
export const inventedGames: readonly (readonly [
  sport: string,
  game: (seed: string) => InventedGame,
])[] = [
  ['football', football],
  ['baseball', baseball('baseball')],
  ['softball', baseball('softball')],
  ['volleyball', volleyball],
  ['lacrosse', lacrosse],
  ['men’s basketball', basketball(2, 'mbball')],
  ['women’s basketball', basketball(4, 'wbball')],
  ['soccer', field(soccer, 'wsoc')],
  ['field hockey', field(fieldHockey, 'fhockey')],
  ['ice hockey', field(iceHockey, 'mhockey')],
]
