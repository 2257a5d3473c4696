import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { program } from './programs.mjs'
import { Stop, playwrightEnv, root, run } from './run.mjs'
import { closing, fromReport, notRun, one } from './tally.mjs'

/** @typedef {import('./tally.mjs').Tally} Tally */

const leftOut = {
  test:
    'Left to `npm run proof`: PostgreSQL beyond its list, tests/proof, tests/timing, ' +
    '*.proof.test.ts, long loops and random properties.',
  proof: 'Left out here: figures (`npm run bench`), which need a quiet machine.',
}

const reports = join(root, 'test-results')

/**
 * Runs every check of the project, even after one fails, and prints the closing line. Returns the
 * exit code.
 * @param {'test' | 'proof'} size
 */
export async function test(size) {
  const proof = size === 'proof'
  const seed =
    process.env['PROPERTY_SEED'] ?? (proof ? String(Math.floor(Math.random() * 2 ** 31)) : '')
  console.log(
    proof
      ? 'Proof takes about two hours on two cores.'
      : 'The daily run takes about ten minutes on two cores.',
  )
  if (seed) console.log(`Property tests draw from PROPERTY_SEED=${seed}.`)
  const env = { ...(proof && { PROOF: '1' }), ...(seed && { PROPERTY_SEED: seed }) }
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports)
  const started = Date.now()

  const reading = readingChecks()
  const [built, prepared] = await buildAndPrepare()
  const tallies = [built, prepared, ...(await vitest(env, proof)), ...(await reading)]
  if (built.failed) tallies.push(one('browser', 'needs the build, which failed'))
  else tallies.push(...(await playwright(env, proof)))
  if (proof && !built.failed) tallies.push(await faults())
  tallies.push(...notRun(tallies, testFiles(proof)))

  const { lines, line, failed } = closing(tallies)
  for (const each of lines) console.log(each)
  console.log(leftOut[size])
  console.log(
    `It took ${((Date.now() - started) / 60_000).toFixed(1)} minutes after the installation.`,
  )
  console.log(line)
  return failed ? 1 : 0
}

/** What is lost when a database, a disk, a server or a clock fails: tests/faults, a table. */
export async function faults(/** @type {string[]} */ groups = []) {
  console.log('── faults')
  const { code } = await run('node', ['tests/faults/faults.ts', ...groups], { minutes: Infinity })
  return one('faults', code === 0 ? false : 'see its table above')
}

/** The build, then the department stores that tests copy. @returns {Promise<[Tally, Tally]>} */
async function buildAndPrepare() {
  const result = await run('node', ['server/setup.mjs', 'built'], { quiet: true })
  // A build that passes lists hundreds of files.
  const built = shown('build', result.code === 0 ? { ...result, output: '' } : result)
  return [built, await script('prepare-tests')]
}

/** Checks that only read the sources: in sequence, parallel to the build and the first tests. */
async function readingChecks() {
  const tallies = []
  for (const name of ['format:check', 'types', 'lint:code', 'lint:css', 'lint:layers'])
    tallies.push(await script(name))
  return tallies
}

/**
 * How many files a check must report, for checks that could pass without reading any.
 * @type {Record<string, () => string[]>}
 */
const filesToRead = {
  'format:check': () => filesIn(['src', 'sw', 'server', 'tests'], /\.(?:tsx?|mjs|css)$/),
  'lint:code': () => filesIn(['src', 'sw', 'server', 'tests'], /\.(?:tsx?|mjs)$/),
  'lint:css': () => filesIn(['src'], /\.css$/),
  'lint:layers': () => filesIn(['src', 'sw', 'server'], /^(?!.*\.test\.).*\.tsx?$/),
}

/**
 * The files in these folders with a matching name.
 * @type {(folders: string[], name: RegExp) => string[]}
 */
const filesIn = (folders, name) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => name.test(file))
      .map((file) => `${folder}/${file}`),
  )

/** The test files that a run must run. */
const testFiles = (/** @type {boolean} */ proof) => [
  ...filesIn(['src', 'sw', 'server', 'tests'], /\.test\.tsx?$/).filter(
    (file) => proof || !file.endsWith('.proof.test.ts'),
  ),
  ...filesIn(
    browserProjects(proof).map((name) => `tests/${name}`),
    /\.e2e\.ts$/,
  ),
]

/** Run in sequence, because some measure time. */
const browserProjects = (/** @type {boolean} */ proof) =>
  proof ? ['browser', 'proof', 'timing'] : ['browser']

/** Runs a script of package.json and prints its output at the end. */
async function script(/** @type {string} */ name) {
  const result = await run('npm', ['run', '--silent', name], { quiet: true })
  const wanted = filesToRead[name]?.().length ?? 0
  const found = Number(/\b(\d+) (?:files|sheets|modules)\b/.exec(result.output)?.[1] ?? 0)
  if (result.code === 0 && found < wanted)
    return shown(name, {
      ...result,
      code: 1,
      output: `${result.output}It read ${found} files; the tree has ${wanted}.\n`,
    })
  return shown(name, result)
}

/**
 * @param {string} name
 * @param {{ code: number, output: string, seconds: number }} result
 */
function shown(name, { code, output, seconds }) {
  console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  if (output.trim()) console.log(output.trimEnd())
  return one(name, code === 0 ? false : 'see its output above')
}

/** Why a tier cannot run: its missing program. It then fails by name and the others run. */
function lacks(/** @type {import('./programs.mjs').Program} */ name) {
  try {
    program(name)
    return undefined
  } catch (error) {
    if (error instanceof Stop) return error.message
    throw error
  }
}

/** @param {Record<string, string>} env @param {boolean} proof */
async function vitest(env, proof) {
  const [missing, nginx] = [lacks('postgres'), lacks('nginx')]
  const args = ['run', '--config', 'tests/vitest.config.ts']
  if (missing) args.push('--project=!postgres')
  return [
    ...(await runner('vitest', 'vitest', args, env, proof ? 240 : 20)),
    ...(missing ? [one('postgres', missing)] : []),
    ...(nginx ? [one('nginx', nginx)] : []),
  ]
}

/**
 * The browser tiers. A failed test is run again at the end of its tier, alone.
 * @param {Record<string, string>} env
 * @param {boolean} proof
 */
async function playwright(env, proof) {
  const missing = lacks('chromium')
  if (missing) return [one('browser', missing)]
  const tallies = []
  for (const project of browserProjects(proof)) {
    const minutes = project === 'browser' ? 20 : 180
    const args = ['test', '--config', 'tests/playwright.config.ts', `--project=${project}`]
    // It stops itself before it is ended, so that it can say what failed.
    args.push(`--global-timeout=${(minutes - 2) * 60_000}`)
    const all = { ...env, ...playwrightEnv }
    tallies.push(...(await runner(project, 'playwright', args, all, minutes)))
  }
  return tallies
}

/**
 * Runs tests with a reporter that writes their tallies.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {number} minutes
 */
async function runner(name, command, args, env, minutes) {
  console.log(`── ${name}`)
  const report = join(reports, `${name}.json`)
  const { code, seconds } = await run(command, args, { env: { ...env, TALLY: report }, minutes })
  console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  return fromReport(name, code, report)
}
