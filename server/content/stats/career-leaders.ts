import type { CareerFigure, CareerList } from '../../../src/contract/career.schema.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'
import {
  findMilestones,
  pairEntries,
  rankCareers,
  sumCareer,
  type CareerEntry,
  type RankedCareer,
} from '../../../src/domain/season-stats/career-ranks.ts'
import { familyOfSport } from '../../../src/domain/season-stats/family-of.ts'
import { leaderTitle } from '../../../src/domain/season-stats/figure-title.ts'
import { rounded } from '../../../src/domain/season-stats/lines.ts'
import { playerHref } from '../../../src/routes/links.ts'
import type { CallHandlers } from '../call-handlers.ts'
import { readItems } from '../items.ts'
import { careerLeaders } from '../kinds/games.ts'
import type { ReadContext } from '../read-context.ts'
import { sportRefs } from '../sports/sports.ts'
import { readCareers, type Career, type Person } from './careers.ts'

type Figure = { table: string; column: string; title: string; step: number | null }

/** The career leaders of a sport's program. Empty without the department's lists. */
export async function readCareerLeaders(
  context: ReadContext,
  sportId: number,
): Promise<CareerList[]> {
  const sport = (await sportRefs(context)).get(sportId)
  const lists = sport ? await readLists(context, sportId) : []
  if (!sport || lists.length === 0) return []
  const careersByStatistic = await readCareers(context, sport)
  return listCareerFigures(sport, lists).flatMap(({ table, column, title }) => {
    const { entries, careers } = visibleIn(lists, careersByStatistic, { table, column })
    const leaders = rankCareers(entries, careers)
    return leaders.length === 0
      ? []
      : [
          {
            table,
            column,
            title,
            leaders: leaders.map(({ person, value, ...leader }) => ({
              ...leader,
              value: String(value),
              isCurrent: person?.isCurrent ?? false,
              url: person && playerHref(sport, person.newest),
            })),
          },
        ]
  })
}

/** The games of the bio's season, oldest first, each with its value in a statistic. */
type ReadGames = (figure: Pick<Figure, 'table' | 'column'>) => { gameId: number; value: number }[]

/**
 * A person's career totals that have a rank in the program's history or are at a milestone, in the
 * sport's order. Milestones need all seasons and all games of this season. `isWhole`: the seasons
 * on the site are the career, each with all of its games.
 */
export async function readCareerFigures(
  context: ReadContext,
  sport: SportRef,
  { playerId, season, readGames }: { playerId: number; season: string; readGames: ReadGames },
): Promise<{ careers: CareerFigure[]; isWhole: boolean }> {
  const lists = await readLists(context, sport.id)
  const careersByStatistic = await readCareers(
    context,
    sport,
    lists.length === 0 ? playerId : undefined,
  )
  const careerIn = (careers: readonly Career[]) =>
    careers.find(({ person }) => person.playerId === playerId)
  const figures = listCareerFigures(sport, lists)
  const anyCareer = figures[0] && careerIn(careersByStatistic(figures[0]))
  const careers = figures.flatMap((figure) => {
    const { table, column, title } = figure
    const { entries, careers } = visibleIn(lists, careersByStatistic, figure)
    const ownCareer = careerIn(careers)
    const total =
      ownCareer && sumCareer(pairEntries(entries, careers).get(ownCareer) ?? null, ownCareer)
    if (!ownCareer || !total || total.value <= 0) return []
    const rank = rankOf(rankCareers(entries, careers), playerId)
    const { reached, next } =
      figure.step === null || total.through !== null
        ? { reached: null, next: null }
        : milestonesOf(ownCareer, figure.step, {
            total: total.value,
            season,
            games: readGames(figure),
          })
    return rank || reached || next
      ? [
          {
            table,
            column,
            title,
            total: String(total.value),
            through: total.through,
            rank,
            reached,
            next,
          },
        ]
      : []
  })
  const isWhole =
    anyCareer !== undefined &&
    anyCareer.isWhole &&
    anyCareer.seasons.every(({ isComplete }) => isComplete)
  return { careers, isWhole }
}

export const readLists = async (context: ReadContext, sportId: number) =>
  (await readItems(context, careerLeaders, { sportId }))[0]?.lists ?? []

/** A list and the careers in its statistic, both without people who are hidden. */
export function visibleIn(
  lists: Awaited<ReturnType<typeof readLists>>,
  careersByStatistic: Awaited<ReturnType<typeof readCareers>>,
  { table, column }: Pick<Figure, 'table' | 'column'>,
): { entries: CareerEntry[]; careers: Career[] } {
  const entries = lists.find((list) => list.table === table && list.column === column)?.entries
  const all = careersByStatistic({ table, column })
  const hidden = all.filter(({ person }) => person.isHidden)
  const hiddenEntries = new Set(pairEntries(entries ?? [], hidden).values())
  return {
    entries: (entries ?? []).filter((entry) => !hiddenEntries.has(entry)),
    careers: all.filter(({ person }) => !person.isHidden),
  }
}

/** The figures with milestones in the sport's order, then others that the department lists. */
export function listCareerFigures(
  sport: SportRef,
  lists: Awaited<ReturnType<typeof readLists>>,
): Figure[] {
  const family = familyOfSport(sport.globalSportShortName)
  const stepped = (family?.careers ?? []).map(([table, column, step]) => ({ table, column, step }))
  const others = lists
    .filter(
      ({ table, column }) =>
        !stepped.some((figure) => figure.table === table && figure.column === column),
    )
    .map(({ table, column }) => ({ table, column, step: null }))
  return [...stepped, ...others].flatMap((figure) => {
    const table = family?.tables.find(({ key }) => key === figure.table)
    const head = table?.columns.find(({ key }) => key === figure.column)
    return family && table && head ? [{ ...figure, title: leaderTitle(family, table, head) }] : []
  })
}

function rankOf(leaders: readonly RankedCareer<Person>[], playerId: number): CareerFigure['rank'] {
  const ownLeader = leaders.find(({ person }) => person?.playerId === playerId)
  if (!ownLeader) return null
  const ahead = leaders.findLast(({ value }) => value > ownLeader.value)
  return {
    rank: ownLeader.rank,
    isTied: ownLeader.isTied,
    ahead: ahead ? { name: ahead.name, by: String(rounded(ahead.value - ownLeader.value)) } : null,
  }
}

function milestonesOf(
  { seasons }: Career,
  step: number,
  { total, season, games }: { total: number; season: string; games: ReturnType<ReadGames> },
): Pick<CareerFigure, 'reached' | 'next'> {
  const since = seasons.filter((candidate) => candidate.season >= season)
  const ofSeason = since.find((candidate) => candidate.season === season)?.value ?? 0
  const before = rounded(total - since.reduce((sum, { value }) => sum + value, 0))
  const values = games.map(({ value }) => value)
  const areAll = rounded(values.reduce((sum, value) => sum + value, 0)) === ofSeason
  const { reached, next } = findMilestones(step, before, areAll ? values : [ofSeason])
  const game = reached && areAll ? games[reached.game] : undefined
  return {
    reached: reached && game ? { amount: reached.amount, gameId: game.gameId } : null,
    // A past season's bio does not look ahead.
    next: since.length <= 1 ? next : null,
  }
}

export const handlers = {
  careerLeaders: (context, { sportId }) => readCareerLeaders(context, sportId),
} satisfies Partial<CallHandlers>
