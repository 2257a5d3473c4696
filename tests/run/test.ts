import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from '../../server/setup/build.mjs'
import { exitWith, playwrightEnv, root, run } from '../../server/setup/run.mjs'
import { installPrograms, lackOf } from '../support/programs.ts'
import { closing, fromReport, notRun, one, type Tally } from './tally.ts'

/** `npm test` and, with the argument `proof`, `npm run proof`. */
const [size, part, ...groups] = process.argv.slice(2)
const proof = size === 'proof'
const reports = join(root, 'test-results')
const seed =
  process.env['PROPERTY_SEED'] ?? (proof ? String(Math.floor(Math.random() * 2 ** 31)) : '')
const env = { ...(proof && { PROOF: '1' }), ...(seed && { PROPERTY_SEED: seed }) }

/**
 * Runs every check of the project, even after one fails, and prints the closing line. Returns the
 * exit code.
 */
async function test(): Promise<number> {
  console.log(
    proof
      ? 'Proof takes about two hours on two cores.'
      : 'The daily run takes about ten minutes on two cores.',
  )
  if (seed) console.log(`Property tests draw from PROPERTY_SEED=${seed}.`)
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports)
  const started = Date.now()

  const reading = readingChecks()
  const [[built, prepared]] = await Promise.all([buildAndPrepare(), installPrograms()])
  const tallies = [built, prepared, ...(await vitest()), ...(await reading)]
  if (built.failed) tallies.push(one('browser', 'needs the build, which failed'))
  else tallies.push(...(await playwright()))
  if (proof && !built.failed) tallies.push(await faults())
  tallies.push(...notRun(tallies, testFiles()))

  const { lines, line, failed } = closing(tallies)
  for (const each of lines) console.log(each)
  console.log(
    proof
      ? 'Left out here: figures (`npm run bench`), which need a quiet machine.'
      : 'Left to `npm run proof`: PostgreSQL beyond its list, tests/proof, tests/timing, ' +
          '*.proof.test.ts, long loops and random properties.',
  )
  const minutes = (Date.now() - started) / 60_000
  console.log(`It took ${minutes.toFixed(1)} minutes after the installation.`)
  console.log(line)
  return failed ? 1 : 0
}

/** What is lost when a database, a disk, a server or a clock fails: tests/faults, a table. */
async function faults(): Promise<Tally> {
  console.log('── faults')
  const { code } = await run('node', ['tests/faults/faults.ts', ...groups], { minutes: 24 * 60 })
  return one('faults', code === 0 ? false : 'see its table above')
}

/** The build, then the department stores that tests copy. */
async function buildAndPrepare(): Promise<[Tally, Tally]> {
  const result = await run('node', ['server/setup.mjs', 'built'], { quiet: true })
  // A build that passes lists hundreds of files.
  const built = shown('build', result.code === 0 ? { ...result, output: '' } : result)
  return [built, await script('prepare-tests')]
}

/** Checks that only read the sources: in sequence, parallel to the build and the first tests. */
async function readingChecks(): Promise<Tally[]> {
  const tallies = []
  for (const name of ['format:check', 'types', 'lint:code', 'lint:css', 'lint:layers'])
    tallies.push(await script(name))
  return tallies
}

/** How many files a check must report, for checks that could pass without reading any. */
const filesToRead: Record<string, () => string[]> = {
  'format:check': () => filesIn(['src', 'sw', 'server', 'tests'], /\.(?:tsx?|mjs|css)$/),
  'lint:code': () => filesIn(['src', 'sw', 'server', 'tests'], /\.(?:tsx?|mjs)$/),
  'lint:css': () => filesIn(['src'], /\.css$/),
  'lint:layers': () => filesIn(['src', 'sw', 'server'], /^(?!.*\.test\.).*\.tsx?$/),
}

/** The files in these folders with a matching name. */
function filesIn(folders: string[], name: RegExp): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => name.test(file))
      .map((file) => `${folder}/${file}`),
  )
}

/** The test files that a run must run. */
function testFiles(): string[] {
  const browserFolders = browserProjects().map((name) => `tests/${name}`)
  return [
    ...filesIn(['src', 'sw', 'server', 'tests'], /\.test\.tsx?$/).filter(
      (file) => proof || !file.endsWith('.proof.test.ts'),
    ),
    ...filesIn(browserFolders, /\.e2e\.ts$/),
  ]
}

/** Run in sequence, because some measure time. */
const browserProjects = () => (proof ? ['browser', 'proof', 'timing'] : ['browser'])

/** Runs a script of package.json and prints its output at the end. */
async function script(name: string): Promise<Tally> {
  const result = await run('npm', ['run', '--silent', name], { quiet: true })
  const wanted = filesToRead[name]?.().length ?? 0
  const read = Number(/\b(\d+) (?:files|sheets|modules)\b/.exec(result.output)?.[1] ?? 0)
  if (result.code !== 0 || read >= wanted) return shown(name, result)
  const output = `${result.output}It read ${read} files; the tree has ${wanted}.\n`
  return shown(name, { ...result, code: 1, output })
}

function shown(
  name: string,
  { code, output, seconds }: { code: number; output: string; seconds: number },
): Tally {
  console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  if (output.trim()) console.log(output.trimEnd())
  return one(name, code === 0 ? false : 'see its output above')
}

/** A tier whose program is missing fails by name, and the others run. */
async function vitest(): Promise<Tally[]> {
  const [postgres, nginx] = [lackOf('postgres'), lackOf('nginx')]
  const args = ['run', '--config', 'tests/vitest.config.ts']
  if (postgres) args.push('--project=!postgres')
  return [
    ...(await runner('vitest', 'vitest', args, proof ? 240 : 20)),
    ...(postgres ? [one('postgres', postgres)] : []),
    ...(nginx ? [one('nginx', nginx)] : []),
  ]
}

/** The browser tiers. A failed test is run again at the end of its tier, alone. */
async function playwright(): Promise<Tally[]> {
  const chromium = lackOf('chromium')
  if (chromium) return [one('browser', chromium)]
  const tallies = []
  for (const project of browserProjects()) {
    const minutes = project === 'browser' ? 30 : 180
    const args = ['test', '--config', 'tests/playwright.config.ts', `--project=${project}`]
    // It stops itself before it is ended, so that it can say what failed.
    args.push(`--global-timeout=${(minutes - 2) * 60_000}`)
    tallies.push(...(await runner(project, 'playwright', args, minutes)))
  }
  return tallies
}

/** Runs tests with a reporter that writes their tallies. */
async function runner(
  name: string,
  command: string,
  args: string[],
  minutes: number,
): Promise<Tally[]> {
  console.log(`── ${name}`)
  const report = join(reports, `${name}.json`)
  const all = { ...env, ...playwrightEnv, TALLY: report }
  const { code, seconds } = await run(command, args, { env: all, minutes })
  console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  return fromReport(name, code, report)
}

await exitWith(async () => {
  if (!proof || part !== 'faults') return test()
  await ensureBuilt()
  return (await faults()).failed
})
