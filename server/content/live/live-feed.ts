import type { CallHandlers } from '../call-handlers.ts'
import type { BoxScore, BoxTeam } from '../../../src/contract/box-score.schema.ts'
import type { LiveFeed } from '../../../src/contract/live-feed.schema.ts'
import type { LiveGame } from '../../../src/contract/live.schema.ts'
import { findLeaders } from '../../../src/domain/games/box-leaders.ts'
import { isComplete } from '../../../src/domain/games/game.ts'
import { readGame } from '../games/games.ts'
import { parseClockSeconds } from './live-details.ts'
import { readBoxScore } from './live.ts'
import type { ReadContext } from '../read-context.ts'
import { readSettings } from '../department/site.ts'

type FeedPlay = LiveFeed['Plays'][number]
const sideNames = { home: 'HomeTeam', visitor: 'VisitingTeam' } as const

/** Plays included with the state of the game. */
const lastPlays = 5

/** A game in the feed format of stat programs; null before its first stat file. */
export async function readLiveFeed(context: ReadContext, gameId: number): Promise<LiveFeed | null> {
  const game = await readGame(context, gameId)
  const box = await readBoxScore(context, gameId)
  if (!game?.live || !box) return null
  const settings = await readSettings(context)
  const { venue, status } = box
  const plays = playsOf(box)
  const logo = (isHome: boolean) =>
    (isHome === box.thisTeamIsHomeTeam ? settings?.logo : game.opponent.image)?.url ?? null
  return {
    Game: {
      Type: `${box.family[0]!.toUpperCase()}${box.family.slice(1)}Game`,
      HasStarted: game.live.gameState >= 3,
      IsComplete: isComplete(game.live.gameState),
      Date: usDate(game.date),
      DateUTC: game.dateUtc,
      StartTime: game.time,
      Location: game.location ?? '',
      Officials: venue.officials.map(({ name }) => name).join(', '),
      Attendance: venue.attendance ?? 0,
      GlobalSportShortname: game.sport.globalSportShortName ?? '',
      ClientAbbrev: settings?.abbreviation ?? '',
      PeriodsRegulation: status.regulation,
      Period: periodOf(game.live),
      ClockSeconds: parseClockSeconds(game.live.clock),
      Context: game.live.periodLabel,
      Rules: {
        PeriodName: box.periodName,
        ClockDirection: box.family === 'soccer' || box.family === 'field-hockey' ? 'Up' : 'Down',
      },
      HomeTeam: teamOf(box.homeTeam, logo(true)),
      VisitingTeam: teamOf(box.visitingTeam, logo(false)),
      LastPlays: plays.slice(-lastPlays).toReversed(),
    },
    Leaders: findLeaders(box).flatMap(({ title, best, other }) =>
      [best, other].flatMap((line) =>
        line
          ? [
              {
                Category: title,
                Team: sideNames[line.side],
                Name: line.name,
                UniformNumber: uniOf(
                  line.side === 'home' ? box.homeTeam : box.visitingTeam,
                  line.name,
                ),
                Value: line.value,
              },
            ]
          : [],
      ),
    ),
    Stats: { HomeTeam: tablesOf(box.homeTeam), VisitingTeam: tablesOf(box.visitingTeam) },
    SeasonStats: null,
    Plays: plays,
  }
}

/** '2026-11-07T…' → '11/7/2026' */
const usDate = (date: string): string =>
  [date.slice(5, 7), date.slice(8, 10), date.slice(0, 4)]
    .map((part) => String(Number(part)))
    .join('/')

/** The bottom of an inning is its second half. */
const periodOf = ({ period, periodLabel }: LiveGame): number =>
  /^bot/i.test(periodLabel) ? period + 0.5 : period

function teamOf(
  { id, name, score, record, scoreByPeriod }: BoxTeam,
  logo: string | null,
): LiveFeed['Game']['HomeTeam'] {
  return {
    Id: id,
    Name: name,
    Score: Number(score) || 0,
    CurrentRecord: record ?? '',
    Logo: logo,
    PeriodScores: scoreByPeriod.map((value) => Number(value) || 0),
    PeriodTimeouts: [],
  }
}

function playsOf(box: BoxScore): FeedPlay[] {
  return box.plays.flatMap(({ period, plays }, group) =>
    plays.map(({ id, side, text, clock, score }) => ({
      Id: id,
      Team: side && sideNames[side],
      Narrative: text,
      // In baseball a group is a half inning.
      Period:
        box.family === 'baseball'
          ? Number(/\d+/.exec(period)?.[0] ?? 0) + (/^bot/i.test(period) ? 0.5 : 0)
          : group + 1,
      ClockSeconds: parseClockSeconds(clock),
      ...(score
        ? { Score: { HomeTeam: Number(score.home) || 0, VisitingTeam: Number(score.visitor) || 0 } }
        : {}),
    })),
  )
}

const uniOf = (team: BoxTeam, name: string): string =>
  team.tables.flatMap(({ rows }) => rows).find((row) => row.name === name)?.uni ?? ''

/** The team's own row is not a player's. */
function tablesOf({ tables }: BoxTeam): LiveFeed['Stats']['HomeTeam'] {
  return Object.fromEntries(
    tables.map(({ key, columns, rows }) => [
      key,
      rows
        .filter(({ name }) => !/^team$/i.test(name))
        .map((row) => ({
          Name: row.name,
          UniformNumber: row.uni,
          PersonId: row.rosterPlayerId,
          Values: Object.fromEntries(columns.map((column, i) => [column.key, row.cells[i] ?? ''])),
        })),
    ]),
  )
}

export const handlers = {
  liveFeed: (context, { gameId }) => readLiveFeed(context, gameId),
} satisfies Partial<CallHandlers>
