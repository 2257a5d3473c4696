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
