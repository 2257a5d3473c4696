import { readable } from '../docs.ts'
import { readUpcoming } from '../games/events.ts'
import { liveState } from '../games/games.ts'
import { publishedDoc } from './stat-files.ts'
import type { ReadContext } from '../read-context.ts'
import type { BoxScore } from '../../../src/contract/box-score.schema.ts'
import type { LiveGame, LiveStats } from '../../../src/contract/live.schema.ts'
import type { LiveStream } from '../../../src/contract/stats.schema.ts'
import { isComplete, isLive, kindOf } from '../../../src/domain/games/game.ts'

/**
 * Days after which a finished game is no longer news to a page that polls, or to one that comes
 * back.
 */
const news = 2
const day = 86_400_000

/**
 * Every game that is on, and the finished of today and yesterday: a page that polls must see the
 * end of a game, too.
 */
export async function readLiveStats(reading: ReadContext): Promise<LiveStats> {
  reading.touch('games')
  const since = new Date(reading.now.getTime() - news * day).toISOString().slice(0, 10)
  reading.changesAt((Math.floor(reading.now.getTime() / day) + 1) * day)
  const rows = await reading.db
    .selectFrom('game')
    .innerJoin('live_game', (j) =>
      j.onRef('live_game.tenant', '=', 'game.tenant').onRef('live_game.game_id', '=', 'game.id'),
    )
    .select(['live_game.doc', 'game.date', 'game.id'])
    .where('game.tenant', '=', reading.tenant)
    // A game that is on is not over, however long ago it began.
    .where((e) => e.or([e('game.over', '=', 0), e('game.date', '>=', since)]))
    .orderBy('game.id')
    .execute()
  const games = rows.flatMap(({ doc, date, id }) => {
    const live = liveState(reading, id, doc)
    return live && (isLive(live.gameState) || date >= since) ? [{ live }] : []
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

/** The published stat file of a game as our box score; null before the first. */
export async function readBoxScore(reading: ReadContext, gameId: number): Promise<BoxScore | null> {
  reading.touch(`game:${gameId}`)
  const doc = await publishedDoc(reading, gameId)
  // One that was stored before corrections were has none.
  return doc === undefined
    ? null
    : readable(reading, 'box score', gameId, () => {
        const box = JSON.parse(doc) as Omit<BoxScore, 'corrections'> & Partial<BoxScore>
        return { ...box, corrections: box.corrections ?? [] }
      })
}

/** Live states by game, for the hub that sends them. */
export async function readLiveGames(reading: ReadContext, ids: number[]): Promise<LiveGame[]> {
  if (ids.length === 0) return []
  const rows = await reading.db
    .selectFrom('live_game')
    .select(['game_id', 'doc'])
    .where('tenant', '=', reading.tenant)
    .where('game_id', 'in', ids)
    .execute()
  return rows.flatMap(({ game_id, doc }) => liveState(reading, game_id, doc) ?? [])
}

/** Games to come among which videos are looked for. */
const looked = 20

/** Videos of a sport's games that are on, then of those to come. */
export async function readLiveStreams(
  reading: ReadContext,
  sportId: number,
): Promise<LiveStream[]> {
  const { items } = await readUpcoming(reading, { sportId, $pageSize: looked })
  const streams = items
    .filter((game) => !['cancelled', 'postponed'].includes(kindOf(game)))
    .flatMap((game) =>
      game.media.video?.url
        ? [
            {
              gameId: game.id,
              title: game.media.video.title,
              url: game.media.video.url,
              isLive: kindOf(game) === 'live',
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
