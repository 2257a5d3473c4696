import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  DelegateBackoff,
  handleWhen,
  type FailureReason,
  type IBreaker,
} from 'cockatiel'
import { UpstreamFailure } from './failure.ts'

/**
 * Milliseconds over which results are counted, and the failures that open the breaker if they are
 * more than half.
 */
const window = 10_000
const enough = 5
/**
 * Milliseconds between two probes: first and longest. At most one a second, and soon after the
 * upstream recovers.
 */
const firstPause = 1000
const longestPause = 5000
/** Longest accepted Retry-After in milliseconds. */
const longestRest = 60_000

/**
 * A circuit breaker. Closed: all requests are sent. Open: none is; after a pause one probe is sent,
 * and its result decides.
 */
export class Breaker {
  #openUntil = 0
  #policy = circuitBreaker(handleWhen(isOutage), {
    breaker: new MostFail(),
    halfOpenAfter: new DelegateBackoff(({ attempt, result }) => {
      const pause = Math.min(longestPause, firstPause * 2 ** (attempt - 1))
      const wait = Math.max(pause, Math.min(restOf(result), longestRest))
      this.#openUntil = Date.now() + wait
      return wait
    }),
  })

  get open(): boolean {
    return this.#policy.state !== CircuitState.Closed
  }

  /** Rejects like `send`, or with an UpstreamFailure `open` when nothing may be sent. */
  async execute<T>(send: () => Promise<T>): Promise<T> {
    // The library would let all others wait for the probe.
    if (this.#policy.state === CircuitState.HalfOpen) throw this.#leftAlone()
    try {
      return await this.#policy.execute(send)
    } catch (error) {
      throw error instanceof BrokenCircuitError ? this.#leftAlone() : error
    }
  }

  #leftAlone(): UpstreamFailure {
    return new UpstreamFailure('open', 'the upstream does not answer; requests are paused', {
      retryAfter: Math.max(0, this.#openUntil - Date.now()),
    })
  }
}

/** A refusal (400, 401) shows that the server is working. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof UpstreamFailure) || error.kind !== 'status') return true
  return error.status! >= 500 || error.status === 429 || error.status === 408
}

const restOf = (result: FailureReason<unknown>): number =>
  'error' in result && result.error instanceof UpstreamFailure ? (result.error.retryAfter ?? 0) : 0

/**
 * Opens only when more than half of the requests fail, so that one broken call does not open it.
 */
class MostFail implements IBreaker {
  state: { at: number; bad: boolean }[] = []

  success(state: CircuitState): void {
    if (state === CircuitState.HalfOpen) this.state = []
    else this.#count(false)
  }

  failure(): boolean {
    this.#count(true)
    const failures = this.state.filter(({ bad }) => bad).length
    const opens = failures >= enough && failures * 2 > this.state.length
    // Requests that began before the breaker opened do not count afterwards.
    if (opens) this.state = []
    return opens
  }

  #count(bad: boolean): void {
    const now = Date.now()
    this.state = [
      ...this.state.filter(({ at }) => at > now - window && at <= now).slice(-200),
      { at: now, bad },
    ]
  }
}
