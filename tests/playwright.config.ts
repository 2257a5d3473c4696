import { defineConfig } from '@playwright/test'

/** isbot takes a headless browser for a crawler, and a crawler gets another answer (`spec/decisions.md`, Crawlers). */
const visitor = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE']

// No webServer: each journey starts a server and a store of its own through tests/support/server.ts.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results/e2e',
  // Files run beside each other, the tests of a file one after the other.
  workers: 2,
  // On a busy machine the browser itself is late now and then. What passes on its second try is named at the end of the run, to be looked into.
  retries: 1,
  forbidOnly: report !== undefined,
  timeout: process.env['PROOF'] === '1' ? 600_000 : 60_000,
  expect: { timeout: 10_000 },
  reporter: report ? [['line'], ['json', { outputFile: report }]] : [['line']],
  use: {
    browserName: 'chromium',
    userAgent: visitor,
    // Of a second try alone: recording every test of the run takes a third of its time.
    trace: 'on-first-retry',
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium' },
  },
})
