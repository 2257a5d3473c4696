import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startPostgres, type OwnPostgres } from '../support/postgres-alone.ts'
import { freePort, startProcess } from '../support/server.ts'
import { fill, Senders, type FaultRow } from './forms.ts'

/** A connection to a server on which everything can be late. */
async function lateLine(port: number) {
  const line = { port: await freePort(), delayMs: 0, close: () => {} }
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('data', (part) => void setTimeout(() => to.write(part), line.delayMs))
      from.on('close', () => void to.destroy()).on('error', () => {})
    }
  })
  await new Promise<void>((done) => void server.listen(line.port, '127.0.0.1', done))
  line.close = () => {
    server.close()
    for (const socket of open) socket.destroy()
  }
  return line
}
type Line = Awaited<ReturnType<typeof lateLine>>

/** What happens to the database, and its end: from then on recovery is measured. */
const faults: [string, (postgres: OwnPostgres, line: Line) => Promise<unknown>][] = [
  [
    'database: killed for 3 s',
    async (postgres) => {
      await postgres.down()
      await delay(3000)
      await postgres.up()
    },
  ],
  [
    'database: restarted 3 times',
    async (postgres) => {
      for (let i = 0; i < 3; i++) {
        await postgres.down()
        await postgres.up()
        await delay(500)
      }
    },
  ],
  [
    'database: 300 ms late for 5 s',
    async (_, line) => {
      line.delayMs = 300
      await delay(5000)
      line.delayMs = 0
    },
  ],
]

/** One line of the table for each fault, on one PostgreSQL. */
export async function databaseFaults(): Promise<FaultRow[]> {
  const postgres = await startPostgres(fill)
  const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-faults-'))
  const url = new URL(postgres.url)
  const line = await lateLine(Number(url.port))
  url.port = String(line.port)
  const rows: FaultRow[] = []
  try {
    for (const [fault, happen] of faults) {
      const port = await freePort()
      const server = await startProcess(port, { DATABASE_URL: url.href, DATA_DIR: folder })
      const senders = await new Senders(port).start()
      await delay(1000)
      await happen(postgres, line)
      const recovered = await senders.nextAcknowledged()
      await delay(500)
      await senders.stop()
      await server.stop()
      const store = await postgres.open()
      rows.push({ fault, ...(await senders.compare(store)), recovered })
      await store.close()
    }
  } finally {
    line.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return rows
}
