import type { CareerFigure, CareerList } from '../../../src/contract/career.schema.ts'
import type { Player } from '../../../src/contract/roster.schema.ts'
import type { SeasonStats } from '../../../src/contract/season-stats.schema.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'
import {
  findMilestones,
  pairEntries,
  rankCareers,
  sumCareer,
  type CareerEntry,
  type KnownCareer,
  type RankedCareer,
} from '../../../src/domain/season-stats/career-ranks.ts'
import { familyOfSport } from '../../../src/domain/season-stats/family-of.ts'
import { figureTitle } from '../../../src/domain/season-stats/figure-title.ts'
import { rounded } from '../../../src/domain/season-stats/lines.ts'
import { playerHref } from '../../../src/routes/links.ts'
import type { CallHandlers } from '../call-handlers.ts'
import { readSchedule } from '../games/schedules.ts'
import { readItems } from '../items.ts'
import { careerLeaders } from '../kinds/games.ts'
import { playerOfRow } from '../people/people-links.ts'
import type { ReadContext } from '../read-context.ts'
import { sportRefs } from '../sports/sports.ts'
import { gamesPlayed } from './season-figures.ts'
import { readSeasonStats } from './season-stats.ts'

/** A person of our rosters; the newest season gives name and link. */
type Person = { playerId: number; newest: Player }
type Figure = { table: string; column: string; title: string; step: number | null }
type Career = KnownCareer<Person>

/** The career leaders of a sport's program. Empty without the department's lists. */
export async function readCareerLeaders(
  context: ReadContext,
  sportId: number,
): Promise<CareerList[]> {
  const sport = (await sportRefs(context)).get(sportId)
  const lists = sport ? await readLists(context, sportId) : []
  if (!sport || lists.length === 0) return []
  const readCareers = await readPeople(context, sport)
  return figuresOf(sport, lists).flatMap(({ table, column, title }) => {
    const entries = entriesOf(lists, { table, column })
    const leaders = rankCareers(entries, readCareers({ table, column }))
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
              url: person && playerHref(sport, person.newest),
            })),
          },
        ]
  })
}

/** The games of the season whose bio is shown, by category: oldest first, with the column's value. */
type ReadGames = (figure: Pick<Figure, 'table' | 'column'>) => { gameId: number; value: number }[]

/**
 * A person's career totals that have a rank in the program's history or are at a milestone, in the
 * sport's order. Milestones need all seasons and all games of this season.
 */
export async function readCareerFigures(
  context: ReadContext,
  sport: SportRef,
  { playerId, season, readGames }: { playerId: number; season: string; readGames: ReadGames },
): Promise<CareerFigure[]> {
  const lists = await readLists(context, sport.id)
  const readCareers = await readPeople(context, sport, lists.length === 0 ? playerId : undefined)
  return figuresOf(sport, lists).flatMap((figure) => {
    const { table, column, title } = figure
    const entries = entriesOf(lists, figure)
    const careers = readCareers(figure)
    const own = careers.find(({ person }) => person.playerId === playerId)
    const total = own && sumCareer(pairEntries(entries, careers).get(own) ?? null, own)
    if (!own || !total || total.value <= 0) return []
    const rank = rankOf(rankCareers(entries, careers), playerId)
    const { reached, next } =
      figure.step === null || total.through !== null
        ? { reached: null, next: null }
        : milestonesOf(own, figure.step, { total: total.value, season, games: readGames(figure) })
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
}

const readLists = async (context: ReadContext, sportId: number) =>
  (await readItems(context, careerLeaders, { sportId }))[0]?.lists ?? []

const entriesOf = (
  lists: Awaited<ReturnType<typeof readLists>>,
  { table, column }: Pick<Figure, 'table' | 'column'>,
): CareerEntry[] =>
  lists.find((list) => list.table === table && list.column === column)?.entries ?? []

/** The figures with milestones in the sport's order, then others that the department lists. */
function figuresOf(sport: SportRef, lists: Awaited<ReturnType<typeof readLists>>): Figure[] {
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
    return table && head ? [{ ...figure, title: figureTitle(table, head.title) }] : []
  })
}

function rankOf(leaders: readonly RankedCareer<Person>[], playerId: number): CareerFigure['rank'] {
  const own = leaders.find(({ person }) => person?.playerId === playerId)
  if (!own) return null
  const ahead = leaders.findLast(({ value }) => value > own.value)
  return {
    rank: own.rank,
    isTied: own.isTied,
    ahead: ahead ? { name: ahead.name, by: String(rounded(ahead.value - own.value)) } : null,
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

/**
 * Reads the careers of everyone on the sport's rosters, or of one person, and returns them by
 * statistic. Hidden players are left out.
 */
async function readPeople(
  context: ReadContext,
  sport: SportRef,
  playerId?: number,
): Promise<(figure: Pick<Figure, 'table' | 'column'>) => Career[]> {
  context.touch(`rosters:${sport.id}`)
  const { db, tenant } = context
  const rows = await db
    .selectFrom('roster_player as p')
    .innerJoin('roster as r', (j) =>
      j.onRef('r.tenant', '=', 'p.tenant').onRef('r.id', '=', 'p.roster_id'),
    )
    .select(['p.id', 'p.player_id', 'p.doc', 'p.hidden', 'r.id as roster_id', 'r.season'])
    .where('p.tenant', '=', tenant)
    .where('r.sport_id', '=', sport.id)
    .where('r.hidden', '=', 0)
    .orderBy('r.season')
    .orderBy('p.id')
    .execute()
  for (const id of new Set(rows.map((row) => row.roster_id))) context.touch(`roster:${id}`)
  const firstSeason = rows[0]?.season
  const people = [...Map.groupBy(rows, ({ player_id }) => player_id)]
    .filter(([id]) => playerId === undefined || id === playerId)
    .map(([id, own]) => {
      const seasons = own.map((row) => ({ season: row.season, player: playerOfRow(row) }))
      const { season, player } = seasons[0]!
      const isHidden = own.some(({ hidden }) => hidden !== 0)
      return {
        person: { playerId: id, newest: seasons.at(-1)!.player },
        isWhole: season !== firstSeason || player.academicYearShort === 'Fr.',
        isHidden: isHidden || seasons.some((each) => each.player.hideBio),
        seasons,
      }
    })
    .filter(({ isHidden }) => !isHidden)
  const titles = new Set(people.flatMap(({ seasons }) => seasons.map(({ season }) => season)))
  const stats = new Map<string, Covered>()
  for (const season of titles) stats.set(season, await readCovered(context, sport.id, season))
  return ({ table, column }) =>
    people.map(({ person, isWhole, seasons }) => ({
      person,
      name: `${person.newest.firstName} ${person.newest.lastName}`,
      isWhole,
      seasons: seasons.map(({ season, player }) => {
        const { tables, isComplete } = stats.get(season)!
        const ofTable = tables.find(({ key }) => key === table)
        const index = ofTable?.columns.findIndex(({ key }) => key === column) ?? -1
        const row = ofTable?.rows.find(
          ({ rosterPlayerId }) => rosterPlayerId === player.rosterPlayerId,
        )
        return { season, value: row?.values[index] ?? 0, isComplete }
      }),
    }))
}

type Covered = { tables: SeasonStats['tables']; isComplete: boolean }

/** A season's tables, and whether they cover all games so far; a season to come is complete. */
async function readCovered(
  context: ReadContext,
  sportId: number,
  season: string,
): Promise<Covered> {
  const stats = await readSeasonStats(context, sportId, season)
  const schedule = stats ? null : await readSchedule(context, sportId, season)
  return stats && stats.tables.length > 0
    ? {
        tables: stats.tables,
        isComplete: stats.source === 'file' || stats.games.length === stats.played,
      }
    : { tables: [], isComplete: schedule !== null && gamesPlayed(schedule.games) === 0 }
}

export const handlers = {
  careerLeaders: (context, { sportId }) => readCareerLeaders(context, sportId),
} satisfies Partial<CallHandlers>
