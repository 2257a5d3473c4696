import type { z } from 'zod'

type Place = readonly PropertyKey[]

/**
 * The valid rest of a nested list and what was removed: for each error the smallest removable part
 * (a list element, or an optional part of an item), so that a bad link loses nothing else. Null
 * when the whole is invalid.
 */
export function validPart<T>(
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
    const itemPath = path.slice(0, last + 1)
    const problem = out.get(itemPath.join('.')) ?? { place: itemPath, reasons: [] }
    problem.reasons.push([path.slice(last + 1).join('.'), message].filter(Boolean).join(': '))
    out.set(itemPath.join('.'), problem)
  }
  const rest = structuredClone(list)
  // From last to first, so that the other positions stay valid.
  for (const { place } of [...out.values()].toSorted((a, b) => later(a.place, b.place)))
    takeOut(rest, place)
  const again = schema.safeParse(rest)
  return again.success
    ? {
        rest: again.data,
        out: [...out].map(([itemPath, { reasons }]) => ({
          place: itemPath,
          reason: reasons.join('; '),
        })),
      }
    : null
}

/** Sorts later positions first, and nested ones before their parents. */
function later(a: Place, b: Place): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    if (a[i] === b[i]) continue
    if (typeof a[i] === 'number' && typeof b[i] === 'number') return Number(b[i]) - Number(a[i])
    return b.length - a.length
  }
  return 0
}

function takeOut(from: unknown, itemPath: Place): void {
  const holder = itemPath
    .slice(0, -1)
    .reduce((node, key) => (node as Record<PropertyKey, unknown>)[key], from)
  const key = itemPath.at(-1)!
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete (holder as Record<PropertyKey, unknown>)[key]
}
