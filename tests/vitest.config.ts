import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const proof = process.env['PROOF'] === '1'

/** Tests that open a store. They run on both engines; all others have nothing to do with one and run once. */
const onAStore = ['server/{api,content,db,front,images,import,live,mail,payments,push,signin,site,tenant,upstream}/**/*.test.ts', 'server/demo/{replay,site/site-files}.test.ts', 'tests/contract/!(wrong-addresses).test.ts']

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    reporters: process.env['UNIT_TALLY'] ? ['default', './tests/support/unit-tally.ts'] : ['default'],
    // A forgotten .only would pass for the whole.
    allowOnly: !process.env['UNIT_TALLY'],
    // Class names as written, so that a test may look for them.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // In the whole run alone, and named in its closing lines: a loaded machine and random values must not stop everybody.
    retry: process.env['UNIT_TALLY'] ? 1 : 0,
    // Vitest itself would leave one core of two to nobody.
    maxWorkers: 2,
    testTimeout: proof ? 600_000 : 15_000,
    hookTimeout: proof ? 600_000 : 30_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: 'sqlite', include: ['{src,sw,server}/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'], exclude: ['**/node_modules/**', 'server/db/postgres/**'] } },
      { extends: true, test: { name: 'postgres', include: onAStore, testTimeout: proof ? 600_000 : 40_000, env: { TEST_ENGINE: 'postgres' }, globalSetup: ['tests/support/postgres.ts'], setupFiles: ['tests/support/engine-after.ts'] } },
    ],
  },
})
