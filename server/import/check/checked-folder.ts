import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteSettings } from '../../../src/contract/site.schema.ts'
import { ReadContext } from '../../content/read-context.ts'
import { readSettings } from '../../content/department/site.ts'
import type { Store } from '../../db/store.ts'
import { scheduleColumns, sportColumns } from '../csv/columns.ts'
import { rosterColumns } from '../roster/roster-columns.ts'
import { cell, readCsv, type CsvRow } from '../csv/read-csv.ts'
import type { FolderFiles, SeasonFile } from '../folder-files.ts'

export type SeasonRows = SeasonFile & { rows: CsvRow[] }
export type SportRow = {
  slug: string
  shortName: string
  title: string
  code: string
  season: string
  nonSport: boolean
  line: number
}

/** The parsed files of an import folder, with the in-memory store that they were imported into. */
export type CheckedFolder = {
  folder: string
  tenant: string
  store: Store
  files: FolderFiles
  /** All paths of the folder, without hidden files. */
  paths: string[]
  /** Paths of pictures and files that the folder's content names. */
  named: ReadonlySet<string>
  settings: SiteSettings | null
  sports: SportRow[]
  rosters: SeasonRows[]
  schedules: SeasonRows[]
  signal: AbortSignal | undefined
}

type Given = Pick<
  CheckedFolder,
  'folder' | 'tenant' | 'store' | 'files' | 'paths' | 'named' | 'signal'
>

export async function readPack(source: Given): Promise<CheckedFolder> {
  const { folder, files, store, tenant } = source
  const rowsOf = (path: string, columns: Parameters<typeof readCsv>[1]) =>
    rowsIn(folder, path, columns)
  const seasons = (
    list: SeasonFile[],
    kind: SeasonFile['kind'],
    columns: Parameters<typeof readCsv>[1],
  ) =>
    Promise.all(
      list
        .filter((file) => file.kind === kind)
        .map(async (file) => ({ ...file, rows: await rowsOf(file.path, columns) })),
    )
  return {
    ...source,
    settings: await readSettings(new ReadContext(store, tenant)),
    sports: files.sports ? (await rowsOf(files.sports, sportColumns)).map(sportOf) : [],
    rosters: await seasons(files.rosters, 'roster', rosterColumns),
    schedules: await seasons(files.schedules, 'schedule', scheduleColumns),
  }
}

/** The rows of a table of the folder. */
export const rowsIn = async (
  folder: string,
  path: string,
  columns: Parameters<typeof readCsv>[1],
): Promise<CsvRow[]> => readCsv(await readFile(join(folder, path)), columns).rows

const sportOf = (row: CsvRow): SportRow => ({
  slug: cell(row, 'slug').toLowerCase(),
  shortName: cell(row, 'short_name').toLowerCase(),
  title: cell(row, 'title'),
  code: cell(row, 'code').toLowerCase(),
  season: cell(row, 'current_season'),
  nonSport: /^y/i.test(cell(row, 'non_sport')),
  line: row.line,
})

/** The row of a sport in sports.csv. */
export const sportOfSlug = (
  { sports }: Pick<CheckedFolder, 'sports'>,
  slug: string,
): SportRow | undefined =>
  sports.find(
    (sport) => sport.slug === slug.toLowerCase() || sport.shortName === slug.toLowerCase(),
  )

/** The conference as texts name it: a part of a pattern. */
export const conferencePattern = ({ settings }: Pick<CheckedFolder, 'settings'>): string =>
  [settings?.conference?.title, settings?.conference?.abbreviation, 'conference', 'league']
    .flatMap((name) => (name ? [textPattern(name)] : []))
    .join('|')

/** A text as a part of a pattern: other characters than letters, digits and spaces are any. */
export const textPattern = (text: string): string => text.replace(/[^\p{L}\d ]/gu, '.')
