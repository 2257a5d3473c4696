import type { StatFile } from '../../src/contract/box-score.schema.ts'
import type { Game } from '../../src/contract/game.schema.ts'
import { GameDoc } from '../content/docs.ts'
import type { ReadContext } from '../content/read-context.ts'
import { isOfSport } from './of-sport.ts'

/** Days by which a file may differ from the schedule: games past midnight or moved by rain. */
export const near = 3
export const dayMs = 86_400_000

export type Scheduled = {
  id: number
  date: string
  opponentId: number | null
  title: string
  isOver: boolean
  /** Of the same team: not of the women in a men's game. */
  isOfTeam: boolean
}

export const describeGame = ({ id, date, title }: Scheduled): string =>
  `game ${id} (${title}, ${date})`

/**
 * The games of all teams that the file may be of, around the days of the game and the file, in
 * order of play.
 */
export async function gamesAround(
  context: ReadContext,
  game: Game,
  { family, venue: { date } }: StatFile,
): Promise<Scheduled[]> {
  const days = [game.date.slice(0, 10), date || game.date.slice(0, 10)].toSorted()
  const shifted = (text: string, by: number) =>
    new Date(Date.parse(`${text}T00:00:00Z`) + by * dayMs).toISOString().slice(0, 10)
  const rows = await context.db
    .selectFrom('game')
    .innerJoin('sport', (j) =>
      j.onRef('sport.tenant', '=', 'game.tenant').onRef('sport.id', '=', 'game.sport_id'),
    )
    .select(['game.id', 'game.date', 'game.opponent_id', 'game.doc', 'game.sport_id'])
    .select('sport.doc as sport')
    .where('game.tenant', '=', context.tenant)
    .where('game.date', '>=', shifted(days[0]!, -near))
    .where('game.date', '<=', `${shifted(days[1]!, near)}T99`)
    .orderBy('game.date')
    .orderBy('game.id')
    .execute()
  return rows
    .filter(({ sport }) => {
      const { globalSportShortName: code } = JSON.parse(sport) as Record<string, string | null>
      return isOfSport(family, code ?? '')
    })
    .map(({ id, date: wall, opponent_id: opponentId, doc, sport_id: sportId }) => {
      const { opponent, result, doubleheaderGame } = GameDoc.parse(JSON.parse(doc))
      const isOver = Boolean(result?.status)
      return {
        id,
        date: wall.slice(0, 10),
        opponentId,
        title: opponent.title,
        isOver,
        isOfTeam: sportId === game.sport.id,
        doubleheaderGame,
      }
    })
    .toSorted((a, b) =>
      a.date === b.date ? (a.doubleheaderGame ?? 0) - (b.doubleheaderGame ?? 0) : 0,
    )
}

export async function describeGameOfId(context: ReadContext, id: number): Promise<string> {
  const row = await context.db
    .selectFrom('game')
    .select(['date', 'doc'])
    .where('tenant', '=', context.tenant)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return `game ${id}`
  const { opponent } = GameDoc.parse(JSON.parse(row.doc))
  return `game ${id} (${opponent.title}, ${row.date.slice(0, 10)})`
}
