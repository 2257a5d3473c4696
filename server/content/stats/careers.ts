import type { Player } from '../../../src/contract/roster.schema.ts'
import type { SeasonStats } from '../../../src/contract/season-stats.schema.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'
import type { KnownCareer } from '../../../src/domain/season-stats/career-ranks.ts'
import { readSchedule } from '../games/schedules.ts'
import { playerOfRow } from '../people/people-links.ts'
import type { ReadContext } from '../read-context.ts'
import { gamesPlayed } from './season-figures.ts'
import { readSeasonStats } from './season-stats.ts'

/** A person of our rosters; the newest season gives name and link. */
export type Person = {
  playerId: number
  newest: Player
  /** On the newest roster. */
  isCurrent: boolean
  isHidden: boolean
}
export type Career = KnownCareer<Person>
type Statistic = { table: string; column: string }

/**
 * Reads the careers of everyone on the sport's rosters, or of one person, and returns them by
 * statistic, without those whose bio is hidden.
 */
export async function readCareers(
  context: ReadContext,
  sport: SportRef,
  playerId?: number,
): Promise<(figure: Statistic) => Career[]> {
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
    .map(([id, playerRows]) => {
      const visible = playerRows.filter(({ hidden }) => hidden === 0)
      const seasons = (visible.length > 0 ? visible : playerRows).map((row) => ({
        season: row.season,
        player: playerOfRow(row),
      }))
      const { season, player } = seasons[0]!
      return {
        person: {
          playerId: id,
          newest: seasons.at(-1)!.player,
          isCurrent: seasons.at(-1)!.season === rows.at(-1)!.season,
          isHidden: visible.length === 0,
        },
        isWhole:
          visible.length === playerRows.length &&
          (season !== firstSeason || player.academicYearShort === 'Fr.'),
        seasons,
      }
    })
    .filter(({ seasons }) => seasons.every(({ player }) => !player.hideBio))
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
