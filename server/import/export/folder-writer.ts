import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import type { SportDoc } from '../../content/docs.ts'
import { sanitizeHtml } from '../../content/html/clean-html.ts'
import type { EntryResolver } from '../entries/parts.ts'
import { csvText, type CsvCells, type Sheet } from './files/csv-text.ts'
import type { FolderNames } from './folder-names.ts'
import type { Row, Snapshot } from './snapshot.ts'
import { warnRow, type FileReport } from '../report.ts'
import { toKey } from '../values/text.ts'
import type { ImportContext } from '../import-context.ts'
import type { SiteSettings } from '../../../src/contract/site.schema.ts'

/** Writes ids as names of the import folder: the other side of entries/parts.ts. */
export function createExportResolver({ snapshot, lookup, names }: Exporting): EntryResolver {
  const cannot = async (): Promise<never> => {
    throw new Error('an export does not import')
  }
  /** The written name if it folds to the same key. */
  const called = (kind: string, id: number, key: string): string => {
    const row = lookup.item(kind, id)
    if (!row) return key
    const { title, name } = JSON.parse(row.doc) as Record<string, unknown>
    return (
      [title, name].find(
        (text): text is string =>
          typeof text === 'string' && toKey(text) === key && text.trim() === text,
      ) ?? key
    )
  }
  return {
    sportSlug: async (id) => lookup.slug(id),
    keyOf: async (kind, id) => {
      const key = lookup.key(kind, id)
      if (key === null) return null
      return kind === 'game'
        ? key.replace(/^ref:/, '')
        : kind === 'person'
          ? lookup.person(id)
          : called(kind, id, key)
    },
    pathOf: (image) => names.picture(image),
    pathOfFile: (file) => names.file(file),
    hosts: async (list) => {
      const settings = snapshot.rows.document.find((row) => row['kind'] === 'settings')
      return (settings && (JSON.parse(settings.doc) as SiteSettings)[list]) ?? []
    },
    cleanHtml: sanitizeHtml,
    say: () => undefined,
    timeZone: cannot,
    sportId: cannot,
    idOf: cannot,
    image: cannot,
    file: cannot,
    htmlOf: cannot,
  }
}

/** What every file of an export needs. */
export type Exporting = {
  snapshot: Snapshot
  out: FolderWriter
  names: FolderNames
  lookup: Lookup
}

/** Keys and slugs by id. */
export type Lookup = {
  key(kind: string, id: unknown): string | null
  slug(sportId: unknown): string | null
  sport(sportId: unknown): SportDoc | null
  /** An item by kind and id. */
  item(kind: string, id: unknown): Row | null
  /** How the folder names a player's person: by the `person` key, else by sport and name. */
  person(id: unknown): string | null
  /** Rows of a table by a column. */
  by(table: keyof Snapshot['rows'], column: string): Map<unknown, Row[]>
}

export function createLookup(snapshot: Snapshot): Lookup {
  const keys = new Map(snapshot.identities.map(({ kind, key, id }) => [`${kind} ${id}`, key]))
  const sports = new Map(
    snapshot.rows.sport.map((row) => [
      row['id'],
      { slug: String(row['slug']), doc: JSON.parse(row.doc) as SportDoc },
    ]),
  )
  const items = new Map(snapshot.rows.item.map((row) => [`${row.kind} ${String(row['id'])}`, row]))
  const people = new Set(
    snapshot.identities.flatMap(({ kind, key }) => (kind === 'person' ? [key] : [])),
  )
  return {
    item: (kind, id) => items.get(`${kind} ${String(id)}`) ?? null,
    person: (id) => {
      const key = keys.get(`person ${String(id)}`) ?? null
      const bare = key?.startsWith('person:') ? key.slice('person:'.length) : null
      // The importer tries the bare key first (roster/roster-row.ts).
      return bare === null || people.has(bare) ? key : bare
    },
    key: (kind, id) => keys.get(`${kind} ${String(id)}`) ?? null,
    slug: (id) => sports.get(id)?.slug ?? null,
    sport: (id) => sports.get(id)?.doc ?? null,
    by: (table, column) => Map.groupBy(snapshot.rows[table], (row) => row[column]),
  }
}

export const byRank = (a: Row, b: Row): number =>
  Number(a['rank']) - Number(b['rank']) || Number(a['id']) - Number(b['id'])

/** Imports all pictures and files of an exported folder: all are in use, also within texts. */
export async function exportMedia(
  work: ImportContext,
  fileReport: FileReport,
  paths: readonly string[],
): Promise<void> {
  const pictures = paths.filter((path) => path.startsWith('pictures/'))
  await work.pictures.prepare(pictures, work.signal)
  for (const path of pictures) {
    const image = work.pictures.image(path, '')
    if (typeof image === 'string' && !work.signal?.aborted) warnRow(fileReport, null, image)
  }
  for (const path of paths) {
    if (!path.startsWith('files/') || work.signal?.aborted) continue
    const file = await work.files.take(path, null)
    if (typeof file === 'string') warnRow(fileReport, null, file)
  }
}

/** The folder of an export: checks every path and writes no file twice. */
export class FolderWriter {
  readonly folder: string
  /** Messages about what the export does not contain. */
  readonly notes: string[] = []
  #written = new Set<string>()

  constructor(folder: string) {
    this.folder = folder
  }

  get files(): number {
    return this.#written.size
  }

  async bytes(path: string, bytes: Uint8Array | string | AsyncIterable<Uint8Array>): Promise<void> {
    if (!isSafe(path)) throw new Error(`${path} is not a path of an import folder`)
    if (this.#written.has(path)) throw new Error(`${path} would be written twice`)
    this.#written.add(path)
    await mkdir(dirname(join(this.folder, path)), { recursive: true })
    await writeFile(join(this.folder, path), bytes)
  }

  /** Writes a CSV file without columns that are blank in every row, except those of `always`. */
  async csv(
    path: string,
    sheet: Sheet,
    rows: readonly CsvCells[],
    always: readonly string[] = [],
  ): Promise<void> {
    await this.bytes(path, csvText(sheet, rows, always))
  }

  async yaml(path: string, value: unknown): Promise<void> {
    await this.bytes(path, stringify(value, { lineWidth: 0 }))
  }
}

/** Inside the folder, not hidden, and a valid name on every system. */
export const isSafe = (path: string): boolean =>
  path.length < 400 &&
  path
    .split('/')
    .every((part) => part !== '' && part.length < 200 && !/^\.|[\\:*?"<>|\p{Cc}]|[. ]$/u.test(part))

/** 'rosters/football/2026'; null when the season's title is too long for a file name. */
export function seasonPath(folder: string, slug: string | null, season: string): string | null {
  const path = `${folder}/${slug}/${encodeSeason(season)}`
  return slug === null || season === '' || !isSafe(`${path}.csv`) ? null : path
}

/** '2025%2F26' of '2025/26', read again by parseSeasonName (import/folder-files.ts). */
const encodeSeason = (season: string): string =>
  season.replace(
    /[%/\\:*?"<>|\p{Cc}]|^\.|[. ]$|\.(?=staff$)/gu,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )
