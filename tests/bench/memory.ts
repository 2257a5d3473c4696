import { Agent } from 'node:http'
import { seedTenant } from '../support/seed.ts'
import { inTurns, timed, type Timed } from './archive.ts'
import { department, fillDepartment } from './department.ts'
import { residentOf, startSite, type Server } from './processes.ts'
import type { Findings, Row } from './table.ts'

const group = 'memory'
const proof = process.env['PROOF'] === '1'
/** Each different; an address that leads nowhere takes some milliseconds, too. */
const addresses = proof ? 300_000 : 20_000
const departments = 1000

/** Addresses of all kinds that a scanner, a crawler or a campaign makes up. */
const kinds: readonly ((i: number) => string)[] = [
  (i) => `/news/2026/8/28/nothing-${i}`,
  (i) => `/nothing/${i}`,
  (i) => `${department.pages.roster}?campaign=${i}`,
  (i) => `/archives?q=word${i}`,
  (i) => `/api/v2/Stories?$pageSize=${1 + (i % 50)}&$pageIndex=${i}`,
]

/** The most resident memory of a server under what only makes its caches larger. */
export async function measureMemory(): Promise<Findings> {
  const distinct = await startSite(fillDepartment)
  const many = await mostResident(distinct, addresses, (i, agent) =>
    timed(distinct, kinds[i % kinds.length]!(i), agent),
  )
  const tenants = await startSite(async (store) => {
    for (let i = 0; i < departments; i++) await seedTenant(store, `t${i}`, { hosts: [hostOf(i)] })
    return ''
  })
  const homes = await mostResident(tenants, 2 * departments, (i, agent) =>
    timed(tenants, '/', agent, { host: hostOf(i % departments) }),
  )
  return {
    rows: [
      row(`${addresses.toLocaleString('en-US')} different addresses of a department`, many),
      row(`the home pages of ${departments.toLocaleString('en-US')} departments`, homes),
    ],
    notes: [],
  }
}

const hostOf = (i: number) => `t${i}.example`

const row = (what: string, bytes: number): Row => ({
  group,
  what: `most resident memory: ${what}`,
  unit: 'MB',
  ours: bytes / 2 ** 20,
  goal: '≤ 400 MB',
  reached: bytes / 2 ** 20 <= 400,
})

/** Asks four at a time, then stops the server. Server errors end the measurement. */
async function mostResident(
  server: Server,
  count: number,
  request: (i: number, agent: Agent) => Promise<Timed>,
): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, residentOf(server.pid))
  }, 100)
  try {
    const answers = await inTurns(count, 4, (i) => request(i, agent))
    const failed = answers.filter(({ status }) => status === 0 || status >= 500).length
    if (failed > 0) throw new Error(`${failed} of ${count} requests were not answered`)
    return Math.max(most, residentOf(server.pid))
  } finally {
    clearInterval(watch)
    agent.destroy()
    await server.stop()
  }
}
