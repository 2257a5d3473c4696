import { sortPlayers } from '../../../src/domain/people/roster.ts'
import { ofSeason } from '../../content/games/games.ts'
import { opponentRoster, OpponentRosterDoc } from '../../content/kinds/people.ts'
import {
  dropOpponentRoster,
  heldPlayers,
  writeOpponentRoster,
} from '../../content/people/opponent-rosters.ts'
import { getOrCreateId, transact, type Transaction } from '../../content/transaction.ts'
import {
  explainMissingHeaders,
  cell,
  rejectFile,
  reportUnreadableRows,
  type CsvFile,
  type CsvRow,
} from '../csv/read-csv.ts'
import { formatFirst, removalFault } from '../removal.ts'
import {
  countRow,
  rejectRow,
  reportRemoved,
  RowError,
  warnRow,
  type FileReport,
} from '../report.ts'
import { findOpponent, readOpponentNames } from '../site/opponents.ts'
import { findSport, type KnownSport } from '../site/sports.ts'
import { toKey } from '../values/text.ts'
import { rejectionReason, type ImportContext } from '../import-context.ts'
import { soundRows } from './roster-cells.ts'
import { plainName, parsePlayer, requireName, sameNameAs } from './roster-row.ts'

export type OpponentSeason = { sport: string; season: string; opponent: string }

type Taken = OpponentRosterDoc['players'][number]
const Taken = OpponentRosterDoc.shape.players.element

/**
 * opponent-rosters/<sport>/<season>/<opponent>.csv → an opponent's roster, with the columns of
 * ours. It is stored as one document without the refused rows. Players who are not in the file are
 * removed when removalFault allows it. A file without a header row is refused.
 */
export async function importOpponentRoster(
  work: ImportContext,
  fileReport: FileReport,
  file: CsvFile,
  opponentSeason: OpponentSeason,
): Promise<void> {
  const problem = explainMissingHeaders(file, ['name', 'first_name', 'last_name'])
  if (problem) return rejectFile(fileReport, file, problem)
  const tenantDb = { db: work.store.of(work.tenant), tenant: work.tenant }
  const sport = await findSport(tenantDb, opponentSeason.sport)
  if (!sport)
    return rejectFile(
      fileReport,
      file,
      `there is no sport "${opponentSeason.sport}"; it is made by a row of sports.csv`,
    )
  const opponentId = findOpponent(await readOpponentNames(tenantDb), opponentSeason.opponent)
  if (opponentId === null)
    return rejectFile(
      fileReport,
      file,
      `there is no school "${opponentSeason.opponent}"; ` +
        'the file bears the name of a title or alias of opponents.csv',
    )
  const season = await seasonOf(tenantDb, sport, opponentSeason.season)
  if (season === null)
    return rejectFile(
      fileReport,
      file,
      `${sport.title} has no season "${opponentSeason.season}"; ` +
        'its schedule or our own roster makes it',
    )
  reportUnreadableRows(fileReport, file)
  const rows = soundRows(fileReport, file)
  if (!rows) return
  const players = playersIn(rows, sport, fileReport)

  await transact(work.store, work.tenant, async (transaction) => {
    const id = await getOrCreateId(
      transaction,
      opponentRoster.name,
      `${sport.slug}/${season}/${opponentId}`,
    )
    const held = await heldPlayers(transaction, id)
    const { before, gone } = matched(held, players)
    for (const player of players)
      countRow(
        fileReport,
        !before.has(player)
          ? 'taken'
          : JSON.stringify(before.get(player)) === JSON.stringify(player)
            ? 'same'
            : 'changed',
      )
    const problem =
      gone.length > 0
        ? removalFault([fileReport], {
            standing: held.length,
            gone: gone.length,
            rows: file.rows.length,
            replace: work.replace,
          })
        : null
    const keptPlayers = problem ? gone : []
    if (problem) warnRow(fileReport, null, `not removed: ${listOf(keptPlayers)}: ${problem}`)
    else if (gone.length > 0)
      reportRemoved(fileReport, `no longer in this file: ${listOf(gone)}`, gone.length)
    const all = sortPlayers([...players, ...keptPlayers], 'jersey')
    if (all.length > 0)
      await writeOpponentRoster(transaction, id, {
        sportId: sport.id,
        opponentId,
        season,
        players: all,
      })
    else if (held.length > 0) await dropOpponentRoster(transaction, id)
  })
}

/** The season as the department spells it; null for an unknown season, which no page would show. */
async function seasonOf(
  { db, tenant }: Pick<Transaction, 'db' | 'tenant'>,
  sport: KnownSport,
  title: string,
): Promise<string | null> {
  const rows = await db
    .selectFrom('season')
    .select('title as season')
    .where('tenant', '=', tenant)
    .where('sport_id', '=', sport.id)
    .execute()
  return ofSeason(rows, title)?.season ?? null
}

function playersIn(rows: readonly CsvRow[], sport: KnownSport, fileReport: FileReport): Taken[] {
  const seen = new Map<string, number>()
  const numbered = Map.groupBy(
    rows.filter((row) => cell(row, 'jersey') !== ''),
    plainName,
  )
  return rows.flatMap((row) => {
    try {
      const name = requireName(row)
      const other = numbered.get(plainName(row))?.[0]
      if (other && cell(row, 'jersey') === '') throw new RowError(sameNameAs(other.line))
      const identity = `${toKey(`${name.first} ${name.last}`)}#${toKey(cell(row, 'jersey'))}`
      const firstLine = seen.get(identity)
      if (firstLine !== undefined)
        throw new RowError(`the same name and number as on line ${firstLine}`)
      seen.set(identity, row.line)
      return [Taken.parse(parsePlayer(row, name, null, sport, fileReport))]
    } catch (error) {
      rejectRow(fileReport, row.line, rejectionReason(error))
      return []
    }
  })
}

/**
 * Matches players to stored ones by name and number, then by name alone, because numbers change.
 * `gone` are the stored players without a match.
 */
function matched(
  held: readonly Taken[],
  players: readonly Taken[],
): { before: Map<Taken, Taken>; gone: Taken[] } {
  const left = new Set(held)
  const before = new Map<Taken, Taken>()
  for (const key of [(player: Taken) => `${called(player)}#${player.jerseyNumber}`, called]) {
    const playersByKey = Map.groupBy(left, key)
    for (const player of players) {
      const match = before.has(player) ? undefined : playersByKey.get(key(player))?.shift()
      if (!match) continue
      before.set(player, match)
      left.delete(match)
    }
  }
  return { before, gone: [...left] }
}

const listOf = (players: readonly Taken[]): string =>
  formatFirst(
    players.map(({ jerseyNumber, firstName, lastName }) =>
      [jerseyNumber, firstName, lastName].filter(Boolean).join(' '),
    ),
  )

const called = ({ firstName, lastName }: Pick<Taken, 'firstName' | 'lastName'>): string =>
  toKey(`${firstName} ${lastName}`)
