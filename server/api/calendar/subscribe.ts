import { gameRows } from '../../../src/contract/game-tables.ts'
import type { CalendarDay, CalendarGame } from '../../../src/contract/calendar.schema.ts'
import type { SiteSettings } from '../../../src/contract/site.schema.ts'
import type { GameDetails } from '../../../src/contract/game-details.schema.ts'
import type { Sport } from '../../../src/contract/sport.schema.ts'
import { slugify } from '../../../src/domain/words/slug.ts'
import { addDays } from '../../../src/domain/calendar/when.ts'
import { formatEventTitle } from '../../content/games/calendar-event.ts'
import type { CalendarFilter } from '../../content/games/calendar.ts'
import { readRevisions } from '../../content/games/games.ts'
import type { ReadContext } from '../../content/read-context.ts'
import { readToday } from '../../content/department-clock.ts'
import type { Store } from '../../db/store.ts'
import { respond } from '../../http/body.ts'
import { BodyCache } from '../body-cache.ts'
import { callApi } from '../call-api.ts'
import { toCsv } from '../../content/csv.ts'
import { problem } from '../problem.ts'
import type { RequestContext, Router } from '../router.ts'
import { toIcs } from './ics.ts'

const types = { ICS: 'text/calendar; charset=utf-8', CSV: 'text/csv; charset=utf-8' } as const
type Type = keyof typeof types
type CalendarQuery = Pick<CalendarFilter, 'locationIndicator'> & {
  type: Type
  /** Distinct sport ids; empty for all sports. */
  sportIds: number[]
  /** Only this game. */
  gameId?: number | undefined
  /** Leaves out scores and results. */
  scoreless: boolean
}
type Made = { name: string; text: string }

/**
 * `/api/v2/Calendar/subscribe?type=ICS&sportId=…&locationIndicator=…`: a department's games for a
 * calendar app or a spreadsheet. `sportId=3,7` selects several sports, `gameId` one game,
 * `scores=none` leaves out scores.
 */
export class Subscriptions {
  #cache: BodyCache<string>

  constructor(store: Store) {
    this.#cache = new BodyCache(store)
  }

  routes(router: Router): void {
    router.get('/api/v2/calendar/subscribe', ({ env }) => this.#answer(env))
  }

  async #answer({ request, url, tenant, origin }: RequestContext): Promise<Response> {
    const query = askedOf(url)
    if (typeof query === 'string') return problem(400, query)
    const cached = await this.#cache.getOrMake(
      tenant,
      `${origin}|${JSON.stringify(query)}`,
      async (context) => {
        const calendar = await this.#textOf(context, query, origin)
        return { text: calendar?.text ?? null, more: calendar?.name ?? '' }
      },
    )
    if (!cached.body) return problem(404, `no game ${query.gameId ?? ''} is in the calendar`)
    return respond(request, 200, cached.body, {
      'content-type': types[query.type],
      'cache-control': 'no-cache',
      'content-disposition': `attachment; filename="${cached.more}.${query.type.toLowerCase()}"`,
      'access-control-allow-origin': '*',
    })
  }

  /** Null when the requested game is in no calendar. */
  async #textOf(
    context: ReadContext,
    { type, gameId, scoreless, ...filter }: CalendarQuery,
    origin: string,
  ): Promise<Made | null> {
    const singleGame = gameId === undefined ? null : await gameOf(context, gameId)
    if (gameId !== undefined && !singleGame) return null
    const foundGames = singleGame ? [singleGame] : await gamesOf(context, filter)
    const games = scoreless ? foundGames.map((game) => ({ ...game, result: null })) : foundGames
    const [only, ...others] = filter.sportIds
    const settings = (await callApi('settings', context, {})) as SiteSettings | null
    const sport =
      only === undefined || others.length > 0
        ? null
        : ((await callApi('sport', context, { sportId: only })) as Sport | null)
    const name = singleGame
      ? slugify(formatEventTitle(singleGame))
      : (sport?.globalSportNameSlug ?? (others.length > 0 ? 'my-teams' : 'calendar'))
    if (type === 'CSV') return { name, text: toCsv(gameRows(games)) }
    const title = [
      settings?.name ?? context.tenant,
      singleGame?.sport.title ?? sport?.title ?? (others.length > 0 ? 'My Teams' : null),
    ]
      .filter(Boolean)
      .join(' ')
    return {
      name,
      text: toIcs(games, {
        name: title,
        tenant: context.tenant,
        timeZone: settings?.timeZone ?? 'UTC',
        origin,
        revisions: await readRevisions(context),
      }),
    }
  }
}

async function gameOf(context: ReadContext, gameId: number): Promise<CalendarGame | null> {
  const game = (await callApi('game', context, { gameId })) as GameDetails | null
  return game?.gameCalendarExclude ? null : game
}

/** Days in one calendar read. A subscription covers one step back and two ahead. */
const step = 366

/** Uses the API calls, so that content from an upstream is included. */
async function gamesOf(
  context: ReadContext,
  { sportIds, locationIndicator }: Pick<CalendarQuery, 'sportIds' | 'locationIndicator'>,
): Promise<CalendarGame[]> {
  const day = await readToday(context)
  const spans = [-1, 0, 1].map((i) => ({
    start: addDays(day, i * step),
    end: addDays(day, (i + 1) * step - 1),
  }))
  const days = await Promise.all(
    spans.map(
      (span) =>
        callApi('calendarFromTo', context, {
          ...span,
          locationIndicator,
          ...(sportIds.length === 1 && { sportId: sportIds[0] }),
        }) as Promise<CalendarDay[]>,
    ),
  )
  const games = days
    .flat()
    .flatMap(({ events }) => events)
    .filter(({ sport }) => sportIds.length < 2 || sportIds.includes(sport.id))
  // An event that spans two reads is in both.
  return [...new Map(games.map((game) => [game.id, game])).values()]
}

/** The parsed query, with case-insensitive names; a message when it is invalid. */
function askedOf({ searchParams }: URL): CalendarQuery | string {
  const lowerCaseParams = new Map(
    [...searchParams].map(([name, value]) => [name.toLowerCase(), value]),
  )
  const type = (lowerCaseParams.get('type') ?? '').toUpperCase()
  if (!type) return 'type: is missing; ICS or CSV'
  if (type !== 'ICS' && type !== 'CSV') return `type: "${type.slice(0, 20)}" is not ICS or CSV`
  const sportId = lowerCaseParams.get('sportid')
  if (sportId && !/^\d{1,15}(?:,\d{1,15}){0,59}$/.test(sportId))
    return 'sportId: must be a number, or up to 60 with commas between them'
  const gameId = lowerCaseParams.get('gameid')
  if (gameId && !/^\d{1,15}$/.test(gameId)) return 'gameId: must be a number'
  const locationIndicator = (lowerCaseParams.get('locationindicator') ?? '').toUpperCase()
  if (
    locationIndicator &&
    locationIndicator !== 'H' &&
    locationIndicator !== 'A' &&
    locationIndicator !== 'N'
  )
    return 'locationIndicator: must be H, A or N'
  const scores = (lowerCaseParams.get('scores') ?? '').toLowerCase()
  if (scores && scores !== 'none') return 'scores: can only be none'
  return {
    type,
    scoreless: scores === 'none',
    gameId: gameId ? Number(gameId) : undefined,
    sportIds: [...new Set((sportId ?? '').split(',').map(Number))]
      .filter((id) => id > 0)
      .sort((a, b) => a - b),
    locationIndicator: locationIndicator ? (locationIndicator as 'H' | 'A' | 'N') : undefined,
  }
}
