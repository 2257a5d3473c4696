import type { ApiName } from '../../src/contract/api.ts'
import type { Form, Submission, SubmissionTaken } from '../../src/contract/forms.schema.ts'
import type { LiveGame } from '../../src/contract/live.schema.ts'
import type { Store } from '../db/store.ts'
import { keyOf } from './overlays.ts'
import type { PictureType } from './files/pictures.ts'
import type { ReadContext } from './read-context.ts'

/**
 * What a call gave: `at` is when it was so, in milliseconds since 1970; `saved` says that it is an
 * older answer, because no newer one was to be had.
 */
export type Found = { value: unknown; at: number; saved: boolean }

/**
 * A place that content comes from instead of the store: the upstream of CONTENT_API_URL. What is
 * not to be had there is thrown.
 */
export type ContentSource = {
  /** Leaves its topics and its `until` in the reading, as a reader of the store does. */
  ask(name: ApiName, context: ReadContext, query: unknown): Promise<Found>
  /** Live states of these games; of all that LiveStats names when there is no list. */
  liveGames(tenant: string, ids?: number[]): Promise<LiveGame[]>
  /** The picture of an address of ours (`/images/<sha>…`); null when there is none. */
  picture(tenant: string, path: string): Promise<{ type: PictureType; bytes: Buffer } | null>
  /** A file of an address of ours (`/files/<sha>/<name>`), its bytes as they come in. */
  file(tenant: string, asked: FileAsked): Promise<FileThere>
  /**
   * What a visitor sent with a form, to be stored there. `address` is whose it is, for counting.
   */
  sendForm(
    tenant: string,
    formId: number,
    submission: Submission,
    address: string,
  ): Promise<FormAnswer>
}

/**
 * What became of a form: stored (200: before, under this key), or why not, in words for its sender.
 * `retryAfter` in milliseconds.
 */
export type FormAnswer =
  | { status: 200 | 201; taken: SubmissionTaken }
  | {
      status: 404 | 409 | 422 | 429
      detail: string
      problems?: { name: string; message: string }[] | undefined
      formStatus?: Form['status'] | undefined
      closedMessage?: string | undefined
      retryAfter: number | null
    }

/**
 * A part of a file that is asked for: `range` is one span of bytes ('bytes=0-99'), `known` that the
 * asker has this very file.
 */
export type FileAsked = {
  sha: string
  name: string
  head: boolean
  range: string | null
  known: boolean
}
/**
 * What there is of it; `first` and `last` both inclusive. No body where only the head was asked
 * for.
 */
export type FileThere =
  | {
      status: 200 | 206
      first: number
      last: number
      size: number
      body: ReadableStream<Uint8Array> | null
    }
  | { status: 304 }
  | { status: 404 }
  | { status: 416; size: number }

const places = new WeakMap<object, ContentSource>()

/**
 * From now on the content of this store's tenants is asked for elsewhere; the store keeps what
 * visitors write.
 */
export function setContentSource(store: Pick<Store, 'db'>, elsewhere: ContentSource): void {
  places.set(keyOf(store.db), elsewhere)
}

export const contentSourceOf = (store: { db: Store['db'] }): ContentSource | undefined =>
  places.get(keyOf(store.db))
