import { rateOf, type Rate } from './load.ts'
import { compareContent, findPeerPages, startPeers } from './peers.ts'
import { serverCore, startSite } from './processes.ts'
import { median } from './quantile.ts'
import type { Findings, Row } from './table.ts'

const rounds = process.env['PROOF'] === '1' ? 9 : 3
const seconds = 4
/** Few connections: a page that is not finished at the end of a round is not counted. */
const wanted = { connections: 4, encoding: 'gzip, br' }
const clocks = { wall: 'by the clock', processor: 'by processor time' } as const

/** Pages of the demo drawn for every request, beside the same pages in other frameworks. */
export async function measureDrawn(): Promise<Findings> {
  const site = await startSite(async () => '', {
    env: { DEMO: '1' },
    flags: ['--import', './tests/bench/no-page-cache.ts'],
    fromSources: true,
  })
  const { peers, notes } = await startPeers(site, { core: serverCore, keepAnswers: true })
  const rows: Row[] = []
  try {
    if (peers.length === 0) return { rows, notes }
    const pages = await findPeerPages(site)
    notes.push(...(await compareContent(site, peers, pages)))
    const servers = [{ name: 'ours', url: site.url, pid: site.pid }, ...peers]
    for (const [page, path] of Object.entries(pages)) {
      const measure = ({ url, pid }: (typeof servers)[number], duration: number) =>
        rateOf({ url: url + path, pid }, duration, wanted)
      for (const server of servers) await measure(server, 5)
      const seen: Record<string, Rate[]> = {}
      for (let round = 0; round < rounds; round++)
        for (const server of round % 2 ? servers.toReversed() : servers)
          (seen[server.name] ??= []).push(await measure(server, seconds))
      for (const clock of ['processor', 'wall'] as const) {
        const { ours = Number.NaN, ...theirs } = Object.fromEntries(
          Object.entries(seen).map(([name, rates]) => [
            name,
            median(rates.map((rate) => rate[clock])),
          ]),
        )
        rows.push({
          group: 'drawn pages per second, one core each',
          what: `${page}, ${clocks[clock]}`,
          unit: '/s',
          ours,
          peers: theirs,
          goal: '> both peers',
          reached: ours > Math.max(...Object.values(theirs)),
        })
      }
    }
  } finally {
    await Promise.all([site, ...peers].map((server) => server.stop()))
  }
  notes.push(
    'drawn pages: the demo, rendered and compressed for every request, each by its own default ' +
      '(ours and React Router brotli, Next gzip); the peers keep the answers of our API in ' +
      'memory, because only drawing is compared; ours reads its store for every page',
  )
  return { rows, notes }
}
