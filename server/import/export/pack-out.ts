import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { csvText, type CsvCells, type Sheet } from './files/csv-text.ts'

/**
 * The folder that a pack is written into: every path is one of ours, and no file is written twice.
 */
export class PackOut {
  readonly folder: string
  /** Words for the person who exports, about what the pack does not hold. */
  readonly notes: string[] = []
  #written = new Set<string>()

  constructor(folder: string) {
    this.folder = folder
  }

  get files(): number {
    return this.#written.size
  }

  async bytes(path: string, bytes: Uint8Array | string | AsyncIterable<Uint8Array>): Promise<void> {
    if (!isSafe(path)) throw new Error(`${path} is no path of a pack`)
    if (this.#written.has(path)) throw new Error(`${path} would be written twice`)
    this.#written.add(path)
    await mkdir(dirname(join(this.folder, path)), { recursive: true })
    await writeFile(join(this.folder, path), bytes)
  }

  /** A spreadsheet: columns that are blank in every row are left out, besides those of `always`. */
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

/** Inside the folder, in no hidden file, and a name that every system can have. */
export const isSafe = (path: string): boolean =>
  path.length < 400 &&
  path
    .split('/')
    .every((part) => part !== '' && part.length < 200 && !/^\.|[\\:*?"<>|\p{Cc}]|[. ]$/u.test(part))
