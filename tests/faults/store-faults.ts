import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { restoreBackup } from '../../server/content/backup/restore-backup.ts'
import { writeBackup } from '../../server/content/backup/write-backup.ts'
import { openStore } from '../../server/db/store.ts'
import { freePort, startProcess } from '../support/server.ts'
import { fill, Senders, type FaultRow } from './forms.ts'

const kills = 5
/** Milliseconds by which the clock of the machine jumps, one after the other. */
const jumps = [36, -48, 12].map((hours) => hours * 3_600_000)

let filled: string | undefined

/** Runs a fault on a copy of a filled embedded store. */
async function onStore(
  work: (dataDir: string, port: number) => Promise<FaultRow>,
  dataDir = mkdtempSync(join(tmpdir(), 'fieldhouse-faults-')),
): Promise<FaultRow> {
  cpSync((filled ??= await fillOnce()), dataDir, { recursive: true })
  try {
    return await work(dataDir, await freePort())
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function fillOnce(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-faults-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const store = await openStore(folder)
  await fill(store)
  await store.close()
  return folder
}

async function compare(senders: Senders, dataDir: string) {
  const store = await openStore(dataDir)
  const compared = await senders.compare(store)
  await store.close()
  return compared
}

export const killedServer = (): Promise<FaultRow> =>
  onStore(async (dataDir, port) => {
    let server = await startProcess(port, { DATA_DIR: dataDir })
    const senders = await new Senders(port, 20).start()
    let recovered = 0
    for (let i = 0; i < kills; i++) {
      await delay(500 + Math.random() * 500)
      await server.kill()
      const next = senders.nextAcknowledged()
      server = await startProcess(port, { DATA_DIR: dataDir })
      recovered = Math.max(recovered, await next)
    }
    await senders.stop()
    await server.stop()
    const fault = `server: kill -9, ${kills} times`
    return { fault, ...(await compare(senders, dataDir)), recovered }
  })

/** After the backup no form is acknowledged, so that the backup has all of them. */
export const deletedStore = (): Promise<FaultRow> =>
  onStore(async (dataDir, port) => {
    const file = `${dataDir}.backup`
    let server = await startProcess(port, { DATA_DIR: dataDir })
    const senders = await new Senders(port).start()
    await delay(2000)
    await senders.stop()
    const store = await openStore(dataDir)
    await writeBackup(store, file, '1')
    await store.close()
    for (const end of ['', '-wal', '-shm'])
      rmSync(join(dataDir, `fieldhouse.db${end}`), { force: true })
    const late = await new Senders(port).start()
    await delay(1000)
    await late.stop()
    await server.stop()
    const began = performance.now()
    const restored = await openStore(dataDir)
    await restoreBackup(restored, file, { replace: true })
    await restored.close()
    const after = await freePort()
    server = await startProcess(after, { DATA_DIR: dataDir })
    const again = await new Senders(after).start()
    await again.nextAcknowledged()
    const recovered = (performance.now() - began) / 1000
    await again.stop()
    await server.stop()
    rmSync(file)
    const [compared, second] = [await compare(senders, dataDir), await compare(again, dataDir)]
    return {
      fault: 'store: file deleted, backup restored',
      acknowledged: compared.acknowledged + late.acknowledged.size + second.acknowledged,
      refused: compared.refused + late.refused + second.refused,
      lost: compared.lost + late.acknowledged.size + second.lost,
      twice: compared.twice,
      recovered,
    }
  })

export async function fullDisk(): Promise<FaultRow> {
  const disk = mkdtempSync(join(tmpdir(), 'fieldhouse-disk-'))
  const fault = 'store: disk full'
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', disk], { stdio: 'ignore' })
  } catch {
    const none = { acknowledged: 0, refused: 0, lost: 0, twice: 0, recovered: 0 }
    return { fault, ...none, notRun: true, note: 'not run: only root may make a small disk' }
  }
  const dataDir = join(disk, 'data')
  mkdirSync(dataDir)
  try {
    return await onStore(async (_, port) => {
      const server = await startProcess(port, { DATA_DIR: dataDir })
      const senders = await new Senders(port).start()
      await delay(1000)
      let count = 0
      const before = senders.refused
      // SQLite writes into the room that its log already has, until that is used up.
      for (let tries = 0; tries < 300 && senders.refused === before; tries++) {
        try {
          for (;;) {
            writeFileSync(join(disk, `ballast-${count}`), Buffer.alloc(64 * 1024))
            count++
          }
        } catch {
          await delay(100)
        }
      }
      await delay(1000)
      for (let i = 0; i <= count; i++) rmSync(join(disk, `ballast-${i}`), { force: true })
      const recovered = await senders.nextAcknowledged()
      await senders.stop()
      await server.stop()
      return {
        fault,
        ...(await compare(senders, dataDir)),
        recovered,
        reached: senders.refused > 0,
      }
    }, dataDir)
  } finally {
    execFileSync('umount', [disk])
    rmSync(disk, { recursive: true, force: true })
  }
}

export const jumpingClock = (): Promise<FaultRow> =>
  onStore(async (dataDir, port) => {
    const server = await startProcess(port, {
      DATA_DIR: dataDir,
      CLOCK_JUMPS: jumps.join(),
      NODE_OPTIONS: `--import=${resolve(import.meta.dirname, 'jump-clock.mjs')}`,
    })
    const senders = await new Senders(port).start()
    const clock = async () => {
      const { headers } = await fetch(`http://127.0.0.1:${port}/healthz`)
      return Date.parse(headers.get('date')!)
    }
    let [recovered, jumped] = [0, 0]
    for (const jump of jumps) {
      await delay(1500)
      const before = await clock()
      process.kill(server.pid, 'SIGUSR2')
      recovered = Math.max(recovered, await senders.nextAcknowledged())
      if (Math.abs((await clock()) - before - jump) < 60_000) jumped++
    }
    await senders.stop()
    await server.stop()
    const fault = 'clock: 36 h forward, 48 h back, 12 h forward'
    return {
      fault,
      ...(await compare(senders, dataDir)),
      recovered,
      reached: jumped === jumps.length,
    }
  })
