import { isOffKind, type GameKind } from '../../../src/domain/games/game.ts'
import type { Hit } from '../../db/search-terms.ts'

/** What is known of games around today, by id. */
export type GameKinds = ReadonlyMap<number, GameKind>

/** A day later than all: games without a date come last. */
const noDate = '9999'
const dateOf = ({ date }: Hit): string => date ?? noDate

/** Games that are live, the next one, past ones newest first, then later ones soonest first. */
export function orderGames(games: readonly Hit[], today: string, kinds: GameKinds): Hit[] {
  const { current = [], coming = [], past = [] } = groupGames(games, today, kinds)
  const next = coming.find(({ id }) => !isOffKind(kinds.get(id)))
  return [
    ...current,
    ...(next ? [next] : []),
    ...past.toReversed(),
    ...coming.filter((game) => game !== next),
  ]
}

/** The live games, else the next one. */
export function currentGames(games: readonly Hit[], today: string, kinds: GameKinds): Hit[] {
  const { current = [], coming = [] } = groupGames(games, today, kinds)
  return current.length > 0
    ? current
    : coming.filter(({ id }) => !isOffKind(kinds.get(id))).slice(0, 1)
}

/** Each group by date, the earliest first. */
const groupGames = (games: readonly Hit[], today: string, kinds: GameKinds) =>
  Object.groupBy(
    games.toSorted((a, b) =>
      dateOf(a) === dateOf(b) ? a.seq - b.seq : dateOf(a) < dateOf(b) ? -1 : 1,
    ),
    (game) => {
      const kind = kinds.get(game.id)
      if (kind === 'live') return 'current'
      return kind === 'final' || dateOf(game) < today ? 'past' : 'coming'
    },
  )
