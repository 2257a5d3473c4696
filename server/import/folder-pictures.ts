import type { Image } from '../../src/contract/parts.schema.ts'
import {
  inspectPicture,
  PictureError,
  toImage,
  savePicture,
  knownPicture,
  shaOfPicture,
  writePictures,
  type Picture,
} from '../content/files/pictures.ts'
import { transact } from '../content/transaction.ts'
import type { Store } from '../db/store.ts'
import { readInside } from './folder-files.ts'
import { reasonOfFile } from './import-context.ts'

/** Concurrent decodings; more would not be faster on two cores. */
const atOnce = 4

/**
 * The pictures that the folder's files name, by path. They are read before the rows that use them,
 * so that a transaction never waits for a decoder.
 */
export class FolderPictures {
  #store: Store
  #tenant: string
  #folder: string | null
  #onlyLook: { named: Set<string> } | undefined
  #known = new Map<string, Picture | string>()

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

  /** Reads new pictures. Their errors are reported when they are used. */
  async prepare(paths: Iterable<string>, signal?: AbortSignal): Promise<void> {
    const newPaths = [...new Set(paths)].filter((path) => path !== '' && !this.#known.has(path))
    const savedPictures: Picture[] = []
    const next = async (): Promise<void> => {
      for (let path = newPaths.pop(); path !== undefined && !signal?.aborted; path = newPaths.pop())
        this.#known.set(path, await this.#take(path, savedPictures))
    }
    await Promise.all(Array.from({ length: atOnce }, next))
    if (savedPictures.length > 0)
      await transact(this.#store, this.#tenant, (transaction) =>
        writePictures(transaction, this.#tenant, savedPictures),
      )
  }

  /** The picture, or a message why there is none. */
  image(path: string, altText: string, caption: string | null = null): Image | string {
    const picture = this.#known.get(path) ?? 'was not inspected'
    return typeof picture === 'string'
      ? `picture ${path} ${picture}`
      : toImage(picture, altText, caption)
  }

  async #take(path: string, savedPictures: Picture[]): Promise<Picture | string> {
    const bytes =
      this.#folder === null
        ? 'is missing: a single file is imported without pictures'
        : await readInside(this.#folder, path)
    this.#onlyLook?.named.add(path)
    if (typeof bytes === 'string') return bytes
    try {
      if (this.#onlyLook) return { sha: shaOfPicture(bytes), ...(await inspectPicture(bytes)) }
      const stored = await knownPicture(this.#store, this.#tenant, shaOfPicture(bytes))
      if (stored) return stored
      const picture = await savePicture(this.#store, this.#tenant, bytes)
      savedPictures.push(picture)
      return picture
    } catch (error) {
      if (error instanceof PictureError) return error.message
      return reasonOfFile(error)
    }
  }
}
