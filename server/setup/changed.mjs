import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { Stop, playwrightEnv, root, run } from './run.mjs'

/**
 * @typedef {{ name: string, command: string, args: string[], env?: Record<string, string> }} Step
 */

/** More test files than these would take longer than the whole check may take. */
const most = { unit: 60, browser: 3 }

/**
 * Checks what differs from the branch main, committed or not, in under two minutes: format, types,
 * lint, the nearest related unit tests, and browser tests of the same requirements. Returns the
 * exit code.
 */
export async function checkChanged() {
  const files = await changedFiles()
  const related = await relatedTests(files)
  const units = related.slice(0, most.unit)
  const browser = browserTests(files, units)
  console.log(
    `${files.length} files differ from main. ` +
      `${related.length} files of unit tests are related; ` +
      `the nearest ${units.length} run, and ${browser.length} of browser tests. ` +
      'The rest is in npm test.',
  )
  const failed = (await Promise.all([inOrder(reading(files)), inOrder(unitSteps(units))])).flat()
  if (browser.length > 0) {
    await ensureBuilt()
    failed.push(...(await inOrder([browserStep(browser)])))
  }
  console.log(failed.length > 0 ? `failed: ${failed.join(', ')}` : 'Everything passed.')
  return failed.length > 0 ? 1 : 0
}

/** Runs steps one after the other, also after one that failed. Returns the names of those. */
async function inOrder(/** @type {Step[]} */ steps) {
  const failed = []
  for (const { name, command, args, env = {} } of steps) {
    const { code, output, seconds } = await run(command, args, { quiet: true, env })
    console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
    if (code === 0) continue
    console.log(output.trimEnd())
    failed.push(name)
  }
  return failed
}

/** @returns {Promise<string[]>} */
async function linesOf(/** @type {string} */ command, /** @type {string[]} */ ...args) {
  const { code, output } = await run(command, args, { quiet: true })
  if (code !== 0) throw new Stop(`${[command, ...args].join(' ')} failed:\n${output}`)
  return output.split('\n').filter(Boolean)
}

/** The commit from which this branch left main. */
const base = async () => (await linesOf('git', 'merge-base', 'HEAD', 'main'))[0] ?? 'HEAD'

async function changedFiles() {
  return [
    ...(await linesOf('git', 'diff', '--name-only', '--diff-filter=d', await base())),
    ...(await linesOf('git', 'ls-files', '--others', '--exclude-standard')),
  ]
}

/** The checks that only read the sources. */
function reading(/** @type {string[]} */ files) {
  const code = files.filter((file) => /^(?:src|sw|server|tests)\/.*\.(?:tsx?|mjs)$/.test(file))
  const npm = (/** @type {string} */ name) => ({ name, command: 'npm', args: ['run', name] })
  const lint = ['--type-aware', '--quiet', ...code]
  /** @type {Step[]} */
  const steps = [npm('format:check')]
  if (code.length > 0)
    steps.push(
      npm('types'),
      { name: 'lint:code', command: 'oxlint', args: lint },
      npm('lint:layers'),
    )
  if (files.some((file) => file.endsWith('.css'))) steps.push(npm('lint:css'))
  return steps
}

const vitest = ['--config', 'tests/vitest.config.ts', '--project=!postgres', '--project=!built']

/**
 * The files of unit tests that import a changed file or are one, the nearest first: those that
 * share the longest path with a changed file.
 */
async function relatedTests(/** @type {string[]} */ files) {
  const listed = await linesOf(
    'vitest',
    'list',
    '--filesOnly',
    '--changed',
    await base(),
    ...vitest,
  )
  const tests = listed.map((line) => line.replace(/^\[\w+\] /, ''))
  const near = new Map(tests.map((test) => [test, Math.max(...files.map(shared(test)))]))
  return [...near.keys()].sort((a, b) => (near.get(b) ?? 0) - (near.get(a) ?? 0))
}

/** How many folders two paths share. @returns {(other: string) => number} */
const shared = (/** @type {string} */ path) => (other) => {
  const parts = other.split('/')
  const differs = path.split('/').findIndex((part, i) => part !== parts[i])
  return differs < 0 ? parts.length : differs
}

/** @returns {Step[]} */
const unitSteps = (/** @type {string[]} */ tests) =>
  tests.length > 0
    ? [{ name: 'unit tests', command: 'vitest', args: ['run', ...vitest, ...tests] }]
    : []

/** The requirements in the titles of a file of tests, such as `[RT-02]`. */
const requirementsIn = (/** @type {string} */ file) =>
  readFileSync(join(root, file), 'utf8').match(/\[[A-Z]{2}-\d\d\]/g) ?? []

/**
 * Changed files of browser tests, then those with the most requirements of the unit tests beside
 * the changed files.
 * @param {string[]} files
 * @param {string[]} units
 */
function browserTests(files, units) {
  const folders = files.filter((file) => /^(?:src|sw)\//.test(file)).map(folderOf)
  const beside = units.filter((test) => folders.includes(folderOf(test)))
  const wanted = new Set(beside.flatMap(requirementsIn))
  const all = readdirSync(join(root, 'tests/browser')).map((name) => `tests/browser/${name}`)
  const weight = (/** @type {string} */ test) =>
    files.includes(test) ? 1000 : requirementsIn(test).filter((one) => wanted.has(one)).length
  return all
    .filter((test) => weight(test) > 0)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, most.browser)
}

const folderOf = (/** @type {string} */ file) => file.slice(0, file.lastIndexOf('/'))

/** @returns {Step} */
const browserStep = (/** @type {string[]} */ tests) => ({
  name: 'browser tests',
  command: 'playwright',
  args: ['test', '--config', 'tests/playwright.config.ts', '--project=browser', ...tests],
  env: playwrightEnv,
})
