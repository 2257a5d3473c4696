import type { HandEvent, HandSheet } from '../../contract/ingest.schema.ts'
import { ScoringApiError } from '../../data/scoring/scoring-call.ts'
import { mergeSheets } from '../../domain/hand-score/rules.ts'

/**
 * The sheet on this device: all known events, those the server has, and the number of the last one.
 */
export type DeviceSheet = { events: HandEvent[]; known: string[]; last: number }
/**
 * The state for the page. `kept` is false when this browser stores nothing; `refused` is the
 * server's reason.
 */
export type SheetSyncState = {
  events: HandEvent[]
  waiting: number
  kept: boolean
  /** From the last answer. */
  answer: HandSheet | null
  answeredAt: number | null
  /** Sending has failed since the last answer. */
  failing: boolean
  refused: { status: number; text: string } | null
}
type Parts = {
  send(after: number, events: HandEvent[]): Promise<HandSheet>
  /**
   * Merges new events into the stored sheet and returns it; undefined when nothing can be stored.
   */
  store(merge: (old: DeviceSheet | undefined) => DeviceSheet): Promise<DeviceSheet | undefined>
}

/** Events of one request. */
const atOnce = 500
/** Milliseconds until the next attempt after each failure; the last is repeated. */
const waits = [1000, 2000, 4000, 8000, 15_000]
/** Milliseconds between reads of other devices' taps, while the page is visible. */
const every = 5000

const emptySheet: DeviceSheet = { events: [], known: [], last: 0 }
const mergeDevice = (a: DeviceSheet | undefined, b: DeviceSheet): DeviceSheet =>
  a
    ? {
        events: mergeSheets(a.events, b.events),
        known: [...new Set([...a.known, ...b.known])],
        last: Math.max(a.last, b.last),
      }
    : b

/**
 * Every tap is stored on the device first and counts at once; it is sent until the server confirms
 * it. Nothing counts twice, because an event has an id; nothing is lost, because an event is
 * `known` only after confirmation. Not a mutation: one request sends all unconfirmed taps, merges
 * those of other devices, and starts over when the server has lost some.
 */
export class SheetSync {
  #parts: Parts
  #sheet: DeviceSheet = emptySheet
  #known = new Set<string>()
  #state: SheetSyncState = {
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
  readonly state = (): SheetSyncState => this.#state

  /** Reads the stored sheet, then asks the server. */
  async open(): Promise<void> {
    this.#stopped = false
    await this.#store(emptySheet)
    this.nudge()
  }

  /** Counts a tap at once, stores it, then sends it. */
  async tap(...events: HandEvent[]): Promise<void> {
    this.#take({ ...this.#sheet, events: mergeSheets(this.#sheet.events, events) })
    await this.#store(this.#sheet)
    this.nudge()
  }

  /** Sends now: after reconnecting, when the page becomes visible, or after a tap. */
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
    } catch (error) {
      this.#fails++
      if (error instanceof ScoringApiError)
        this.#show({ refused: { status: error.status, text: error.message } })
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
    const eventCount = new Set([...before, ...learned]).size
    if (eventCount === answer.count) {
      this.#take({
        events,
        known: [...new Set([...this.#known, ...learned])],
        last: Math.max(this.#sheet.last, answer.last),
      })
      return this.#store(this.#sheet)
    }
    // The server has fewer events than it confirmed, because its store was replaced or restored.
    // Everything is sent again.
    console.warn(
      `the sheet has ${answer.count} events there and ${eventCount} here; all are sent again`,
    )
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
      // A hidden page only sends pending taps and does not poll.
      if (document.visibilityState === 'visible' || this.#waiting().length > 0) this.nudge()
      else this.#later(every)
    }, milliseconds)
  }

  #waiting(): HandEvent[] {
    return this.#sheet.events.filter(({ id }) => !this.#known.has(id))
  }

  /** Also takes the taps and confirmations of other tabs. */
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

  #show(some: Partial<SheetSyncState>): void {
    this.#state = { ...this.#state, ...some, waiting: this.#waiting().length }
    for (const listener of this.#listeners) listener()
  }
}
