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

/** A request that may go out; its outcome must be told. */
export type Leave = {
  /** The one that finds out whether the upstream is back. */
  probe: boolean
  done(outcome: 'good' | 'bad' | 'neither', rest?: number | null): void
}

/**
 * Keeps us from hammering an upstream that is down. Closed, everything goes out; open, nothing
 * does; after a pause one request is the probe, and its outcome decides. One broken call among good
 * ones does not open it: more than half must fail.
 */
export class Breaker {
  #now: () => number
  #outcomes: { at: number; bad: boolean }[] = []
  #openUntil = 0
  #pause = 0
  #probing = false

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  get open(): boolean {
    return this.#pause > 0
  }

  /** Milliseconds until somebody may probe. */
  get restsFor(): number {
    return this.open ? Math.max(0, this.#openUntil - this.#now()) : 0
  }

  /** Null: nothing may be sent now. */
  ask(): Leave | null {
    if (!this.open) return this.#leave(false)
    if (this.#probing || this.#now() < this.#openUntil) return null
    this.#probing = true
    return this.#leave(true)
  }

  #leave(probe: boolean): Leave {
    let told = false
    return {
      probe,
      done: (outcome, rest) => {
        if (told) return
        told = true
        if (probe) this.#probed(outcome, rest)
        // What began before it opened says nothing about now.
        else if (!this.open && outcome !== 'neither') this.#count(outcome === 'bad', rest)
      },
    }
  }

  #probed(outcome: 'good' | 'bad' | 'neither', rest: number | null | undefined): void {
    this.#probing = false
    if (outcome === 'neither') return
    if (outcome === 'bad') return this.#openFor(Math.min(longestPause, this.#pause * 2), rest)
    this.#pause = 0
    this.#outcomes = []
  }

  #count(bad: boolean, rest: number | null | undefined): void {
    const now = this.#now()
    this.#outcomes = [
      ...this.#outcomes.filter(({ at }) => at > now - window).slice(-200),
      { at: now, bad },
    ]
    const failures = this.#outcomes.filter((one) => one.bad).length
    if (bad && failures >= enough && failures * 2 > this.#outcomes.length)
      this.#openFor(firstPause, rest)
  }

  #openFor(pause: number, rest: number | null | undefined): void {
    this.#pause = pause
    this.#openUntil = this.#now() + Math.max(pause, Math.min(rest ?? 0, longestRest))
  }
}
