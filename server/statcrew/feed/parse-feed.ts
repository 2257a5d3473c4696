import {
  withContradictions,
  playerContradictions,
  scoreContradictions,
} from '../parts/contradictions.ts'
import { isWonOut, setPointContradictions, withLastSet } from '../volleyball-sets.ts'
import type { BoxTeam, StatFile } from '../../../src/contract/box-score.schema.ts'
import { dayIn, type ToLocalDay } from '../parts/names.ts'
import { padded, periodHeads, clockStatus, hasScored, ordinal } from '../parts/line-score.ts'
import { checkRunning, collectScoring } from '../parts/plays.ts'
import { StatFileError } from '../sport-part.ts'
import {
  clockText,
  feedPlays,
  halfInning,
  wholePeriod,
  knownCode,
  sportOfFeed,
  feedTables,
  type FeedSport,
} from './feed-game.ts'
import { readFeed, type Feed, type FeedTeam } from './feed-shape.ts'

/**
 * Parses a JSON live feed like a stat file. `code` is the sport it states, '' when there is none. A
 * feed always has a school's current or latest game, so the caller must check that it is the right
 * one. `dayOf` is the department's day of a moment, because a feed may state
 * its date in UTC only. Throws only StatFileError.
 */
export function parseFeed(
  bytes: Uint8Array,
  sport: string | null = null,
  dayOf: ToLocalDay = () => '',
): { file: StatFile; code: string } {
  const feed = readFeed(bytes)
  const { Game } = feed
  const code = knownCode(Game.GlobalSportShortname)
  const feedSport =
    sportOfFeed(code, Game.Type) ?? (sport && Game.Type === '' ? sportOfFeed(sport, '') : null)
  if (!feedSport)
    throw new StatFileError(
      'other-sport',
      `unsupported sport: ${Game.Type || Game.GlobalSportShortname || 'the feed does not say'}`,
    )
  const file = fileOf(feed, feedSport, dayOf)
  return {
    file: {
      ...file,
      ...withContradictions([
        ...(file.family === 'volleyball' ? setPointContradictions(file) : []),
        ...scoreContradictions(file),
        ...playerContradictions(file),
      ]),
    },
    code,
  }
}

function fileOf(feed: Feed, sport: FeedSport, dayOf: ToLocalDay): StatFile {
  const { Game } = feed
  const warnings: string[] = []
  const utc = Game.DateUTC
  const date =
    dayIn(Game.Date, dayOf) ||
    dayIn(/T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(utc) ? `${utc}Z` : utc, dayOf)
  if (date === '') warnings.push(`The feed has no readable date: "${Game.Date || utc}".`)
  const regulation = wholePeriod(Game.PeriodsRegulation) || sport.regulation
  const list = feedPlays(feed, sport, regulation)
  const stated = {
    home: scoreOf(Game.HomeTeam, 'home', Game.HasStarted),
    visitor: scoreOf(Game.VisitingTeam, 'visiting', Game.HasStarted),
  }
  const { home, visitor } =
    sport.family === 'volleyball' && !Game.IsComplete
      ? withLastSet(stated, pointsOf(Game.HomeTeam), pointsOf(Game.VisitingTeam), regulation)
      : stated
  const status = statusOf(Game, sport, regulation, home, visitor)
  const played = Math.max(Game.HomeTeam.PeriodScores.length, Game.VisitingTeam.PeriodScores.length)
  const clockless =
    sport.family === 'volleyball' || (sport.family === 'baseball' && status.complete)
  const length = clockless ? played : Math.max(played, regulation)
  const team = (of: FeedTeam, side: 'HomeTeam' | 'VisitingTeam', score: string): BoxTeam => {
    const periods = pointsOf(of)
    const sum = periods.reduce((total, value) => total + Number(value), 0)
    // Volleyball counts sets; its points are not added up.
    if (sport.family !== 'volleyball' && periods.length > 0 && sum !== Number(score))
      warnings.push(`${of.Name}: the periods add up to ${sum}, the score says ${score}.`)
    return {
      id: of.Id || of.Name,
      name: of.Name,
      record: of.CurrentRecord || null,
      rank: null,
      score,
      scoreByPeriod: padded(periods, length),
      lineTotals: [],
      totals: [],
      tables: feedTables(feed.Stats, side, sport.tables),
    }
  }
  const [homeTeam, visitingTeam] = [
    team(Game.HomeTeam, 'HomeTeam', home),
    team(Game.VisitingTeam, 'VisitingTeam', visitor),
  ]
  // The last plays alone cannot be added up, and rallies are not sets.
  if (sport.family !== 'volleyball' && feed.Plays.length > 0)
    checkRunning(list, home, visitor, warnings)
  return {
    family: sport.family,
    source: 'Live feed',
    generated: null,
    status,
    warnings,
    homeTeam,
    visitingTeam,
    venue: {
      date,
      start: Game.StartTime || null,
      location: Game.Location || null,
      stadium: null,
      attendance: Game.Attendance > 0 ? Math.round(Game.Attendance) : null,
      duration: null,
      weather: null,
      isNeutral: false,
      isALeagueGame: false,
      isAPostseasonGame: false,
      doubleheaderGame: null,
      // " , , " means no officials.
      officials: Game.Officials.split(',')
        .map((name) => name.trim())
        .filter((name) => /\p{L}/u.test(name))
        .map((name) => ({ title: 'Official', name })),
    },
    periodName:
      (['Quarter', 'Inning', 'Set', 'Period', 'Half'] as const).find(
        (name) => name === Game.Rules?.PeriodName,
      ) ?? sport.periodName,
    periodLabels: periodHeads(
      length,
      sport.family === 'volleyball' || sport.family === 'baseball' ? length : regulation,
    ),
    scoring: sport.family === 'volleyball' ? [] : collectScoring(list.groups),
    plays: list.groups,
    lastPlay: list.last()?.text ?? null,
    situation: situationOf(Game, status),
  }
}

/**
 * The score as stated. A team without a name, or without a score after the start, makes the feed
 * invalid.
 */
function scoreOf({ Name, Score }: FeedTeam, teamName: string, started: boolean): string {
  if (Name === '') throw new StatFileError('incomplete', `the ${teamName} team has no name`)
  if (Score === null || Score === undefined) {
    if (started) throw new StatFileError('incomplete', `the ${teamName} team has no score`)
    return '0'
  }
  return Score
}

const pointsOf = ({ PeriodScores }: FeedTeam): string[] =>
  PeriodScores.map((value) => (value === null || value < 0 ? '' : String(value)))

function statusOf(
  game: Feed['Game'],
  sport: FeedSport,
  regulation: number,
  home: string,
  visitor: string,
): StatFile['status'] {
  const sets = [game.HomeTeam, game.VisitingTeam].map(
    ({ PeriodScores }) => PeriodScores.findLastIndex((points) => (points ?? 0) > 0) + 1,
  )
  const complete =
    game.IsComplete ||
    (sport.family === 'volleyball' &&
      isWonOut(Number(home), Number(visitor), Math.max(...sets), regulation))
  const started = complete || game.HasStarted || hasScored(home, visitor)
  const period = wholePeriod(game.Period)
  const plain = { started, complete, period, regulation, clock: null }
  if (sport.family === 'volleyball')
    return {
      ...plain,
      periodLabel: complete ? 'Final' : started ? `Set ${Math.max(period, 1)}` : '',
    }
  if (sport.family === 'baseball') {
    const [halfPrefix] = /^(?:top|mid|bot|end)\b/i.exec(game.Context) ?? []
    const half = halfPrefix
      ? `${halfPrefix[0]!.toUpperCase()}${halfPrefix.slice(1).toLowerCase()} ` +
        `${ordinal(Math.max(period, 1))}`
      : halfInning(game.Period)
    return { ...plain, periodLabel: complete ? 'Final' : started ? half : '' }
  }
  const up = game.Rules?.ClockDirection
    ? /^up$/i.test(game.Rules.ClockDirection)
    : sport.runsUp === true
  const minutes = game.Rules?.PeriodMinutes ?? 0
  const ranOut = up
    ? minutes > 0 && game.ClockSeconds >= period * minutes * 60
    : game.ClockSeconds === 0
  return clockStatus({
    started,
    complete,
    period,
    regulation,
    clock: clockText(game.ClockSeconds),
    atEnd: ranOut || /^half(?:time)?$/i.test(game.Context),
  })
}

/** Batter, outs and runners. */
function situationOf(
  { Situation: now }: Feed['Game'],
  { started, complete }: StatFile['status'],
): StatFile['situation'] {
  if (!now || !started || complete || (now.BattingTeam === null && now.Outs === null)) return null
  const bases = [
    ['first', now.OnFirst],
    ['second', now.OnSecond],
    ['third', now.OnThird],
  ].flatMap(([base, runner]) => (runner ? [base] : []))
  return {
    side: now.BattingTeam && (now.BattingTeam === 'HomeTeam' ? 'home' : 'visitor'),
    words: [
      now.Outs === null ? '' : `${now.Outs} out`,
      bases.length > 0 ? `on ${bases.join(' and ')}` : '',
    ]
      .filter(Boolean)
      .join(', '),
  }
}
