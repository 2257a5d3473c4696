import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { closing, fromReport, notRun, one } from '../run/tally.ts'
import BrowserTally from '../support/browser-tally.ts'

function temporaryFile(text = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'tally-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  writeFileSync(file, text)
  return file
}
const reportOf = (tallies: unknown) => temporaryFile(JSON.stringify(tallies))

afterEach(() => vi.unstubAllEnvs())

/** What the browser tier reports of these tests, each with its outcome. */
function ran(outcomes: Record<string, string>, crash?: string) {
  const tests = Object.entries({ plain: 'expected', ...outcomes }).map(([title, outcome]) => ({
    title,
    location: { file: '/project/tests/browser/a.e2e.ts' },
    annotations: title === 'silent' ? [{ type: 'skip', description: 'no sound' }] : [],
    results: [{ duration: 500 }],
    outcome: () => outcome,
  }))
  const reporter = new BrowserTally()
  reporter.onBegin({ rootDir: '/project/tests' }, {
    suites: [{ title: 'browser', allTests: () => tests }],
  } as never)
  if (crash) reporter.onError({ message: crash })
  const file = temporaryFile()
  vi.stubEnv('TALLY', file)
  reporter.onEnd()
  return fromReport('browser', 0, reportOf(JSON.parse(readFileSync(file, 'utf8'))))
}

test('counts tests that failed, were skipped, or did not run because a hook failed', () => {
  expect(closing(ran({ silent: 'skipped', after: 'skipped' }))).toEqual({
    failed: 1,
    lines: [
      'skipped: browser: silent: no sound',
      'failed: browser: browser/a.e2e.ts: after',
      'browser       3 tests in   1 files,    1.5 s of tests',
      '             1.5 s tests/browser/a.e2e.ts',
    ],
    line: '1 passed, 1 failed, 1 skipped',
  })
})

test('names the slowest files of a tier', () => {
  const files = { 'a.test.ts': 2, 'b.test.ts': 31, 'c.test.ts': 4, 'd.test.ts': 3.25 }
  expect(closing([{ ...one('pure', false), files }]).lines).toEqual([
    'pure          1 tests in   4 files,   40.3 s of tests',
    '            31.0 s b.test.ts',
    '             4.0 s c.test.ts',
    '             3.3 s d.test.ts',
  ])
})

test('reports a test that passes on a second look as flaky, and fails one that does not', () => {
  const end = closing(ran({ chance: 'flaky', broken: 'unexpected' }))
  expect(end.lines.slice(0, 2)).toEqual([
    'flaky: browser/a.e2e.ts: chance',
    'failed: browser: browser/a.e2e.ts: broken',
  ])
  expect(end.line).toBe('2 passed, 1 failed, 0 skipped')
  expect(closing(ran({ chance: 'flaky' })).failed).toBe(0)
  expect(closing(ran({ chance: 'flaky' }, 'a crash')).failed).toBe(1)
  // `npm run proof` fails on a flaky test.
  vi.stubEnv('PROOF', '1')
  expect(closing(ran({ chance: 'flaky' })).lines.slice(0, 2)).toEqual([
    'flaky: browser/a.e2e.ts: chance',
    'failed: browser: browser/a.e2e.ts: chance',
  ])
})

test('accepts three flaky tests of a run at most', () => {
  expect(closing(ran({ a: 'flaky', b: 'flaky', c: 'flaky' })).failed).toBe(0)
  expect(closing(ran({ a: 'flaky', b: 'flaky', c: 'flaky', d: 'flaky' })).failed).toBe(4)
})

test('fails a runner that ends badly without naming a test, or writes no report', () => {
  const green = reportOf([{ name: 'pure', passed: 3, failed: 0, skipped: [], problems: [] }])
  expect(closing(fromReport('vitest', 0, green)).failed).toBe(0)
  expect(closing(fromReport('vitest', 1, green)).lines).toEqual([
    'failed: vitest: ended with code 1',
  ])
  expect(closing(fromReport('vitest', 0, 'no-such-report.json')).failed).toBe(1)
})

test('fails when a file of tests was not run, unless its tier could not run', () => {
  const tallies = ran({})
  expect(notRun(tallies, ['tests/browser/a.e2e.ts'])).toEqual([])
  expect(closing(notRun(tallies, ['src/b.test.ts'])).lines).toEqual([
    'failed: src/b.test.ts: was not run',
  ])
  expect(notRun([...tallies, one('postgres', 'is missing')], ['src/b.test.ts'])).toEqual([])
})

test('counts a check as one', () => {
  expect(closing([one('types', false), one('lint', 'see above')]).line).toBe(
    '1 passed, 1 failed, 0 skipped',
  )
})
