import { baseballSpecs } from '../baseball-tables.ts'
import { basketballPlayers } from '../basketball.ts'
import { parseFeedLines, type FeedLine, type Feed, type FeedPlay } from './feed-shape.ts'
import { mostPeriods } from '../file/xml.ts'
import { footballSpecs } from '../football-tables.ts'
import { goalkeeping } from '../goal-game.ts'
import { skaters } from '../hockey-tables.ts'
import { lacrosseOffense } from '../lacrosse-tables.ts'
import { shownName } from '../parts/names.ts'
import { PlayList } from '../parts/plays.ts'
import { cell, type TableSpec } from '../parts/stat-table.ts'
import { ordinal, periodName } from '../parts/line-score.ts'
import { fieldHockeyOffense, soccerOffense } from '../soccer-tables.ts'
import { volleyballSpecs } from '../volleyball.ts'
import type {
  StatFamily,
  StatFile,
  StatTable,
  Play,
} from '../../../src/contract/box-score.schema.ts'

type Family = Exclude<StatFamily, 'plain'>

/**
 * What the feed of a sport does not state: the number and names of periods, and the tables of its
 * stat files.
 */
export type FeedSport = {
  family: Family
  regulation: number
  periodName: StatFile['periodName']
  runsUp?: true
  tables: readonly TableSpec[]
}

const football: FeedSport = {
  family: 'football',
  regulation: 4,
  periodName: 'Quarter',
  tables: footballSpecs,
}
const baseball: FeedSport = {
  family: 'baseball',
  regulation: 9,
  periodName: 'Inning',
  tables: baseballSpecs,
}
const volleyball: FeedSport = {
  family: 'volleyball',
  regulation: 5,
  periodName: 'Set',
  tables: volleyballSpecs,
}
const lacrosse: FeedSport = {
  family: 'lacrosse',
  regulation: 4,
  periodName: 'Period',
  tables: [lacrosseOffense, goalkeeping],
}
const men: FeedSport = {
  family: 'basketball',
  regulation: 2,
  periodName: 'Half',
  tables: [basketballPlayers],
}
const soccer: FeedSport = {
  family: 'soccer',
  regulation: 2,
  periodName: 'Half',
  runsUp: true,
  tables: [soccerOffense, goalkeeping],
}
const hockey: FeedSport = {
  family: 'hockey',
  regulation: 3,
  periodName: 'Period',
  tables: [skaters, goalkeeping],
}
const fieldHockey: FeedSport = {
  family: 'field-hockey',
  regulation: 4,
  periodName: 'Quarter',
  runsUp: true,
  tables: [fieldHockeyOffense, goalkeeping],
}

/** By sport code, as in schedules and feeds. */
const byCode = new Map<string, FeedSport>([
  ['football', football],
  ['baseball', baseball],
  ['softball', { ...baseball, regulation: 7 }],
  ['wvball', volleyball],
  ['mvball', volleyball],
  ['wlax', lacrosse],
  ['mlax', lacrosse],
  ['mbball', men],
  ['wbball', { ...men, regulation: 4, periodName: 'Quarter' }],
  ['msoc', soccer],
  ['wsoc', soccer],
  ['mhockey', hockey],
  ['whockey', hockey],
  ['fhockey', fieldHockey],
])

/** By the feed's type, 'BasketballGame', when its code is unknown. */
const byType = new Map<string, FeedSport>([
  ['football', football],
  ['baseball', baseball],
  ['softball', byCode.get('softball')!],
  ['volleyball', volleyball],
  ['lacrosse', lacrosse],
  ['basketball', men],
  ['soccer', soccer],
  ['hockey', hockey],
  ['icehockey', hockey],
  ['fieldhockey', fieldHockey],
])

export const sportOfFeed = (code: string, type: string): FeedSport | null =>
  byCode.get(code.toLowerCase()) ??
  byType.get(
    type
      .toLowerCase()
      .replace(/game$/, '')
      .replace(/[^a-z]/g, ''),
  ) ??
  null
/** The feed's code if it is known, else ''. */
export const knownCode = (code: string): string =>
  byCode.has(code.toLowerCase()) ? code.toLowerCase() : ''

/**
 * A team's tables: those of its sport's stat files, with the columns in the feed. Other tables of
 * the feed are ignored.
 */
export function feedTables(
  stats: unknown,
  side: 'HomeTeam' | 'VisitingTeam',
  specs: readonly TableSpec[],
): StatTable[] {
  const ownStats = fieldOf(stats, side)
  return specs.flatMap(({ key, title, columns }): StatTable[] => {
    const lines = parseFeedLines(fieldOf(ownStats, key))
    const filled = columns.filter((column) =>
      lines.some(({ Values }) => Object.hasOwn(Values, column.key)),
    )
    if (lines.length === 0 || filled.length === 0) return []
    return [
      {
        key,
        title,
        columns: filled.map(({ key: name, label, title: text }) => ({
          key: name,
          label,
          title: text,
        })),
        rows: lines.map((line) => ({
          name: isTeam(line) ? 'Team' : shownName(line.Name) || `No. ${line.UniformNumber}`,
          uni: isTeam(line) ? '' : line.UniformNumber,
          position: null,
          indent: false,
          rosterPlayerId: null,
          cells: filled.map((column) =>
            cell(
              column.kind,
              Object.hasOwn(line.Values, column.key) ? (line.Values[column.key] ?? '') : '',
            ),
          ),
        })),
        // A feed has no totals, and the sum of its players may differ.
        total: null,
      },
    ]
  })
}

/** The pseudo-player TEAM, uniform "TM". */
const isTeam = ({ Name, UniformNumber }: FeedLine): boolean =>
  /^(?:tm|team)$/i.test(Name) || /^tm$/i.test(UniformNumber)

const fieldOf = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null && Object.hasOwn(of, name)
    ? (of as Record<string, unknown>)[name]
    : undefined

/** 519 → '08:39'; '' for -1, which sports without a clock have. */
export const clockText = (seconds: number): string =>
  seconds >= 0 && seconds < 36_000
    ? [seconds / 60, seconds % 60]
        .map((part) => String(Math.floor(part)).padStart(2, '0'))
        .join(':')
    : ''

export const wholePeriod = (period: number): number =>
  Math.min(mostPeriods, Math.max(0, Math.floor(period)))

/** 3.5 is the bottom of the third. */
export const halfInning = (period: number): string =>
  `${period % 1 === 0 ? 'Top' : 'Bot'} ${ordinal(Math.max(wholePeriod(period), 1))}`

/** Plays by period, oldest first. A feed without them has its last plays, newest first. */
export function feedPlays({ Plays, Game }: Feed, sport: FeedSport, regulation: number): PlayList {
  const list = new PlayList()
  let before = ''
  for (const [order, play] of (Plays.length > 0 ? Plays : Game.LastPlays.toReversed()).entries()) {
    const period = nameOf(play, sport, regulation)
    if (period !== before) {
      list.startPeriod(period)
      // The rallies of a set start at 0.
      if (sport.family === 'volleyball') list.resetScore()
      before = period
    }
    list.add({
      id: play.Id || String(order + 1),
      side: play.Team && (play.Team === 'HomeTeam' ? 'home' : 'visitor'),
      clock: clockText(play.ClockSeconds),
      text: isWhistle(play) ? '' : play.Narrative,
      score: play.Score ? { home: play.Score.HomeTeam, visitor: play.Score.VisitingTeam } : null,
      spot: spotOf(play),
    })
  }
  return list
}

function nameOf({ Period }: FeedPlay, { family }: FeedSport, regulation: number): string {
  if (family === 'baseball') return halfInning(Period)
  const number = Math.max(1, wholePeriod(Period))
  return family === 'volleyball' ? `Set ${number}` : periodName(number, regulation)
}

/** START GAME reads "Rice GAME", which is not a play. */
const isWhistle = ({ Type, Action }: FeedPlay): boolean =>
  /^(?:start|end)$/i.test(Action) && /^(?:game|period|half|quarter)$/i.test(Type)

/**
 * A shot's position in hundredths of the playing surface, mirrored so that both teams attack to the
 * right. Null outside the lines.
 */
function spotOf({ Coordinate, Action, Score }: FeedPlay): Play['spot'] {
  if (!Coordinate) return null
  const shot = /^(good|made|make|goal|miss|missed|save|saved|blocked)/i
    .exec(Action)?.[1]
    ?.toLowerCase()
  if (!shot && !Score) return null
  const { X, Y } = Coordinate
  if (X < 0 || X > 100 || Y < 0 || Y > 100) return null
  const turned = /^l/i.test(Coordinate.Side)
  return {
    x: turned ? 100 - X : X,
    y: turned ? 100 - Y : Y,
    made: shot === undefined || /^(?:good|mad|mak|goal)/.test(shot),
  }
}
