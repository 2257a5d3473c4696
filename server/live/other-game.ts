import type { StatFile } from '../../src/contract/schema/box-score.ts'
import type { Game } from '../../src/contract/schema/game.ts'
import { plainOpponent } from '../../src/domain/plain-opponent.ts'
import { schoolWords } from '../../src/domain/school-words.ts'
import type { OpponentDoc } from '../content/docs.ts'
import type { Reading } from '../content/reading.ts'

/** Days by which a file may differ from the schedule: a game past midnight, one that was moved by rain. */
const near = 3
const day = 86_400_000

/**
 * A press box that still sends its last game: the file's day is another one, and so is the school (quirk Q61). A sentence then; null when the file
 * may be of this game. One of the two alone says nothing: games are moved, and a school has many names (Q59). Whole names, never beginnings (Q60).
 */
export async function otherGame(reading: Reading, game: Game, file: StatFile, side: 'home' | 'visitor'): Promise<string | null> {
  const { date } = file.venue
  if (date === '' || game.opponent.id === null) return null
  const [from, to] = [game.date, game.endDate ?? game.date].map((wall) => Date.parse(`${wall.slice(0, 10)}T00:00:00Z`)) as [number, number]
  const at = Date.parse(`${date}T00:00:00Z`)
  if (at >= from - near * day && at <= to + near * day) return null
  const row = await reading.db.selectFrom('opponent').select('doc').where('tenant', '=', reading.tenant).where('id', '=', game.opponent.id).executeTakeFirst()
  const { title = '', aliases = [], tag = null } = row ? (JSON.parse(row.doc) as Partial<OpponentDoc>) : {}
  const names = new Set([title, plainOpponent(game.opponent.title), ...aliases, ...(tag ? [tag] : [])].map(schoolWords).filter(Boolean))
  const them = side === 'home' ? file.visitingTeam : file.homeTeam
  if (names.has(schoolWords(them.name)) || names.has(schoolWords(them.id))) return null
  return `the file is of ${date} against ${them.name}, the game is on ${game.date.slice(0, 10)} against ${game.opponent.title}: look which game is being sent`
}
