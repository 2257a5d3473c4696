import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPeerPages } from './peers.ts'
import { processorTimeOf, root, serverCore, startSite, type Server } from './processes.ts'
import type { Findings, Row } from './table.ts'

/** As `node --cpu-prof` writes it; times in microseconds. */
type Profile = {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[]
  samples: number[]
  timeDeltas: number[]
}

const warmUps = 150
const pages = 200
const most = 10

/**
 * What a drawn page costs: processor time of each page, and the ten functions that take most of it
 * in the server's thread and those that draw.
 */
export async function measureCosts(): Promise<Findings> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-costs-'))
  const site = await startSite(async () => '', {
    env: { DEMO: '1' },
    flags: [
      '--import',
      './tests/bench/no-page-cache.ts',
      '--cpu-prof',
      '--cpu-prof-interval=250',
      `--cpu-prof-dir=${folder}`,
    ],
    core: serverCore,
    fromSources: true,
  })
  try {
    // The profile is of a start with a filled store.
    await site.restart()
    const paths = await findPeerPages(site)
    for (const path of Object.values(paths)) await ask(site, path, warmUps)
    const began = Date.now()
    const rows: Row[] = []
    for (const [page, path] of Object.entries(paths)) {
      const before = processorTimeOf(site.pid)
      await ask(site, path, pages)
      const ours = (processorTimeOf(site.pid) - before) / pages
      rows.push({ group: 'processor time of a drawn page', what: page, unit: 'ms', ours })
    }
    const took = (Date.now() - began) * 1000
    await site.stop()
    return {
      rows: [...rows, ...largestCosts(folder, took)],
      notes: [
        'costs: of home, schedule, roster and a story in turn; the profiler slows each of them',
      ],
    }
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function ask({ url }: Server, path: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await (await fetch(url + path)).arrayBuffer()
}

/** The functions with most time of their own in the last so many microseconds of all threads. */
function largestCosts(folder: string, took: number): Row[] {
  const costs = new Map<string, number>()
  for (const file of readdirSync(folder)) {
    const { nodes, samples, timeDeltas } = JSON.parse(
      readFileSync(join(folder, file), 'utf8'),
    ) as Profile
    const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]))
    for (let i = samples.length - 1, left = took; i >= 0 && left > 0; i--) {
      left -= timeDeltas[i]!
      const name = names.get(samples[i]!)!
      costs.set(name, (costs.get(name) ?? 0) + timeDeltas[i]!)
    }
  }
  for (const idle of ['(idle)', '(program)', '(root)']) costs.delete(idle)
  const sum = [...costs.values()].reduce((total, cost) => total + cost, 0)
  return [...costs]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([what, cost]) => ({
      group: 'largest costs of drawn pages',
      what,
      unit: '%',
      ours: (cost / sum) * 100,
    }))
}

const nameOf = ({ functionName, url, lineNumber }: Profile['nodes'][number]['callFrame']): string =>
  url
    ? `${functionName || 'a function'}, ${url.replace(/^file:\/\//, '').replace(`${root}/`, '')}:${lineNumber + 1}`
    : functionName || 'native code'
