import type { Game } from '../../contract/game.schema.ts'
import { dayNumber, monthName, shortMonth, shortWeekday } from '../calendar/when.ts'
import { isOmittedFromLists, isToCome, getGameKind } from './game.ts'

/** All, Home, Away, Neutral. */
export const locationFilters = [
  ['', 'All'],
  ['H', 'Home'],
  ['A', 'Away'],
  ['N', 'Neutral'],
] as const
export type LocationFilter = (typeof locationFilters)[number][0]
export const parseLocationFilter = (value: string | null): LocationFilter =>
  locationFilters.find(([where]) => where === value)?.[0] ?? ''

/** A schedule as rows or cards; the department's default unless the URL says otherwise. */
export const views = ['list', 'cards'] as const
export type View = (typeof views)[number]
export const parseScheduleView = (value: string | null, defaultView: View): View =>
  views.find((view) => view === value) ?? defaultView

/** Only the indicator makes a game neutral, never at or vs. */
export const filterByLocation = (games: readonly Game[], where: LocationFilter): Game[] =>
  games.filter((game) => !where || game.locationIndicator === where)

/** The games of a schedule, each once, by date; unknown times come last in their day. */
export function listGames(games: readonly Game[]): Game[] {
  const once = [...new Map(games.map((game) => [game.id, game])).values()]
  return once.filter((game) => !isOmittedFromLists(game)).toSorted(byDay)
}

const untimed = (game: Game) => Number(game.tbd || /T00:00/.test(game.date))
function byDay(a: Game, b: Game): number {
  const [left, right] = [a.date.slice(0, 10), b.date.slice(0, 10)]
  if (left !== right) return left < right ? -1 : 1
  return (
    untimed(a) - untimed(b) ||
    (a.date < b.date ? -1 : a.date > b.date ? 1 : 0) ||
    (a.doubleheaderGame ?? 0) - (b.doubleheaderGame ?? 0) ||
    a.id - b.id
  )
}

export type GameRun = { tournament: string | null; games: Game[] }
export type Month = { key: string; name: string; year: string; runs: GameRun[] }

/**
 * Months, and within them consecutive games of one tournament. The year is from the game's date.
 */
export function groupByMonth(games: readonly Game[]): Month[] {
  const months: Month[] = []
  for (const game of games) {
    const key = game.date.slice(0, 7)
    if (months.at(-1)?.key !== key)
      months.push({ key, name: monthName(game.date), year: key.slice(0, 4), runs: [] })
    const runs = months.at(-1)?.runs ?? []
    const tournament = game.tournament?.title.trim() || null
    if (runs.length === 0 || runs.at(-1)?.tournament !== tournament)
      runs.push({ tournament, games: [] })
    runs.at(-1)?.games.push(game)
  }
  return months
}

/** The first game to come after all that are decided or have begun. */
export function nextGame(games: readonly Game[]): Game | undefined {
  const last = games.findLastIndex((game) => ['final', 'live', 'begun'].includes(getGameKind(game)))
  return games.find((game, i) => i > last && isToCome(game))
}

/** The game in progress, else one that has begun, else the next one. */
export const currentOrNextGame = (games: readonly Game[]): Game | undefined =>
  games.find((game) => getGameKind(game) === 'live') ??
  games.find((game) => getGameKind(game) === 'begun') ??
  nextGame(games)

/** Games on the first screen of a list, also on a phone. */
const gamesInView = 6

/** The featured game; none when the list shows it on its first screen anyway. */
export function featuredGame(games: readonly Game[]): Game | undefined {
  const game = currentOrNextGame(games)
  return game && games.indexOf(game) >= gamesInView ? game : undefined
}

/** Finished games that stay in the list before the one to come. */
const recentGames = 2

/**
 * What a season that goes on folds: more than one game before the last two that are finished; none
 * of a finished season.
 */
export function earlierGames(games: readonly Game[]): Game[] {
  const current = currentOrNextGame(games)
  const before = current ? games.slice(0, games.indexOf(current)) : []
  const finals = before.filter((game) => getGameKind(game) === 'final')
  const recent = finals.at(-recentGames)
  return recent && finals.length > recentGames + 1 ? before.slice(0, before.indexOf(recent)) : []
}

/** '5' and 'Sat'; for several days '5–7' and 'Fri–Sun'; across months '30–Nov. 1'. */
export function dayBlock({ date, endDate }: Pick<Game, 'date' | 'endDate'>): {
  days: string
  weekdays: string
} {
  const days = dayNumber(date)
  const weekdays = shortWeekday(date)
  if (!endDate || endDate.slice(0, 10) <= date.slice(0, 10)) return { days, weekdays }
  const last =
    endDate.slice(0, 7) === date.slice(0, 7)
      ? dayNumber(endDate)
      : `${shortMonth(endDate)} ${dayNumber(endDate)}`
  return { days: `${days}–${last}`, weekdays: `${weekdays}–${shortWeekday(endDate)}` }
}

/** By type or by text only; 'Alumni Day' and 'Boiling Springs' are not exhibitions. */
export const isExhibition = (
  game: Pick<Game, 'type'> & { opponent: Pick<Game['opponent'], 'title'> },
): boolean =>
  game.type === 'S' ||
  /\((?:exh?|exhib)\.?\)|\bexhibition\b|\bscrimmage\b/i.test(game.opponent.title)
