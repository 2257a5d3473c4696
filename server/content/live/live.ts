import type { CallHandlers } from '../call-handlers.ts'
import { readOrReport } from '../docs.ts'
import { readUpcoming } from '../games/events.ts'
import { liveState } from '../games/games.ts'
import { isSilent } from '../games/without-news.ts'
import { publishedDoc } from './stat-files.ts'
import type { ReadContext } from '../read-context.ts'
import { withSeasonRecords } from '../stats/decisions.ts'
import type { BoxScore } from '../../../src/contract/box-score.schema.ts'
import type { LiveGame, LiveStats } from '../../../src/contract/live.schema.ts'
import type { LiveStream } from '../../../src/contract/live-feed.schema.ts'
import { isComplete, isLive, isOff, getGameKind } from '../../../src/domain/games/game.ts'

/** Days after which a finished game is left out of the live list. */
const news = 2
const day = 86_400_000

/**
 * Games in progress, and games finished today or yesterday, so that a polling page sees the end of
 * a game.
 */
export async function readLiveStats(context: ReadContext): Promise<LiveStats> {
  context.touch('games')
  const since = new Date(context.now.getTime() - news * day).toISOString().slice(0, 10)
  context.changesAt((Math.floor(context.now.getTime() / day) + 1) * day)
  const rows = await context.db
    .selectFrom('game')
    .innerJoin('live_game', (j) =>
      j.onRef('live_game.tenant', '=', 'game.tenant').onRef('live_game.game_id', '=', 'game.id'),
    )
    .select(['live_game.doc', 'game.date', 'game.id', 'game.over'])
    .where('game.tenant', '=', context.tenant)
    // A game in progress is included whenever it began.
    .where((e) => e.or([e('game.over', '=', 0), e('game.date', '>=', since)]))
    .orderBy('game.id')
    .execute()
  const games = rows.flatMap(({ doc, date, id, over }) => {
    const live = liveState(context, id, doc)
    if (!live) return []
    // A game that the schedule ended, or that is silent, is not in progress.
    const isShown = isLive(live.gameState) ? over === 0 && !isSilent(context, live) : date >= since
    return isShown ? [{ live }] : []
  })
  return {
    Games: games.map(({ live }) => ({
      Id: live.gameId,
      HasStarted: live.gameState >= 3,
      IsComplete: isComplete(live.gameState),
      Live: live,
    })),
  }
}

/** The published stat file of a game as a box score; null before the first. */
export async function readBoxScore(context: ReadContext, gameId: number): Promise<BoxScore | null> {
  context.touch(`game:${gameId}`)
  const doc = await publishedDoc(context, gameId)
  // Documents stored before corrections existed have none.
  return doc === undefined
    ? null
    : readOrReport(context, 'box score', gameId, () => {
        const box = JSON.parse(doc) as Omit<BoxScore, 'corrections'> & Partial<BoxScore>
        return { ...box, corrections: box.corrections ?? [] }
      })
}

/** Live states by game, for the hub that sends them. */
export async function readLiveGames(context: ReadContext, ids: number[]): Promise<LiveGame[]> {
  if (ids.length === 0) return []
  const rows = await context.db
    .selectFrom('live_game')
    .select(['game_id', 'doc'])
    .where('tenant', '=', context.tenant)
    .where('game_id', 'in', ids)
    .execute()
  return rows.flatMap(({ game_id, doc }) => liveState(context, game_id, doc) ?? [])
}

/** Upcoming games searched for videos. */
const looked = 20

/** Videos of a sport's games in progress, then of its upcoming games. */
async function readLiveStreams(context: ReadContext, sportId: number): Promise<LiveStream[]> {
  const { items } = await readUpcoming(context, { sportId, $pageSize: looked })
  const streams = items
    .filter((game) => !isOff(game))
    .flatMap((game) =>
      game.media.video?.url
        ? [
            {
              gameId: game.id,
              title: game.media.video.title,
              url: game.media.video.url,
              isLive: getGameKind(game) === 'live',
              date: game.date,
              time: game.time,
              opponent: game.opponent.title,
              atVs: game.atVs,
            },
          ]
        : [],
    )
  return streams.toSorted((a, b) => Number(b.isLive) - Number(a.isLive))
}

export const handlers = {
  boxScore: async (context, { gameId }) =>
    withSeasonRecords(context, await readBoxScore(context, gameId)),
  liveStats: readLiveStats,
  liveStreams: (context, { sportId }) => readLiveStreams(context, sportId),
} satisfies Partial<CallHandlers>
