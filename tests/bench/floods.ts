import { Agent } from 'node:http'
import { connect } from 'node:net'
import { inTurns, startArchive, storyOf, timed, type Timed } from './archive.ts'
import { department } from './department.ts'
import { processorTimeOf, residentOf, type Server } from './processes.ts'
import { probe } from './probe.ts'
import { quantile } from './quantile.ts'
import { putScore } from './stale.ts'
import type { Findings, Row } from './table.ts'

const group = 'crowds and attacks'
const p99 = (answers: Timed[]) =>
  quantile(
    answers.map(({ ms }) => ms),
    0.99,
  )
const failed = (answers: Timed[]) => answers.filter(({ status }) => status !== 200).length
const row = (what: string, unit: string, ours: number, most: number): Row => ({
  group,
  what,
  unit,
  ours,
  goal: `≤ ${most}${unit && ` ${unit}`}`,
  reached: ours <= most,
})

/** Many visitors of cold pages, a flood of invented addresses, and pipelined requests. */
export async function measureFloods(): Promise<Findings> {
  const server = await startArchive(400)
  try {
    const agent = new Agent({ keepAlive: true, maxSockets: 10 })
    for (let i = 0; i < 60; i++) await timed(server, storyOf(300 + i), agent)
    await timed(server, department.pages.home, agent)
    await server.stall()
    return {
      rows: [...(await crowd(server)), ...(await flood(server)), ...(await pipelines(server))],
      notes: [
        'crowds: visitors and attackers come from this machine and share one address, except ' +
          'those during the flood, which a proxy header tells apart',
      ],
    }
  } finally {
    await server.stop()
  }
}

/** Milliseconds of a cached page requested every 20 ms until `until` resolves. */
const beside = (server: Server, until: Promise<unknown>): Promise<number[]> =>
  probe({ url: server.url + department.pages.home, everyMs: 20 }, until)

async function crowd(server: Server): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true })
  const all = inTurns(1000, 1000, (i) => timed(server, storyOf(i % 200), agent))
  const cached = await beside(server, all)
  const answers = await all
  agent.destroy()
  return [
    row('1,000 requests at once for 200 cold pages, p99', 'ms', p99(answers), 3000),
    row('… not answered with the page', '', failed(answers), 0),
    row('… a cached page meanwhile, p99', 'ms', quantile(cached, 0.99), 50),
    row('… longest stall of the event loop', 'ms', await server.stall(), 100),
  ]
}

/** The header with which a proxy names another client. */
const another = { 'x-forwarded-for': '198.51.100.7' }

/** 500 connections to stories that do not exist, for 5 s. */
async function flood(server: Server): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true })
  const until = Date.now() + 5000
  const before = processorTimeOf(server.pid)
  let missing = 0
  const attack = Promise.all(
    Array.from({ length: 500 }, async (_, i) => {
      for (let n = 0; Date.now() < until; n++) {
        const { status } = await timed(server, `/news/2020/3/14/invented-${i}-${n}`, agent)
        if (status === 404) missing++
      }
    }),
  )
  const reader = new Agent({ keepAlive: true })
  const uncached: Timed[] = []
  const reading = (async () => {
    for (let i = 200; Date.now() < until && i < 300; i++)
      uncached.push(await timed(server, storyOf(i), reader, another))
  })()
  const cached = await beside(server, attack)
  await reading
  const used = processorTimeOf(server.pid) - before
  agent.destroy()
  reader.destroy()
  return [
    row(
      'a flood of 500 connections on invented stories: a cached page, p99',
      'ms',
      quantile(cached, 0.99),
      50,
    ),
    row('… uncached pages of another client, p99', 'ms', p99(uncached), 2000),
    row('… of them not answered with the page', '', failed(uncached), 0),
    row('… longest stall of the event loop', 'ms', await server.stall(), 100),
    { group, what: '… processor time for each missing story', unit: 'ms', ours: used / missing },
  ]
}

/** 200 connections with 40 pipelined requests each, right after a play has dropped the page. */
async function pipelines(server: Server): Promise<Row[]> {
  const before = (await server.memory()).rss
  await server.stall()
  let most = before
  await putScore(server, 199)
  const ask = `GET ${department.pages.schedule} HTTP/1.1\r\nhost: localhost\r\n\r\n`
  const attack = Promise.all(
    Array.from(
      { length: 200 },
      () =>
        new Promise<void>((done) => {
          const socket = connect(server.port, '127.0.0.1', () => socket.write(ask.repeat(40)))
          let quiet: NodeJS.Timeout | undefined
          socket.on('data', () => {
            clearTimeout(quiet)
            quiet = setTimeout(() => socket.destroy(), 1000)
          })
          socket.on('error', () => {})
          socket.on('close', () => done())
        }),
    ),
  )
  const look = setInterval(() => (most = Math.max(most, residentOf(server.pid))), 20)
  await attack
  clearInterval(look)
  return [
    row('200 × 40 pipelined requests during a score: memory', 'MB', (most - before) / 2 ** 20, 100),
    row('… longest stall of the event loop', 'ms', await server.stall(), 100),
  ]
}
