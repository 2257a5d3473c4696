import type { PlayerBio } from '../../src/contract/schema/roster.ts'
import { yearOfSeason } from '../../src/domain/player-fields.ts'
import type { SeasonRow } from './players.ts'
import type { Reading } from './reading.ts'

/** Which of these seasons have box scores, the newest first. */
export async function seasonsWithBoxScores(reading: Reading, rows: readonly SeasonRow[]): Promise<PlayerBio['statsSeasons']> {
  const sportIds = [...new Set(rows.map(({ sport }) => sport.id))]
  for (const id of sportIds) reading.touch(`schedules:${id}`)
  const { db, tenant } = reading
  const schedules = await db.selectFrom('schedule').select(['id', 'sport_id', 'season']).where('tenant', '=', tenant).where('sport_id', 'in', sportIds).execute()
  const ids = schedules.map(({ id }) => id)
  const told = ids.length === 0 ? [] : await db.selectFrom('game').innerJoin('live_game', (j) => j.onRef('live_game.tenant', '=', 'game.tenant').onRef('live_game.game_id', '=', 'game.id'))
    .select('game.schedule_id').select((e) => e.fn.min('game.id').as('first')).where('game.tenant', '=', tenant).where('game.over', '=', 1).where('game.schedule_id', 'in', ids).groupBy('game.schedule_id').execute()
  const evidence = new Map(told.map((row) => [row.schedule_id, Number(row.first)]))
  return rows.filter(({ sport, season }) => {
    const schedule = schedules.find((one) => one.sport_id === sport.id && one.season === season)
    if (!schedule) return false
    const game = evidence.get(schedule.id)
    // One finished game is proof enough: what happens in the others changes nothing here, so a live game drops no bios.
    reading.touch(game === undefined ? `schedule:${schedule.id}` : `game:${game}`)
    return game !== undefined
  }).toSorted((a, b) => (a.season < b.season ? 1 : a.season > b.season ? -1 : 0)).map(({ season, player }) => ({ season, year: yearOfSeason(season), rosterPlayerId: player.rosterPlayerId }))
}
