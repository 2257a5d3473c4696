import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestError } from '@playwright/test/reporter'
import { emptyTally, one, type Tally } from '../run/tally.ts'

/** Most flaky tests of a run that passes. */
const mostFlaky = 3

/** Writes the numbers for the closing lines of `npm test`, a tally for each project. */
export default class BrowserTally implements Reporter {
  #root = ''
  #suite: Pick<Suite, 'suites'> | undefined
  #errors: Tally[] = []

  onBegin({ rootDir }: Pick<FullConfig, 'rootDir'>, suite: Pick<Suite, 'suites'>) {
    this.#root = rootDir
    this.#suite = suite
  }

  onError({ message }: TestError) {
    this.#errors.push(one('playwright', message ?? 'an error without a message'))
  }

  onEnd() {
    const file = process.env['TALLY']
    if (file) writeFileSync(file, JSON.stringify(this.tallies()))
  }

  tallies(): Tally[] {
    const tallies = (this.#suite?.suites ?? []).map((project) => this.#tallyOf(project))
    return [...tallies, ...this.#errors]
  }

  #tallyOf(project: Suite): Tally {
    const tally = emptyTally(project.title)
    for (const test of project.allTests()) {
      const file = relative(this.#root, test.location.file)
      const seconds = test.results.reduce((sum, { duration }) => sum + duration / 1000, 0)
      tally.files[`tests/${file}`] = (tally.files[`tests/${file}`] ?? 0) + seconds
      const outcome = test.outcome()
      const skip = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme')
      if (outcome === 'expected') tally.passed++
      else if (outcome === 'flaky') tally.flaky.push(`${file}: ${test.title}`)
      else if (outcome === 'skipped' && skip)
        tally.skipped.push([test.title, skip.description].filter(Boolean).join(': '))
      // Also a test that did not run because a hook of its file failed.
      else tally.problems.push(`${file}: ${test.title}`)
    }
    if (tally.flaky.length <= mostFlaky && process.env['PROOF'] !== '1')
      tally.passed += tally.flaky.length
    else tally.problems.push(...tally.flaky)
    return { ...tally, failed: tally.problems.length }
  }
}
