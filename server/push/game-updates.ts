import { hasSubscribers } from '../content/push/push-subscribers.ts'
import { updateNotifiedState } from '../content/push/notified-state.ts'
import { alertsToTell, gamesToTell, settingsToTell } from '../content/push/told-content.ts'
import { ReadContext } from '../content/read-context.ts'
import type { Store } from '../db/store.ts'
import type { NotificationPreferences } from '../../src/contract/follow.schema.ts'
import type { Game } from '../../src/contract/game.schema.ts'
import { addDays } from '../../src/domain/calendar/when.ts'
import { toLocalDateTime, toInstant } from '../../src/domain/calendar/time-zone.ts'
import { getGameKind, isOffKind, type GameKind, type OffKind } from '../../src/domain/games/game.ts'
import { isSamePlace } from '../../src/domain/games/same-place.ts'

/**
 * A game's state in its last notification. `scoredAt`: the time for which the last score message
 * was scheduled, in milliseconds since 1970. `begun`: the day on which it was under way; `ended`:
 * its final score. Both stay when the game's state falls back. Rows from before a field have none.
 */
export type NotifiedGame = {
  kind: GameKind
  us: string
  them: string
  period: number
  periodLabel: string
  date: string
  dateUtc?: string | null
  time: string
  place: string
  town?: string
  scoredAt: number
  begun?: string
  ended?: string
}

/**
 * The news: `corrected` is a changed final score; `lead` the team that took the lead; `was` the
 * earlier schedule.
 */
export type GameUpdate =
  | { kind: 'start' }
  | { kind: 'score'; lead: 'us' | 'them' | 'level' | null }
  | {
      kind: 'period'
      /** The period that ended, from 1; null at halftime. */
      ended: number | null
    }
  | { kind: 'final'; corrected: boolean }
  | {
      kind: 'schedule'
      change: 'moved' | 'place' | OffKind | 'on again'
      was: NotifiedGame
    }

/** Sports with too many points for a message each: only lead changes are news. */
const manyPoints = new Set(['mbball', 'wbball', 'wvball', 'mvball'])

export function toNotifiedGame(game: Game, before: NotifiedGame | null = null): NotifiedGame {
  const kind = getGameKind(game)
  const now = {
    kind,
    us: game.result?.teamScore ?? game.live?.teamScore ?? '',
    them: game.result?.opponentScore ?? game.live?.opponentScore ?? '',
    period: game.live?.period ?? 0,
    periodLabel: game.live?.periodLabel ?? '',
    date: game.date,
    dateUtc: game.dateUtc,
    time: game.time,
    place: game.facility?.title ?? game.location ?? '',
    town: game.location ?? '',
    scoredAt: before?.scoredAt ?? 0,
    begun: kind === 'live' || kind === 'final' ? dayOf(game) : (before?.begun ?? ''),
    ended: before?.ended ?? '',
  }
  if (kind === 'final') return { ...now, ended: scoreOf(now) }
  // What was told of a game that falls back is not news again.
  return before && kind !== 'live' && now.begun === dayOf(game)
    ? { ...now, us: before.us, them: before.them, ...periodOf(before) }
    : now
}

const dayOf = ({ date }: { date: string }): string => date.slice(0, 10)
const scoreOf = ({ us, them }: Pick<NotifiedGame, 'us' | 'them'>): string => `${us}-${them}`
const periodOf = ({ period, periodLabel }: NotifiedGame) => ({ period, periodLabel })

/**
 * The news of a change, most important last: a browser gets the last one that it wants. `today` is
 * the department's date.
 */
export function diffGame(
  before: NotifiedGame,
  now: NotifiedGame,
  { sport }: Pick<Game, 'sport'>,
  today: string,
): GameUpdate[] {
  if (now.kind === 'live') {
    if (before.kind === 'final') return []
    return before.kind === 'live' || before.begun === dayOf(now)
      ? ofPlay(before, now, manyPoints.has(sport.globalSportShortName ?? ''))
      : [{ kind: 'start' }]
  }
  if (now.kind === 'final') return ofEnd(before, now, today)
  // A played or past game is not rescheduled.
  const change = dayOf(now) >= today || dayOf(before) >= today ? ofSchedule(before, now) : null
  return change ? [{ kind: 'schedule', change, was: before }] : []
}

function ofPlay(before: NotifiedGame, now: NotifiedGame, byLead: boolean): GameUpdate[] {
  const lead = leader(now) === leader(before) ? null : leader(now)
  const scored = before.us !== now.us || before.them !== now.them
  const score: GameUpdate[] = scored && (!byLead || lead !== null) ? [{ kind: 'score', lead }] : []
  // At halftime the second (or first) period is still the current one, and it has ended when the
  // next begins.
  const half = isHalf(now) && !isHalf(before)
  const next = now.period > before.period && before.period > 0 && !isHalf(before)
  return [
    ...score,
    ...(half
      ? [{ kind: 'period' as const, ended: null }]
      : next
        ? [{ kind: 'period' as const, ended: before.period }]
        : []),
  ]
}

const isHalf = ({ periodLabel }: NotifiedGame): boolean => /^half/i.test(periodLabel)

function ofEnd(before: NotifiedGame, now: NotifiedGame, today: string): GameUpdate[] {
  const ended = before.ended || (before.kind === 'final' ? scoreOf(before) : '')
  const corrected = ended !== ''
  if (ended === scoreOf(now)) return []
  // A result entered weeks later is not news; a correction counts only as long as the game does.
  const isLate = Date.parse(today) - Date.parse(dayOf(now)) > 2 * 86_400_000
  return isLate && before.kind !== 'live' ? [] : [{ kind: 'final', corrected }]
}

function ofSchedule(
  before: NotifiedGame,
  now: NotifiedGame,
): Extract<GameUpdate, { kind: 'schedule' }>['change'] | null {
  if (isOffKind(now.kind)) return now.kind === before.kind ? null : now.kind
  if (isOffKind(before.kind)) return 'on again'
  if (isMoved(before, now)) return 'moved'
  return isElsewhere(before, now) ? 'place' : null
}

/** A venue that is added to its town, or a town to its venue, is not another place. */
const isElsewhere = (before: NotifiedGame, now: NotifiedGame): boolean =>
  !isSamePlace(before.place, now.place) && !isSamePlace(wholePlace(before), wholePlace(now))
const wholePlace = ({ place, town = '' }: NotifiedGame): string =>
  `${place}, ${place === town ? '' : town}`

/**
 * Whether the game begins at another time. The spelling of a time and remarks in it do not count.
 */
const isMoved = (before: NotifiedGame, now: NotifiedGame): boolean =>
  before.date !== now.date && (!before.dateUtc || before.dateUtc !== now.dateUtc)

function leader({ us, them }: NotifiedGame): 'us' | 'them' | 'level' {
  const by = (Number.parseFloat(us) || 0) - (Number.parseFloat(them) || 0)
  return by > 0 ? 'us' : by < 0 ? 'them' : 'level'
}

/** The last notified state of an alert: one with a new start is news again. */
export type NotifiedAlert = { title: string; startDate: string | null }

/**
 * Stores the current state of upcoming games and running alerts when they get their first
 * subscriber, so that only later changes are news. An existing state is kept.
 */
export async function recordBaseline(
  store: Store,
  tenant: string,
  { teams, alerts }: NotificationPreferences,
): Promise<void> {
  const context = new ReadContext(store, tenant)
  const zone = (await settingsToTell(context))?.timeZone ?? 'UTC'
  const day = toLocalDateTime(context.now, zone).slice(0, 10)
  for (const { sportId } of teams) {
    if (await hasSubscribers(store, tenant, `sport:${sportId}:`)) continue
    for (const game of await gamesToTell(context, sportId, day))
      await updateNotifiedState<NotifiedGame>(store, tenant, 'game', game.id, () =>
        toNotifiedGame(game),
      )
  }
  if (!alerts || (await hasSubscribers(store, tenant, 'alert'))) return
  for (const { id, title, startDate } of await alertsToTell(context))
    await updateNotifiedState<NotifiedAlert>(store, tenant, 'alert', id, () => ({
      title,
      startDate,
    }))
}

/**
 * When a visitor's current quiet hours end, in milliseconds since 1970; null outside of them. The
 * same start and end means no quiet hours.
 */
export function quietUntil(
  { quiet, timeZone }: Pick<NotificationPreferences, 'quiet' | 'timeZone'>,
  now: number,
): number | null {
  if (!quiet || quiet.from === quiet.to) return null
  const wall = toLocalDateTime(new Date(now), timeZone)
  const [day, clock] = [wall.slice(0, 10), wall.slice(11, 16)]
  const overMidnight = quiet.from > quiet.to
  const on = overMidnight
    ? clock >= quiet.from || clock < quiet.to
    : clock >= quiet.from && clock < quiet.to
  if (!on) return null
  const endsTomorrow = overMidnight && clock >= quiet.from
  return toInstant(`${endsTomorrow ? addDays(day, 1) : day}T${quiet.to}:00`, timeZone).getTime()
}
