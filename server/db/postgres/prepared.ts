import { createHash } from 'node:crypto'

/**
 * A statement is prepared from this time on: one that is asked once costs a plan that nobody uses.
 */
const often = 3
/**
 * Statements that one connection keeps, and statements that are counted: both are some megabytes at
 * most.
 */
const keptAtMost = 200
const countedAtMost = 5000

const counted = new Map<string, { times: number; name: string }>()
const kept = new WeakMap<object, Set<string>>()

/**
 * The name under which a connection keeps this statement parsed and planned, or none. For our short
 * statements the server would otherwise spend more time on the plan, with the rules of rows in it,
 * than on the answer.
 */
export function preparedName(connection: object, text: string): string | undefined {
  if (!/^\s*(?:select|insert|update|delete)\s/i.test(text)) return undefined
  const known = counted.get(text)
  if (!known) {
    if (counted.size >= countedAtMost) counted.clear()
    counted.set(text, {
      times: 1,
      name: `s${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`,
    })
    return undefined
  }
  if (++known.times < often) return undefined
  const here = kept.get(connection) ?? new Set<string>()
  kept.set(connection, here)
  if (!here.has(known.name) && here.size >= keptAtMost) return undefined
  here.add(known.name)
  return known.name
}

/**
 * Another process has changed a table below a prepared statement: the connection that keeps it is
 * of no use any more.
 */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error &&
  (error as { code?: string }).code === '0A000' &&
  /cached plan/.test(error.message)
