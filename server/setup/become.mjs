import { spawn } from 'node:child_process'
import { root } from './run.mjs'

/**
 * Becomes a program of this project. A Node with `execve` replaces this process, so that signals,
 * exit code and process id are the program's. An older one, only on the first start, stays as a
 * parent that passes on signals and exit code and leaves no orphan.
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export function become(node, args) {
  const replace =
    /** @type {{ execve?: (file: string, args: string[], env: NodeJS.ProcessEnv) => never }} */ (
      process
    ).execve
  process.chdir(root)
  if (replace) replace.call(process, node, [node, ...args], process.env)

  const child = spawn(node, args, { cwd: root, stdio: 'inherit' })
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.removeAllListeners(signal).on(signal, () => child.kill(signal))
  // A killed parent sends no signal, so its disappearance is checked.
  const parent = process.ppid
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 1000).unref()
  return new Promise((done) => {
    child.on('error', () => done(1))
    child.on('exit', (code, signal) => done(code ?? (signal === 'SIGINT' ? 130 : 143)))
  })
}
