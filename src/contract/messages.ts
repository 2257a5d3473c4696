import type { LiveGame } from './live.schema.ts'

/** A frame of the live stream. `id` of the event is `<epoch>:<sequence>`. */
export type StreamFrame =
  /** First: whether everything missed follows (`recovered`) or the page must read again. */
  { kind: 'sync'; recovered: boolean } | { kind: 'game'; game: LiveGame }

/** What a page asks of the worker. */
export type WorkerAsk =
  | { type: 'SKIP_WAITING' }
  /**
   * This page is of the newest build, or about to load it: the worker that waits takes over, unless
   * another window of the site holds what would be lost.
   */
  | { type: 'MAKE_WAY' }
  /** Keep the page of this path, unless it was kept just now: the visitor came to it by a click. */
  | { type: 'KEEP_PAGE'; path: string }

/**
 * What a worker that ends itself, makes way for the next, or leads a tapped message to its page,
 * asks of a page, on a port: whether it may be loaded anew ('free') or holds what would be lost
 * ('held').
 */
export type WorkerWord = { type: 'MAY_RELOAD' }

/** Under which the worker is woken to renew what it keeps (periodic background sync). */
export const refreshTag = 'refresh'

/**
 * Response header on answers that the worker took from its cache: when they were fetched, ISO 8601.
 */
export const savedAtHeader = 'x-saved-at'

/**
 * Attribute on `<html>` of a page that the worker took from its cache: when it was fetched, ISO
 * 8601.
 */
export const savedAtAttribute = 'data-saved-at'
/**
 * Attribute on `<html>` of such a page that was fetched for another query than the one in the
 * address: its data counts, its markup is of another view.
 */
export const otherViewAttribute = 'data-other-view'

/**
 * Response header that names the tenant of an answer; the worker keeps nothing that bears another
 * name than its own.
 */
export const tenantHeader = 'x-tenant'
