import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from '../../server/setup/install.mjs'
import { programIfThere } from '../support/programs.ts'
import { demoPages } from './demo-pages.ts'
import { compareContent, findPeerPages, startPeers } from './peers.ts'
import { output, root } from './processes.ts'
import { median } from './quantile.ts'
import type { Findings, Row } from './table.ts'

const folder = join(root, 'node_modules/.cache/bench')
const runs = process.env['PROOF'] === '1' ? 5 : 3
const group = `lighthouse, mobile, median of ${runs}`
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = [
  ['first-contentful-paint', 'FCP'],
  ['largest-contentful-paint', 'LCP'],
  ['total-blocking-time', 'TBT'],
  ['cumulative-layout-shift', 'CLS'],
] as const

type Result = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<
    string,
    {
      score: number | null
      numericValue?: number
      title: string
      details?: { items: { resourceType?: string; transferSize?: number }[] }
    }
  >
  environment: { benchmarkIndex: number }
}

const compared: {
  what: string
  unit: string
  isMore?: boolean
  read: (result: Result) => number
}[] = [
  {
    what: 'performance',
    unit: '',
    isMore: true,
    read: (result) => Math.round((result.categories['performance']?.score ?? 0) * 100),
  },
  {
    what: 'LCP',
    unit: 'ms',
    read: (result) => result.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
  },
  {
    what: 'TBT',
    unit: 'ms',
    read: (result) => result.audits['total-blocking-time']?.numericValue ?? Number.NaN,
  },
  {
    what: 'JavaScript before a touch',
    unit: 'KB',
    read: ({ audits: { 'network-requests': requests } }) =>
      (requests?.details?.items ?? [])
        .filter(({ resourceType }) => resourceType === 'Script')
        .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024,
  },
]

/**
 * The pages of the demo in Lighthouse, one browser at a time with all cores, because two would
 * disturb each other.
 */
export async function measureLighthouse(): Promise<Findings> {
  const chromium = programIfThere('chromium')
  if (!chromium)
    return {
      rows: [],
      notes: ['skipped: lighthouse, because no Chromium was found (set CHROMIUM)'],
    }
  await installLighthouse()
  const { site, pages, notes } = await demoPages()
  const beside = await startPeers(site, { core: 'any', keepAnswers: false })
  const peerPages = beside.peers.length > 0 ? await findPeerPages(site) : {}
  notes.push(...beside.notes, ...(await compareContent(site, beside.peers, peerPages)))
  const rows: Row[] = []
  const besidePeers: Row[] = []
  try {
    for (const [page, path] of Object.entries(pages)) {
      const seen: Result[] = []
      const theirs = page in peerPages ? beside.peers : []
      const peersSeen = theirs.map((): Result[] => [])
      for (let run = 0; run < runs; run++) {
        seen.push(await visit(chromium, `http://localhost:${site.port}${path}`))
        for (const [i, { url }] of theirs.entries())
          peersSeen[i]!.push(await visit(chromium, `http://localhost:${new URL(url).port}${path}`))
      }
      const scores = categories.map((name) =>
        Math.round(median(seen.map(({ categories: found }) => (found[name]?.score ?? 0) * 100))),
      )
      rows.push(
        ...categories.map((name, i): Row => ({
          group,
          what: `${page}, ${name}`,
          unit: '',
          ours: scores[i]!,
          goal: '100',
          reached: scores[i] === 100,
        })),
      )
      if (theirs.length > 0)
        besidePeers.push(
          ...compared.map(({ what, unit, isMore = false, read }): Row => {
            const ours = median(seen.map(read))
            const others = peersSeen.map((results) => median(results.map(read)))
            return {
              group: `${group}, beside peers`,
              what: `${page}, ${what}`,
              unit,
              ours,
              peers: Object.fromEntries(theirs.map(({ name }, i) => [name, others[i]!])),
              goal: `${isMore ? '≥' : '≤'} both peers`,
              reached: others.every((other) => (isMore ? ours >= other : ours <= other)),
            }
          }),
        )
      const figures = audits.map(([id, short]) => {
        const value = median(seen.map((result) => result.audits[id]?.numericValue ?? Number.NaN))
        return short === 'CLS' ? `CLS ${value.toFixed(3)}` : `${short} ${Math.round(value)} ms`
      })
      const slowest = seen
        .map(({ categories: found }) => Math.round((found['performance']?.score ?? 0) * 100))
        .join(' ')
      notes.push(
        `${page} (${path}): ${figures.join(', ')}; performance by run ${slowest}; benchmark ` +
          'index ' +
          `${Math.round(median(seen.map(({ environment }) => environment.benchmarkIndex)))}` +
          `${faults(seen[0]!)}`,
      )
    }
  } finally {
    await Promise.all([site, ...beside.peers].map((server) => server.stop()))
  }
  if (beside.peers.length > 0)
    notes.push(
      'peers: read our API for every page, send our style sheet and its fonts (not preloaded), ' +
        'and pass on our pictures from their own origin; JavaScript counts files as transferred',
    )
  return { rows: [...rows, ...besidePeers], notes }
}

/**
 * The packages of tests/bench/package.json, below node_modules, because a folder of packages in
 * tests would be searched for tests and sources.
 */
async function installLighthouse(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(import.meta.dirname, file), join(folder, file))
  await ensureInstalled(folder)
}

async function visit(chromium: string, url: string): Promise<Result> {
  const args = [
    join(folder, 'node_modules/lighthouse/cli/index.js'),
    url,
    '--output=json',
    '--quiet',
    `--only-categories=${categories.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox',
  ]
  // On a busy machine the browser sometimes loses its trace, and Lighthouse asks to run again.
  for (let again = 2; ; again--) {
    try {
      return JSON.parse(
        await output('any', process.execPath, args, { CHROME_PATH: chromium }),
      ) as Result
    } catch (error) {
      if (again === 0) throw error
    }
  }
}

/** Audits that cost points outside performance, by name. */
function faults({ categories: found, audits: all }: Result): string {
  const names = categories
    .slice(1)
    .flatMap((name) =>
      (found[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (all[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    )
  return names.length > 0 ? `; faults: ${[...new Set(names)].join(', ')}` : ''
}
