import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { FileError, maxFileBytes } from '../content/files/file-types.ts'
import { describeFile, saveFile } from '../content/files/files.ts'
import type { Store } from '../db/store.ts'
import { entryFiles } from './entries/all.ts'
import { RowError } from './report.ts'
import { isCaptionFile, toWebVtt } from './values/captions.ts'
import { reasonOfFile } from './import-context.ts'
import type { FileLink } from '../../src/contract/parts.schema.ts'

/**
 * The files of an import folder by kind, in import order. Paths are relative to the root, with '/'.
 */
export type FolderFiles = {
  site: string | undefined
  sports: string | undefined
  opponents: string | undefined
  navigation: string | undefined
  rosters: SeasonFile[]
  schedules: SeasonFile[]
  /** Rosters of opponents. */
  opponentRosters: OpponentFile[]
  /** Tables: standings and results of a conference, record book of a sport. */
  tables: TableFile[]
  stories: string[]
  statFiles: string[]
  /** Lists by the name of their file: facilities.yaml. */
  entries: Map<string, string>
  others: string[]
  /** Files that only exports have: ids, and times of stat files. */
  identities: string | undefined
  received: string | undefined
  /** pictures/** and files/**. */
  media: string[]
}
export type TableFile = {
  path: string
  kind:
    | 'standings'
    | 'conference-results'
    | 'history'
    | 'career-leaders'
    | 'statistics'
    | 'opponent-statistics'
  sport: string
  season: string
  /** The name of an opponent's file. */
  opponent?: string
}
export type SeasonFile = {
  path: string
  kind: 'roster' | 'staff' | 'schedule'
  sport: string
  season: string
}

export type OpponentFile = { path: string; sport: string; season: string; opponent: string }

const seasonFile = /^(rosters|schedules)\/([^/]+)\/([^/]+?)(\.staff)?\.csv$/i

/** The season file at a path; null for any other path. */
export function parseSeasonFile(path: string): SeasonFile | null {
  const [, folder, sport, season, staff] = seasonFile.exec(path) ?? []
  if (!folder || !sport || !season) return null
  const kind = folder.toLowerCase() === 'schedules' ? 'schedule' : staff ? 'staff' : 'roster'
  return kind === 'schedule' && staff
    ? null
    : { path, kind, sport: sport.toLowerCase(), season: parseSeasonName(season) }
}

/** '2025/26' of '2025%2F26', as an export writes it. */
const parseSeasonName = (name: string): string => {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** opponent-rosters/<sport>/<season>/<opponent>.csv; null for any other path. */
export function parseOpponentFile(path: string): OpponentFile | null {
  const [, sport, season, opponent] =
    /^opponent-rosters\/([^/]+)\/([^/]+)\/([^/]+)\.csv$/i.exec(path) ?? []
  return sport && season && opponent
    ? { path, sport: sport.toLowerCase(), season: parseSeasonName(season), opponent }
    : null
}

/**
 * <folder>/<sport>/<season>.csv, where the folder is standings, conference-results or statistics,
 * opponent-statistics/<sport>/<season>/<opponent>.csv, history/<sport>.csv and
 * career-leaders/<sport>.csv; null for any other path.
 */
export function parseTableFile(path: string): TableFile | null {
  const [, folder, sport, season] =
    /^(standings|conference-results|statistics)\/([^/]+)\/([^/]+)\.csv$/i.exec(path) ?? []
  if (folder && sport && season)
    return {
      path,
      kind: folder.toLowerCase() as 'standings' | 'conference-results' | 'statistics',
      sport: sport.toLowerCase(),
      season: parseSeasonName(season),
    }
  const opponentFile = /^opponent-statistics\/([^/]+)\/([^/]+)\/([^/]+)\.csv$/i.exec(path)
  if (opponentFile)
    return {
      path,
      kind: 'opponent-statistics',
      sport: opponentFile[1]!.toLowerCase(),
      season: parseSeasonName(opponentFile[2]!),
      opponent: opponentFile[3]!,
    }
  const [, kind, of] = /^(history|career-leaders)\/([^/]+)\.csv$/i.exec(path) ?? []
  return kind && of
    ? {
        path,
        kind: kind.toLowerCase() as 'history' | 'career-leaders',
        sport: of.toLowerCase(),
        season: '',
      }
    : null
}

/** 'facilities.yml' → 'facilities.yaml'; null for a file that is not a list. */
export const parseEntryName = (path: string): string | null =>
  entryFiles.find(({ file }) => file === path.replace(/\.yml$/, '.yaml'))?.file ?? null

export async function listFolder(folder: string): Promise<FolderFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(folder.length).split(sep).filter(Boolean).join('/'),
    )
    .filter((path) => !path.split('/').some((part) => part.startsWith('.')))
    .toSorted()
  const files: FolderFiles = {
    site: undefined,
    sports: undefined,
    opponents: undefined,
    navigation: undefined,
    rosters: [],
    schedules: [],
    opponentRosters: [],
    tables: [],
    stories: [],
    statFiles: [],
    entries: new Map(),
    others: [],
    identities: undefined,
    received: undefined,
    media: [],
  }
  for (const path of paths) {
    const season = parseSeasonFile(path)
    const table = parseTableFile(path)
    const opponent = parseOpponentFile(path)
    if (path === 'site.yaml' || path === 'site.yml') files.site = path
    else if (path === 'sports.csv') files.sports = path
    else if (path === 'opponents.csv') files.opponents = path
    else if (path === 'navigation.yaml' || path === 'navigation.yml') files.navigation = path
    else if (parseEntryName(path)) files.entries.set(parseEntryName(path)!, path)
    else if (season) (season.kind === 'schedule' ? files.schedules : files.rosters).push(season)
    else if (table) files.tables.push(table)
    else if (opponent) files.opponentRosters.push(opponent)
    else if (/^stories\/.+\.md$/i.test(path)) files.stories.push(path)
    else if (/^stats\/.+\.(?:xml|json)$/i.test(path)) files.statFiles.push(path)
    else if (path === 'identities.csv') files.identities = path
    else if (path === 'stats/received.csv') files.received = path
    else if (/^(?:pictures|files)\//.test(path)) files.media.push(path)
    else if (!/^(?:README|LICEN[CS]E)/i.test(path)) files.others.push(path)
  }
  return files
}

/**
 * A file of the folder, or why it is not available. Never a file outside it, by dots or a link, and
 * none larger than `maxBytes` bytes.
 */
export async function readInside(
  folder: string,
  path: string,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<Buffer | string> {
  try {
    const root = await realpath(folder)
    const file = await realpath(join(root, path))
    if (!file.startsWith(root + sep)) return 'is outside the import folder'
    return (await stat(file)).size > maxBytes
      ? `is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB`
      : await readFile(file)
  } catch {
    return 'is not in the import folder'
  }
}

/** A file that a step reads. One that cannot be opened is refused, and does not end the import. */
export const readStep = (folder: string, path: string): Promise<Buffer> =>
  readFile(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
    throw new RowError(`cannot be opened (${error.code ?? error.message})`)
  })

/**
 * The files of an import folder other than pictures, by path: PDFs, recordings, tables. Each is
 * read once.
 */
export class NamedFiles {
  #store: Store
  #tenant: string
  #folder: string | null
  #onlyLook: { named: Set<string> } | undefined
  #known = new Map<string, Promise<FileLink | string>>()

  constructor(
    store: Store,
    tenant: string,
    folder: string | null,
    onlyLook?: { named: Set<string> },
  ) {
    this.#store = store
    this.#tenant = tenant
    this.#folder = folder
    this.#onlyLook = onlyLook
  }

  /**
   * The file, or a message why there is none. The default title is the name without its extension.
   */
  async take(path: string, title: string | null): Promise<FileLink | string> {
    const pending = this.#known.get(path) ?? this.#read(path)
    this.#known.set(path, pending)
    const file = await pending
    return typeof file === 'string'
      ? `file ${path} ${file}`
      : { ...file, title: title ?? file.name.replace(/\.[^.]+$/, '') }
  }

  async #read(path: string): Promise<FileLink | string> {
    this.#onlyLook?.named.add(path)
    if (!path.startsWith('files/') || path.split('/').includes('..'))
      return 'is refused: public files must be in the folder files'
    const bytes =
      this.#folder === null
        ? 'is missing: a single file is imported without others'
        : await readInside(this.#folder, path, maxFileBytes)
    if (typeof bytes === 'string') return bytes
    try {
      const isCaption = isCaptionFile(path)
      const content = isCaption ? toWebVtt(path, bytes) : bytes
      const file = describeFile(isCaption ? path.replace(/\.srt$/i, '.vtt') : path, content, '')
      if (!this.#onlyLook) await saveFile(this.#store, this.#tenant, file, content)
      return file
    } catch (error) {
      if (error instanceof FileError) return error.message
      return reasonOfFile(error)
    }
  }
}
