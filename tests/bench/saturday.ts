import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { loadavg } from 'node:os'
import { writeGame } from '../../server/content/games/games.ts'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { transact } from '../../server/content/transaction.ts'
import type { Store } from '../../server/db/store.ts'
import { footballFile } from '../support/football-file.ts'
import { gameDoc, seedTenant } from '../support/seed.ts'
import type { CrowdAsk, CrowdReport, Way } from './crowd.ts'
import type { CrowdFloorAsk } from './crowd-floor.ts'
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
import type { Findings, Row } from './table.ts'
import { textFile } from '../support/text-file.ts'

const asked = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)
const group = 'saturday'
/**
 * A Saturday: ten departments of twenty games that each change every five seconds. During
 * development: SATURDAY_STREAMS=1000 SATURDAY_SECONDS=5.
 */
const departments = 10
const gamesOfEach = 20
const every = 5
const seconds = asked('SATURDAY_SECONDS', process.env['PROOF'] === '1' ? 60 : 15)
/** How long stat files are sent at full speed, and how many at once. */
const burst = 5
const underWay = 8

const now = () => Number(process.hrtime.bigint()) / 1e6
const wait = (milliseconds: number) =>
  new Promise((done) => {
    setTimeout(done, milliseconds)
  })
/** Game numbers are unique over all departments, so that a viewer knows their department. */
const games = Array.from(
  { length: departments * gamesOfEach },
  (_, i) => (i % departments) * 1000 + 1 + Math.floor(i / departments),
)
const departmentOf = (game: number) => Math.floor(game / 1000)

/** A token for each department, in one string. */
async function fill(store: Store): Promise<string> {
  const tokens: string[] = []
  for (let i = 0; i < departments; i++) {
    const tenant = `d${i}`
    await seedTenant(store, tenant, { hosts: [`${tenant}.localhost`] })
    await transact(store, tenant, async (transaction) => {
      for (const id of games)
        if (departmentOf(id) === i && id > 2)
          await writeGame(transaction, {
            id,
            scheduleId: 1,
            sportId: 1,
            doc: gameDoc({ date: `${new Date().toISOString().slice(0, 10)}T19:00:00` }),
          })
    })
    tokens.push(await createToken(store, tenant, 'ingest'))
  }
  return tokens.join(' ')
}

/** Press boxes: each sends the next file of its game and records the time. */
class PressBoxes {
  readonly sent = new Map<string, number>()
  readonly newest = new Map<number, number>()
  #agent = new Agent({ keepAlive: true, maxSockets: underWay })
  #points = 0
  #site: Server
  #tokens: string[]
  constructor(site: Server) {
    this.#site = site
    this.#tokens = site.token.split(' ')
  }

  async send(game: number): Promise<void> {
    const began = now()
    const { version } = await this.#put(
      game,
      footballFile({ home: `Test d${departmentOf(game)}`, us: [++this.#points] }),
    )
    this.sent.set(`${game}:${version}`, began)
    this.newest.set(game, Math.max(version, this.newest.get(game) ?? 0))
  }

  #put(game: number, body: string): Promise<{ version: number }> {
    return new Promise((done, failed) => {
      const headers = {
        host: `d${departmentOf(game)}.localhost`,
        authorization: `Bearer ${this.#tokens[departmentOf(game)]}`,
        'content-length': Buffer.byteLength(body),
      }
      request(
        {
          port: this.#site.port,
          host: '127.0.0.1',
          agent: this.#agent,
          method: 'PUT',
          path: `/api/v2/ingest/games/${game}/stats`,
          headers,
        },
        (answer) => {
          let text = ''
          answer
            .on('data', (part) => {
              text += part
            })
            .on('end', () =>
              answer.statusCode === 200
                ? done(JSON.parse(text) as { version: number })
                : failed(new Error(`${answer.statusCode} ${text}`)),
            )
        },
      )
        .on('error', failed)
        .end(body)
    })
  }
}

/**
 * Ten thousand viewers of ten departments on a Saturday afternoon, beside bare sockets and `ws`
 * with the same data.
 */
export async function measureSaturday(): Promise<Findings> {
  const wanted = asked('SATURDAY_STREAMS', 10_000)
  const streams = Math.floor(Math.min(wanted, openFilesAllowed() - 500) / departments) * departments
  const notes =
    streams < wanted
      ? [
          `saturday: only ${streams} streams instead of ${wanted}, because a process may open ` +
            'no more files here (ulimit -n)',
        ]
      : []
  const site = await startSite(fill, {
    flags: ['--min-semi-space-size=16', '--max-semi-space-size=16'],
  })
  try {
    const press = new PressBoxes(site)
    for (const game of games) await press.send(game)
    const ours = await withCrowd(
      'stream',
      streams,
      site.port,
      () => site.pid,
      async (crowd) => {
        const delays = await afternoon(crowd, (game) => press.send(game), press.sent)
        const rate = await burstOf(press)
        await wait(1500)
        const lost = await behind(crowd, press)
        return { delays, rate, lost, ...(await restarted(site, crowd, press)), twice: delays.twice }
      },
    )
    const floors = { raw: await floorOf('raw', streams), ws: await floorOf('ws', streams) }
    const rows = tableOf(streams, ours, floors)
    notes.push(
      `saturday: ${games.length} games of ${departments} departments, one file of each ` +
        `every ${every} s for ${seconds} s; ` +
        `${ours.delays.deliveries.toLocaleString('en-US')} deliveries to ` +
        `${streams.toLocaleString('en-US')} readers in a process of their own on the other ` +
        'core; a floor tells the same frames to the same readers in a loop, without a stat ' +
        `file to read. Load of the machine ${loadavg()[0]!.toFixed(1)}`,
    )
    notes.push(
      `saturday: the server was killed with ${streams.toLocaleString('en-US')} watching; ` +
        `it answered again after ${(ours.up / 1000).toFixed(1)} s, and browsers come back ` +
        '0.5 to 3 s after they were cut off',
    )
    notes.push(
      `saturday, floors: bare sockets p50 ${floors.raw.p50.toFixed(1)} ms, p99 ` +
        `${floors.raw.p99.toFixed(1)} ms, ${floors.raw.each.toFixed(1)} KB a reader; ws p50 ` +
        `${floors.ws.p50.toFixed(1)} ms, p99 ${floors.ws.p99.toFixed(1)} ms, ` +
        `${floors.ws.each.toFixed(1)} KB a reader`,
    )
    return { rows, notes }
  } finally {
    await site.stop()
  }
}

type Delays = {
  p50: number
  p99: number
  last50: number
  last99: number
  deliveries: number
  twice: number
  back: number
}
type Ours = {
  each: number
  delays: Delays
  rate: number
  lost: number
  up: number
  right: number
  used: number
  stillBehind: number
  readAgain: number
  again: number
}
type FloorFigures = Delays & { each: number }

const tableOf = (
  streams: number,
  { each, delays, rate, lost, right, used, stillBehind, readAgain, again }: Ours,
  { raw, ws }: { raw: FloorFigures; ws: FloorFigures },
): Row[] => {
  const time = (what: string, key: 'p50' | 'p99' | 'last50' | 'last99', goal?: number): Row => ({
    group,
    what,
    unit: 'ms',
    ours: delays[key],
    floor: raw[key],
    ratio: delays[key] / raw[key],
    ...(goal
      ? {
          goal: `≤ ${goal}`,
          reached: delays[key] <= goal || (loadavg()[0]! > 3 ? ('too noisy' as const) : false),
        }
      : {}),
  })
  return [
    time('file sent → each reader of the department, p50', 'p50'),
    time('file sent → each reader, p99', 'p99'),
    time('file sent → the last of them, p50', 'last50'),
    time('file sent → the last of them, p99', 'last99', 150),
    {
      group,
      what: 'the same to the last reader by ws, p99',
      unit: 'ms',
      ours: ws.last99,
      floor: raw.last99,
      ratio: ws.last99 / raw.last99,
    },
    {
      group,
      what: 'resident memory of one reader, buffers included (ws as floor)',
      unit: 'KB',
      ours: each,
      floor: ws.each,
      ratio: each / ws.each,
    },
    { group, what: 'stat files per second with all readers connected', unit: '', ours: rate },
    {
      group,
      what: 'readers without the newest version of every game',
      unit: '',
      ours: lost,
      goal: '0',
      reached: lost === 0,
    },
    {
      group,
      what: 'repeated or older frames',
      unit: '',
      ours: delays.twice + delays.back,
      goal: '0',
      reached: delays.twice + delays.back === 0,
    },
    {
      group,
      what: `server up again → all ${streams.toLocaleString('en-US')} current`,
      unit: 's',
      ours: right / 1000,
      goal: '≤ 5',
      reached: right <= 5000 || (loadavg()[0]! > 3 ? 'too noisy' : false),
    },
    { group, what: 'processor time of the server meanwhile', unit: 's', ours: used / 1000 },
    {
      group,
      what: 'readers that stayed stale, or had to read everything again',
      unit: '',
      ours: stillBehind + readAgain,
      goal: '0',
      reached: stillBehind + readAgain === 0,
    },
    {
      group,
      what: 'repeated frames after the restart',
      unit: '',
      ours: again,
      goal: '0',
      reached: again === 0,
    },
  ]
}

/**
 * Connects the crowd, a tenth per department, runs the work and disconnects it; returns the memory
 * of each viewer.
 */
async function withCrowd<T>(
  way: Way,
  streams: number,
  port: number,
  pid: () => number,
  go: (crowd: Helper) => Promise<T>,
): Promise<T & { each: number }> {
  const crowd = startHelper(loadCore, 'crowd.ts')
  try {
    const open = async (count: number) => {
      for (let i = 0; i < departments; i++)
        await crowd.ask({
          kind: 'open',
          way,
          port,
          group: i,
          count: count / departments,
        } satisfies CrowdAsk)
    }
    // First what does not belong to the viewers: compile code, create pools.
    const few = streams / 10
    await open(few)
    const before = residentOf(pid())
    await open(streams - few)
    await wait(500)
    await crowd.ask<CrowdReport>({ kind: 'report' } satisfies CrowdAsk)
    const each = (residentOf(pid()) - before) / (streams - few)
    const found = await go(crowd)
    await crowd.ask({ kind: 'close' } satisfies CrowdAsk)
    return { ...found, each }
  } finally {
    await crowd.stop()
  }
}

const residentOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

/**
 * Every game changes once in `every` seconds, spread evenly; a late change counts from when it was
 * sent.
 */
async function afternoon(
  crowd: Helper,
  send: (game: number) => Promise<void>,
  sent: Map<string, number>,
): Promise<Delays> {
  sent.clear()
  const began = now()
  const pending: Promise<void>[] = []
  for (let i = 0; now() - began < seconds * 1000; i++) {
    pending.push(send(games[i % games.length]!))
    await wait(Math.max(0, began + ((i + 1) * every * 1000) / games.length - now()))
  }
  await Promise.all(pending)
  await wait(1500)
  const { arrivals, twice, back } = await crowd.ask<CrowdReport>({
    kind: 'report',
  } satisfies CrowdAsk)
  const all = [...sent].map(([key, at]) => [...(arrivals.get(key) ?? [])].map((time) => time - at))
  const [delays, last] = [
    all.flat(),
    all.filter(({ length }) => length > 0).map((times) => Math.max(...times)),
  ]
  return {
    p50: median(delays),
    p99: quantile(delays, 0.99),
    last50: median(last),
    last99: quantile(last, 0.99),
    deliveries: delays.length,
    twice,
    back,
  }
}

async function burstOf(press: PressBoxes): Promise<number> {
  const began = now()
  let done = 0
  await Promise.all(
    Array.from({ length: underWay }, async (_, box) => {
      for (let i = box; now() - began < burst * 1000; i += underWay) {
        await press.send(games[i % games.length]!)
        done++
      }
    }),
  )
  return (done * 1000) / (now() - began)
}

const behind = async (crowd: Helper, { newest }: PressBoxes) =>
  (await crowd.ask<{ behind: number }>({ kind: 'behind', newest } satisfies CrowdAsk)).behind

/**
 * The server is killed and restarted, and a tenth of the games change before the viewers return.
 */
async function restarted(
  site: Server,
  crowd: Helper,
  press: PressBoxes,
): Promise<Pick<Ours, 'up' | 'right' | 'used' | 'stillBehind' | 'readAgain' | 'again'>> {
  await crowd.ask<CrowdReport>({ kind: 'report' } satisfies CrowdAsk)
  const killed = now()
  await site.restart()
  const up = now()
  const before = processorTimeOf(site.pid)
  for (const game of games.slice(0, gamesOfEach)) await press.send(game)
  let left = Infinity
  while (left > 0 && now() - up < 120_000) {
    await wait(50)
    left = await behind(crowd, press)
  }
  const right = now() - up
  const used = processorTimeOf(site.pid) - before
  await wait(500)
  const { twice, readAgain } = await crowd.ask<CrowdReport>({ kind: 'report' } satisfies CrowdAsk)
  return { up: up - killed, right, used, stillBehind: left, readAgain, again: twice }
}

async function floorOf(way: Exclude<Way, 'stream'>, streams: number): Promise<FloorFigures> {
  const floor = startHelper(serverCore, 'crowd-floor.ts')
  try {
    const { port } = await floor.ask<{ port: number }>({ kind: 'be', way } satisfies CrowdFloorAsk)
    const sent = new Map<string, number>()
    const versions = new Map<number, number>()
    // One at a time, because an answer belongs to the question before it.
    let turn: Promise<unknown> = Promise.resolve()
    const send = async (game: number) => {
      const version = (versions.get(game) ?? 0) + 1
      versions.set(game, version)
      sent.set(`${game}:${version}`, now())
      const frame = textFile(
        `id:0:${version}`,
        `data:{"kind":"game","game":{"gameId":${game},"sportId":1,"gameState":3,"version":${version},"pad":"${'x'.repeat(330)}"}}`,
        '',
        '\r',
      )
      turn = turn.then(() =>
        floor.ask({ kind: 'tell', group: departmentOf(game), frame } satisfies CrowdFloorAsk),
      )
      await turn
    }
    return await withCrowd(
      way,
      streams,
      port,
      () => floor.pid,
      async (crowd) => afternoon(crowd, send, sent),
    )
  } finally {
    await floor.stop()
  }
}
