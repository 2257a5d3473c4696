import { existsSync, readFileSync } from 'node:fs'

/**
 * The result of one check or of one tier of tests.
 * @typedef {{ name: string, passed: number, failed: number, skipped: string[], problems: string[],
 * files?: number, seconds?: number }} Tally
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
 * The tallies of a report of Playwright, one for each project. A test that passes on its second try
 * counts as failed.
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
      tally.in.add(spec.file)
      tally.seconds += results.reduce(
        (/** @type {number} */ sum, /** @type {{ duration: number }} */ { duration }) =>
          sum + duration / 1000,
        0,
      )
      if (status === 'expected') tally.passed++
      else if (status === 'skipped')
        tally.skipped.push([spec.title, whyOf(annotations)].filter(Boolean).join(': '))
      else
        tally.problems.push(
          `${spec.file}: ${spec.title}${status === 'flaky' ? ' (passed on its second try)' : ''}`,
        )
    }
  }
  const all = [...tallies.values()].map(({ in: files, ...tally }) => ({
    ...tally,
    files: files.size,
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
  skipped: /** @type {string[]} */ ([]),
  seconds: 0,
  in: new Set(),
})

const whyOf = (/** @type {{ type: string, description?: string }[]} */ annotations) =>
  annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description

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

/**
 * Tiers in which fewer tests ran than their floor: a run that loses or skips tests must not pass. A
 * tier that could not run at all has failed already.
 * @param {Tally[]} tallies
 * @param {Record<string, number>} floors
 * @returns {Tally[]}
 */
export const belowFloor = (tallies, floors) =>
  Object.entries(floors).flatMap(([name, floor]) => {
    const tally = tallies.find((one) => one.name === name)
    if (tally && tally.files === undefined && tally.failed > 0) return []
    const count = tally ? tally.passed + tally.failed : 0
    return count >= floor
      ? []
      : [
          one(
            name,
            `${count} tests ran, fewer than the floor of ${floor} in server/setup/checks.mjs`,
          ),
        ]
  })

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
      ...tallies.flatMap(({ name, problems }) =>
        problems.map((text) => `failed: ${name}: ${text}`),
      ),
      ...tallies
        .filter(({ files }) => files !== undefined)
        .map(
          ({ name, passed: n, failed: bad, skipped: some, files, seconds = 0 }) =>
            `${name.padEnd(9)} ${String(n + bad + some.length).padStart(5)} tests in ` +
            `${String(files).padStart(3)} files, ${seconds.toFixed(1).padStart(6)} s of tests`,
        ),
    ],
    line: `${passed} passed, ${failed} failed, ${skipped} skipped`,
  }
}
