import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, problems: string[], skipped: string[], second?: string[] }} Tally */

/**
 * One check that passes or fails as a whole.
 * @returns {Tally}
 */
export const one = (/** @type {string} */ name, /** @type {boolean} */ ok, why = '') => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  problems: ok ? [] : [why ? `${name}: ${why}` : name],
  skipped: [],
})

/** What tests/support/unit-tally.ts wrote. @returns {Tally} */
export const fromVitest = (/** @type {number} */ code, /** @type {string} */ file) => honest('unit', code, read(file))

/**
 * What Playwright's JSON reporter wrote.
 * @returns {Tally}
 */
export function fromPlaywright(/** @type {number} */ code, /** @type {string} */ file) {
  const report = read(file)
  if (!report) return honest('browser tests', code, undefined)
  /** @type {Tally} */
  const tally = { passed: 0, failed: 0, problems: (report.errors ?? []).map((/** @type {{ message?: string }} */ error) => error.message ?? 'an error'), skipped: [], second: [] }
  for (const spec of report.suites.flatMap(specsOf)) {
    for (const { status, annotations } of spec.tests) {
      if (status === 'expected' || status === 'flaky') tally.passed++
      else if (status === 'skipped') tally.skipped.push([spec.title, whyOf(annotations)].filter(Boolean).join(': '))
      else tally.problems.push(`${spec.file}: ${spec.title}`)
      if (status === 'flaky') tally.second?.push(`${spec.file}: ${spec.title}`)
    }
  }
  tally.failed = tally.problems.length
  return honest('browser tests', code, tally)
}

const whyOf = (/** @type {{ type: string, description?: string }[]} */ annotations) =>
  annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description

/** @returns {any[]} */
const specsOf = (/** @type {any} */ suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]

/**
 * A runner that failed without naming a test (a crash, an unhandled rejection, a limit) is one failure.
 * @param {string} name
 * @param {number} code
 * @param {Tally | undefined} tally
 */
function honest(name, code, tally) {
  if (!tally) return one(name, false, 'no report was written')
  if (code === 0 || tally.failed) return tally
  return { ...tally, failed: 1, problems: [`${name}: ended with code ${code}`] }
}

const read = (/** @type {string} */ file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** The summary that closes a run: failures, what needed a second try and skips by name, then the one line that machines read. */
export function closing(/** @type {Tally[]} */ tallies) {
  const sum = (/** @type {'passed' | 'failed'} */ key) => tallies.reduce((total, tally) => total + tally[key], 0)
  const failed = sum('failed')
  return {
    failed,
    lines: tallies.flatMap(({ problems, skipped, second = [] }) => [...problems.map((text) => `failed: ${text}`), ...second.map((text) => `passed on its second try: ${text}`), ...skipped.map((text) => `skipped: ${text}`)]),
    line: `${sum('passed')} passed, ${failed} failed`,
  }
}
