import type { PlayerBio } from '../../../src/contract/roster.schema.ts'
import { yearOfSeason } from '../../../src/domain/people/player-fields.ts'
import { readItems } from '../items.ts'
import { seasonStatistics } from '../kinds/games.ts'
import type { SeasonRow } from '../people/players.ts'
import type { ReadContext } from '../read-context.ts'
import { seasonsOfFiles } from './season-figures.ts'

/** The seasons among these that have box scores, newest first. */
export async function seasonsWithBoxScores(
  context: ReadContext,
  rows: readonly SeasonRow[],
): Promise<PlayerBio['statsSeasons']> {
  const sportIds = [...new Set(rows.map(({ sport }) => sport.id))]
  const evidence = await evidenceOf(context, sportIds)
  return rows
    .filter(({ sport, season }) => {
      const seasonEvidence = evidence.find(
        (candidate) => candidate.sportId === sport.id && candidate.season === season,
      )
      return seasonEvidence !== undefined && isProven(context, seasonEvidence)
    })
    .toSorted((a, b) => (a.season < b.season ? 1 : a.season > b.season ? -1 : 0))
    .map(({ season, player }) => ({
      season,
      year: yearOfSeason(season),
      rosterPlayerId: player.rosterPlayerId,
    }))
}

/** A team's seasons with statistics, newest first: from box scores or from the department. */
export async function seasonsWithStats(context: ReadContext, sportId: number): Promise<string[]> {
  const played = (await evidenceOf(context, [sportId]))
    .filter((candidate) => isProven(context, candidate))
    .map(({ season }) => season)
  const externalSeasons = (await readItems(context, seasonStatistics, { sportId }))
    .filter(({ elsewhere }) => elsewhere)
    .map(({ season }) => season)
  return [
    ...new Set([...played, ...externalSeasons, ...(await seasonsOfFiles(context, sportId))]),
  ].toSorted((a, b) => (a < b ? 1 : -1))
}

/** Milliseconds after which a team without statistics is checked again. */
const lookAgain = 3_600_000

/**
 * Whether a team has any statistics, for its navigation bar. If not, the answer expires by time and
 * not with each score, which would drop every page of the sport.
 */
export async function hasStats(context: ReadContext, sportId: number): Promise<boolean> {
  const proven = (await evidenceOf(context, [sportId])).find(({ game }) => game !== undefined)
  if (proven) return isProven(context, proven)
  if (
    (await readItems(context, seasonStatistics, { sportId })).some(({ elsewhere }) => elsewhere) ||
    (await seasonsOfFiles(context, sportId)).length > 0
  )
    return true
  context.changesAt(context.now.getTime() + lookAgain)
  return false
}

/** Those with a page on this site instead of a link to another. */
export async function seasonsShownHere(context: ReadContext, sportId: number): Promise<string[]> {
  const externalSeasons = new Set(
    (await readItems(context, seasonStatistics, { sportId }))
      .filter((item) => item.elsewhere)
      .map(({ season }) => season),
  )
  return (await seasonsWithStats(context, sportId)).filter((season) => !externalSeasons.has(season))
}

type Evidence = {
  scheduleId: number
  sportId: number
  season: string
  /** A finished game with a box score. */
  game: number | undefined
}

async function evidenceOf(context: ReadContext, sportIds: readonly number[]): Promise<Evidence[]> {
  for (const id of sportIds) context.touch(`schedules:${id}`)
  const { db, tenant } = context
  const schedules = await db
    .selectFrom('schedule')
    .select(['id', 'sport_id', 'season'])
    .where('tenant', '=', tenant)
    .where('sport_id', 'in', sportIds)
    .execute()
  const ids = schedules.map(({ id }) => id)
  const firstGames =
    ids.length === 0
      ? []
      : await db
          .selectFrom('game')
          .innerJoin('live_game', (j) =>
            j
              .onRef('live_game.tenant', '=', 'game.tenant')
              .onRef('live_game.game_id', '=', 'game.id'),
          )
          .select('game.schedule_id')
          .select((e) => e.fn.min('game.id').as('first'))
          .where('game.tenant', '=', tenant)
          .where('game.over', '=', 1)
          .where('game.schedule_id', 'in', ids)
          .groupBy('game.schedule_id')
          .execute()
  const games = new Map(firstGames.map((row) => [row.schedule_id, Number(row.first)]))
  return schedules.map(({ id, sport_id, season }) => ({
    scheduleId: id,
    sportId: sport_id,
    season,
    game: games.get(id),
  }))
}

/** Depends on one finished game only, so that a live game does not drop the bios. */
function isProven(context: ReadContext, { scheduleId, game }: Evidence): boolean {
  context.touch(game === undefined ? `schedule:${scheduleId}` : `game:${game}`)
  return game !== undefined
}
