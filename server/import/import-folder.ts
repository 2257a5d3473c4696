import { readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readTenants } from '../content/department/tenants.ts'
import type { Store } from '../db/store.ts'
import {
  opponentColumns,
  scheduleColumns,
  sportColumns,
  staffColumns,
  type Columns,
} from './csv/columns.ts'
import { readCsv } from './csv/read-csv.ts'
import { entryFiles } from './entries/all.ts'
import { importEntries } from './entries/import-entries.ts'
import { importIdentities, readIdentities, requireFreeNumbers } from './export/identities.ts'
import { exportMedia } from './export/folder-writer.ts'
import { importReceived, readReceived } from './export/received.ts'
import {
  ImportError,
  merge,
  createFileReport,
  rejectRow,
  warnRow,
  type FileReport,
  type Report,
} from './report.ts'
import { listFolder, NamedFiles, readStep, type SeasonFile } from './folder-files.ts'
import { FolderPictures } from './folder-pictures.ts'
import { importTable, tableColumns } from './history/tables.ts'
import { importOpponentRoster } from './roster/opponent-roster.ts'
import { importRoster } from './roster/roster.ts'
import { opponentRosterColumns, rosterColumns } from './roster/roster-columns.ts'
import { importStaff } from './roster/staff.ts'
import { importSchedule, restoreRevisions, type NamedStatFile } from './schedule/schedule.ts'
import { importStatFiles } from './schedule/stat-files.ts'
import { importNavigation, makeNavigation } from './site/navigation.ts'
import { importOpponents } from './site/opponents.ts'
import { addHosts, importSite } from './site/settings.ts'
import { importSports } from './site/sports.ts'
import { importStories } from './story/stories.ts'
import { StoryPlan } from './story/story-file.ts'
import { reasonOfFile, type Progress, type ImportContext } from './import-context.ts'

export type ImportOptions = {
  /** Hosts in addition to those of site.yaml. */
  hosts?: string[]
  demo?: boolean
  /** Files may remove most of what is stored. */
  replace?: boolean
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
  /**
   * Stores only rows: pictures and files are inspected, not stored. Collects every path that the
   * folder names.
   */
  onlyLook?: { named: Set<string> }
}

/**
 * Imports a whole folder, file by file in order of dependency. Refused rows are in the report.
 * Throws ImportError when it cannot begin.
 */
export async function importFolder(
  store: Store,
  tenant: string,
  folder: string,
  options: ImportOptions = {},
): Promise<Report> {
  const root = resolve(folder)
  if (!(await stat(root).catch(() => null))?.isDirectory())
    throw new ImportError(`there is no folder ${folder}`)
  const files = await listFolder(root)
  const work = createImportContext(store, tenant, root, options)
  const report: Report = { tenant, parts: [], stopped: false }
  const knownPaths = [
    files.site,
    files.identities,
    files.identities && files.media[0],
    files.sports,
    files.opponents,
    files.navigation,
  ].filter((path) => path !== undefined)
  const total =
    knownPaths.length +
    files.rosters.length +
    files.schedules.length +
    files.opponentRosters.length +
    files.tables.length +
    Math.min(files.stories.length, 1) +
    files.entries.size
  if (total === 0)
    throw new ImportError(
      `${folder} has no file of an import folder (site.yaml, sports.csv, rosters/…)`,
    )
  // An exported folder has its ids, and all its pictures and files are in use.
  const numbers = files.identities
    ? readIdentities(await readFile(join(root, files.identities)))
    : null
  if (numbers) await requireFreeNumbers(store, tenant, numbers)
  let done = 0

  const step = async (file: string, run: (fileReport: FileReport) => Promise<void>) => {
    if (work.signal?.aborted) return
    const fileReport = createFileReport(file)
    report.parts.push(fileReport)
    try {
      await run(fileReport)
    } catch (error) {
      rejectRow(fileReport, null, reasonOfFile(error))
    }
    work.onProgress({ file, done: Math.min(++done, total), total })
  }
  const csv = (
    path: string,
    columns: Columns,
    run: (fileReport: FileReport, file: ReturnType<typeof readCsv>) => Promise<void>,
  ) =>
    step(path, async (fileReport) => run(fileReport, readCsv(await readStep(root, path), columns)))

  if (files.site)
    await step(files.site, async (fileReport) =>
      importSite(work, fileReport, await readStep(root, files.site!), {
        hosts: options.hosts ?? [],
        demo: options.demo,
      }),
    )
  await requireTenant(store, tenant, report)
  if (!files.site && options.hosts?.length)
    await step('hosts', (fileReport) => addHosts(work, fileReport, options.hosts!))
  if (files.others.length > 0) report.parts.push(othersPart(files.others))
  if (numbers) {
    await step(files.identities!, (fileReport) => importIdentities(work, fileReport, numbers))
    if (files.media.length > 0)
      await step('pictures and files', (fileReport) => exportMedia(work, fileReport, files.media))
  }
  if (files.sports)
    await csv(files.sports, sportColumns, (fileReport, file) =>
      importSports(work, fileReport, file),
    )
  if (files.opponents)
    await csv(files.opponents, opponentColumns, (fileReport, file) =>
      importOpponents(work, fileReport, file),
    )
  for (const roster of files.rosters) {
    if (roster.kind === 'staff')
      await csv(roster.path, staffColumns, (fileReport, file) =>
        importStaff(work, fileReport, file, roster),
      )
    else
      await csv(roster.path, rosterColumns, (fileReport, file) =>
        importRoster(work, fileReport, file, roster),
      )
  }
  const plan = await StoryPlan.of(store, tenant, root, files.stories)
  const namedStatFiles: NamedStatFile[] = []
  const schedule = (season: SeasonFile) =>
    csv(
      season.path,
      scheduleColumns,
      async (fileReport, file) =>
        void namedStatFiles.push(...(await importSchedule(work, fileReport, file, season, plan))),
    )
  for (const season of files.schedules) await schedule(season)
  for (const roster of files.opponentRosters)
    await csv(roster.path, opponentRosterColumns, (fileReport, file) =>
      importOpponentRoster(work, fileReport, file, roster),
    )
  for (const table of files.tables)
    await csv(table.path, tableColumns[table.kind], (fileReport, file) =>
      importTable(work, fileReport, file, table),
    )
  if (files.stories.length > 0)
    await step('stories', (fileReport) => importStories(work, fileReport, plan))
  for (const entries of entryFiles) {
    const path = files.entries.get(entries.file)
    if (path)
      await step(path, async (fileReport) =>
        importEntries(work, fileReport, entries, await readStep(root, path)),
      )
  }
  if (files.navigation)
    await step(files.navigation, async (fileReport) =>
      importNavigation(work, fileReport, await readStep(root, files.navigation!)),
    )
  else
    await step('navigation (made from the sports)', (fileReport) =>
      makeNavigation(work, fileReport, files.sports !== undefined),
    )
  const receivedReport = createFileReport(files.received ?? '')
  const received = files.received
    ? readReceived(await readFile(join(root, files.received)), receivedReport)
    : []
  const unnamed = files.statFiles.filter(
    (path) =>
      !namedStatFiles.some((file) => file.path === path) &&
      !received.some(({ file }) => file === path),
  )
  if (namedStatFiles.length + unnamed.length + received.length > 0) {
    await step('stats', async (fileReport) => {
      await importStatFiles(work, fileReport, root, namedStatFiles, received)
      merge(fileReport, receivedReport)
      if (numbers) await importReceived(work, fileReport, root, received)
      if (files.schedules.length > 0)
        for (const path of unnamed)
          warnRow(
            fileReport,
            null,
            'no schedule has this file in its stat_file column; ignored',
            path,
          )
    })
  }
  await restoreRevisions(work)
  report.stopped = work.signal?.aborted ?? false
  return report
}

export function createImportContext(
  store: Store,
  tenant: string,
  folder: string | null,
  { replace, signal, onProgress, onlyLook }: ImportOptions,
): ImportContext {
  if (!/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/.test(tenant))
    throw new ImportError(
      `"${tenant}" is not a tenant id: use lower-case letters, digits and hyphens`,
    )
  return {
    store,
    tenant,
    pictures: new FolderPictures(store, tenant, folder, onlyLook),
    files: new NamedFiles(store, tenant, folder, onlyLook),
    claimed: new Map(),
    revisions: new Map(),
    replace: replace ?? false,
    signal,
    onProgress: onProgress ?? (() => {}),
  }
}

/** Content needs a known department, which site.yaml adds. */
export async function requireTenant(store: Store, tenant: string, report: Report): Promise<void> {
  if ((await readTenants(store)).some(({ id }) => id === tenant)) return
  const firstRejection = report.parts
    .flatMap(({ notes }) => notes)
    .find(({ kind }) => kind === 'refused')
  throw new ImportError(
    firstRejection
      ? `the tenant ${tenant} is new and its site.yaml is refused: ${firstRejection.reason}`
      : `there is no tenant ${tenant}; import a folder with a site.yaml first`,
  )
}

function othersPart(paths: string[]): FileReport {
  const fileReport = createFileReport('other files')
  for (const path of paths.slice(0, 20))
    warnRow(fileReport, null, 'is not a file of an import folder; ignored', path)
  if (paths.length > 20)
    warnRow(
      fileReport,
      null,
      `and ${paths.length - 20} more files that do not belong in an import folder`,
    )
  return fileReport
}
