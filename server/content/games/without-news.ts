import { readTimeZone } from '../department-clock.ts'
import type { ReadContext } from '../read-context.ts'
import { addDays, lastsDays } from '../../../src/domain/calendar/when.ts'
import { toInstant } from '../../../src/domain/calendar/time-zone.ts'
import { isLive, getGameKind } from '../../../src/domain/games/game.ts'
import type { Game } from '../../../src/contract/game.schema.ts'
import type { LiveGame } from '../../../src/contract/live.schema.ts'

const hour = 3_600_000
const day = 24 * hour

/**
 * Whether a game in progress had no stat file for a day: it ended, or was stopped, unreported. The
 * answer expires when that becomes true.
 */
export function isSilent(
  context: Pick<ReadContext, 'now' | 'changesAt'>,
  { gameState, updatedAt }: Pick<LiveGame, 'gameState' | 'updatedAt'>,
): boolean {
  if (!isLive(gameState)) return false
  const from = Date.parse(updatedAt) + day
  if (from <= context.now.getTime()) return true
  context.changesAt(from)
  return false
}

/**
 * When a game that has no result should have had one, in milliseconds since 1970: the day after its
 * last one begins, and six hours after its start.
 */
export const resultDue = (
  { date, endDate, dateUtc }: Pick<Game, 'date' | 'endDate' | 'dateUtc'>,
  zone: string,
): number =>
  Math.max(
    toInstant(`${addDays(endDate ?? date, 1)}T00:00:00`, zone).getTime(),
    dateUtc ? Date.parse(dateUtc) + 6 * hour : 0,
  )

/** A game of one day without news has no score to wait for this long after its start. */
const scoreDueAfter = 1.5 * hour

/**
 * A game leads home and its sport's page this long after its start: while it is played and until
 * the next morning.
 */
const leadsFor = 12 * hour

/**
 * A game as it is shown now. In progress, but silent for a day: no longer live. Without a result
 * when it was due: status O, which is neither upcoming nor a result. Past its start without news:
 * begun; 90 minutes later its score is overdue. On its day: a game day. A result of a game that
 * began a short time ago is the latest. The answer expires when one of them changes.
 */
export async function asShownNow(context: ReadContext, game: Game): Promise<Game> {
  const now = context.now.getTime()
  if (getGameKind(game) === 'live')
    return game.live && isSilent(context, game.live)
      ? asShownNow(context, { ...game, gameState: 0, status: 'A' })
      : game
  const kind = getGameKind(game)
  if (kind === 'final') return asLatest(context, game)
  if ((kind !== 'upcoming' && kind !== 'delayed') || game.status === 'O') return game
  const last = Date.parse(`${(game.endDate ?? game.date).slice(0, 10)}T00:00:00Z`)
  if (last > now + 2 * day) return game
  const due = last < now - 3 * day ? now : resultDue(game, await readTimeZone(context))
  if (due <= now) return { ...game, status: 'O', gameState: 0 }
  const dayBegins = toInstant(
    `${game.date.slice(0, 10)}T00:00:00`,
    await readTimeZone(context),
  ).getTime()
  if (dayBegins > now) {
    context.changesAt(dayBegins)
    return game
  }
  context.changesAt(due)
  const start = game.dateUtc ? Date.parse(game.dateUtc) : Number.NaN
  if (kind === 'upcoming' && start <= now) {
    const scoreDue = lastsDays(game) ? due : start + scoreDueAfter
    context.changesAt(scoreDue)
    return {
      ...game,
      isGameDay: true,
      hasBegun: true,
      ...(scoreDue <= now && { isScoreOverdue: true }),
    }
  }
  context.changesAt(start)
  return { ...game, isGameDay: true }
}

function asLatest(context: ReadContext, game: Game): Game {
  const start = game.dateUtc ? Date.parse(game.dateUtc) : 0
  const now = context.now.getTime()
  if (start > now || start + leadsFor <= now) return game
  context.changesAt(start + leadsFor)
  return { ...game, isLatest: true }
}
