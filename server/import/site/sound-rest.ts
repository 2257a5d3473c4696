import type { z } from 'zod'

type Place = readonly PropertyKey[]

/**
 * What is sound of a nested list, and what was taken out of it: of each fault the smallest thing
 * that stands alone (an element of a list, or what an item may go without), so that one bad link
 * loses nothing else. Null when the fault is of the whole.
 */
export function soundRest<T>(
  schema: z.ZodType<T>,
  list: unknown,
  spare: readonly string[],
): { rest: T; out: { place: string; reason: string }[] } | null {
  const tried = schema.safeParse(list)
  if (tried.success) return { rest: tried.data, out: [] }
  const out = new Map<string, { place: Place; reasons: string[] }>()
  for (const { path, message } of tried.error.issues) {
    const last = path.findLastIndex((key) => typeof key === 'number' || spare.includes(String(key)))
    if (last === -1) return null
    const place = path.slice(0, last + 1)
    const found = out.get(place.join('.')) ?? { place, reasons: [] }
    found.reasons.push([path.slice(last + 1).join('.'), message].filter(Boolean).join(': '))
    out.set(place.join('.'), found)
  }
  const rest = structuredClone(list)
  // From the last to the first, so that the places of the others stay.
  for (const { place } of [...out.values()].toSorted((a, b) => later(a.place, b.place)))
    takeOut(rest, place)
  const again = schema.safeParse(rest)
  return again.success
    ? {
        rest: again.data,
        out: [...out].map(([place, { reasons }]) => ({ place, reason: reasons.join('; ') })),
      }
    : null
}

/** The later of two places stands first; what is inside another before it. */
function later(a: Place, b: Place): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    if (a[i] === b[i]) continue
    if (typeof a[i] === 'number' && typeof b[i] === 'number') return Number(b[i]) - Number(a[i])
    return b.length - a.length
  }
  return 0
}

function takeOut(from: unknown, place: Place): void {
  const holder = place
    .slice(0, -1)
    .reduce((at, key) => (at as Record<PropertyKey, unknown>)[key], from)
  const key = place.at(-1)!
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete (holder as Record<PropertyKey, unknown>)[key]
}
