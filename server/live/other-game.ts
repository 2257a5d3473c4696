import type { StatFile } from '../../src/contract/box-score.schema.ts'
import type { Game } from '../../src/contract/game.schema.ts'
import { plainOpponent, schoolWords } from '../../src/domain/games/game.ts'
import type { OpponentDoc } from '../content/docs.ts'
import type { ReadContext } from '../content/read-context.ts'
import { holding, note, serious, type Found, type OurSide } from './match-players.ts'

/** Days by which a file may differ from the schedule: games past midnight or moved by rain. */
const near = 3
const day = 86_400_000

/**
 * Whether a file is of another game: then both date and opponent differ, and `refused` is a
 * message, else null. One difference alone is a finding, because games move and schools have many
 * names. Whole names, never prefixes. It holds the version when no team name is known
 * (`usUnnamed`), or when the date is that of another game against the same school.
 */
export async function otherGame(
  context: ReadContext,
  game: Game,
  file: StatFile,
  side: OurSide,
  usUnnamed: boolean,
): Promise<{ refused: string | null; findings: Found[] }> {
  const { date } = file.venue
  const them = side === 'home' ? file.visitingTeam : file.homeTeam
  const isThem = game.opponent.id === null || (await isOpponentOf(context, game.opponent, them))
  const away = date === '' ? 0 : daysOff(game, date)
  const said =
    `the file is for ${date} against ${them.name}, the game for ${game.date.slice(0, 10)} ` +
    `against ${game.opponent.title}: check which game is being sent`
  if (away > near && !isThem) return { refused: said, findings: [] }
  return {
    refused: null,
    findings: [
      ...(isThem
        ? []
        : [
            (usUnnamed ? holding : serious)(
              `the file says ${them.name}, the schedule ${game.opponent.title}: if both are ` +
                `the same school, add the file's name to its aliases`,
            ),
          ]),
      ...(away > 0 && isThem ? [await dayFinding(context, game, date, away)] : []),
    ],
  }
}

async function dayFinding(
  context: ReadContext,
  game: Game,
  date: string,
  away: number,
): Promise<Found> {
  const said = `the file is for ${date}, the schedule says ${game.date.slice(0, 10)}`
  const twin = await context.db
    .selectFrom('game')
    .select('id')
    .where('tenant', '=', context.tenant)
    .where('sport_id', '=', game.sport.id)
    .where('opponent_id', '=', game.opponent.id)
    .where('date', '>=', date)
    .where('date', '<=', `${date}T99`)
    .where('id', '!=', game.id)
    .executeTakeFirst()
  if (twin)
    return holding(`${said}: it is the day of game ${twin.id} against ${game.opponent.title}`)
  return away > near ? serious(said) : note(said)
}

function daysOff(game: Game, date: string): number {
  const [from, to] = [game.date, game.endDate ?? game.date].map((wall) =>
    Date.parse(`${wall.slice(0, 10)}T00:00:00Z`),
  ) as [number, number]
  const at = Date.parse(`${date}T00:00:00Z`)
  return Math.max(0, from - at, at - to) / day
}

async function isOpponentOf(
  context: ReadContext,
  opponent: Game['opponent'],
  them: { name: string; id: string },
): Promise<boolean> {
  const row = await context.db
    .selectFrom('opponent')
    .select('doc')
    .where('tenant', '=', context.tenant)
    .where('id', '=', opponent.id)
    .executeTakeFirst()
  const {
    title = '',
    aliases = [],
    tag = null,
  } = row ? (JSON.parse(row.doc) as Partial<OpponentDoc>) : {}
  const names = new Set(
    [title, plainOpponent(opponent.title), ...aliases, ...(tag ? [tag] : [])]
      .map(schoolWords)
      .filter(Boolean),
  )
  return names.has(schoolWords(them.name)) || names.has(schoolWords(them.id))
}
