import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { writeBackup } from '../../server/content/backup/write-backup.ts'
import { openStore, type Store } from '../../server/db/store.ts'
import { askHost } from '../support/ask-host.ts'
import { departmentWith } from '../support/department-site.ts'
import { startPostgres } from '../support/postgres-alone.ts'
import { freePort, onTheClock, startProcess } from '../support/server.ts'
import { fill, Senders, type FaultRow } from './forms.ts'
import { comparePercentiles, percentile } from './verdict.ts'

const root = resolve(import.meta.dirname, '../..')
/** The department that is restored. Forms and readers are those of the other, on localhost. */
const restored = 'restored'
const fillBoth = async (store: Store) => {
  await fill(store)
  await departmentWith({}, { tenant: restored, hosts: ['restored.localhost'] })(store)
}

/** The comparison's rounds, milliseconds of each of its parts, and between two readers. */
const [rounds, partMs, everyMs] = [3, 7000, 40]

/**
 * Milliseconds of each answer to readers who come at a steady rate until `over`. Each asks for a
 * page that is drawn. Infinity for one that is not answered.
 */
async function readers(port: number, over: () => boolean): Promise<number[]> {
  const answers: Promise<number>[] = []
  while (!over()) {
    const [count, began] = [answers.length, performance.now()]
    const from = { 'x-forwarded-for': `198.19.${count % 50}.1` }
    answers.push(
      askHost(port, `/search?q=football+${Math.random()}`, 'localhost', from).then(
        ({ status }) => (status === 200 ? performance.now() - began : Number.POSITIVE_INFINITY),
        () => Number.POSITIVE_INFINITY,
      ),
    )
    await delay(everyMs)
  }
  return Promise.all(answers)
}
const until = (ms: number) => {
  const ends = performance.now() + ms
  return () => performance.now() > ends
}

/** Readers while the department is restored again and again into the store of `env`. */
async function readWhileRestoring(port: number, file: string, env: Record<string, string>) {
  const command = ['restore', file, '--tenant', restored, '--replace']
  const isOver = until(partMs)
  const reading = readers(port, isOver)
  let count = 0
  for (; !isOver(); count++)
    await promisify(execFile)(
      process.execPath,
      [...onTheClock, 'server/content-cli.ts', ...command],
      { cwd: root, env: { ...process.env, ...env } },
    )
  return { answers: await reading, count }
}

/**
 * Compares readers alone with readers during restores. `elsewhere` is a store of which the server
 * knows nothing: restores into it show what the processor alone costs.
 */
async function whileRestored(
  engine: string,
  env: Record<string, string>,
  elsewhere: Record<string, string>,
  open: () => Promise<Store>,
): Promise<FaultRow> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-restored-'))
  const file = join(folder, 'monday.backup')
  const store = await open()
  await writeBackup(store, file, '1')
  await store.close()
  const port = await freePort()
  const server = await startProcess(port, env)
  const senders = await new Senders(port).start()
  try {
    await readers(port, until(3000))
    const [alone, besides, during] = [[] as number[], [] as number[], [] as number[]]
    let restores = 0
    for (let round = 0; round < rounds; round++) {
      alone.push(...(await readers(port, until(partMs))))
      besides.push(...(await readWhileRestoring(port, file, elsewhere)).answers)
      const { answers, count } = await readWhileRestoring(port, file, env)
      during.push(...answers)
      restores += count
    }
    const recovered = await senders.nextAcknowledged()
    await senders.stop()
    const { reached, note } = comparePercentiles(percentile(alone, 99), percentile(during, 99))
    const shared = `${percentile(besides, 99).toFixed(0)} ms beside restores into another store`
    await server.stop()
    const after = await open()
    const compared = await senders.compare(after)
    await after.close()
    return {
      fault: `restore of another department, ${engine}`,
      ...compared,
      recovered,
      reached,
      note: `${restores} restores, ${during.length} readers; ${note}; ${shared}`,
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The environment of a new embedded store with both departments. */
async function embeddedStore(folder: string) {
  const store = await openStore(folder)
  await fillBoth(store)
  await store.close()
  return { DATA_DIR: folder, DATABASE_URL: '' }
}

/** Readers and forms of one department while another one is restored, again and again. */
export async function restoredNeighbor(): Promise<FaultRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-faults-'))
  const postgres = await startPostgres(fillBoth)
  try {
    const embedded = await embeddedStore(join(folder, 'embedded'))
    const elsewhere = await embeddedStore(join(folder, 'elsewhere'))
    const shared = { DATA_DIR: join(folder, 'near'), DATABASE_URL: postgres.url }
    return [
      await whileRestored('embedded store', embedded, elsewhere, () =>
        openStore(embedded.DATA_DIR),
      ),
      await whileRestored('PostgreSQL', shared, elsewhere, () => postgres.open()),
    ]
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
