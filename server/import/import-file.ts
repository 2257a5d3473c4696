import { readFile } from 'node:fs/promises'
import { basename, dirname, resolve, sep } from 'node:path'
import type { Store } from '../db/store.ts'
import { StatFileError } from '../statcrew/sport-part.ts'
import {
  opponentColumns,
  scheduleColumns,
  sportColumns,
  staffColumns,
  type Columns,
} from './csv/columns.ts'
import { readCsv, rowsWhere, type ColumnFilter } from './csv/read-csv.ts'
import { entryFiles } from './entries/all.ts'
import { importEntries } from './entries/import-entries.ts'
import { importTable, tableColumns } from './history/tables.ts'
import { ImportError, createFileReport, rejectRow, type FileReport, type Report } from './report.ts'
import { createImportContext, requireTenant, type ImportOptions } from './import-folder.ts'
import {
  parseEntryName,
  parseOpponentFile,
  parseSeasonFile,
  parseTableFile,
} from './folder-files.ts'
import { importOpponentRoster, type OpponentSeason } from './roster/opponent-roster.ts'
import { importRoster, type TeamSeason } from './roster/roster.ts'
import { opponentRosterColumns, rosterColumns } from './roster/roster-columns.ts'
import { importStaff } from './roster/staff.ts'
import { gameOfFile, importStatFiles, importStatFile } from './schedule/stat-files.ts'
import { importSchedule } from './schedule/schedule.ts'
import { importNavigation, makeNavigation } from './site/navigation.ts'
import { importOpponents } from './site/opponents.ts'
import { addHosts, importSite } from './site/settings.ts'
import { importSports } from './site/sports.ts'
import { importStories } from './story/stories.ts'
import { StoryPlan } from './story/story-file.ts'
import { rejectionReason, reasonOfFile, type ImportContext } from './import-context.ts'

export const kinds = [
  'roster',
  'staff',
  'schedule',
  'opponents',
  'opponent-roster',
  'sports',
] as const
type Kind = (typeof kinds)[number] | 'site' | 'navigation' | 'story' | 'stats' | 'entries' | 'table'
export type FileOptions = ImportOptions & {
  kind?: Kind
  sport?: string
  season?: string
  opponent?: string
  where?: ColumnFilter
  game?: number
}

/** Imports one file. Its kind comes from its name, its place in an import folder, or `kind`. */
export async function importFile(
  store: Store,
  tenant: string,
  path: string,
  options: FileOptions = {},
): Promise<Report> {
  const absolutePath = resolve(path)
  const bytes = await readFile(absolutePath).catch(() => {
    throw new ImportError(`there is no file ${path}`)
  })
  const location = placeOf(absolutePath)
  const entries = entryFiles.find(({ file }) => file === parseEntryName(location.name))
  const kind = entries
    ? 'entries'
    : (options.kind ??
      (options.opponent && !noTable.test(location.name)
        ? 'opponent-roster'
        : location.season?.kind) ??
      (location.opponent && 'opponent-roster') ??
      (location.table && 'table') ??
      kindOf(location.name))
  if (!kind)
    throw new ImportError(
      `the name of ${location.name} does not show its kind; pass --kind ${kinds.join('|')}`,
    )
  requireTheirs(kind, location, options)
  const work = createImportContext(store, tenant, location.root, options)
  const report: Report = { tenant, parts: [], stopped: false }
  const fileReport = createFileReport(location.inside ?? location.name)
  report.parts.push(fileReport)
  if (kind === 'site')
    await importSite(work, fileReport, bytes, { hosts: options.hosts ?? [], demo: options.demo })
  await requireTenant(store, tenant, report)
  if (kind !== 'site') {
    if (options.hosts?.length) await addHosts(work, fileReport, options.hosts)
    try {
      if (entries) await importEntries(work, fileReport, entries, bytes)
      else await importBytes(work, report, fileReport, kind, bytes, location, options)
    } catch (error) {
      rejectRow(fileReport, null, reasonOfFile(error))
    }
  }
  if (kind === 'roster' || kind === 'schedule' || kind === 'sports') {
    const menu = createFileReport('navigation (made from the sports)')
    await makeNavigation(work, menu, false)
    if (menu.rows > 0) report.parts.push(menu)
  }
  report.stopped = work.signal?.aborted ?? false
  return report
}

/**
 * Players of another school must not become ours: when anything marks the file as an opponent's,
 * another kind is refused.
 */
function requireTheirs(kind: Kind, { inside, name, opponent }: Place, options: FileOptions): void {
  if (kind === 'opponent-roster' || !(options.opponent ?? opponent)) return
  const says = options.opponent ? '--opponent is of' : 'a file of opponent-rosters/ is'
  throw new ImportError(
    `${says} a roster of another school, but ${inside ?? name} is read as ${kind}; use only ` +
      'one of the two',
  )
}

async function importBytes(
  work: ImportContext,
  report: Report,
  fileReport: FileReport,
  kind: Kind,
  bytes: Buffer,
  location: Place,
  options: FileOptions,
): Promise<void> {
  const rows = (columns: Columns) => {
    const file = readCsv(bytes, columns)
    return options.where ? rowsWhere(file, options.where) : file
  }
  switch (kind) {
    case 'sports':
      return importSports(work, fileReport, rows(sportColumns))
    case 'opponents':
      return importOpponents(work, fileReport, rows(opponentColumns))
    case 'opponent-roster':
      return importOpponentRoster(
        work,
        fileReport,
        rows(opponentRosterColumns),
        requireOpponentSeason(location, options),
      )
    case 'roster':
      return importRoster(
        work,
        fileReport,
        rows(rosterColumns),
        requireTeamSeason(location, options),
      )
    case 'staff':
      return importStaff(work, fileReport, rows(staffColumns), requireTeamSeason(location, options))
    case 'schedule': {
      const statFiles = await importSchedule(
        work,
        fileReport,
        rows(scheduleColumns),
        requireTeamSeason(location, options),
        new StoryPlan(),
      )
      if (statFiles.length === 0 || location.root === null) return
      const stats = createFileReport('stats')
      report.parts.push(stats)
      return importStatFiles(work, stats, location.root, statFiles)
    }
    case 'navigation':
      return importNavigation(work, fileReport, bytes)
    case 'story':
      return importStories(
        work,
        fileReport,
        await StoryPlan.of(work.store, work.tenant, location.root ?? location.folder, [
          location.inside ?? location.name,
        ]),
      )
    case 'stats':
      return takeOne(work, fileReport, bytes, options.game)
    case 'table': {
      if (!location.table)
        throw new ImportError(
          'a table must be in its place in an import folder, such as ' +
            'standings/<sport>/<season>.csv or history/<sport>.csv',
        )
      return importTable(work, fileReport, rows(tableColumns[location.table.kind]), location.table)
    }
    case 'site':
    case 'entries':
      return
  }
}

async function takeOne(
  work: ImportContext,
  fileReport: FileReport,
  bytes: Buffer,
  game: number | undefined,
): Promise<void> {
  try {
    await importStatFile(work, fileReport, {
      file: fileReport.file,
      gameId: game ?? (await gameOfFile(work, bytes)),
      bytes,
      named: '',
      sure: game !== undefined,
    })
  } catch (error) {
    if (error instanceof StatFileError) rejectRow(fileReport, error.line, error.message)
    else rejectRow(fileReport, null, rejectionReason(error))
  }
}

function requireTeamSeason(location: Place, { sport, season }: FileOptions): TeamSeason {
  const teamSeason = {
    sport: sport ?? location.season?.sport,
    season: season ?? location.season?.season,
  }
  if (!teamSeason.sport || !teamSeason.season)
    throw new ImportError('a single roster or schedule needs --sport <slug> and --season <title>')
  return { sport: teamSeason.sport, season: teamSeason.season }
}

function requireOpponentSeason(
  location: Place,
  { sport, season, opponent }: FileOptions,
): OpponentSeason {
  const opponentSeason = {
    sport: sport ?? location.opponent?.sport,
    season: season ?? location.opponent?.season,
    opponent: opponent ?? location.opponent?.opponent,
  }
  if (!opponentSeason.sport || !opponentSeason.season || !opponentSeason.opponent)
    throw new ImportError(
      'the roster of an opponent needs --sport <slug>, --season <title> and --opponent <name>',
    )
  return {
    sport: opponentSeason.sport,
    season: opponentSeason.season,
    opponent: opponentSeason.opponent,
  }
}

/** Where a file is: in an import folder the root gives its pictures and its season. */
type Place = {
  root: string | null
  inside: string | null
  folder: string
  name: string
  season: ReturnType<typeof parseSeasonFile>
  table?: ReturnType<typeof parseTableFile>
  opponent?: ReturnType<typeof parseOpponentFile>
}

function placeOf(absolutePath: string): Place {
  const parts = absolutePath.split(sep)
  const base = { folder: dirname(absolutePath), name: basename(absolutePath) }
  for (const [from, pattern] of [
    [4, /^opponent-(?:rosters|statistics)$/],
    [3, /^(?:rosters|schedules|standings|conference-results|statistics)$/],
    [2, /^(?:stories|stats|history|career-leaders)$/],
  ] as const) {
    if (!pattern.test(parts.at(-from) ?? '')) continue
    const inside = parts.slice(-from).join('/')
    return {
      ...base,
      root: parts.slice(0, -from).join(sep) || sep,
      inside,
      season: parseSeasonFile(inside),
      table: parseTableFile(inside),
      opponent: parseOpponentFile(inside),
    }
  }
  const atRoot =
    /^(?:site\.ya?ml|sports\.csv|opponents\.csv|navigation\.ya?ml)$/.test(base.name) ||
    parseEntryName(base.name) !== null
  return { ...base, root: atRoot ? base.folder : null, inside: null, season: null }
}

const noTable = /\.(?:ya?ml|md|xml|json)$/i

function kindOf(name: string): Kind | undefined {
  const lower = name.toLowerCase()
  if (/^site\.ya?ml$/.test(lower)) return 'site'
  if (/^navigation\.ya?ml$/.test(lower)) return 'navigation'
  if (lower.endsWith('.md')) return 'story'
  if (lower.endsWith('.xml') || lower.endsWith('.json')) return 'stats'
  // Opponents have no staff list, and it must not be imported as ours.
  if (!lower.endsWith('.csv') || /opponent.*(?:staff|coach)/.test(lower)) return undefined
  return (
    [
      ['opponent-roster', /^(?=.*opponent).*(?:roster|players)/],
      ['staff', /staff|coach/],
      ['roster', /roster|players/],
      ['schedule', /schedule|games/],
      ['opponents', /opponent/],
      ['sports', /^sports\b/],
    ] as const
  ).find(([, pattern]) => pattern.test(lower))?.[0]
}
