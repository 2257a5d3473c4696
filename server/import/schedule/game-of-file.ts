import { GameDoc } from '../../content/docs.ts'
import { readOpponentNames, isOpponent } from '../site/find-opponent.ts'
import { maybeOfSport } from '../../live/ingest.ts'
import { readStatVersion } from '../../live/read-version.ts'
import { RowRefused } from '../report.ts'
import type { Work } from '../work.ts'

/**
 * The game of the tenant's schedules that a stat file is about: its day, its opponent by whole
 * name, alias or tag, and its kind of sport.
 */
export async function gameOfFile(
  { store, tenant }: Pick<Work, 'store' | 'tenant'>,
  bytes: Uint8Array,
): Promise<number> {
  const { file, code: named } = readStatVersion(bytes, null)
  const { date } = file.venue
  const teams = [file.visitingTeam, file.homeTeam]
  const said = `${file.visitingTeam.name} at ${file.homeTeam.name}${date ? `, ${date}` : ''}`
  const names = await readOpponentNames({ db: store.of(tenant), tenant })
  const rows = await store
    .of(tenant)
    .selectFrom('game')
    .innerJoin('sport', (j) =>
      j.onRef('sport.tenant', '=', 'game.tenant').onRef('sport.id', '=', 'game.sport_id'),
    )
    .select(['game.id', 'game.doc', 'sport.doc as sport'])
    .where('game.tenant', '=', tenant)
    .where('game.date', '>=', date || '9')
    .where('game.date', '<=', `${date}T99`)
    .execute()
  const games = rows.filter(({ doc, sport }) => {
    const code =
      (JSON.parse(sport) as { globalSportShortName: string | null }).globalSportShortName ?? ''
    const { opponent } = GameDoc.parse(JSON.parse(doc))
    return (
      (named === '' ? maybeOfSport(file.family, code) : named === code) &&
      opponent.id !== null &&
      teams.some((team) => isOpponent(names, opponent.id!, team))
    )
  })
  const [game, second] = games
  if (!game)
    throw new RowRefused(
      `no ${file.family} game of the schedule is ${said}; pass --game <number> to name it`,
    )
  if (second)
    throw new RowRefused(
      `${games.length} games of the schedule may be ${said} (${games.map(({ id }) => id).join(', ')}); pass --game <number> to name one`,
    )
  return game.id
}
