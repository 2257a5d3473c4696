import { connect, type Socket } from 'node:net'
import { footballFile } from '../support/football-file.ts'
import { department, fillDepartment } from './department.ts'
import type { FloorAsk } from './floor.ts'
import { openFilesAllowed } from './open-files.ts'
import {
  loadCore,
  processorTimeOf,
  serverCore,
  startHelper,
  startSite,
  type Helper,
  type Server,
} from './processes.ts'
import { median, quantile } from './quantile.ts'
import { putScore, putStats } from './stale.ts'
import type { Findings, Row } from './table.ts'
import type { Report, WatchersAsk } from './watchers.ts'
import { textFile } from '../support/text-file.ts'

const proof = process.env['PROOF'] === '1'
const group = 'live'
const updates = 60
const stalledReaders = 100

/** One machine, one clock for all processes. */
const now = () => Number(process.hrtime.bigint()) / 1e6
const wait = (milliseconds: number) =>
  new Promise((done) => {
    setTimeout(done, milliseconds)
  })

/**
 * Thousands of open streams: the memory of each, the time of a score to the last viewer, and
 * whether all end on the newest.
 */
export async function measureLive(): Promise<Findings> {
  const wanted = proof ? 10_000 : 2_000
  const allowed = openFilesAllowed() - 500
  const streams = Math.min(wanted, allowed)
  const notes =
    streams < wanted
      ? [
          `live: only ${streams} streams instead of ${wanted}, because a process may open no ` +
            'more files here (ulimit -n)',
        ]
      : []
  const site = await startSite(fillDepartment, {
    flags: [
      '--expose-gc',
      '--min-semi-space-size=16',
      '--max-semi-space-size=16',
      '--import',
      './tests/bench/tell-memory.ts',
    ],
  })
  const [readers, floorReaders, floor] = [
    startHelper(loadCore, 'watchers.ts'),
    startHelper(loadCore, 'watchers.ts'),
    startHelper(serverCore, 'floor.ts'),
  ]
  try {
    const rows = [...(await memoryOf(site, readers, Math.min(10_000, allowed)))]
    await readers.ask({
      kind: 'open',
      port: site.port,
      count: streams,
      asks: true,
      stalled: false,
    } satisfies WatchersAsk)
    await readers.ask<Report>({ kind: 'report' } satisfies WatchersAsk)
    const { port } = await floor.ask<{ port: number }>({ kind: 'fan-out' } satisfies FloorAsk)
    await floorReaders.ask({
      kind: 'open',
      port,
      count: streams,
      asks: false,
      stalled: false,
    } satisfies WatchersAsk)
    rows.push(
      ...(await fanOut(
        site,
        readers,
        { port, pid: floor.pid, readers: floorReaders },
        streams,
        notes,
      )),
    )
    await floorReaders.ask({ kind: 'close' } satisfies WatchersAsk)
    await readers.ask({ kind: 'close' } satisfies WatchersAsk)
    rows.push(...(await stalled(site, readers)))
    notes.push(
      'live: readers are bare sockets in one process on the other core, and their reading ' +
        'is part of every time; floor is one process that writes a buffer to as many sockets ' +
        'in a loop, fed by a socket instead of a stat file, turn by turn with ours',
    )
    return { rows, notes }
  } finally {
    await Promise.all([readers.stop(), floorReaders.stop(), floor.stop(), site.stop()])
  }
}

async function memoryOf(site: Server, readers: Helper, streams: number): Promise<Row[]> {
  // First everything that does not belong to streams: compile code, fill the young generation (of
  // fixed size), create pools.
  const few = Math.round(streams / 5)
  const open = (count: number) =>
    readers.ask({
      kind: 'open',
      port: site.port,
      count,
      asks: true,
      stalled: false,
    } satisfies WatchersAsk)
  await open(few)
  for (let i = 0; i < 100; i++) await putScore(site, i)
  await readers.ask({ kind: 'close' } satisfies WatchersAsk)
  await open(few)
  const before = await settled(site)
  await open(streams - few)
  const after = await settled(site)
  await readers.ask({ kind: 'close' } satisfies WatchersAsk)
  const each = (bytes: number) => bytes / (streams - few) / 1024
  const ours = each(after.rss - before.rss)
  return [
    {
      group,
      what:
        `memory of one open stream, slope from ${few.toLocaleString('en-US')} to ` +
        `${streams.toLocaleString('en-US')}`,
      unit: 'KB',
      ours,
      goal: '≤ 12',
      reached: ours <= 12,
    },
    {
      group,
      what: 'of that, JavaScript objects',
      unit: 'KB',
      ours: each(managed(after) - managed(before)),
    },
  ]
}

/**
 * Asked four times: with every collection Node also drops code that did not run since the last one.
 */
async function settled(site: Server): Promise<NodeJS.MemoryUsage> {
  for (let i = 0; i < 3; i++) await site.memory()
  return site.memory()
}

/** Used heap without the allocator's reserve: the only figure that shows a kilobyte. */
const managed = ({ heapUsed, external }: NodeJS.MemoryUsage) => heapUsed + external

type Floor = { port: number; pid: number; readers: Helper }

async function fanOut(
  site: Server,
  readers: Helper,
  floor: Floor,
  streams: number,
  notes: string[],
): Promise<Row[]> {
  const publisher = connect(floor.port, '127.0.0.1')
  publisher.on('error', () => {})
  const [sent, acknowledged, sentToFloor] = [
    new Map<number, number>(),
    new Map<number, number>(),
    new Map<number, number>(),
  ]
  const [ours, least] = [{ processor: 0 }, { processor: 0 }]
  for (let i = 1; i <= updates; i++) {
    const began = now()
    const used = processorTimeOf(site.pid)
    const { version } = await putScore(site, 100 + i)
    sent.set(version, began)
    acknowledged.set(version, now())
    await wait(streams / 20 + 60)
    ours.processor += processorTimeOf(site.pid) - used

    const usedByFloor = processorTimeOf(floor.pid)
    sentToFloor.set(i, now())
    await published(publisher, i)
    await wait(streams / 20 + 60)
    least.processor += processorTimeOf(floor.pid) - usedByFloor
  }
  await wait(1000)
  publisher.destroy()
  const [report, base] = [
    await readers.ask<Report>({ kind: 'report' } satisfies WatchersAsk),
    await floor.readers.ask<Report>({ kind: 'report' } satisfies WatchersAsk),
  ]
  const [every, everyOfFloor] = [delays(report, sent), delays(base, sentToFloor)]
  const [last, lastOfFloor, lastAfterAck] = [
    delays(report, sent, true),
    delays(base, sentToFloor, true),
    delays(report, acknowledged, true),
  ]
  const final = String(100 + updates)
  const wrong = streams - (report.finals.get(final) ?? 0)
  const perStream = proof ? 150 / 10_000 : 30 / 2_000
  const limit = Math.round(streams * perStream)
  // A floor that sometimes takes three times as long waited for another program, and so did the
  // server.
  const steady = quantile(lastOfFloor, 0.99) < 3 * median(lastOfFloor)
  notes.push(
    `live: ${report.twice} frames were repeated, ${report.skipped} versions were skipped ` +
      `for a newer one, ${report.closed} streams broke off; ${updates} updates of a score ` +
      `each reached ${(every.length / updates).toFixed(0)} readers`,
  )
  const time = (what: string, value: number, under: number, goal?: number): Row => ({
    group,
    what,
    unit: 'ms',
    ours: value,
    floor: under,
    ratio: value / under,
    ...(goal !== undefined && {
      goal: `≤ ${goal}`,
      reached: value <= goal || (steady ? false : 'too noisy'),
    }),
  })
  const each = (processor: number) => (processor * 1000) / updates / streams
  return [
    time(
      `score sent → each of ${streams.toLocaleString('en-US')} readers, p50`,
      median(every),
      median(everyOfFloor),
    ),
    time('score sent → each reader, p99', quantile(every, 0.99), quantile(everyOfFloor, 0.99)),
    time('score sent → the last reader, p50', median(last), median(lastOfFloor)),
    time(
      'score sent → the last reader, p99',
      quantile(last, 0.99),
      quantile(lastOfFloor, 0.99),
      limit,
    ),
    {
      group,
      what: 'score acknowledged → the last reader, p99',
      unit: 'ms',
      ours: quantile(lastAfterAck, 0.99),
    },
    {
      group,
      what: 'processor time of the server for one delivery',
      unit: 'µs',
      ours: each(ours.processor),
      floor: each(least.processor),
      ratio: ours.processor / least.processor,
    },
    {
      group,
      what: 'readers that did not end on the score of the server',
      unit: '',
      ours: wrong,
      goal: '0',
      reached: wrong === 0,
    },
  ]
}

const published = (publisher: Socket, version: number) =>
  new Promise<void>((done) => {
    publisher.once('data', () => done())
    const frame = textFile(
      `id:0:${version}`,
      `data:{"kind":"game","game":{"version":${version},"teamScore":"${version}","pad":"${'x'.repeat(330)}"}}`,
      '',
    )
    publisher.write(`P${frame.length.toString(16)}\r\n${frame}\r\n`)
  })

/** Milliseconds from the time of each version to its arrivals, or to the last of them. */
function delays({ arrivals }: Report, since: Map<number, number>, last = false): number[] {
  return [...since].flatMap(([version, at]) => {
    const all = [...(arrivals.get(version) ?? [])].map((time) => time - at)
    return last ? [Math.max(...all)] : all
  })
}

/**
 * Viewers that hold the connection and read nothing: their backlog must not grow, and they must end
 * on the newest score.
 */
async function stalled(site: Server, readers: Helper): Promise<Row[]> {
  // Long enough to fill the kernel's buffer for each viewer well before the last is sent.
  const big = (i: number) =>
    putStats(
      site,
      footballFile({ home: department.home, us: [i] }).replaceAll(
        'Okafor rush for 4 yards',
        'a'.repeat(32_000),
      ),
    )
  await readers.ask({
    kind: 'open',
    port: site.port,
    count: stalledReaders,
    asks: true,
    stalled: true,
  } satisfies WatchersAsk)
  for (let i = 1; i <= 260; i++) await big(i)
  // Then many small ones, as in a real game.
  for (let i = 261; i <= 400; i++) await putScore(site, i)
  // Without the bytes of frames: each may have stopped within another large one, which no real game
  // sends.
  const full = (await settled(site)).heapUsed
  await readers.ask({ kind: 'wake' } satisfies WatchersAsk)
  await wait(3000)
  const ours = (full - (await settled(site)).heapUsed) / stalledReaders / 1024
  const report = await readers.ask<Report>({ kind: 'report' } satisfies WatchersAsk)
  const wrong = stalledReaders - (report.finals.get('400') ?? 0)
  return [
    {
      group,
      what: `memory of one of ${stalledReaders} stalled readers, without the frame it stopped in`,
      unit: 'KB',
      ours,
      goal: '≤ 1',
      reached: ours <= 1,
    },
    {
      group,
      what: 'stalled readers that did not end on the score of the server',
      unit: '',
      ours: wrong,
      goal: '0',
      reached: wrong === 0,
    },
  ]
}
