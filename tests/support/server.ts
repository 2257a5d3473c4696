import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openStore, type Store } from '../../server/db/store.ts'

const root = resolve(import.meta.dirname, '../..')

/** A real server of the built site on a data folder of its own. */
export type TestServer = { port: number; url: string; urlOf(host: string): string; dataDir: string; output(): string; exitCode(): number | null; pid(): number; kill(): Promise<void>; start(): Promise<void>; stop(): Promise<void> }

/** Makes a data folder, fills it, and starts the built server on it. `stop` removes the folder. */
export async function startServer(fill: (store: Store) => Promise<void>, env: Record<string, string> = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldhouse-'))
  const store = await openStore(dataDir)
  await fill(store)
  await store.close()
  const port = await freePort()
  let child: ChildProcess | undefined
  let output = ''

  const start = async () => {
    child = spawn(process.execPath, ['server/main.ts'], {
      cwd: root, stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, DEMO: '0', ...env },
    })
    child.stdout!.on('data', (part) => { output += part })
    child.stderr!.on('data', (part) => { output += part })
    for (let tries = 0; tries < 4000; tries++) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the server ended: ${output}`)
      if (await fetch(`http://127.0.0.1:${port}/healthz`).then((answer) => answer.ok, () => false)) return
      await new Promise((wait) => setTimeout(wait, 50))
    }
    throw new Error(`the server does not answer: ${output}`)
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((done) => child!.once('exit', done))
    child.kill(signal)
    await gone
  }
  await start()
  return {
    port, dataDir, url: `http://localhost:${port}`, urlOf: (host) => `http://${host}:${port}`, output: () => output, exitCode: () => child?.exitCode ?? null, pid: () => child!.pid!,
    start, kill: () => end('SIGKILL'),
    stop: async () => { await end('SIGTERM'); rmSync(dataDir, { recursive: true, force: true }) },
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as { port: number }
  await new Promise((done) => probe.close(done))
  return port
}
