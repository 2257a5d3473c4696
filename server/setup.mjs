// The commands `npm start`, `npm test` and similar, which first install and build what is missing.
// Plain JavaScript for Node 18 or later, because Node 24 is among the packages it installs.
import { build, buildIsFresh, ensureBuilt } from './setup/build.mjs'
import { checkChanged } from './setup/changed.mjs'
import { faults, test } from './setup/checks.mjs'
import { ensureBenchInstalled, ensureInstalled } from './setup/install.mjs'
import { findNode } from './setup/node24.mjs'
import { installPrograms } from './setup/programs.mjs'
import { Stop, playwrightEnv, run } from './setup/run.mjs'
import { serve } from './setup/serve.mjs'

/** @type {Record<string, (node: string) => Promise<number>>} each resolves with the exit code */
const commands = {
  async start(node) {
    // The import of the demo needs no build. The server repeats it if it fails.
    if (!buildIsFresh())
      await Promise.all([run('node', ['server/demo/import-demo.ts']), ensureBuilt()])
    return serve(node)
  },
  build: async () => (await build(), 0),
  /** Only when a source has changed. */
  built: async () => (await ensureBuilt(), 0),
  test: () => test('test'),
  async proof() {
    if (process.argv[3] !== 'faults') return test('proof')
    await ensureBuilt()
    return (await faults(process.argv.slice(4))).failed
  },
  changed: checkChanged,
  async e2e() {
    await ensureBuilt()
    const args = ['test', '--config', 'tests/playwright.config.ts', ...process.argv.slice(3)]
    if (!args.some((arg) => arg.startsWith('--project'))) args.push('--project=browser')
    return (await run('playwright', args, { env: playwrightEnv, minutes: Infinity })).code
  },
  async bench() {
    const groups = process.argv.slice(3).filter((arg) => !arg.startsWith('-'))
    if (groups.length === 0 || groups.includes('lighthouse')) await ensureBenchInstalled()
    await ensureBuilt()
    return (
      await run('node', ['tests/bench/bench.ts', ...process.argv.slice(3)], { minutes: Infinity })
    ).code
  },
}

const name = process.argv[2] ?? ''
const command = commands[name]
try {
  if (!command) throw new Stop(`Say which: ${Object.keys(commands).join(', ')}`)
  await Promise.all([ensureInstalled(), (name === 'test' || name === 'proof') && installPrograms()])
  process.exitCode = await command(findNode())
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(error.message)
  process.exitCode = 1
}
