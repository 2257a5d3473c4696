import { writeFileSync } from 'node:fs'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule } from 'vitest/node'
import { emptyTally, type Tally } from '../run/tally.ts'

/**
 * Writes the numbers for the closing lines of `npm test`, a tally for each project. Vitest's own
 * JSON leaves out why a test was skipped.
 */
export default class UnitTally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const tallies = new Map<string, ReturnType<typeof emptyTally>>()
    for (const module of modules) {
      const { name } = module.project
      const tally = tallies.get(name) ?? emptyTally(name)
      tallies.set(name, tally)
      tally.files[module.relativeModuleId] = module.diagnostic().duration / 1000
      // A file that cannot be loaded has no tests, and would otherwise be missing from the count.
      for (const error of module.errors())
        tally.problems.push(`${module.relativeModuleId}: ${error.message}`)
      // A describe block whose hook throws leaves its tests skipped.
      for (const suite of module.children.allSuites()) {
        for (const error of suite.errors())
          tally.problems.push(`${module.relativeModuleId}: ${suite.fullName}: ${error.message}`)
      }
      for (const test of module.children.allTests()) {
        const result = test.result()
        if (result.state === 'passed') tally.passed++
        else if (result.state === 'skipped')
          tally.skipped.push(result.note ? `${test.fullName}: ${result.note}` : test.fullName)
        else tally.problems.push(`${module.relativeModuleId}: ${test.fullName}`)
      }
      tally.failed = tally.problems.length
    }
    const all: Tally[] = [...tallies.values()]
    if (unhandled.length > 0)
      all.push({
        ...emptyTally('vitest'),
        failed: 1,
        problems: [
          `${unhandled.length} unhandled errors`,
          ...new Set(unhandled.map(({ name, message, stack }) => `${name}: ${message}: ${stack}`)),
        ],
      })
    const file = process.env['TALLY']
    if (file) writeFileSync(file, JSON.stringify(all))
  }
}
