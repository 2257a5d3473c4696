import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { belowFloor, closing, fromPlaywright, fromVitest, one } from '../../server/setup/tally.mjs'

function reportOf(report: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'tally-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const spec = (title: string, status: string) => ({
  title,
  file: 'a.e2e.ts',
  tests: [
    {
      projectName: 'browser',
      status,
      annotations: [{ type: 'skip', description: 'no sound' }],
      results: [{ duration: 500 }],
    },
  ],
})

test('counts a test that passes on its second try as failed', () => {
  const specs = [spec('plain', 'expected'), spec('flaky', 'flaky'), spec('silent', 'skipped')]
  const tallies = fromPlaywright('browser', 0, reportOf({ suites: [{ specs }] }))
  expect(closing(tallies)).toEqual({
    failed: 1,
    lines: [
      'skipped: browser: silent: no sound',
      'failed: browser: a.e2e.ts: flaky (passed on its second try)',
      'browser       3 tests in   1 files,    1.5 s of tests',
    ],
    line: '1 passed, 1 failed, 1 skipped',
  })
})

test('fails a runner that ends badly without naming a test, or writes no report', () => {
  const green = reportOf([{ name: 'pure', passed: 3, failed: 0, skipped: [], problems: [] }])
  expect(closing(fromVitest(0, green)).failed).toBe(0)
  expect(closing(fromVitest(1, green)).lines).toEqual(['failed: vitest: ended with code 1'])
  expect(closing(fromVitest(0, 'no-such-report.json')).failed).toBe(1)
  expect(closing(fromPlaywright('browser', 0, 'no-such-report.json')).failed).toBe(1)
})

test('fails a tier below its floor, also one that did not run', () => {
  const tallies = fromVitest(
    0,
    reportOf([{ name: 'pure', passed: 3, failed: 0, skipped: ['one'], problems: [], files: 1 }]),
  )
  expect(belowFloor(tallies, { pure: 3 })).toEqual([])
  // A skipped test did not run.
  expect(belowFloor(tallies, { pure: 4, browser: 1 }).map(({ name }) => name)).toEqual([
    'pure',
    'browser',
  ])
  expect(belowFloor([one('browser', 'needs Chromium')], { browser: 1 })).toEqual([])
})

test('counts a check as one', () => {
  expect(closing([one('types', false), one('lint', 'see above')]).line).toBe(
    '1 passed, 1 failed, 0 skipped',
  )
})
