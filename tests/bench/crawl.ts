import { Agent } from 'node:http'
import { inTurns, startArchive, storyOf, timed } from './archive.ts'
import { processorTimeOf, residentOf } from './processes.ts'
import type { Findings } from './table.ts'

const group = 'a crawler'
const proof = process.env['PROOF'] === '1'
const stories = proof ? 20_000 : 4000

/** One client reads each page of the archive once. */
export async function measureCrawl(): Promise<Findings> {
  const began = performance.now()
  const server = await startArchive(stories)
  const agent = new Agent({ keepAlive: true })
  try {
    const start = residentOf(server.pid)
    await inTurns(50, 4, (i) => timed(server, storyOf(i), agent))
    const halves: number[] = []
    let most = start
    for (const half of [0, 1]) {
      const before = processorTimeOf(server.pid)
      const count = stories / 2
      const answers = await inTurns(count, 4, (i) =>
        timed(server, storyOf(half * count + i), agent),
      )
      most = Math.max(most, residentOf(server.pid))
      const failed = answers.filter(({ status }) => status !== 200).length
      if (failed > 0) throw new Error(`${failed} of ${count} pages were not answered`)
      halves.push((count * 1000) / (processorTimeOf(server.pid) - before))
    }
    const [first = 0, second = 0] = halves
    const pages = stories.toLocaleString('en-US')
    return {
      rows: [
        {
          group,
          what: `text pages drawn for each second of processor time, ${pages} pages`,
          unit: '/s',
          ours: second,
          goal: '≥ 250',
          reached: second >= 250,
        },
        {
          group,
          what: '… second half ÷ first half',
          unit: '',
          ours: second / first,
          goal: '≥ 0.9',
          reached: second / first >= 0.9,
        },
        {
          group,
          what: 'most resident memory',
          unit: 'MB',
          ours: most / 2 ** 20,
          goal: '≤ 250 MB',
          reached: most / 2 ** 20 <= 250,
        },
      ],
      notes: [`crawl: ${Math.round((performance.now() - began) / 1000)} s with its start`],
    }
  } finally {
    agent.destroy()
    await server.stop()
  }
}
