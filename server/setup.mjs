// The commands `npm start`, `npm test` and similar, which first install and build what is missing.
// Plain JavaScript for Node 18 or later, because Node 24 is among the packages it installs.
import { become } from './setup/become.mjs'
import { build, buildIsFresh, ensureBuilt } from './setup/build.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { useNode24 } from './setup/node24.mjs'
import { Stop, exitWith, playwrightEnv, run } from './setup/run.mjs'

const [name = '', ...args] = process.argv.slice(2)

/**
 * What each command does. The arguments that it returns are those of the Node that this process
 * then becomes.
 * @type {Record<string, () => Promise<string[] | void>>}
 */
const commands = {
  async start() {
    // The import of the demo needs no build. The server repeats it if it fails.
    if (!buildIsFresh())
      await Promise.all([run('node', ['server/demo/import-demo.ts']), ensureBuilt()])
    process.env['NODE_ENV'] = 'production'
    // The build of `server/main.ts`. A crawl of 700 pages leaves 400 MB instead of 570 resident
    // with this size of the young generation, for the same processor time.
    return ['--max-semi-space-size=16', 'dist/server/main.js']
  },
  build,
  /** Only when a source has changed. */
  built: ensureBuilt,
  /** `run <file> …`: a TypeScript file of this project. */
  run: async () => args,
  async e2e() {
    await ensureBuilt()
    Object.assign(process.env, playwrightEnv)
    const project = args.some((arg) => arg.startsWith('--project')) ? [] : ['--project=browser']
    const playwright = ['node_modules/@playwright/test/cli.js', 'test']
    return [...playwright, '--config', 'tests/playwright.config.ts', ...args, ...project]
  },
}

await exitWith(async () => {
  const command = commands[name]
  if (!command) throw new Stop(`Say which: ${Object.keys(commands).join(', ')}`)
  await ensureInstalled()
  const node = useNode24()
  const program = await command()
  return program ? become(node, program) : 0
})
