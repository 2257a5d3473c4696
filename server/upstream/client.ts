import { tenantHeader } from '../../src/contract/messages.ts'
import { Semaphore } from '../db/semaphore.ts'
import type { Breaker } from './breaker.ts'
import { UpstreamFailure } from './failure.ts'
import type { HttpGet, HttpResponse } from './http-client.ts'
import { retryOnce, parseRetryAfter } from './retry.ts'

/** Concurrent requests to the upstream, and the most that may wait. */
export const atOnce = 32
const mostWaiting = 300
/** Default timeout of a call in milliseconds. */
const usualDeadline = 10_000

export type Ask = {
  tenant: string
  path: string
  accept: string
  deadline?: number | undefined
  most: number
  etag?: string | null
}
type Parts = {
  base: URL
  token: string | undefined
  /** Timeout in milliseconds of calls without their own. */
  usual?: number | undefined
  breaker: Breaker
  exchange: HttpGet
}

type Send<R> = (url: URL, headers: Record<string, string>, signal: AbortSignal) => Promise<R>

const goodStatuses: ReadonlySet<number> = new Set([200, 204, 304, 404, 405, 501])

/** A content API that does not know the call does not count it. */
const countedStatuses: ReadonlySet<number> = new Set([200, 201, 202, 204, 404, 405, 501])

/**
 * Sends requests to the upstream with our token and the tenant: with a deadline, limited
 * concurrency, one retry where useful, and a circuit breaker.
 */
export class Client {
  #parts: Parts
  #turns = new Semaphore(atOnce, mostWaiting)
  /** Requests sent, for metrics. */
  sent = 0

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * A response with status 200, 204, 304 or 404; any other is thrown as UpstreamFailure. The
   * deadline includes waiting, retrying and reading.
   */
  async get(ask: Ask): Promise<HttpResponse> {
    const deadline = ask.deadline ?? this.#parts.usual ?? usualDeadline
    const ends = Date.now() + deadline
    const signal = AbortSignal.timeout(deadline)
    if (this.#turns.full) throw new UpstreamFailure('busy', 'too many calls wait for the upstream')
    return this.#turns.run(() =>
      this.#tried(ask, signal, ends, goodStatuses, (url, headers) =>
        this.#parts.exchange(url, headers, signal, ask.most),
      ),
    )
  }

  /** Sends a GET that counts something once: repeated, it would count twice. */
  async count(ask: Omit<Ask, 'most'>): Promise<void> {
    await this.post(ask, countedStatuses, (url, headers, signal) =>
      this.#parts.exchange(url, headers, signal, 64 * 1024),
    )
  }

  /**
   * The same for `send` with its own accepted statuses, outside the queue of calls. The deadline is
   * for the response head; the caller reads the rest.
   */
  async open<R extends Pick<HttpResponse, 'status' | 'headers'>>(
    ask: Omit<Ask, 'most'>,
    good: ReadonlySet<number>,
    send: Send<R>,
  ): Promise<R> {
    const deadline = ask.deadline ?? this.#parts.usual ?? usualDeadline
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), deadline)
    try {
      return await this.#tried(ask, controller.signal, Date.now() + deadline, good, send)
    } finally {
      clearTimeout(timer)
    }
  }

  /** Sends a request once, because it may not be safe to repeat. */
  post<R extends Pick<HttpResponse, 'status' | 'headers'>>(
    ask: Omit<Ask, 'most'>,
    good: ReadonlySet<number>,
    send: Send<R>,
  ): Promise<R> {
    return this.#once(
      ask,
      AbortSignal.timeout(ask.deadline ?? this.#parts.usual ?? usualDeadline),
      good,
      send,
    )
  }

  #tried<R extends Pick<HttpResponse, 'status' | 'headers'>>(
    ask: Omit<Ask, 'most'>,
    signal: AbortSignal,
    ends: number,
    good: ReadonlySet<number>,
    send: Send<R>,
  ): Promise<R> {
    return retryOnce(ends, () => !this.#parts.breaker.open).execute(() => {
      if (signal.aborted || Date.now() >= ends)
        throw new UpstreamFailure('late', `timeout in the queue for ${ask.path}`)
      return this.#once(ask, signal, good, send)
    })
  }

  #once<R extends Pick<HttpResponse, 'status' | 'headers'>>(
    ask: Omit<Ask, 'most'>,
    signal: AbortSignal,
    good: ReadonlySet<number>,
    send: Send<R>,
  ): Promise<R> {
    const { base, token, breaker } = this.#parts
    return breaker.execute(async () => {
      this.sent++
      const headers = {
        tenant: ask.tenant,
        accept: ask.accept,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(ask.etag && { 'if-none-match': ask.etag }),
      }
      try {
        const answer = await send(
          new URL(base.pathname.replace(/\/$/, '') + ask.path, base),
          headers,
          signal,
        )
        this.#check(ask, answer, good)
        return answer
      } catch (error) {
        throw error instanceof UpstreamFailure ? error : new UpstreamFailure('body', String(error))
      }
    })
  }

  #check(
    { tenant, path }: Omit<Ask, 'most'>,
    { status, headers }: Pick<HttpResponse, 'status' | 'headers'>,
    good: ReadonlySet<number>,
  ): void {
    if (!good.has(status)) {
      const hint =
        status >= 300 && status < 400
          ? ', a redirect, which is not followed'
          : status === 401 || status === 403
            ? '; is CONTENT_API_TOKEN right?'
            : ''
      throw new UpstreamFailure('status', `${path} was answered with ${status}${hint}`, {
        status,
        retryAfter: parseRetryAfter(headers['retry-after'], Date.now()),
      })
    }
    const answeredTenant = headers[tenantHeader]
    if (answeredTenant !== undefined && answeredTenant !== tenant)
      throw new UpstreamFailure(
        'body',
        `${path} was asked for ${tenant} and answered for another department`,
      )
  }
}
