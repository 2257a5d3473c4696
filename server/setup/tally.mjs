import { existsSync, readFileSync } from 'node:fs'

/**
 * The result of one check or of one tier of tests. `files` are the test files that ran, `flaky` the
 * tests that passed when they ran again.
 * @typedef {{ name: string, passed: number, failed: number, skipped: string[], problems: string[],
 * flaky?: string[], files?: string[], seconds?: number }} Tally
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
  files: /** @type {string[]} */ ([]),
  seconds: 0,
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
  const ran = new Set(tallies.flatMap((tally) => tally.files ?? []))
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
      ...tallies
        .filter(({ files }) => files !== undefined)
        .map(
          ({ name, passed: n, failed: bad, skipped: some, files, seconds = 0 }) =>
            `${name.padEnd(9)} ${String(n + bad + some.length).padStart(5)} tests in ` +
            `${String(files?.length).padStart(3)} files, ${seconds.toFixed(1).padStart(6)} s of tests`,
        ),
    ],
    line: `${passed} passed, ${failed} failed, ${skipped} skipped`,
  }
}
