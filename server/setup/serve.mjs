import { spawn } from 'node:child_process'
import { environment, root } from './run.mjs'

/**
 * Becomes the server. A Node that can replace itself does (signals, exit code and process id are
 * then the server's own); an older one, on the first start only, stays as a parent that passes both
 * on and lets no orphan behind.
 * @param {string} node
 * @returns {Promise<number>}
 */
export function serve(node) {
  const env = environment({ NODE_ENV: 'production' })
  const replace =
    /** @type {{ execve?: (file: string, args: string[], env: NodeJS.ProcessEnv) => never }} */ (
      process
    ).execve
  process.chdir(root)
  if (replace) replace.call(process, node, [node, 'server/main.ts'], env)

  const server = spawn(node, ['server/main.ts'], { cwd: root, env, stdio: 'inherit' })
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.removeAllListeners(signal).on(signal, () => server.kill(signal))
  }
  // A parent that is killed outright sends nothing; it only disappears.
  const parent = process.ppid
  setInterval(() => process.ppid === parent || server.kill('SIGTERM'), 1000).unref()
  return new Promise((done) => {
    server.on('error', () => done(1))
    server.on('exit', (code, signal) => done(code ?? (signal === 'SIGINT' ? 130 : 143)))
  })
}
