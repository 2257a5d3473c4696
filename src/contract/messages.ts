import type { LiveGame } from './live.schema.ts'

/** A frame of the live stream. The event's `id` is `<epoch>:<sequence>`. */
export type StreamFrame =
  /** First frame: whether all missed frames follow (`recovered`) or the page must read again. */
  { kind: 'sync'; recovered: boolean } | { kind: 'game'; game: LiveGame }

/** A message from a page to the worker. */
export type PageToWorkerMessage =
  | { type: 'SKIP_WAITING' }
  /**
   * This page is of the latest build or about to load it: the waiting worker takes over, unless
   * another window has unsaved input.
   */
  | { type: 'MAKE_WAY' }
  /** Store the page of this path after an in-app navigation, unless it was just stored. */
  | { type: 'KEEP_PAGE'; path: string }
  /**
   * Store all files of the build, for screens that were not opened. Replies whether all are stored.
   */
  | { type: 'KEEP_ALL_FILES' }
  /** Store a URL of a game-day pack. Replies with a `PackReply`. */
  | { type: 'KEEP_IN_PACK'; url: string; maxBytes?: number | undefined }

/**
 * A worker that ends, is replaced, or opens a notification's page asks each page on a port whether
 * it may be reloaded ('free') or has unsaved input ('held').
 */
export type WorkerToPageMessage = { type: 'MAY_RELOAD' }

/** Tag of the periodic background sync that renews stored pages. */
export const refreshTag = 'refresh'

/** Response header on answers from the worker's cache: when they were fetched, ISO 8601. */
export const savedAtHeader = 'x-saved-at'

/** Attribute on `<html>` of a page from the worker's cache: when it was fetched, ISO 8601. */
export const savedAtAttribute = 'data-saved-at'
/**
 * Attribute on `<html>` of such a page that was fetched with another query: its data is used, its
 * markup is not.
 */
export const otherViewAttribute = 'data-other-view'

/** Attribute on `<html>`: the id of the last change when the page was drawn, as in the stream. */
export const asOfAttribute = 'data-as-of'

/** Response header with the tenant of an answer; the worker stores only those of its own tenant. */
export const tenantHeader = 'x-tenant'
