import { existsSync, readFileSync } from 'node:fs'

/**
 * The result of one check or of one tier of tests. `files` are the test files that ran, `places`
 * the failed browser tests as `file:line`.
 * @typedef {{ name: string, passed: number, failed: number, skipped: string[], problems: string[],
 * places?: string[], flaky?: string[], files?: string[], seconds?: number }} Tally
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

/**
 * The tallies that tests/support/unit-tally.ts wrote, one for each project of vitest.
 * @param {number} code exit code of vitest
 * @param {string} file
 * @returns {Tally[]}
 */
export function fromVitest(code, file) {
  /** @type {Tally[] | undefined} */
  const tallies = read(file)
  return tallies
    ? explained('vitest', code, tallies)
    : [one('vitest', `wrote no report and ended with code ${code}`)]
}

/**
 * The tallies of a report of Playwright, one for each project.
 * @param {string} project the requested project
 * @param {number} code the runner's exit code
 * @param {string} file
 * @returns {Tally[]}
 */
export function fromPlaywright(project, code, file) {
  const report = read(file)
  if (!report) return [one(project, `wrote no report and ended with code ${code}`)]
  /** @type {Map<string, ReturnType<typeof emptyTally>>} */
  const tallies = new Map()
  for (const spec of report.suites.flatMap(specsOf)) {
    for (const { projectName: name, status, annotations, results } of spec.tests) {
      const tally = tallies.get(name) ?? emptyTally(name)
      tallies.set(name, tally)
      tally.files.add(`tests/${spec.file}`)
      tally.seconds += results.reduce(
        (/** @type {number} */ sum, /** @type {{ duration: number }} */ { duration }) =>
          sum + duration / 1000,
        0,
      )
      const skip = annotations.find(isSkip)
      if (status === 'expected') tally.passed++
      else if (skip) tally.skipped.push([spec.title, skip.description].filter(Boolean).join(': '))
      else {
        // Also a test that did not run because a hook of its file failed.
        tally.problems.push(`${spec.file}: ${spec.title}`)
        tally.places.push(`${spec.file}:${spec.line}`)
      }
    }
  }
  const all = [...tallies.values()].map((tally) => ({
    ...tally,
    files: [...tally.files],
    failed: tally.problems.length,
  }))
  const errors = (report.errors ?? []).map(
    (/** @type {{ message?: string }} */ { message }) => message ?? 'an error without a message',
  )
  return explained('playwright', code, [
    ...all,
    ...errors.map((/** @type {string} */ message) => one('playwright', message)),
  ])
}

const emptyTally = (/** @type {string} */ name) => ({
  name,
  passed: 0,
  failed: 0,
  problems: /** @type {string[]} */ ([]),
  places: /** @type {string[]} */ ([]),
  skipped: /** @type {string[]} */ ([]),
  seconds: 0,
  files: /** @type {Set<string>} */ (new Set()),
})

const isSkip = (/** @type {{ type: string, description?: string }} */ { type }) =>
  type === 'skip' || type === 'fixme'

/** @returns {any[]} */
const specsOf = (/** @type {any} */ suite) => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
]

/**
 * Adds one failure for a runner that failed without a failed test (a crash, an unhandled rejection,
 * a timeout).
 * @param {string} runner
 * @param {number} code
 * @param {Tally[]} tallies
 */
const explained = (runner, code, tallies) =>
  code === 0 || tallies.some(({ failed }) => failed > 0)
    ? tallies
    : [...tallies, one(runner, `ended with code ${code}`)]

const read = (/** @type {string} */ file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined

/** Most flaky tests of a run that passes. */
const mostFlaky = 3

/**
 * The failed tests of a browser tier as `file:line`, if so few failed that they may be flaky. None
 * if anything else failed.
 * @param {Tally[]} tallies
 * @returns {string[]}
 */
export function forSecondLook(tallies) {
  const places = tallies.flatMap((tally) => tally.places ?? [])
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
  return failed === places.length && failed <= mostFlaky ? places : []
}

/**
 * The tallies of a tier after its failed tests ran again. A test that passed then is flaky; it
 * still fails the run unless `mayBeFlaky`.
 * @param {Tally[]} first
 * @param {Tally[]} second
 * @param {boolean} mayBeFlaky
 * @returns {Tally[]}
 */
export const afterSecondLook = (first, second, mayBeFlaky) =>
  first.map((tally) => {
    const again = second.find(({ name }) => name === tally.name)
    const isWhole = second.length === 1 && again && again.passed + again.failed >= tally.failed
    if (!isWhole) return tally
    const flaky = tally.problems.filter((test) => !again.problems.includes(test))
    if (!mayBeFlaky) return { ...tally, flaky }
    const problems = tally.problems.filter((test) => again.problems.includes(test))
    const passed = tally.passed + flaky.length
    return { ...tally, flaky, passed, problems, failed: problems.length }
  })

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
