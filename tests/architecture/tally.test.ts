import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  afterSecondLook,
  closing,
  forSecondLook,
  fromPlaywright,
  fromVitest,
  notRun,
  one,
} from '../../server/setup/tally.mjs'

function reportOf(report: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'tally-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const spec = (title: string, status: string) => ({
  title,
  file: 'browser/a.e2e.ts',
  line: title.length,
  tests: [
    {
      projectName: 'browser',
      status,
      annotations: title === 'silent' ? [{ type: 'skip', description: 'no sound' }] : [],
      results: [{ duration: 500 }],
    },
  ],
})
/** A run of the browser tier in which these tests failed, and `plain` passed. */
const ran = (...failed: string[]) => {
  const specs = [spec('plain', 'expected'), ...failed.map((title) => spec(title, 'unexpected'))]
  return fromPlaywright('browser', failed.length > 0 ? 1 : 0, reportOf({ suites: [{ specs }] }))
}

test('counts tests that failed, were skipped, or did not run because a hook failed', () => {
  const specs = [spec('plain', 'expected'), spec('silent', 'skipped'), spec('after', 'skipped')]
  const tallies = fromPlaywright('browser', 1, reportOf({ suites: [{ specs }] }))
  expect(closing(tallies)).toEqual({
    failed: 1,
    lines: [
      'skipped: browser: silent: no sound',
      'failed: browser: browser/a.e2e.ts: after',
      'browser       3 tests in   1 files,    1.5 s of tests',
    ],
    line: '1 passed, 1 failed, 1 skipped',
  })
})

test('reports a test that passes on a second look as flaky, and fails one that does not', () => {
  const first = ran('chance', 'broken')
  expect(forSecondLook(first)).toEqual(['browser/a.e2e.ts:6', 'browser/a.e2e.ts:6'])
  const end = closing(afterSecondLook(first, ran('broken'), true))
  expect(end.lines.slice(0, 2)).toEqual([
    'flaky: browser/a.e2e.ts: chance',
    'failed: browser: browser/a.e2e.ts: broken',
  ])
  expect(end.line).toBe('2 passed, 1 failed, 0 skipped')
  expect(closing(afterSecondLook(ran('chance'), ran(), true)).failed).toBe(0)
  // `npm run proof` fails on a flaky test.
  const proof = closing(afterSecondLook(ran('chance'), ran(), false))
  expect(proof.lines.slice(0, 2)).toEqual([
    'flaky: browser/a.e2e.ts: chance',
    'failed: browser: browser/a.e2e.ts: chance',
  ])
})

test('looks again at three tests at most, and not after another failure', () => {
  expect(forSecondLook(ran())).toEqual([])
  expect(forSecondLook(ran('a', 'b', 'c')).length).toBe(3)
  expect(forSecondLook(ran('a', 'b', 'c', 'd'))).toEqual([])
  expect(forSecondLook([...ran('a'), one('playwright', 'a crash')])).toEqual([])
  // A second run that crashed or ran fewer tests explains nothing.
  const crashed = afterSecondLook(ran('a'), [...ran(), one('playwright', 'a crash')], true)
  expect(closing(crashed).failed).toBe(1)
  expect(closing(afterSecondLook(ran('a', 'b'), ran(), true)).failed).toBe(2)
})

test('fails a runner that ends badly without naming a test, or writes no report', () => {
  const green = reportOf([{ name: 'pure', passed: 3, failed: 0, skipped: [], problems: [] }])
  expect(closing(fromVitest(0, green)).failed).toBe(0)
  expect(closing(fromVitest(1, green)).lines).toEqual(['failed: vitest: ended with code 1'])
  expect(closing(fromVitest(0, 'no-such-report.json')).failed).toBe(1)
  expect(closing(fromPlaywright('browser', 0, 'no-such-report.json')).failed).toBe(1)
})

test('fails when a file of tests was not run, unless its tier could not run', () => {
  const tallies = ran()
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
