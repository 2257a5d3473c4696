import { addDays } from '../../../src/domain/calendar/when.ts'
import { toIndexTerms } from '../../../src/domain/search/search.ts'
import { findByTerms, type Hit } from '../../db/search-terms.ts'
import type { ReadContext } from '../read-context.ts'
import { currentGames, orderGames, type GameKinds } from './game-order.ts'

/** Words of sports that do not tell which one. */
const teamGender = /^(?:wo)?mens?$/

/** The ids of sports whose name, or the main word of it, is all that was typed. */
export const namedSports = (hits: readonly Hit[], searchTerms: readonly string[]): Set<number> =>
  new Set(
    hits
      .filter(({ kind, title }) => {
        const titleTerms = toIndexTerms(title)
        return (
          kind === 'sport' &&
          searchTerms.every((term) => titleTerms.includes(term)) &&
          searchTerms.some((term) => !teamGender.test(term))
        )
      })
      .flatMap(({ sport_id }) => sport_id ?? []),
  )

const mostStories = 100

/** The newest stories of the sports that were searched for: few of them repeat the sport's name. */
export async function findSportStories(
  context: ReadContext,
  hits: readonly Hit[],
  searchTerms: readonly string[],
  now: string,
): Promise<Hit[]> {
  const sports = [...namedSports(hits, searchTerms)]
  return sports.length === 0
    ? []
    : findByTerms(context.db, context.tenant, {
        in: 'all',
        words: [[{ word: 'k-story' }], sports.map((id) => ({ word: `s-${id}` }))],
        now,
        most: mostStories,
      })
}

/** Stories before the games of the season. */
const firstStories = 5
/** Older games come last. */
const seasonDays = 300

/**
 * For a search for sports: their pages, the live or next game, the newest stories, the other games
 * of the season (coming ones soonest first, then past ones newest first), then the other hits by
 * kind, in each the newest first, and older games.
 */
export function rankForSports(
  ranked: readonly Hit[],
  sports: ReadonlySet<number>,
  today: string,
  kinds: GameKinds,
): Hit[] {
  const ofSports = (searched: string) =>
    ranked.filter(
      ({ kind, sport_id }) => kind === searched && sport_id !== null && sports.has(sport_id),
    )
  const games = orderGames(ofSports('game'), today, kinds)
  const seasonStart = addDays(today, -seasonDays)
  const older = games.filter(({ date }) => date !== null && date < seasonStart)
  const isPast = ({ id, date }: Hit) => kinds.get(id) === 'final' || (date !== null && date < today)
  const ofSeason = games.filter((game) => !older.includes(game))
  const first = new Set([
    ...ofSports('sport'),
    ...currentGames(games, today, kinds),
    ...newestFirst(ofSports('story')).slice(0, firstStories),
    ...ofSeason.filter((game) => !isPast(game)),
    ...ofSeason.filter(isPast),
  ])
  const rest = ranked.filter((hit) => !first.has(hit) && !older.includes(hit))
  const byKind = [...Map.groupBy(rest, ({ kind }) => kind).values()]
  return [...first, ...byKind.flatMap(newestFirst), ...older]
}

/** Hits without a date keep their places before the others. */
const newestFirst = (hits: readonly Hit[]): Hit[] =>
  hits.toSorted((a, b) =>
    a.date === b.date ? 0 : a.date === null ? -1 : b.date === null ? 1 : a.date > b.date ? -1 : 1,
  )
