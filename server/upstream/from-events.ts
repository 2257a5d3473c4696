import type { ApiName } from '../../src/contract/api.ts'
import type { CalendarDay } from '../../src/contract/calendar.schema.ts'
import type { Game, GamePage } from '../../src/contract/game.schema.ts'
import type { SiteSettings } from '../../src/contract/site.schema.ts'
import { buildHero } from '../content/games/game-center.ts'
import { buildLayout } from '../content/games/game-center-layout.ts'
import type { CallResult } from '../content/content-source.ts'

type Ask = (name: ApiName, query: Record<string, unknown>) => Promise<CallResult>

/** Most events of a month that are asked for, of each list. */
const maxEvents = 300

/**
 * What the upstream answers with no data or not at all, made of its events, which the specification
 * describes: the layout and hero of a game center that an event links to, and a month of the
 * calendar. Null for other calls, and when the events do not have it.
 */
export async function fromEvents(
  name: ApiName,
  params: Record<string, unknown>,
  ask: Ask,
  now: Date,
): Promise<CallResult | null> {
  if (name === 'calendarMonth') return monthOf(params, ask)
  if (name !== 'gameCenterLayout' && name !== 'gameCenterHero') return null
  const gameId = Number(params['gameId'])
  for (const list of ['results', 'upcoming'] as const) {
    const events = await ask(list, { gameId })
    const game = (events.value as GamePage).items.find(({ id }: Game) => id === gameId)
    if (!game?.gameCenterLink) continue
    if (name === 'gameCenterLayout')
      return { ...events, value: buildLayout(game, false, { promoGroupId: null }) }
    const settings = await ask('settings', {})
    return {
      ...ageOfParts([events, settings]),
      value: buildHero(game, settings.value as SiteSettings | null, now),
    }
  }
  return null
}

/** A value is as old as its oldest part. */
const ageOfParts = (parts: CallResult[]) => ({
  at: Math.min(...parts.map(({ at }) => at)),
  saved: parts.some(({ saved }) => saved),
})

/** The events of a month by their days. A list can ignore the days that are asked for. */
async function monthOf(params: Record<string, unknown>, ask: Ask): Promise<CallResult | null> {
  const { date, sportId, locationIndicator } = params
  const month = /^\d{4}-\d{2}/.exec(String(date))?.[0]
  if (month === undefined) return null
  const end = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0))
  const query = {
    startDate: `${month}-01`,
    endDate: end.toISOString().slice(0, 10),
    sportId,
    locationIndicator,
    $pageSize: maxEvents,
  }
  const lists = await Promise.all([ask('results', query), ask('upcoming', query)])
  const games = new Map(
    lists
      .flatMap(({ value }) => (value as GamePage).items)
      .filter(
        (game) =>
          game.date.startsWith(month) &&
          (sportId === undefined || game.sport.id === sportId) &&
          (locationIndicator === undefined || game.locationIndicator === locationIndicator),
      )
      .map((game) => [game.id, game]),
  )
  if (games.size === 0) return null
  const days = Map.groupBy(
    [...games.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    (game) => game.date.slice(0, 10),
  )
  const value: CalendarDay[] = [...days].map(([day, events]) => ({
    date: day,
    events: events.map((game) => ({ ...game, endDateUtc: null })),
  }))
  return { value, ...ageOfParts(lists) }
}
