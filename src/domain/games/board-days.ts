import type { ConferenceGame } from '../../contract/conference-games.schema.ts'
import type { Game } from '../../contract/game.schema.ts'

/** A day of a scoreboard: our games, and those of the conference's other schools. */
export type BoardDay = { date: string; games: Game[]; others: ConferenceGame[] }

type Lists = { past: readonly Game[]; next: readonly Game[] }

export const gameDay = ({ date }: Pick<Game, 'date'>): string => date.slice(0, 10)

/**
 * The days of our results, newest first, and of our next games, each with the other games of its
 * conference; days with only such games are among them. `today` has a list of its own. A list that
 * is not `whole` has further games of ours, so it ends with its last day.
 */
export function boardDays(
  { past, next }: Lists,
  conference: readonly ConferenceGame[],
  { today, whole }: { today?: string | undefined; whole: { past: boolean; next: boolean } },
): { past: BoardDay[]; next: BoardDay[] } {
  const others = Map.groupBy(
    conference.filter(({ date }) => date !== today),
    ({ date }) => date,
  )
  const [pastDays, nextDays] = [past, next].map((games) => Map.groupBy(games, gameDay)) as [
    Map<string, Game[]>,
    Map<string, Game[]>,
  ]
  const isOver = (date: string) =>
    pastDays.has(date) ||
    (!nextDays.has(date) && others.get(date)!.every(({ home }) => home.score !== null))
  const [first, last] = [[...pastDays.keys()].at(-1), [...nextDays.keys()].at(-1)]
  const withOthers = (days: Map<string, Game[]>, more: string[]): BoardDay[] =>
    [...new Set([...days.keys(), ...more])]
      .toSorted()
      .map((date) => ({ date, games: days.get(date) ?? [], others: others.get(date) ?? [] }))
  const dates = [...others.keys()]
  return {
    past: withOthers(
      pastDays,
      dates.filter((date) => isOver(date) && (whole.past || !first || date > first)),
    ).toReversed(),
    next: withOthers(
      nextDays,
      dates.filter((date) => !isOver(date) && (whole.next || !last || date < last)),
    ),
  }
}
