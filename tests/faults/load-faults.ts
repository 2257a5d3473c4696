import { Agent, get } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { writeHold } from '../../server/content/live/versions.ts'
import { transact } from '../../server/content/transaction.ts'
import { openStore } from '../../server/db/store.ts'
import { residentOf } from '../bench/processes.ts'
import { footballFile } from '../support/football-file.ts'
import { freePort, startProcess, type ServerProcess } from '../support/server.ts'
import { viewStream } from '../support/stream-viewer.ts'
import { fill, Senders, type FaultRow } from './forms.ts'

const agent = new Agent({ keepAlive: true })
let count = 0
/** The game of the fixture department that is scored. */
const game = 2

/** A page that is drawn for each request. Resolves with the milliseconds, or null when refused. */
function search(port: number): Promise<number | null> {
  const began = performance.now()
  return new Promise((done) => {
    get(
      {
        port,
        host: '127.0.0.1',
        path: `/search?q=football+${count++}`,
        agent,
        headers: { host: 'localhost', 'x-forwarded-for': `198.19.${count % 50}.1` },
      },
      (answer) => {
        answer.resume().on('end', () => {
          done(answer.statusCode === 200 ? performance.now() - began : null)
        })
        answer.on('error', () => done(null))
      },
    ).on('error', () => done(null))
  })
}

/** Runs this many loops of a step until the time is over. */
const loops = (number: number, ms: number, step: () => Promise<unknown>) => {
  const ends = performance.now() + ms
  return Promise.all(
    Array.from({ length: number }, async () => {
      while (performance.now() < ends) await step()
    }),
  )
}

async function onServer(
  work: (
    server: ServerProcess,
    senders: Senders,
    token: string,
  ) => Promise<Omit<FaultRow, keyof Compared>>,
): Promise<FaultRow> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldhouse-faults-'))
  const open = () => openStore(dataDir)
  try {
    const empty = await open()
    await fill(empty)
    // Its file in the fixture is final, and later ones would be held.
    await transact(empty, 'testham', (transaction) => writeHold(transaction, game, 'never'))
    const token = await createToken(empty, 'testham', 'ingest')
    await empty.close()
    const port = await freePort()
    const server = await startProcess(port, { DATA_DIR: dataDir })
    const senders = await new Senders(port).start()
    const found = await work(server, senders, token)
    await senders.stop()
    await server.stop()
    const store = await open()
    const compared = await senders.compare(store)
    await store.close()
    return { ...found, ...compared }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
type Compared = Awaited<ReturnType<Senders['compare']>>

/** Five times the requests that the server can answer, for 10 s; then it is as fast as before. */
export const overload = (): Promise<FaultRow> =>
  onServer(async ({ port }, senders) => {
    let answered = 0
    await loops(8, 3000, async () => void ((await search(port)) !== null && answered++))
    const perSecond = answered / 3
    const usual: number[] = []
    await loops(1, 2000, async () => void usual.push((await search(port)) ?? Infinity))
    const usualMs = usual.toSorted((a, b) => a - b)[usual.length >> 1]!

    let refused = 0
    const sent: Promise<unknown>[] = []
    for (let tick = 0; tick < 200; tick++) {
      const due = Math.round(((tick + 1) * 5 * perSecond) / 20)
      while (sent.length < due)
        sent.push(search(port).then((ms) => void (ms === null && refused++)))
      await delay(50)
    }
    const began = performance.now()
    const limit = Math.max(100, 3 * usualMs)
    for (let fast = 0; fast < 5;) {
      const ms = await search(port)
      fast = ms !== null && ms <= limit ? fast + 1 : 0
      if (ms === null) await delay(50)
    }
    await senders.nextAcknowledged()
    const recovered = (performance.now() - began) / 1000
    await Promise.all(sent)
    const note =
      `${sent.length} pages asked for in 10 s, ${Math.round(5 * perSecond)} a second; ` +
      `${refused} refused; usual ${usualMs.toFixed(0)} ms`
    return { fault: 'overload: five times the capacity', recovered, note, reached: recovered <= 10 }
  })

/** Pages, forms, scores and streams for `minutes`; the memory of the second half is compared. */
export const mixedLoad = (minutes: number): Promise<FaultRow> =>
  onServer(async ({ port, pid }, senders, token) => {
    const viewers = Array.from({ length: 20 }, () => viewStream(port, 'localhost'))
    const memory: number[] = []
    let [points, published] = [0, 0]
    const score = () => {
      const us = [points++ % 100, 0, 0, 0]
      return fetch(`http://127.0.0.1:${port}/api/v2/ingest/games/${game}/stats`, {
        method: 'PUT',
        body: footballFile({ home: 'Testham', us, date: '08/29/2026' }),
        headers: { authorization: `Bearer ${token}` },
      })
    }
    const ms = minutes * 60_000
    await Promise.all([
      loops(4, ms, async () => {
        await search(port)
        await delay(40)
      }),
      loops(1, ms, async () => {
        if ((await score()).status === 200) published++
        await delay(1000)
      }),
      loops(1, ms, async () => {
        memory.push(residentOf(pid) / 2 ** 20)
        await delay(250)
      }),
    ])
    for (const { close } of viewers) close()
    const recovered = await senders.nextAcknowledged()
    const quarter = memory.length >> 2
    const mean = (part: number[]) => part.reduce((sum, mb) => sum + mb, 0) / part.length
    const [third, fourth] = [
      mean(memory.slice(2 * quarter, 3 * quarter)),
      mean(memory.slice(3 * quarter)),
    ]
    const note =
      `${published} of ${points} scores published; memory in the third and the fourth quarter: ` +
      `${third.toFixed(0)} and ${fourth.toFixed(0)} MB`
    return {
      fault: `mixed load, ${minutes} min`,
      recovered,
      note,
      reached: fourth <= 1.1 * third && published === points,
    }
  })
