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
 * Milliseconds over which outcomes are counted, and failures among them that open the breaker, if
 * they are more than half.
 */
const window = 10_000
const enough = 5
/**
 * Milliseconds between two probes: at first, and at most. Never more than one a second, never long
 * after the upstream is back.
 */
const firstPause = 1000
const longestPause = 5000
/** Milliseconds that an upstream may ask to be left alone for. */
const longestRest = 60_000

/**
 * Keeps us from hammering an upstream that is down. Closed, everything goes out; open, nothing
 * does; after a pause one request is the probe, and its outcome decides.
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

  /** Rejects as `send` does, and with an UpstreamFailure `open` when nothing may be sent. */
  async execute<T>(send: () => Promise<T>): Promise<T> {
    // The policy would let all others wait for the probe.
    if (this.#policy.state === CircuitState.HalfOpen) throw this.#leftAlone()
    try {
      return await this.#policy.execute(send)
    } catch (error) {
      throw error instanceof BrokenCircuitError ? this.#leftAlone() : error
    }
  }

  #leftAlone(): UpstreamFailure {
    return new UpstreamFailure(
      'open',
      'the upstream does not answer; it is left alone for a moment',
      { retryAfter: Math.max(0, this.#openUntil - Date.now()) },
    )
  }
}

/** Refusing us (401, 400) is an answer of a server that is well. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof UpstreamFailure) || error.kind !== 'status') return true
  return error.status! >= 500 || error.status === 429 || error.status === 408
}

const restOf = (result: FailureReason<unknown>): number =>
  'error' in result && result.error instanceof UpstreamFailure ? (result.error.retryAfter ?? 0) : 0

/** One broken call among good ones does not open the breaker: more than half must fail. */
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
    // What began before it opened says nothing about the time after it.
    if (opens) this.state = []
    return opens
  }

  #count(bad: boolean): void {
    const now = Date.now()
    this.state = [...this.state.filter(({ at }) => at > now - window).slice(-200), { at: now, bad }]
  }
}
