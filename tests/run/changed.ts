import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureBuilt } from '../../server/setup/build.mjs'
import { Stop, exitWith, playwrightEnv, root, run } from '../../server/setup/run.mjs'

/**
 * `npm run check:changed` checks what differs from the branch main, committed or not, in under two
 * minutes: format, types, lint, the nearest related unit tests, and browser tests of the same
 * requirements.
 */

type Step = { name: string; command: string; args: string[] }

/** More test files than these would take longer than the whole check may take. */
const limits = { unit: 60, browser: 3 }
const vitest = ['--config', 'tests/vitest.config.ts', '--project=!postgres', '--project=!built']

/** Runs steps one after the other, also after one that failed. Returns the names of those. */
async function inOrder(steps: Step[]): Promise<string[]> {
  const failed = []
  for (const { name, command, args } of steps) {
    const options = { quiet: true, env: playwrightEnv }
    const { code, output, seconds } = await run(command, args, options)
    console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
    if (code === 0) continue
    console.log(output.trimEnd())
    failed.push(name)
  }
  return failed
}

async function linesOf(command: string, ...args: string[]): Promise<string[]> {
  const { code, output } = await run(command, args, { quiet: true })
  if (code !== 0) throw new Stop(`${[command, ...args].join(' ')} failed:\n${output}`)
  return output.split('\n').filter(Boolean)
}

/** The checks that only read the sources. */
function reading(files: string[]): Step[] {
  const code = files.filter((file) => /^(?:src|sw|server|tests)\/.*\.(?:tsx?|mjs)$/.test(file))
  const npm = (name: string) => ({ name, command: 'npm', args: ['run', name] })
  const lint = ['--type-aware', '--quiet', ...code]
  const steps: Step[] = [npm('format:check')]
  if (code.length > 0)
    steps.push(
      npm('types'),
      { name: 'lint:code', command: 'oxlint', args: lint },
      npm('lint:layers'),
    )
  if (files.some((file) => file.endsWith('.css'))) steps.push(npm('lint:css'))
  return steps
}

/**
 * The files of unit tests that import a changed file or are one, the nearest first: those that
 * share the longest path with a changed file.
 */
async function relatedTests(files: string[], base: string): Promise<string[]> {
  const listed = await linesOf('vitest', 'list', '--filesOnly', '--changed', base, ...vitest)
  const tests = listed.map((line) => line.replace(/^\[\w+\] /, ''))
  const near = new Map(
    tests.map((test) => [test, Math.max(...files.map((file) => sharedFolders(file, test)))]),
  )
  return [...near.keys()].sort((a, b) => (near.get(b) ?? 0) - (near.get(a) ?? 0))
}

/** How many folders two paths share. */
function sharedFolders(path: string, other: string): number {
  const [parts, others] = [path.split('/'), other.split('/')]
  const differs = parts.findIndex((part, i) => part !== others[i])
  return differs < 0 ? others.length : differs
}

/** The requirements in the titles of a file of tests, such as `[RT-02]`. */
const requirementsIn = (file: string): string[] =>
  readFileSync(join(root, file), 'utf8').match(/\[[A-Z]{2}-\d\d\]/g) ?? []

/**
 * Changed files of browser tests, then those with the most requirements of the unit tests beside
 * the changed files.
 */
function browserTests(files: string[], units: string[]): string[] {
  const folders = files.filter((file) => /^(?:src|sw)\//.test(file)).map((file) => dirname(file))
  const beside = units.filter((test) => folders.includes(dirname(test)))
  const wanted = new Set(beside.flatMap(requirementsIn))
  const weight = (test: string) =>
    files.includes(test)
      ? 1000
      : requirementsIn(test).filter((requirement) => wanted.has(requirement)).length
  return readdirSync(join(root, 'tests/browser'))
    .map((name) => `tests/browser/${name}`)
    .filter((test) => weight(test) > 0)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, limits.browser)
}

await exitWith(async () => {
  /** The commit from which this branch left main. */
  const [base = 'HEAD'] = await linesOf('git', 'merge-base', 'HEAD', 'main')
  const files = [
    ...(await linesOf('git', 'diff', '--name-only', '--diff-filter=d', base)),
    ...(await linesOf('git', 'ls-files', '--others', '--exclude-standard')),
  ]
  const related = await relatedTests(files, base)
  const units = related.slice(0, limits.unit)
  const browser = browserTests(files, units)
  console.log(
    `${files.length} files differ from main. ` +
      `${related.length} files of unit tests are related; ` +
      `the nearest ${units.length} run, and ${browser.length} of browser tests. ` +
      'The rest is in npm test.',
  )
  const unitTests = { name: 'unit tests', command: 'vitest', args: ['run', ...vitest, ...units] }
  const failed = (
    await Promise.all([inOrder(reading(files)), inOrder(units.length > 0 ? [unitTests] : [])])
  ).flat()
  if (browser.length > 0) {
    await ensureBuilt()
    const args = ['test', '--config', 'tests/playwright.config.ts', '--project=browser', ...browser]
    failed.push(...(await inOrder([{ name: 'browser tests', command: 'playwright', args }])))
  }
  console.log(failed.length > 0 ? `failed: ${failed.join(', ')}` : 'Everything passed.')
  return failed.length > 0 ? 1 : 0
})
