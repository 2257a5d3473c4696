import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** Writes what the closing line of `npm test` counts. Vitest's own JSON leaves out why a test was skipped. */
export default class UnitTally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]) {
    const tally = { passed: 0, failed: 0, problems: [] as string[], skipped: [] as string[], second: [] as string[] }
    for (const module of modules) {
      // The same file runs once for each engine.
      const where = `${module.project.name} ${module.relativeModuleId}`
      // A file that cannot be loaded has no tests, and would otherwise vanish from the count.
      for (const error of module.errors()) tally.problems.push(`${where}: ${error.message}`)
      for (const test of module.children.allTests()) {
        const result = test.result()
        if (result.state === 'passed') tally.passed++
        else if (result.state === 'skipped') tally.skipped.push(result.note ? `${module.project.name} ${test.fullName}: ${result.note}` : `${module.project.name} ${test.fullName}`)
        else tally.problems.push(`${where}: ${test.fullName}`)
        // What was wrong at first is said: a property that failed by its random values names them.
        if (test.diagnostic()?.flaky) tally.second.push(`${where}: ${test.fullName}${(result.errors ?? []).map(({ message }) => ` (${message.replaceAll(/\s+/g, ' ').slice(0, 300)})`).join('')}`)
      }
    }
    if (unhandled.length > 0) tally.problems.push(`${unhandled.length} unhandled errors`)
    tally.failed = tally.problems.length
    const file = process.env['UNIT_TALLY']
    if (file) writeFileSync(file, JSON.stringify(tally))
  }
}
