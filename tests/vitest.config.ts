import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const proof = process.env['PROOF'] === '1'

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['{src,sw,server}/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
    reporters: process.env['UNIT_TALLY'] ? ['default', './tests/support/unit-tally.ts'] : ['default'],
    // A forgotten .only would pass for the whole.
    allowOnly: !process.env['UNIT_TALLY'],
    // Class names as written, so that a test may look for them.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: proof ? 600_000 : 15_000,
    hookTimeout: proof ? 600_000 : 30_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
