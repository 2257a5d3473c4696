import type { LiveStream } from '../../../src/contract/stats.schema.ts'
import { kindOf } from '../../../src/domain/games/game.ts'
import { readUpcoming } from '../games/events.ts'
import type { ReadContext } from '../read-context.ts'

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
