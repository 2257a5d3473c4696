import { readGame } from '../content/games/games.ts'
import { readAlerts } from '../content/notices/notices.ts'
import { isWanted } from '../content/push/push-subscribers.ts'
import { gamesFrom, tell } from '../content/push/push-told.ts'
import { ReadContext } from '../content/read-context.ts'
import { zoneOf } from '../content/running.ts'
import type { Store } from '../db/store.ts'
import type { NotificationPreferences } from '../../src/contract/follow.schema.ts'
import type { Game } from '../../src/contract/game.schema.ts'
import { addDays } from '../../src/domain/calendar/when.ts'
import { wallClock, momentOf } from '../../src/domain/calendar/zone.ts'
import { kindOf, type GameKind } from '../../src/domain/games/game.ts'

/**
 * A game as those who are told of it last heard of it. `scoredAt`: the moment for which the last
 * news of a score was set, milliseconds since 1970.
 */
export type Told = {
  kind: GameKind
  us: string
  them: string
  period: number
  periodLabel: string
  date: string
  time: string
  place: string
  scoredAt: number
}

/**
 * What has happened: `corrected` is another score after the end; `lead` says who went ahead; `was`
 * is what a schedule said before.
 */
export type News =
  | { kind: 'start' }
  | { kind: 'score'; lead: 'us' | 'them' | 'level' | null }
  | {
      kind: 'period'
      /** The period that is over, from 1; null at half-time, which has words of its own. */
      ended: number | null
    }
  | { kind: 'final'; corrected: boolean }
  | {
      kind: 'schedule'
      change: 'moved' | 'place' | 'postponed' | 'cancelled' | 'on again'
      was: Told
    }

/** Sports where each point would be a message: there only a change of the lead is news. */
const manyPoints = new Set(['mbball', 'wbball', 'wvball', 'mvball'])

export const toldOf = (game: Game, scoredAt = 0): Told => ({
  kind: kindOf(game),
  us: game.result?.teamScore ?? game.live?.teamScore ?? '',
  them: game.result?.opponentScore ?? game.live?.opponentScore ?? '',
  period: game.live?.period ?? 0,
  periodLabel: game.live?.periodLabel ?? '',
  date: game.date,
  time: game.time,
  place: game.facility?.title ?? game.location ?? '',
  scoredAt,
})

/**
 * What makes a message, the weightier last: of several at once a browser gets the last of those it
 * wants. `today` is the department's day.
 */
export function newsOf(
  before: Told,
  now: Told,
  { sport }: Pick<Game, 'sport'>,
  today: string,
): News[] {
  if (now.kind === 'live')
    return before.kind === 'live'
      ? ofPlay(before, now, manyPoints.has(sport.globalSportShortName ?? ''))
      : before.kind === 'final'
        ? []
        : [{ kind: 'start' }]
  if (now.kind === 'final') return ofEnd(before, now, today)
  // What was played is not moved any more, and a day that is gone is history.
  const change =
    now.date.slice(0, 10) >= today || before.date.slice(0, 10) >= today
      ? ofSchedule(before, now)
      : null
  return change ? [{ kind: 'schedule', change, was: before }] : []
}

function ofPlay(before: Told, now: Told, byLead: boolean): News[] {
  const lead = leader(now) === leader(before) ? null : leader(now)
  const scored = before.us !== now.us || before.them !== now.them
  const score: News[] = scored && (!byLead || lead !== null) ? [{ kind: 'score', lead }] : []
  // At half-time the second (or first) period is still the one that is on, and it is over already
  // when the next begins.
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

const isHalf = ({ periodLabel }: Told): boolean => /^half/i.test(periodLabel)

function ofEnd(before: Told, now: Told, today: string): News[] {
  const corrected = before.kind === 'final'
  if (corrected && before.us === now.us && before.them === now.them) return []
  // A result that is entered weeks later is no news; a correction counts while the game is.
  const late = Date.parse(today) - Date.parse(now.date.slice(0, 10)) > 2 * 86_400_000
  return late && before.kind !== 'live' ? [] : [{ kind: 'final', corrected }]
}

function ofSchedule(before: Told, now: Told): Extract<News, { kind: 'schedule' }>['change'] | null {
  const off = (kind: GameKind) => kind === 'postponed' || kind === 'cancelled'
  if (off(now.kind) && now.kind !== before.kind) return now.kind as 'postponed' | 'cancelled'
  if (off(now.kind)) return null
  if (off(before.kind)) return 'on again'
  if (before.date !== now.date || before.time !== now.time) return 'moved'
  return before.place === now.place ? null : 'place'
}

function leader({ us, them }: Told): 'us' | 'them' | 'level' {
  const by = (Number.parseFloat(us) || 0) - (Number.parseFloat(them) || 0)
  return by > 0 ? 'us' : by < 0 ? 'them' : 'level'
}

/** What was last told of an alert: one that begins anew is news again. */
export type ToldAlert = { title: string; startDate: string | null }

/**
 * Notes how games to come and running alerts are when somebody wants to be told of them and nobody
 * did before: what is so already is no news, what changes from now on is. Where others are told
 * already, what was told to them counts.
 */
export async function noteBaseline(
  store: Store,
  tenant: string,
  { teams, alerts }: NotificationPreferences,
): Promise<void> {
  const context = new ReadContext(store, tenant)
  const day = wallClock(context.now, await zoneOf(context)).slice(0, 10)
  for (const { sportId } of teams) {
    if (await isWanted(store, tenant, `sport:${sportId}:`)) continue
    for (const id of await gamesFrom(store, tenant, sportId, day)) {
      const game = await readGame(context, id)
      if (game) await tell<Told>(store, tenant, 'game', id, () => toldOf(game))
    }
  }
  if (!alerts || (await isWanted(store, tenant, 'alert'))) return
  for (const { id, title, startDate } of await readAlerts(context))
    await tell<ToldAlert>(store, tenant, 'alert', id, () => ({ title, startDate }))
}

/**
 * The moment at which a visitor's quiet hours that are on now end, in milliseconds since 1970; null
 * outside of them. From = to is no hour at all.
 */
export function quietUntil(
  { quiet, timeZone }: Pick<NotificationPreferences, 'quiet' | 'timeZone'>,
  now: number,
): number | null {
  if (!quiet || quiet.from === quiet.to) return null
  const wall = wallClock(new Date(now), timeZone)
  const [day, clock] = [wall.slice(0, 10), wall.slice(11, 16)]
  const overMidnight = quiet.from > quiet.to
  const on = overMidnight
    ? clock >= quiet.from || clock < quiet.to
    : clock >= quiet.from && clock < quiet.to
  if (!on) return null
  const endsTomorrow = overMidnight && clock >= quiet.from
  return momentOf(`${endsTomorrow ? addDays(day, 1) : day}T${quiet.to}:00`, timeZone).getTime()
}
