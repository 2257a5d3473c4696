import { readBoxScore } from '../live/live.ts'
import type { ReadContext } from '../read-context.ts'
import type { Schedule } from '../../../src/contract/game.schema.ts'
import type { PlayerStats } from '../../../src/contract/player-stats.schema.ts'
import { getGameKind } from '../../../src/domain/games/game.ts'
import { describePlayerLine } from '../../../src/domain/games/player-line.ts'
import { gameCenterHref } from '../../../src/routes/links.ts'

/** The player's line in the team's game in progress; nothing before its box score has one. */
export async function readLiveLine(
  context: ReadContext,
  schedule: Schedule | null,
  rosterPlayerId: number,
): Promise<Pick<PlayerStats, 'live'>> {
  const game = schedule?.games.find((candidate) => getGameKind(candidate) === 'live')
  const box = game && (await readBoxScore(context, game.id))
  if (!box) return {}
  const team = box.thisTeamIsHomeTeam ? box.homeTeam : box.visitingTeam
  const line = describePlayerLine(team, rosterPlayerId)
  if (line === null) return {}
  const { id: gameId, atVs, opponent } = game
  return {
    live: { gameId, atVs, opponent: opponent.title, words: line, url: gameCenterHref(game) },
  }
}
