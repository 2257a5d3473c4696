import type { CallHandlers } from '../call-handlers.ts'
import type { BoxScore, BoxTeam } from '../../../src/contract/box-score.schema.ts'
import type { Game } from '../../../src/contract/game.schema.ts'
import type { LiveDetails, LiveTeam } from '../../../src/contract/live.schema.ts'
import type { StatLeader } from '../../../src/contract/season-stats.schema.ts'
import { findLeaders, type LeaderLine } from '../../../src/domain/games/box-leaders.ts'
import { playText, type Side } from '../../../src/domain/games/box-score.ts'
import { isComplete } from '../../../src/domain/games/game.ts'
import { percentOf } from '../../../src/domain/number.ts'
import { readGame } from '../games/games.ts'
import { readBoxScore } from './live.ts'
import type { ReadContext } from '../read-context.ts'
import { readRoster } from '../people/rosters.ts'

/** Recent plays included for a page that opens late. */
const lastPlays = 5

/** The state of a game with its last plays and leaders; null before its first stat file. */
export async function readLiveDetails(
  context: ReadContext,
  gameId: number,
): Promise<LiveDetails | null> {
  const game = await readGame(context, gameId)
  const box = await readBoxScore(context, gameId)
  if (!game?.live || !box) return null
  const { live } = game
  const [us, them] = teamsOf(game, box)
  const plays = box.plays
    .flatMap(({ period, plays: some }) => some.map((play) => ({ period, ...play })))
    .slice(-lastPlays)
    .toReversed()
  return {
    gameId,
    hasStarted: live.gameState >= 3,
    isComplete: isComplete(live.gameState),
    clockSeconds: parseClockSeconds(live.clock),
    period: { number: live.period, regulation: box.status.regulation, name: box.periodName },
    home: us.isHome ? us : them,
    away: us.isHome ? them : us,
    school: us,
    opponent: them,
    lastPlays: plays.map(({ id, period, clock, side, text, score }) => ({
      id,
      period,
      clock,
      isSchool: side === null ? null : (side === 'home') === box.thisTeamIsHomeTeam,
      text: playText(text, [box.homeTeam.id, box.visitingTeam.id]),
      score,
    })),
    leaders: await gameLeaders(context, game, box),
    live,
  }
}

function teamsOf({ live, opponent }: Game, box: BoxScore): [LiveTeam, LiveTeam] {
  const isHome = box.thisTeamIsHomeTeam
  const [us, them] = isHome ? [box.homeTeam, box.visitingTeam] : [box.visitingTeam, box.homeTeam]
  return [
    {
      name: us.name,
      abbreviation: us.id,
      score: live!.teamScore,
      periodScores: live!.teamPeriods,
      timeouts: [],
      isHome,
      isSchool: true,
    },
    {
      name: opponent.title,
      abbreviation: them.id,
      score: live!.opponentScore,
      periodScores: live!.opponentPeriods,
      timeouts: [],
      isHome: !isHome,
      isSchool: false,
    },
  ]
}

/** '08:39' → 519; -1 without a clock, as feeds of sports without a clock have it. */
export function parseClockSeconds(clock: string | null): number {
  const [, minutes, seconds] = /^(\d+):(\d{2})/.exec(clock ?? '') ?? []
  return minutes && seconds ? Number(minutes) * 60 + Number(seconds) : -1
}

/**
 * The leader of each team by category, with their pictures. Bars are relative to the better of the
 * two.
 */
export async function gameLeaders(
  context: ReadContext,
  game: Pick<Game, 'sport' | 'season'>,
  box: BoxScore,
): Promise<LiveDetails['leaders']> {
  const roster = await readRoster(context, game.sport.id, game.season)
  const players = new Map(roster?.players.map((player) => [player.rosterPlayerId, player]))
  const ourSide: Side = box.thisTeamIsHomeTeam ? 'home' : 'visitor'
  return findLeaders(box).map(({ key, title, best, other }) => {
    const bestValue = Number(best?.value ?? 0)
    const toStatLeader = (leaderLine: LeaderLine | null): StatLeader | null => {
      if (!leaderLine) return null
      const { uni, position } = rowOf(
        leaderLine.side === 'home' ? box.homeTeam : box.visitingTeam,
        leaderLine.name,
      )
      const player =
        leaderLine.rosterPlayerId === null ? undefined : players.get(leaderLine.rosterPlayerId)
      return {
        id: player ? leaderLine.rosterPlayerId : null,
        name: leaderLine.name,
        number: player?.jerseyNumber ?? uni,
        position: player?.positionShort || position,
        image: player?.image ?? null,
        stat: {
          description: leaderLine.detail,
          name: title,
          value: leaderLine.value,
          progress: percentOf(Number(leaderLine.value), bestValue),
        },
      }
    }
    const leaderOf = (isOurs: boolean) =>
      toStatLeader(
        [best, other].find((leader) => leader && (leader.side === ourSide) === isOurs) ?? null,
      )
    return { key, title, school: leaderOf(true), opponent: leaderOf(false) }
  })
}

function rowOf(team: BoxTeam, name: string): { uni: string; position: string | null } {
  const rows = team.tables.flatMap((table) => table.rows).filter((row) => row.name === name)
  return {
    uni: rows[0]?.uni ?? '',
    position: rows.find(({ position }) => position !== null)?.position ?? null,
  }
}

export const handlers = {
  liveDetails: (context, { gameId }) => readLiveDetails(context, gameId),
} satisfies Partial<CallHandlers>
