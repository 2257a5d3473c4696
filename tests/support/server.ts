import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openStore, type Store } from '../../server/db/store.ts'

const root = resolve(import.meta.dirname, '../..')
/** Arguments of Node that give a process the clock of the run. */
export const onTheClock = ['--import', resolve(import.meta.dirname, 'clock-preload.mjs')]

export type ServerProcess = {
  port: number
  pid: number
  exitCode(): number | null
  output(): string
  kill(): Promise<void>
  stop(): Promise<void>
  gone: Promise<void>
}

/** Starts one process of the built server, on the clock of the run; resolves when it is ready. */
export async function startProcess(
  port: number,
  env: Record<string, string>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...onTheClock, 'dist/server/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', DEMO: '0', PORT: String(port), ...env },
  })
  let output = ''
  child.stdout.on('data', (part) => {
    output += part
  })
  child.stderr.on('data', (part) => {
    output += part
  })
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  const ended = () => child.exitCode !== null || child.signalCode !== null
  const end = async (signal: NodeJS.Signals) => {
    if (!ended()) child.kill(signal)
    await gone
  }
  for (let tries = 0; tries < 1200; tries++) {
    if (ended()) throw new Error(`the server ended: ${output}`)
    if (
      await fetch(`http://127.0.0.1:${port}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
    ) {
      return {
        port,
        pid: child.pid!,
        exitCode: () => child.exitCode,
        output: () => output,
        kill: () => end('SIGKILL'),
        stop: () => end('SIGTERM'),
        gone,
      }
    }
    await new Promise((wait) => setTimeout(wait, 50))
  }
  await end('SIGKILL')
  throw new Error(`the server does not answer: ${output}`)
}

/**
 * The built server on a data folder of its own; it can be killed and started again on the same
 * port.
 */
export type TestServer = {
  port: number
  url: string
  urlOf(host: string): string
  dataDir: string
  output(): string
  exitCode(): number | null
  pid(): number
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** Makes a data folder, fills it, and starts the built server on it. `stop` removes the folder. */
export async function startServer(
  fill: (store: Store) => Promise<void>,
  env: Record<string, string> = {},
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldhouse-'))
  const store = await openStore(dataDir)
  await fill(store)
  await store.close()
  return serve(dataDir, env)
}

/**
 * Starts the built server on a data folder. `env` is read at each start; `stop` removes the folder.
 */
export async function serve(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<TestServer> {
  const port = await freePort()
  let output = ''
  let running = await startProcess(port, { DATA_DIR: dataDir, ...env })
  return {
    port,
    dataDir,
    url: `http://localhost:${port}`,
    urlOf: (host) => `http://${host}:${port}`,
    output: () => output + running.output(),
    exitCode: () => running.exitCode(),
    pid: () => running.pid,
    kill: () => running.kill(),
    async start() {
      output += running.output()
      running = await startProcess(port, { DATA_DIR: dataDir, ...env })
    },
    async stop() {
      await running.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * A free port below the range that the system assigns to connections, which could take it before
 * the server does.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 12_000 + Math.floor(Math.random() * 20_000)
    const probe = createServer()
    const isFree = await new Promise<boolean>((tell) => {
      probe.once('error', () => tell(false))
      probe.listen(port, () => tell(true))
    })
    if (isFree) {
      await new Promise((done) => probe.close(done))
      return port
    }
  }
}
