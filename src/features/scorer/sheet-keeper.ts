import type { HandEvent, HandSheet } from '../../contract/ingest.schema.ts'
import { ScoringRefused } from '../../data/scoring/scoring-call.ts'
import { mergeSheets } from '../../domain/hand-score/rules.ts'

/**
 * A sheet as this device has it: every event it knows of, which of them the server has, and the
 * number of its last.
 */
export type DeviceSheet = { events: HandEvent[]; known: string[]; last: number }
/**
 * What the page shows. `readStored` is false where this browser keeps nothing; `refused` says why the
 * server takes no more.
 */
export type KeeperState = {
  events: HandEvent[]
  waiting: number
  kept: boolean
  /** Of the last answer. */
  answer: HandSheet | null
  answeredAt: number | null
  /** Sending has failed since the last answer. */
  failing: boolean
  refused: { status: number; text: string } | null
}
type Parts = {
  send(after: number, events: HandEvent[]): Promise<HandSheet>
  /**
   * Puts what is new to what the device keeps, and gives both together; undefined where it keeps
   * nothing.
   */
  store(merge: (old: DeviceSheet | undefined) => DeviceSheet): Promise<DeviceSheet | undefined>
}

/** Events of one request. */
const atOnce = 500
/** Milliseconds until the next try after so many that failed; the last is repeated. */
const waits = [1000, 2000, 4000, 8000, 15_000]
/** Milliseconds between looks at what others tap, while the page is seen. */
const every = 5000

const nothing: DeviceSheet = { events: [], known: [], last: 0 }
export const mergeDevice = (a: DeviceSheet | undefined, b: DeviceSheet): DeviceSheet =>
  a
    ? {
        events: mergeSheets(a.events, b.events),
        known: [...new Set([...a.known, ...b.known])],
        last: Math.max(a.last, b.last),
      }
    : b

/**
 * Every tap is on the device first and counts at once; what the server does not have yet is sent
 * until it does. Nothing is counted twice, because an event has one id; nothing is lost, because an
 * event is `known` only when the server has said so. Not a mutation: one request sends all taps that
 * are not known, merges those of other phones, and starts over when the server has lost some; each
 * tap would be a request of its own in a queue.
 */
export class SheetKeeper {
  #parts: Parts
  #sheet: DeviceSheet = nothing
  #known = new Set<string>()
  #state: KeeperState = {
    events: [],
    waiting: 0,
    kept: true,
    answer: null,
    answeredAt: null,
    failing: false,
    refused: null,
  }
  #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #busy = false
  #fails = 0
  #stopped = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly state = (): KeeperState => this.#state

  /** Takes up what the device has kept, then asks the server. */
  async open(): Promise<void> {
    this.#stopped = false
    await this.#store(nothing)
    this.nudge()
  }

  /** Counts at once, is kept, then sent. */
  async tap(...events: HandEvent[]): Promise<void> {
    this.#take({ ...this.#sheet, events: mergeSheets(this.#sheet.events, events) })
    await this.#store(this.#sheet)
    this.nudge()
  }

  /**
   * Now rather than when it is due: the line is back, the page is seen again, there is something
   * new.
   */
  readonly nudge = (): void => {
    if (this.#stopped || this.#state.refused || this.#busy) return
    clearTimeout(this.#timer)
    void this.#round()
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  async #round(): Promise<void> {
    this.#busy = true
    try {
      const some = this.#waiting().slice(0, atOnce)
      const before = this.#known
      const answer = await this.#parts.send(this.#sheet.last, some)
      this.#fails = 0
      this.#show({ answer, answeredAt: Date.now(), failing: false })
      await this.#learn(before, some, answer)
    } catch (fault) {
      this.#fails++
      if (fault instanceof ScoringRefused)
        this.#show({ refused: { status: fault.status, text: fault.message } })
      else this.#show({ failing: true })
    } finally {
      this.#busy = false
    }
    if (this.#stopped || this.#state.refused) return
    if (this.#fails > 0)
      this.#later(waits[Math.min(this.#fails, waits.length) - 1]! * (0.8 + Math.random() * 0.4))
    else if (this.#waiting().length > 0) void this.#round()
    else this.#later(every)
  }

  async #learn(before: ReadonlySet<string>, sent: HandEvent[], answer: HandSheet): Promise<void> {
    const events = mergeSheets(this.#sheet.events, answer.events)
    const learned = [...sent, ...answer.events].map(({ id }) => id)
    const there = new Set([...before, ...learned]).size
    if (there === answer.count) {
      this.#take({
        events,
        known: [...new Set([...this.#known, ...learned])],
        last: Math.max(this.#sheet.last, answer.last),
      })
      return this.#store(this.#sheet)
    }
    // The server has not what it once said it had: its store is another one, or an older. All is
    // told again.
    console.warn(`the sheet has ${answer.count} events there and ${there} here; all are sent again`)
    this.#fails++
    this.#take({ events, known: [], last: 0 })
    await this.#parts.store((old) => ({
      events: mergeSheets(old?.events ?? [], events),
      known: [],
      last: 0,
    }))
  }

  #later(milliseconds: number): void {
    this.#timer = setTimeout(() => {
      // A page that nobody sees sends what waits, and looks for nothing.
      if (document.visibilityState === 'visible' || this.#waiting().length > 0) this.nudge()
      else this.#later(every)
    }, milliseconds)
  }

  #waiting(): HandEvent[] {
    return this.#sheet.events.filter(({ id }) => !this.#known.has(id))
  }

  /** What another tab of this device has tapped and learned comes with it. */
  async #store(sheet: DeviceSheet): Promise<void> {
    const stored = await this.#parts.store((old) => mergeDevice(old, sheet))
    if (stored) this.#take(mergeDevice(stored, this.#sheet))
    this.#show({ kept: stored !== undefined })
  }

  #take(sheet: DeviceSheet): void {
    this.#sheet = sheet
    this.#known = new Set(sheet.known)
    this.#show({ events: sheet.events })
  }

  #show(some: Partial<KeeperState>): void {
    this.#state = { ...this.#state, ...some, waiting: this.#waiting().length }
    for (const listener of this.#listeners) listener()
  }
}
