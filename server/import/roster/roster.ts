import {
  dropOthers,
  settleRoster,
  writePlayer,
  writeRoster,
} from '../../content/people/write-rosters.ts'
import { getOrCreateId, transact, type Transaction } from '../../content/transaction.ts'
import {
  cell,
  rejectFile,
  reportUnreadableRows,
  type CsvFile,
  type CsvRow,
} from '../csv/read-csv.ts'
import { formatFirst, removalFault, type Removal } from '../removal.ts'
import { reportRemoved, RowError, warnRow, type FileReport } from '../report.ts'
import { ensureSeason, findSport, type KnownSport } from '../site/sports.ts'
import { isYes } from '../values/text.ts'
import { writeRows, type ImportContext } from '../import-context.ts'
import { soundRows } from './roster-cells.ts'
import { keepRowsWithNewPerson } from './link-person.ts'
import { sortRank, parsePlayer, requireName, readPersonKeys } from './roster-row.ts'

export type TeamSeason = { sport: string; season: string }

/**
 * A roster file → the players of one season. Players who are not in the file are removed when
 * removalFault allows it.
 */
export async function importRoster(
  work: ImportContext,
  fileReport: FileReport,
  file: CsvFile,
  teamSeason: TeamSeason,
): Promise<void> {
  const sport = await findSport(
    { db: work.store.of(work.tenant), tenant: work.tenant },
    teamSeason.sport,
  )
  if (!sport)
    return rejectFile(
      fileReport,
      file,
      `there is no sport "${teamSeason.sport}"; it is made by a row of sports.csv`,
    )
  reportUnreadableRows(fileReport, file)
  const rows = soundRows(fileReport, file)
  if (!rows) return
  await work.pictures.prepare(
    rows.map((row) => cell(row, 'picture')),
    work.signal,
  )

  const { rosterId, keys } = await transact(work.store, work.tenant, async (transaction) => {
    const keysOfRows = await readPersonKeys(transaction, rows, teamSeason.sport, teamSeason.season)
    await keepRowsWithNewPerson(transaction, keysOfRows)
    return {
      rosterId: await findOrCreateRoster(transaction, sport, teamSeason.season, isHidden(file)),
      keys: keysOfRows,
    }
  })
  const keep: number[] = []
  await writeRows(
    work,
    fileReport,
    rows,
    (transaction, row, draft) => keepPlayer(transaction, row, draft),
    async (transaction, draft) => {
      await dropAbsent(transaction, [fileReport, draft], rosterId, keep, {
        rows: file.rows.length,
        replace: work.replace,
      })
      await settleRoster(transaction, rosterId)
    },
  )

  async function keepPlayer(transaction: Transaction, row: CsvRow, draft: FileReport) {
    const name = requireName(row)
    const key = keys.get(row)
    if (!key || 'refused' in key) throw new RowError(key?.refused ?? 'no name')
    const path = cell(row, 'picture')
    const image = path ? work.pictures.image(path, `${name.first} ${name.last}`.trim()) : null
    if (typeof image === 'string')
      warnRow(draft, row.line, `${image}; the player is taken without it`)
    const doc = parsePlayer(row, name, typeof image === 'string' ? null : image, sport!, draft)
    const id = await getOrCreateId(transaction, 'roster_player', key.own)
    keep.push(id)
    return writePlayer(transaction, {
      id,
      rosterId,
      playerId: await getOrCreateId(transaction, 'person', key.person),
      rank: sortRank(doc),
      doc,
    })
  }
}

/** Whether all rows are hidden. */
export const isHidden = (file: CsvFile): boolean =>
  file.rows.length > 0 && file.rows.every((row) => isYes(cell(row, 'hide')))

/**
 * The roster of a season, created if needed. `hidden` is set on creation, so that a hidden roster
 * is never visible.
 */
export async function findOrCreateRoster(
  transaction: Transaction,
  sport: KnownSport,
  season: string,
  hidden: boolean,
): Promise<number> {
  await ensureSeason(transaction, sport, season)
  const id = await getOrCreateId(transaction, 'roster', `${sport.slug}/${season}`)
  const existing = await transaction.db
    .selectFrom('roster')
    .select('id')
    .where('tenant', '=', transaction.tenant)
    .where('id', '=', id)
    .executeTakeFirst()
  await writeRoster(transaction, { id, sportId: sport.id, season, ...(existing ? {} : { hidden }) })
  return id
}

async function dropAbsent(
  transaction: Transaction,
  [part, draft]: [FileReport, FileReport],
  rosterId: number,
  keep: number[],
  file: Pick<Removal, 'rows' | 'replace'>,
): Promise<void> {
  const storedPlayers = await transaction.db
    .selectFrom('roster_player')
    .select(['id', 'doc'])
    .where('tenant', '=', transaction.tenant)
    .where('roster_id', '=', rosterId)
    .orderBy('rank')
    .execute()
  const deletedPlayers = storedPlayers.filter(({ id }) => !keep.includes(id))
  if (deletedPlayers.length === 0) return
  const list = formatFirst(
    deletedPlayers.map(({ doc }) => {
      const { firstName, lastName } = JSON.parse(doc) as { firstName: string; lastName: string }
      return `${firstName} ${lastName}`.trim()
    }),
  )
  const problem = removalFault([part, draft], {
    standing: storedPlayers.length,
    gone: deletedPlayers.length,
    ...file,
  })
  if (problem) return warnRow(draft, null, `not removed: ${list}: ${problem}`)
  reportRemoved(
    draft,
    `no longer in this file: ${list}`,
    await dropOthers(transaction, 'roster_player', rosterId, keep),
  )
}
