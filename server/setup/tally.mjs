import { existsSync, readFileSync } from 'node:fs'

/**
 * The result of one check or of one tier of tests. `files` are the test files that ran, with the
 * seconds of their tests; `flaky` the tests that passed when they ran again.
 * @typedef {{ name: string, passed: number, failed: number, skipped: string[], problems: string[],
 * flaky?: string[], files?: Record<string, number> }} Tally
 */

/**
 * The tally of a check that passes or fails as a whole.
 * @param {string} name
 * @param {string | false} problem
 * @returns {Tally}
 */
export const one = (name, problem) => ({
  name,
  passed: problem === false ? 1 : 0,
  failed: problem === false ? 0 : 1,
  problems: problem === false ? [] : [problem || 'failed'],
  skipped: [],
})

/** A tier to which its reporter adds tests. @param {string} name */
export const emptyTally = (name) => ({
  name,
  passed: 0,
  failed: 0,
  problems: /** @type {string[]} */ ([]),
  skipped: /** @type {string[]} */ ([]),
  flaky: /** @type {string[]} */ ([]),
  files: /** @type {Record<string, number>} */ ({}),
})

/**
 * The tallies that tests/support/unit-tally.ts or browser-tally.ts wrote, one for each project. One
 * failure is added for a runner that failed without a failed test (a crash, an unhandled rejection,
 * a timeout).
 * @param {string} runner
 * @param {number} code the runner's exit code
 * @param {string} file
 * @returns {Tally[]}
 */
export function fromReport(runner, code, file) {
  if (!existsSync(file)) return [one(runner, `wrote no report and ended with code ${code}`)]
  /** @type {Tally[]} */
  const tallies = JSON.parse(readFileSync(file, 'utf8'))
  return code === 0 || tallies.some(({ failed }) => failed > 0)
    ? tallies
    : [...tallies, one(runner, `ended with code ${code}`)]
}

/**
 * The test files that no tier ran: a run that loses tests must not pass. A tier that could not run
 * has failed already.
 * @param {Tally[]} tallies
 * @param {string[]} files
 * @returns {Tally[]}
 */
export function notRun(tallies, files) {
  const ran = new Set(tallies.flatMap(({ files = {} }) => Object.keys(files)))
  if (tallies.some((tally) => tally.failed > 0 && !tally.files)) return []
  return files.filter((file) => !ran.has(file)).map((file) => one(file, 'was not run'))
}

/**
 * The end of a run's output: failures and skips by name, a line for each tier, and the line for
 * scripts.
 * @param {Tally[]} tallies
 */
export function closing(tallies) {
  const sum = (/** @type {(tally: Tally) => number} */ of) =>
    tallies.reduce((total, tally) => total + of(tally), 0)
  const [passed, failed, skipped] = [
    sum((tally) => tally.passed),
    sum((tally) => tally.failed),
    sum((tally) => tally.skipped.length),
  ]
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
      ...tallies.flatMap(({ files, ...tally }) => (files ? linesOfTier(tally, files) : [])),
    ],
    line: `${passed} passed, ${failed} failed, ${skipped} skipped`,
  }
}

/** Files named as the slowest of a tier. */
const slowest = 3

/**
 * @param {Omit<Tally, 'files'>} tally
 * @param {Record<string, number>} files
 */
function linesOfTier({ name, passed, failed, skipped }, files) {
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
