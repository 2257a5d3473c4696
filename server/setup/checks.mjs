import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, buildIsFresh } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureNginx } from './nginx.mjs'
import { ensurePostgres } from './postgres.mjs'
import { Stop, root, run } from './run.mjs'
import { closing, fromPlaywright, fromVitest, one } from './tally.mjs'

/** @typedef {import('./tally.mjs').Tally} Tally */

/**
 * Every check of the project, all of them even when one fails, and one closing line. The checks that only read run beside
 * the build; unit tests use both cores themselves; browser tests measure time and run alone.
 * @param {Record<string, string>} more environment of the tests
 */
export async function test(more) {
  const env = { ...more, CHROMIUM: await ensureChromium(), POSTGRES_BIN: await ensurePostgres() }
  await ensureNginx()
  const reports = join(root, 'test-results')
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports)

  const [built, readers] = await Promise.all([buildCheck(), readingChecks()])
  const tallies = [built, ...readers]
  tallies.push(await suite('unit', { ...env, UNIT_TALLY: join(reports, 'unit.json') }, fromVitest))
  tallies.push(built.failed
    ? one('browser tests', false, 'they need the build')
    : await suite('e2e', { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json') }, fromPlaywright))

  const { lines, line, failed } = closing(tallies)
  for (const each of lines) console.log(each)
  console.log(line)
  return failed ? 1 : 0
}

/** @returns {Promise<Tally>} */
async function buildCheck() {
  if (buildIsFresh()) return shown('build', { code: 0, output: 'is up to date\n', seconds: 0 })
  const started = Date.now()
  const seconds = () => (Date.now() - started) / 1000
  try {
    await build({ quiet: true })
    return shown('build', { code: 0, output: '', seconds: seconds() })
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    return shown('build', { code: 1, output: `${error.message}\n`, seconds: seconds() })
  }
}

/** One after the other: together they would starve the build of its core. */
async function readingChecks() {
  const tallies = []
  for (const name of ['types', 'lint:code', 'lint:css', 'lint:layers']) tallies.push(await script(name))
  return tallies
}

/** A script of package.json, where its command is written; its output is shown whole when it ends. */
const script = async (/** @type {string} */ name) => shown(name, await run('npm', ['run', '--silent', name], { quiet: true }))

/**
 * @param {string} name
 * @param {{ code: number, output: string, seconds: number }} result
 */
function shown(name, { code, output, seconds }) {
  console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  if (output.trim()) console.log(output.trimEnd())
  return one(name, code === 0)
}

/**
 * @param {string} name
 * @param {Record<string, string>} env
 * @param {(code: number, report: string) => Tally} read
 */
async function suite(name, env, read) {
  console.log(`── ${name}`)
  const { code } = await run('npm', ['run', '--silent', name], { env, minutes: env['PROOF'] ? 600 : 60 })
  return read(code, join(root, `test-results/${name}.json`))
}
