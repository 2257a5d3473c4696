import { GameDoc } from '../../content/docs.ts'
import { readConfiguredTimeZone } from '../../content/department/site.ts'
import { toPublicUrl } from '../../content/files/files.ts'
import { findReceivedVersion } from '../../content/live/stat-files.ts'
import { ReadContext } from '../../content/read-context.ts'
import { cell, type CsvRow } from '../csv/read-csv.ts'
import { receivedAs, type Received } from '../export/received.ts'
import { readInside } from '../folder-files.ts'
import { warnRow, RowError, countRow, rejectRow, type FileReport } from '../report.ts'
import type { NamedStatFile } from './schedule.ts'
import { readOpponentNames, isOpponent } from '../site/opponents.ts'
import { reasonOfFile, type ImportContext } from '../import-context.ts'
import { IngestError, ingestStatFile } from '../../live/ingest.ts'
import { mayBeOfSport } from '../../live/of-sport.ts'
import { readStatVersion } from '../../live/read-version.ts'
import { addDays } from '../../../src/domain/calendar/when.ts'
import { StatFileError } from '../../statcrew/sport-part.ts'

/**
 * Replaces files of the folder in game_files (`Notes | files/notes.pdf`) with their URLs. A missing
 * file is left out with a warning.
 */
export const withGameFiles = (
  work: ImportContext,
  fileReport: FileReport,
  rows: readonly CsvRow[],
): Promise<CsvRow[]> =>
  Promise.all(
    rows.map(async (row) => {
      const written = cell(row, 'game_files')
      if (!/(?:^|[|;\s])files\//.test(written)) return row
      const links = await Promise.all(
        written
          .split(/\s*;(?:\s+|$)/)
          .filter(Boolean)
          .map(async (link) => {
            const [, title = '', path] = /^(?:(.*?)\s*\|\s*)?(files\/.+)$/.exec(link) ?? []
            if (!path) return link
            const file = await work.files.take(path, title || null)
            if (typeof file !== 'string') return `${file.title} | ${toPublicUrl(file)}`
            warnRow(fileReport, row.line, `${file}; the game is imported without it`)
            return null
          }),
      )
      return {
        ...row,
        cells: new Map(row.cells).set(
          'game_files',
          links.filter((link) => link !== null).join('; '),
        ),
      }
    }),
  )

/** Days before its last day on which an event may have begun. */
const longestEvent = 31

/**
 * The scheduled game of a stat file: by date, by the opponent's whole name, alias or tag, and by
 * sport.
 */
export async function gameOfFile(
  { store, tenant }: Pick<ImportContext, 'store' | 'tenant'>,
  bytes: Uint8Array,
): Promise<number> {
  const { file, code: sportCode } = readStatVersion(
    bytes,
    null,
    await readConfiguredTimeZone(new ReadContext(store, tenant)),
  )
  const { date } = file.venue
  const teams = [file.visitingTeam, file.homeTeam]
  const description = `${file.visitingTeam.name} at ${file.homeTeam.name}${date ? `, ${date}` : ''}`
  const names = await readOpponentNames({ db: store.of(tenant), tenant })
  const rows = await store
    .of(tenant)
    .selectFrom('game')
    .innerJoin('sport', (j) =>
      j.onRef('sport.tenant', '=', 'game.tenant').onRef('sport.id', '=', 'game.sport_id'),
    )
    .select(['game.id', 'game.doc', 'sport.doc as sport'])
    .where('game.tenant', '=', tenant)
    // An event of several days has a file for each of them.
    .where('game.date', '>=', date ? addDays(date, -longestEvent) : '9')
    .where('game.date', '<=', `${date}T99`)
    .execute()
  const games = rows.filter(({ doc, sport }) => {
    const code =
      (JSON.parse(sport) as { globalSportShortName: string | null }).globalSportShortName ?? ''
    const { opponent, date: first, endDate } = GameDoc.parse(JSON.parse(doc))
    return (
      (endDate ?? first).slice(0, 10) >= date &&
      (sportCode === '' ? mayBeOfSport(file.family, code) : sportCode === code) &&
      opponent.id !== null &&
      teams.some((team) => isOpponent(names, opponent.id!, team))
    )
  })
  const [game, second] = withNumber(games, file.venue.doubleheaderGame)
  if (!game)
    throw new RowError(`no ${file.family} game in the schedule is ${description}; pass --game <id>`)
  if (second)
    throw new RowError(
      `${games.length} games in the schedule may be ${description} ` +
        `(${games.map(({ id }) => id).join(', ')}); pass --game <id>`,
    )
  return game.id
}

/** Of the games of one day, the one with this number in its doubleheader. */
function withNumber<G extends { doc: string }>(games: G[], number: number | null): G[] {
  if (games.length < 2 || number === null) return games
  const numbered = games.filter(
    ({ doc }) => GameDoc.parse(JSON.parse(doc)).doubleheaderGame === number,
  )
  return numbered.length === 1 ? numbered : games
}

/** Imports the stat files that schedules name, oldest game first. */
export async function importStatFiles(
  work: ImportContext,
  fileReport: FileReport,
  folder: string,
  statFiles: NamedStatFile[],
  received: readonly Received[] = [],
): Promise<void> {
  const files = statFiles.toSorted((a, b) =>
    a.date < b.date ? -1 : a.date > b.date ? 1 : a.gameId - b.gameId,
  )
  const seen = new Map<string, NamedStatFile>()
  for (const [i, { path, gameId, schedule, line }] of files.entries()) {
    if (work.signal?.aborted) return
    const firstFile = seen.get(path)
    seen.set(path, files[i]!)
    const bytes = firstFile
      ? `is already the stat file of ${firstFile.schedule}:${firstFile.line}`
      : await readInside(folder, path)
    if (typeof bytes === 'string')
      rejectRow(fileReport, null, `${bytes} (in ${schedule}:${line})`, { file: path })
    else
      await importStatFile(work, fileReport, {
        file: path,
        gameId,
        bytes,
        publishedAs: receivedAs(received, path, bytes),
        named: ` (in ${schedule}:${line})`,
        sure: true,
      })
    work.onProgress({ file: fileReport.file, done: i + 1, total: files.length })
  }
}

/**
 * Imports one stat file like one from a scorer. A file that was received before is skipped, because
 * newer ones may have been received since. `sure`: a person named the game.
 */
export async function importStatFile(
  work: ImportContext,
  fileReport: FileReport,
  {
    file,
    gameId,
    bytes,
    named,
    sure,
    publishedAs,
  }: {
    file: string
    gameId: number
    bytes: Uint8Array
    named: string
    sure: boolean
    publishedAs?: { version: number; at: Date } | undefined
  },
): Promise<void> {
  const { store, tenant } = work
  if ((await findReceivedVersion({ db: store.of(tenant), tenant }, gameId, bytes)) !== undefined)
    return countRow(fileReport, 'same')
  try {
    const report = await ingestStatFile(store, tenant, gameId, bytes, {
      sure,
      ...(sure && { hold: false }),
      publishedAs,
    })
    countRow(fileReport, !report.changed ? 'same' : report.version === 1 ? 'taken' : 'changed')
    for (const warning of report.warnings) warnRow(fileReport, null, warning, file)
    if (report.status === 'held')
      warnRow(
        fileReport,
        null,
        `version ${report.version} of game ${gameId} is held and not shown; to publish it: ` +
          `content publish --game ${gameId} --version ${report.version} --tenant ${tenant}`,
        file,
      )
  } catch (error) {
    const isKnown = error instanceof StatFileError || error instanceof IngestError
    const reason = isKnown ? error.message : reasonOfFile(error)
    rejectRow(fileReport, error instanceof StatFileError ? error.line : null, `${reason}${named}`, {
      file,
    })
  }
}
