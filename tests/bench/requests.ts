import { request } from 'node:http'
import { measureDrawn } from './drawn.ts'
import { department, fillDepartment } from './department.ts'
import type { FloorAsk } from './floor.ts'
import { generator, rateOf, type Rate } from './load.ts'
import { serverCore, startHelper, startSite, type Server } from './processes.ts'
import { median } from './quantile.ts'
import { countStale } from './stale.ts'
import type { Findings, Row } from './table.ts'

const proof = process.env['PROOF'] === '1'
const rounds = proof ? 15 : 4
const seconds = proof ? 3 : 2

/**
 * Cached and uncached pages beside a bare server that writes the same bytes, in turns; then whether
 * a cached page was ever stale.
 */
export async function measureRequests(): Promise<Findings> {
  const cached = await startSite(fillDepartment)
  const uncached = await startSite(fillDepartment, {
    flags: ['--import', './tests/bench/no-page-cache.ts'],
    fromSources: true,
  })
  const rows: Row[] = []
  const notes: string[] = []
  try {
    for (const page of ['home', 'schedule'] as const)
      rows.push(...(await measurePage(page, cached, uncached, notes)))
    const stale = await countStale(cached, proof ? 10_000 : 2_000)
    rows.push({
      group,
      what:
        `stale answers in ${stale.probes.toLocaleString('en-US')} probes while ` +
        `${stale.updates.toLocaleString('en-US')} scores came in`,
      unit: '',
      ours: stale.stale,
      goal: '0',
      reached: stale.stale === 0,
    })
  } finally {
    await Promise.all([cached.stop(), uncached.stop()])
  }
  notes.push(
    `requests: load by ${generator}, 32 connections kept open, ${rounds} rounds of ` +
      `${seconds} s in alternating order; floor is bare node:http writing the same ` +
      'compressed buffer under the same headers',
  )
  notes.push(
    'uncached: the same server with a preload that keeps no page ' +
      '(tests/bench/no-page-cache.ts); rendered and compressed for every request, from answers ' +
      'that pages share (server/site/shared-reads.ts)',
  )
  const drawn = await measureDrawn()
  return { rows: [...rows, ...drawn.rows], notes: [...notes, ...drawn.notes] }
}

const group = 'requests per second'
const words = { wall: 'by the clock', processor: 'by processor time' }

async function measurePage(
  page: 'home' | 'schedule',
  cached: Server,
  uncached: Server,
  notes: string[],
): Promise<Row[]> {
  const path = department.pages[page]
  // Requested a few times first: a repeated page is compressed again, and the floor must write the
  // same bytes.
  for (let i = 0; i < 10; i++) await answerOf(cached.url + path)
  await new Promise((wait) => {
    setTimeout(wait, 500)
  })
  const { headers, body } = await answerOf(cached.url + path)
  const floor = startHelper(serverCore, 'floor.ts')
  try {
    const { port } = await floor.ask<{ port: number }>({
      kind: 'page',
      headers,
      body,
    } satisfies FloorAsk)
    const bare = { url: `http://127.0.0.1:${port}${path}`, pid: floor.pid }
    // The floor twice in each round: its difference from itself is the noise.
    const order = [
      { url: cached.url + path, pid: cached.pid },
      bare,
      { url: uncached.url + path, pid: uncached.pid },
      bare,
    ]
    const seen: Rate[][] = order.map(() => [])
    // Uncached rendering needs longer until its code is compiled.
    for (const server of order) await rateOf(server, server.pid === uncached.pid ? 5 : 1)
    for (let round = 0; round < rounds; round++) {
      const turn = [0, 1, 2, 3]
      for (const i of round % 2 ? turn.toReversed() : turn)
        seen[i]!.push(await rateOf(order[i]!, seconds))
    }
    return (['wall', 'processor'] as const).flatMap((clock) => {
      const [hit, one, drawn, other] = seen.map((rates) => rates.map((rate) => rate[clock])) as [
        number[],
        number[],
        number[],
        number[],
      ]
      const base = one.map((value, i) => (value + other[i]!) / 2)
      const over = (values: number[]) => values.map((value, i) => value / base[i]!)
      const itself = one.map((value, i) => value / other[i]!)
      notes.push(
        `${page}, ${words[clock]}: the floor differed from itself by ${Math.min(...itself).toFixed(2)} to ${Math.max(...itself).toFixed(2)}; cached ÷ floor by round ${over(
          hit,
        )
          .map((value) => value.toFixed(2))
          .join(' ')}`,
      )
      const ratio = median(over(hit))
      const steady = itself.every((value) => value > 0.9 && value < 1.1)
      return [
        {
          group,
          what: `${page}, cached, ${words[clock]}`,
          unit: '/s',
          ours: median(hit),
          floor: median(base),
          ratio,
          goal: '≥ 0.90 × floor',
          reached: steady ? ratio >= 0.9 : 'too noisy',
        },
        {
          group,
          what: `${page}, uncached, ${words[clock]}`,
          unit: '/s',
          ours: median(drawn),
          floor: median(base),
          ratio: median(over(drawn)),
        },
      ]
    })
  } finally {
    await floor.stop()
  }
}

/** An answer as transferred, with the server's own headers but not those of the connection. */
const answerOf = (url: string) =>
  new Promise<{ headers: Record<string, string>; body: Uint8Array }>((done, failed) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const headers = Object.entries(response.headers).flatMap(([name, value]) =>
          typeof value === 'string' && !['date', 'connection', 'keep-alive'].includes(name)
            ? [[name, value] as const]
            : [],
        )
        done({ headers: Object.fromEntries(headers), body: Buffer.concat(parts) })
      })
    })
      .on('error', failed)
      .end()
  })
