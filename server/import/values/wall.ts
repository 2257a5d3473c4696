/**
 * '2026-09-05' or '2026-09-05T19:00' as a wall clock, '2026-09-05T19:00:00'; null where there is no
 * such day or hour. A day alone is its first second, or as an end its last: an offer that ends on
 * the 5th holds on the 5th.
 */
export function wallOf(text: string, edge: 'start' | 'end' = 'start'): string | null {
  const [, day, clock] =
    /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2})?))?$/.exec(text.trim()) ?? []
  if (!day) return null
  const wall = `${day}T${clock === undefined ? (edge === 'start' ? '00:00:00' : '23:59:59') : clock.length === 5 ? `${clock}:00` : clock}`
  const read = Date.parse(`${wall}Z`)
  return Number.isNaN(read) || new Date(read).toISOString().slice(0, 19) !== wall ? null : wall
}
