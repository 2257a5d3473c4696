import { spawn, type ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'

export type ServerProcess = { port: number; pid: number; gone: Promise<void>; output(): string; kill(): Promise<void>; stop(): Promise<void> }

/** One process of the built server, on a store that is there already: several of them share it. */
export async function startProcess(port: number, env: Record<string, string>): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
    cwd: resolve(import.meta.dirname, '../..'), stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: 'production', DEMO: '0', PORT: String(port), ...env },
  })
  let output = ''
  child.stdout!.on('data', (part) => { output += part })
  child.stderr!.on('data', (part) => { output += part })
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await gone
  }
  for (let tries = 0; tries < 1200; tries++) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${output}`)
    if (await fetch(`http://127.0.0.1:${port}/readyz`).then((answer) => answer.ok, () => false)) return { port, pid: child.pid!, gone, output: () => output, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
    await new Promise((wait) => setTimeout(wait, 50))
  }
  await end('SIGKILL')
  throw new Error(`the server does not answer: ${output}`)
}
