import './support/clock.ts'
import './support/run-folder.ts'
import { defineConfig } from '@playwright/test'
import { chromiumPath, headlessShellPath } from './support/chromium.ts'

/**
 * isbot takes a headless browser for a crawler, which gets pages rendered on the server whatever
 * the department chose.
 */
const visitor =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

/** Set for all tests of a tier. */
const report = process.env['TALLY']

export default defineConfig({
  outputDir: '../test-results/browser',
  globalSetup: './support/browser-setup.ts',
  // Files run beside each other, the tests of a file one after the other.
  workers: 2,
  forbidOnly: report !== undefined,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // A failed test runs again when all others have ended, alone.
  retries: report === undefined ? 0 : 1,
  retryStrategy: 'isolated',
  failOnFlakyTests: process.env['PROOF'] === '1',
  reporter: report ? [['line'], ['./support/browser-tally.ts']] : [['line']],
  use: {
    browserName: 'chromium',
    userAgent: visitor,
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: chromiumPath(),
      // Otherwise a graphics processor is emulated, which takes 28 % more time.
      args: ['--disable-gpu'],
    },
  },
  projects: [
    {
      name: 'browser',
      testDir: 'browser',
      testMatch: '**/*.e2e.ts',
      // A third less processor time than the whole browser, which proof uses.
      use: { launchOptions: { executablePath: headlessShellPath(), args: ['--disable-gpu'] } },
    },
    { name: 'proof', testDir: 'proof', testMatch: '**/*.e2e.ts', timeout: 600_000 },
    // Only these tests assert durations, one test at a time.
    { name: 'timing', testDir: 'timing', testMatch: '**/*.e2e.ts', timeout: 300_000, workers: 1 },
  ],
})
