import type { HandEvent } from '../../contract/ingest.schema.ts'

/**
 * Sheets of several devices as one: whatever came in whatever order and how often, the same events
 * in the same order. An id stands for one event; where somebody made two of it, every device keeps
 * the same one of them.
 */
export function mergeSheets(...sheets: readonly (readonly HandEvent[])[]): HandEvent[] {
  const byId = new Map<string, HandEvent>()
  for (const event of sheets.flat()) {
    const known = byId.get(event.id)
    if (!known || written(event) < written(known)) byId.set(event.id, event)
  }
  return [...byId.values()].toSorted(inOrder)
}

/** By time, and at one time by id: any order will do that is the same everywhere. */
export const inOrder = (a: HandEvent, b: HandEvent): number =>
  a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** An event as one text, whatever order its fields came in. */
export const written = (event: HandEvent): string =>
  JSON.stringify(event, Object.keys(event).toSorted())

/**
 * The time of a new event: this clock's, but later than all that is known, so that what is taken
 * back came before.
 */
export const nextAt = (events: readonly HandEvent[], now: number): number =>
  events.reduce((latest, { at }) => Math.max(latest, at + 1), now)

/** Those that count: not taken back by one after it that itself counts. */
export function standing(events: readonly HandEvent[]): {
  counts: ReadonlySet<string>
  undoneBy: ReadonlyMap<string, string[]>
} {
  const place = new Map(events.map(({ id }, i) => [id, i]))
  const undoneBy = new Map<string, string[]>()
  const counts = new Set<string>()
  // From the newest: what takes an event back stands after it, and is known to count or not.
  for (const [i, event] of [...events.entries()].toReversed()) {
    if (undoneBy.has(event.id)) continue
    counts.add(event.id)
    if (event.kind === 'undo' && (place.get(event.of) ?? i) < i)
      undoneBy.set(event.of, [...(undoneBy.get(event.of) ?? []), event.id])
  }
  return { counts, undoneBy }
}
