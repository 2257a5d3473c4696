/**
 * A value as it is bound to a statement, the same on both engines: there are no booleans and no
 * dates in our tables, only 0, 1 and ISO text.
 */
export function bound(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value)
  if (value instanceof Date) return value.toISOString()
  return value === undefined ? null : value
}
