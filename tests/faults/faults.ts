import '../support/clock.ts'
import { buildIsFresh } from '../../server/setup/build.mjs'
import { databaseFaults } from './database-faults.ts'
import type { FaultRow } from './forms.ts'
import { mixedLoad, overload } from './load-faults.ts'
import { restoredNeighbor } from './restore-faults.ts'
import { deletedStore, fullDisk, jumpingClock, killedServer } from './store-faults.ts'
import { tallyOf, verdict } from './verdict.ts'

/** `npm run proof -- faults`: what visitors sent while something failed, and what is stored. */
const minutes = Number(process.env['FAULT_MINUTES'] ?? 1)
const groups: [string, () => Promise<FaultRow | FaultRow[]>][] = [
  ['database', databaseFaults],
  ['deleted', deletedStore],
  ['restore', restoredNeighbor],
  ['disk', fullDisk],
  ['kill', killedServer],
  ['clock', jumpingClock],
  ['overload', overload],
  ['mixed', () => mixedLoad(minutes)],
]
const wanted = process.argv.slice(2)

if (!buildIsFresh()) console.log('dist is older than the sources: this tries the last build')
const rows: FaultRow[] = []
for (const [name, run] of groups) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const began = performance.now()
  rows.push(...[await run()].flat())
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
}

const titles = ['fault', 'acknowledged', 'lost', 'twice', 'refused', 'works again after', 'passed']
const cells = rows.map((row) => [
  row.fault,
  ...[row.acknowledged, row.lost, row.twice, row.refused].map(String),
  `${row.recovered.toFixed(1)} s`,
  { passed: 'yes', failed: 'NO', skipped: '–' }[verdict(row)],
])
const widths = titles.map((title, i) =>
  Math.max(title.length, ...cells.map((row) => row[i]!.length)),
)
const print = (line: string[]) =>
  console.log(
    line
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join('  '),
  )
console.log()
print(titles)
for (const row of cells) print(row)
for (const { fault, note } of rows) if (note) console.log(`- ${fault}: ${note}`)
const { failed, line } = tallyOf(rows)
console.log(line)
process.exit(failed > 0 ? 1 : 0)
