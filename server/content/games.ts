import type { Game, Opponent } from '../../src/contract/schema/game.ts'
import type { LiveGame } from '../../src/contract/schema/live.ts'
import { isComplete } from '../../src/domain/game.ts'
import { GameDoc, OpponentDoc } from './docs.ts'
import type { Reading } from './reading.ts'
import { sportRefs } from './sports.ts'
import { put, type Outcome, type Writing } from './writing.ts'

type GameRow = { id: number; schedule_id: number; sport_id: number; doc: string }

/** Rows of the game table → games: with their sport, the school that is met, and the live state where there is one. */
export async function composeGames(reading: Reading, rows: GameRow[]): Promise<Game[]> {
  if (rows.length === 0) return []
  const sports = await sportRefs(reading)
  const opponents = await readOpponents(reading)
  const live = await readLiveOf(reading, rows.map(({ id }) => id))
  return rows.flatMap((row) => {
    const sport = sports.get(row.sport_id)
    if (!sport) return []
    const doc = JSON.parse(row.doc) as GameDoc
    const state = live.get(row.id) ?? null
    const running = state && !isComplete(doc.gameState)
    return [{
      ...doc,
      id: row.id,
      scheduleId: row.schedule_id,
      sport,
      opponent: named(doc.opponent, opponents),
      gameState: running ? state.gameState : doc.gameState,
      live: state,
    }]
  })
}

function named({ id, title }: GameDoc['opponent'], opponents: Map<number, Opponent>): Opponent {
  const known = id === null ? undefined : opponents.get(id)
  return known ? { ...known, title } : { id: null, title, location: null, mascot: null, website: null, image: null }
}

export const readOpponents = (reading: Reading): Promise<Map<number, Opponent>> => reading.once('opponents', async () => {
  reading.touch('opponents')
  const rows = await reading.db.selectFrom('opponent').select(['id', 'doc']).where('tenant', '=', reading.tenant).execute()
  return new Map(rows.map(({ id, doc }) => {
    const { aliases: _, tag: __, ...opponent } = JSON.parse(doc) as OpponentDoc
    return [id, { id, ...opponent }]
  }))
})

async function readLiveOf(reading: Reading, ids: number[]): Promise<Map<number, LiveGame>> {
  const rows = await reading.db.selectFrom('live_game').select(['game_id', 'doc']).where('tenant', '=', reading.tenant).where('game_id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.game_id, JSON.parse(row.doc) as LiveGame]))
}

export async function readGame(reading: Reading, gameId: number): Promise<Game | null> {
  reading.touch(`game:${gameId}`)
  const rows = await reading.db.selectFrom('game').select(['id', 'schedule_id', 'sport_id', 'doc']).where('tenant', '=', reading.tenant).where('id', '=', gameId).execute()
  return (await composeGames(reading, rows))[0] ?? null
}

export const writeOpponent = (writing: Writing, id: number, doc: OpponentDoc): Promise<Outcome> =>
  put(writing, 'opponent', OpponentDoc, { id, doc }, ['opponents'])

/** Who reads a game: its own pages, its schedule, and every list of games. */
export const topicsOfGame = (gameId: number, scheduleId: number): string[] => [`game:${gameId}`, `schedule:${scheduleId}`, 'games']

export const writeGame = (writing: Writing, game: { id: number; scheduleId: number; sportId: number; doc: GameDoc }): Promise<Outcome> =>
  put(writing, 'game', GameDoc, {
    id: game.id, schedule_id: game.scheduleId, sport_id: game.sportId, date: game.doc.date, over: Number(isOver(game.doc)), doc: game.doc,
  }, topicsOfGame(game.id, game.scheduleId))

/** Belongs to the results: it has an outcome, or a score and an end. A cancelled game is no result and no longer to come. */
const isOver = (doc: GameDoc) => doc.status !== 'A' || Boolean(doc.result?.status) || isComplete(doc.gameState)
