import './support/clock.ts'
import './support/run-folder.ts'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))
const proof = process.env['PROOF'] === '1'

const everything = ['{src,sw,server}/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}']
const onlyInProof = ['**/*.proof.test.ts']
const onPostgresAlone = ['server/db/postgres/**/*.test.ts', 'tests/contract/behind-nginx.test.ts']
const onABuild = [
  'tests/architecture/budgets.test.ts',
  'tests/contract/{demo-site,drawing-threads,restore,stopping}.test.ts',
]

/** Files that replace modules, and would replace them for the other files of their process. */
const mocked = globSync(everything, { cwd: root }).filter((file) =>
  /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(join(root, file), 'utf8')),
)

/** Tests on a store, in process: screens on SQLite only, parts of the server on either engine. */
const screens = ['src/**/*.screen.test.ts']
const onEngines = [
  'server/{api,content,db,edge-cache,images,import,live,mail,payments,push,signin,site,tenant,upstream}/**/*.test.ts',
  'server/demo/{ensure-demo,replay}.test.ts',
]

const store = [...screens, ...onEngines]

const contract = ['tests/contract/**/*.test.ts']

/**
 * What also runs on PostgreSQL every day: its own SQL, row policies, notification between
 * processes, an import, every call. `npm run proof` runs all parts of the server and all contracts
 * there.
 */
const postgres = [
  ...onPostgresAlone,
  'server/db/*.test.ts',
  'server/api/{counting,doubtful,rate-limiters,submissions}.test.ts',
  'server/content/cached-rows.test.ts',
  'server/content/backup/backup.test.ts',
  'server/import/cli/backup-commands.test.ts',
  'server/content/{search/search,games/events,files/pictures}.test.ts',
  'server/import/import-folder.test.ts',
  'server/live/{desk,ingest}.test.ts',
  'server/signin/sessions.test.ts',
  'tests/contract/every-call.test.ts',
]

/** One tier of tests. Its files share their modules, unless they replace some. */
const tier = (
  name: string,
  include: string[],
  exclude: string[] = [],
  more: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', ...onlyInProof, ...exclude],
    isolate: false,
    ...more,
  },
})

const onAnEngine = {
  globalSetup: ['tests/support/postgres.ts'],
  setupFiles: ['tests/support/clock.ts', 'tests/support/engine-after.ts'],
  env: { TEST_ENGINE: 'postgres', NODE_ENV: 'production' },
  testTimeout: proof ? 600_000 : 60_000,
}

export default defineConfig({
  root,
  // As in the build. React's development transform records where each element was made, which is
  // half of the rendering time.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    reporters: process.env['TALLY'] ? ['default', './tests/support/unit-tally.ts'] : ['default'],
    env: { NODE_ENV: 'production' },
    // A forgotten .only would pass as the whole.
    allowOnly: !process.env['TALLY'],
    // Class names as written, so that a test may query them.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // One more than the cores of a small machine: some tests wait for a process or a timer.
    maxWorkers: 3,
    testTimeout: proof ? 600_000 : 30_000,
    hookTimeout: proof ? 600_000 : 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    setupFiles: ['tests/support/clock.ts', 'tests/support/properties.ts'],
    projects: [
      tier('pure', everything, [...store, ...contract, ...mocked, ...onABuild]),
      tier('mocked', mocked, onlyInProof, { isolate: true }),
      tier('store', store, [...onPostgresAlone, ...mocked]),
      tier('contract', contract, [...mocked, ...onABuild, ...onPostgresAlone]),
      tier(
        'postgres',
        proof ? [...onEngines, ...contract] : postgres,
        [...mocked, ...onABuild],
        onAnEngine,
      ),
      tier('built', onABuild),
      ...(proof
        ? [{ extends: true as const, test: { name: 'long', include: onlyInProof, isolate: false } }]
        : []),
    ],
  },
})
