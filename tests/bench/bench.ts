import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../server/setup/build.mjs'
import { measureBytes } from './bytes.ts'
import { measureCosts } from './costs.ts'
import { measureCrawl } from './crawl.ts'
import { measureFloods } from './floods.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLive } from './live.ts'
import { measureMemory } from './memory.ts'
import { measureOffline } from './offline.ts'
import { measurePhone } from './phone.ts'
import { measureRequests } from './requests.ts'
import { canPin } from './processes.ts'
import { measureSaturday } from './saturday.ts'
import { measureScale } from './scale.ts'
import { printTable, writeJson, type Findings } from './table.ts'

const groups: Record<string, () => Promise<Findings>> = {
  bytes: measureBytes,
  requests: measureRequests,
  costs: measureCosts,
  crowd: measureFloods,
  crawl: measureCrawl,
  memory: measureMemory,
  live: measureLive,
  saturday: measureSaturday,
  lighthouse: measureLighthouse,
  phone: measurePhone,
  offline: measureOffline,
  scale: measureScale,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' } },
})
const unknown = positionals.filter((name) => !(name in groups))
if (unknown.length > 0) {
  console.error(
    `There is no group ${unknown.join(', ')}; use one or more of: ` +
      `${Object.keys(groups).join(', ')}`,
  )
  process.exit(1)
}

const all: Findings = { rows: [], notes: [] }
await ensureBuilt()
if (!canPin)
  all.notes.push(
    'server and load share the cores of this machine (one core, or no taskset): the ' +
      'figures are less reliable',
  )
for (const name of positionals.length > 0 ? positionals : Object.keys(groups)) {
  const began = Date.now()
  process.stderr.write(`${name} … `)
  const { rows, notes } = await groups[name]!()
  process.stderr.write(`${Math.round((Date.now() - began) / 1000)} s\n`)
  all.rows.push(...rows)
  all.notes.push(...notes)
}
printTable(all)
if (values.json)
  writeJson(values.json, all, {
    processors: cpus().map(({ model }) => model),
    node: process.version,
    pinned: canPin,
    proof: process.env['PROOF'] === '1',
  })
