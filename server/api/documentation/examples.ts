import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Answers of the example department (tests/fixtures/department), by the name of the call. Written
 * by `npm run examples`, held to the truth by a test.
 */
export const examplesFile = resolve(import.meta.dirname, 'examples.json')

export const readExamples = (): Record<string, unknown> =>
  existsSync(examplesFile)
    ? (JSON.parse(readFileSync(examplesFile, 'utf8')) as Record<string, unknown>)
    : {}

/** Entries of a list that an example shows. */
const shown = 2

/**
 * An answer short enough to be read: of each list its first entries, of each text its beginning.
 */
export function shortened(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.slice(0, shown).map(shortened)
  if (typeof answer === 'object' && answer !== null)
    return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, shortened(value)]))
  return answer
}
