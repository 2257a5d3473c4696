import type { ApiName } from '../../src/contract/api.ts'
import type { Form, Submission, SubmissionTaken } from '../../src/contract/forms.schema.ts'
import type { LiveGame } from '../../src/contract/live.schema.ts'
import type { Store } from '../db/store.ts'
import { getStoreKey } from './setting-overrides.ts'
import type { PictureType } from './files/pictures.ts'
import type { ReadContext } from './read-context.ts'

/**
 * The result of a call. `at` is when it was valid, in milliseconds since 1970; `saved` marks an
 * older answer used because no newer one was available.
 */
export type CallResult = { value: unknown; at: number; saved: boolean }

/**
 * A source of content other than the store: the upstream of CONTENT_API_URL. Throws when it cannot
 * answer.
 */
export type ContentSource = {
  /** Adds its topics and `until` to the context, like a reader of the store. */
  call(name: ApiName, context: ReadContext, query: unknown): Promise<CallResult>
  /** Passes on a call that counts: impressions, clicks. */
  count(tenant: string, name: ApiName, query: Record<string, unknown>): Promise<void>
  /** Live states of these games; of all that LiveStats lists when `ids` is missing. */
  liveGames(tenant: string, ids?: number[]): Promise<LiveGame[]>
  /** The picture of a local URL (`/images/<sha>…`); null when there is none. */
  picture(tenant: string, path: string): Promise<{ type: PictureType; bytes: Buffer } | null>
  /** The file of a local URL (`/files/<sha>/<name>`), streamed. */
  file(tenant: string, request: FileRequest): Promise<FileResult>
  /** When it last answered and last failed for a department, UTC, since this process started. */
  stateOf(tenant: string): SourceState
  /** Sends a form to be stored there. `address` is the client's, for rate limits. */
  sendForm(
    tenant: string,
    formId: number,
    submission: Submission,
    address: string,
  ): Promise<FormAnswer>
}

export type SourceState = {
  answeredAt: string | null
  failedAt: string | null
  because: string | null
}

/**
 * The result of a form: stored (200: already stored under this key), or why not, as a message for
 * the sender. `retryAfter` in milliseconds.
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
 * A request for part of a file: `range` is one byte range ('bytes=0-99'), `known` an ETag that the
 * client has.
 */
export type FileRequest = {
  sha: string
  name: string
  head: boolean
  range: string | null
  known: boolean
}
/** The part found; `first` and `last` are inclusive. A HEAD request has no body. */
export type FileResult =
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

const contentSources = new WeakMap<object, ContentSource>()

/** Sets where the content of this store's tenants is read from. Visitor data stays in the store. */
export function setContentSource(store: Pick<Store, 'db'>, source: ContentSource): void {
  contentSources.set(getStoreKey(store.db), source)
}

export const getContentSource = (store: { db: Store['db'] }): ContentSource | undefined =>
  contentSources.get(getStoreKey(store.db))
