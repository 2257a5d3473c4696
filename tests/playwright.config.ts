import { defineConfig } from '@playwright/test'

/** isbot takes a headless browser for a crawler, and a crawler gets another answer (`spec/decisions.md`, Crawlers). */
const visitor = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE']

// No webServer: each journey starts a server and a store of its own through tests/support/server.ts.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results/e2e',
  workers: 1,
  // A test that passes on its second try is a fault that visitors meet too.
  retries: 0,
  forbidOnly: report !== undefined,
  timeout: process.env['PROOF'] === '1' ? 600_000 : 30_000,
  reporter: report ? [['line'], ['json', { outputFile: report }]] : [['line']],
  use: {
    browserName: 'chromium',
    userAgent: visitor,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium' },
  },
})
