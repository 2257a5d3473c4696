import { fork, spawn, spawnSync, type ChildProcess, type Serializable } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openStore, type Store } from '../../server/db/store.ts'
import { freePort } from '../support/server.ts'

export const root = resolve(import.meta.dirname, '../..')

/**
 * Servers run on one core and load generators on another, so that they do not disturb each other.
 */
export const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0
export const serverCore = 0
export const loadCore = 1
export const pinned = (core: number | 'any', command: string, args: string[]): [string, string[]] =>
  canPin && core !== 'any' ? ['taskset', ['-c', String(core), command, ...args]] : [command, args]

export const hasProgram = (name: string): boolean =>
  (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(join(folder, name)))

/** Runs a program to its end, optionally on a core, and returns its output. */
export function output(
  core: number | 'any',
  command: string,
  args: string[],
  env: Record<string, string> = {},
  cwd = root,
): Promise<string> {
  const [file, all] = pinned(core, command, args)
  return new Promise((done, failed) => {
    const child = spawn(file, all, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let text = ''
    let errors = ''
    child.stdout.on('data', (part) => {
      text += part
    })
    child.stderr.on('data', (part) => {
      errors += part
    })
    child.on('error', failed)
    child.on('close', (code) =>
      code === 0
        ? done(text)
        : failed(new Error(`${command} ended with ${code}: ${(errors || text).slice(-500)}`)),
    )
  })
}

/** A child program, optionally on a core, that receives messages. */
export type Helper = {
  ask<Answer>(message: Serializable): Promise<Answer>
  stop(): Promise<void>
  pid: number
}

export function startHelper(core: number, file: string): Helper {
  const child = fork(join(import.meta.dirname, file), [], {
    cwd: root,
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  // After the start, because `fork` cannot start another program.
  if (canPin) spawnSync('taskset', ['-a', '-c', '-p', String(core), String(child.pid)])
  return {
    pid: child.pid!,
    ask: (message) => ask(child, message),
    stop: () => end(child),
  }
}

function ask<Answer>(child: ChildProcess, message: Serializable): Promise<Answer> {
  return new Promise((done, failed) => {
    const ended = () => failed(new Error('the process ended before it answered'))
    child.once('exit', ended)
    child.once('message', (answer) => {
      child.off('exit', ended)
      done(answer as never)
    })
    child.send(message)
  })
}

/** `memory` answers only when the server was started with `tell-memory.ts`. */
export type Server = {
  port: number
  url: string
  pid: number
  token: string
  dataDir: string
  memory(): Promise<NodeJS.MemoryUsage>
  /** The longest stall of its event loop since the last call, in milliseconds; likewise. */
  stall(): Promise<number>
  /** Killed without warning, and started again on the same store and port. */ restart(): Promise<void>
  stop(): Promise<void>
}
type Options = {
  env?: Record<string, string>
  flags?: string[]
  core?: number | 'any'
  /** Runs the server from its sources, whose modules a flag may change. */
  fromSources?: boolean
}

/** The built site's server, as in production, on a data folder of its own. */
export async function startSite(
  fill: (store: Store) => Promise<string>,
  { env = {}, flags = [], core = serverCore, fromSources = false }: Options = {},
): Promise<Server> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldhouse-bench-'))
  const store = await openStore(dataDir)
  const token = await fill(store)
  await store.close()
  const port = await freePort()
  const main = fromSources ? 'server/main.ts' : 'dist/server/main.js'
  const [file, args] = pinned(core, process.execPath, ['--max-semi-space-size=16', ...flags, main])
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess
  const start = async () => {
    child = spawn(file, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO: '0',
        ...env,
      },
    })
    let said = ''
    child.stdout!.on('data', (part) => {
      said += part
    })
    child.stderr!.on('data', (part) => {
      said += part
    })
    // A first start with a demo to import takes a while.
    for (const until = Date.now() + 180_000; ; await new Promise((wait) => setTimeout(wait, 50))) {
      if (child.exitCode !== null || child.signalCode !== null || Date.now() > until)
        throw new Error(`the server does not answer: ${said}`)
      if (
        await fetch(`${url}/healthz`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        break
    }
  }
  await start()
  return {
    port,
    url,
    token,
    dataDir,
    get pid() {
      return child.pid!
    },
    memory: () => ask(child, 'memory'),
    stall: () => ask(child, 'stall'),
    restart: async () => {
      await end(child, 'SIGKILL')
      await start()
    },
    stop: async () => {
      await end(child)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((done) => child.once('exit', done))
  child.kill(signal)
  const late = setTimeout(() => child.kill('SIGKILL'), 5000)
  await gone
  clearTimeout(late)
}

/** Milliseconds of processor time used by a process, in steps of 10. */
export function processorTimeOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Bytes of a process in memory. */
export const residentOf = (pid: number): number =>
  1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
