import { existsSync, readFileSync } from 'node:fs'

/** The result of one check or of one tier of tests. */
export type Tally = {
  name: string
  passed: number
  failed: number
  skipped: string[]
  problems: string[]
  /** Tests that passed when they ran again. */
  flaky?: string[]
  /** The test files that ran, with the seconds of their tests. */
  files?: Record<string, number>
}

/** The tally of a check that passes or fails as a whole. */
export const one = (name: string, problem: string | false): Tally => ({
  name,
  passed: problem === false ? 1 : 0,
  failed: problem === false ? 0 : 1,
  problems: problem === false ? [] : [problem || 'failed'],
  skipped: [],
})

/** A tier to which its reporter adds tests. */
export const emptyTally = (name: string): Required<Tally> => ({
  name,
  passed: 0,
  failed: 0,
  problems: [],
  skipped: [],
  flaky: [],
  files: {},
})

/**
 * The tallies that tests/support/unit-tally.ts or browser-tally.ts wrote, one for each project. One
 * failure is added for a runner that failed without a failed test (a crash, an unhandled rejection,
 * a timeout).
 */
export function fromReport(runner: string, code: number, file: string): Tally[] {
  if (!existsSync(file)) return [one(runner, `wrote no report and ended with code ${code}`)]
  const tallies = JSON.parse(readFileSync(file, 'utf8')) as Tally[]
  return code === 0 || tallies.some(({ failed }) => failed > 0)
    ? tallies
    : [...tallies, one(runner, `ended with code ${code}`)]
}

/**
 * The test files that no tier ran: a run that loses tests must not pass. A tier that could not run
 * has failed already.
 */
export function notRun(tallies: Tally[], files: string[]): Tally[] {
  const ran = new Set(tallies.flatMap(({ files = {} }) => Object.keys(files)))
  if (tallies.some((tally) => tally.failed > 0 && !tally.files)) return []
  return files.filter((file) => !ran.has(file)).map((file) => one(file, 'was not run'))
}

/**
 * The end of a run's output: failures and skips by name, a line for each tier, and the line for
 * scripts.
 */
export function closing(tallies: Tally[]): { failed: number; lines: string[]; line: string } {
  const sum = (of: (tally: Tally) => number) =>
    tallies.reduce((total, tally) => total + of(tally), 0)
  const passed = sum((tally) => tally.passed)
  const failed = sum((tally) => tally.failed)
  const skipped = sum((tally) => tally.skipped.length)
  return {
    failed,
    lines: [
      ...tallies.flatMap(({ name, skipped: some }) =>
        some.map((text) => `skipped: ${name}: ${text}`),
      ),
      ...tallies.flatMap(({ flaky = [] }) => flaky.map((text) => `flaky: ${text}`)),
      ...tallies.flatMap(({ name, problems }) =>
        problems.map((text) => `failed: ${name}: ${text}`),
      ),
      ...tallies.flatMap((tally) => (tally.files ? linesOfTier(tally, tally.files) : [])),
    ],
    line: `${passed} passed, ${failed} failed, ${skipped} skipped`,
  }
}

/** Files named as the slowest of a tier. */
const slowest = 3

function linesOfTier(
  { name, passed, failed, skipped }: Tally,
  files: Record<string, number>,
): string[] {
  const bySeconds = Object.entries(files).sort(([, a], [, b]) => b - a)
  const sum = bySeconds.reduce((total, [, seconds]) => total + seconds, 0)
  return [
    `${name.padEnd(9)} ${String(passed + failed + skipped.length).padStart(5)} tests in ` +
      `${String(bySeconds.length).padStart(3)} files, ${sum.toFixed(1).padStart(6)} s of tests`,
    ...bySeconds
      .slice(0, slowest)
      .map(([file, seconds]) => `${seconds.toFixed(1).padStart(16)} s ${file}`),
  ]
}
