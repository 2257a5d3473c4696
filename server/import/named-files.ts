import type { FileLink } from '../../src/contract/parts.schema.ts'
import { FileError, mostOfAll } from '../content/files/file-types.ts'
import { describeFile, keepFile } from '../content/files/files.ts'
import type { Store } from '../db/store.ts'
import { readInside } from './pack-folder.ts'

/**
 * The files of a pack besides its pictures, by their path from its root: PDFs, recordings, tables.
 * Each is read once.
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
   * The file, or a sentence about why there is none. Without a title it is called what its name is
   * without the end.
   */
  async take(path: string, title: string | null): Promise<FileLink | string> {
    const known = this.#known.get(path) ?? this.#read(path)
    this.#known.set(path, known)
    const file = await known
    return typeof file === 'string'
      ? `file ${path} ${file}`
      : { ...file, title: title ?? file.name.replace(/\.[^.]+$/, '') }
  }

  async #read(path: string): Promise<FileLink | string> {
    this.#onlyLook?.named.add(path)
    if (!path.startsWith('files/') || path.split('/').includes('..'))
      return 'is not taken: files that are given out lie in the folder files'
    const bytes =
      this.#folder === null
        ? 'is not there: a single file brings no others'
        : await readInside(this.#folder, path, mostOfAll)
    if (typeof bytes === 'string') return bytes
    try {
      const file = describeFile(path, bytes, '')
      if (!this.#onlyLook) await keepFile(this.#store, this.#tenant, file, bytes)
      return file
    } catch (error) {
      if (error instanceof FileError) return error.message
      throw error
    }
  }
}
