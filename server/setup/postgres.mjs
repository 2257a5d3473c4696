import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { Stop } from './run.mjs'

/**
 * @typedef {{ folder: string, port: number }} Cluster the folder of its socket (for the
 * superuser, without a password), and its port
 */

/**
 * Starts a separate cluster in a temporary folder. It ends and its folder is removed when `stop` is
 * called or this process ends in any way: a guard process holds it and notices a closed pipe.
 * @param {string} bin
 * @returns {Promise<Cluster & { stop(): Promise<void>, down(): Promise<string>, up():
 * Promise<string> }>} `down` kills the server, `up` starts it again
 */
export async function startCluster(bin) {
  const port = await freePort()
  const guard = spawn(
    process.execPath,
    [
      fileURLToPath(new URL('./postgres-guard.mjs', import.meta.url)),
      bin,
      String(port),
      ...unprivileged(),
    ],
    { stdio: ['pipe', 'pipe', 'inherit'], detached: true },
  )
  const ended = new Promise((done) => guard.once('exit', done))
  /** @type {(word: string) => Promise<string>} */
  const says = (word) =>
    new Promise((done, failed) => {
      let said = ''
      guard.stdout.on('data', (text) => {
        said += text
        const [, at] = new RegExp(`^${word} (.+)$`, 'm').exec(said) ?? []
        if (at) done(at)
      })
      void ended.then((code) => failed(new Stop(`PostgreSQL did not start (${code}): ${said}`)))
    })
  /** @type {(line: string, word: string) => Promise<string>} */
  const tell = (line, word) => {
    const answer = says(word)
    guard.stdin.write(`${line}\n`)
    return answer
  }
  const folder = await says('ready')
  // The guard must not keep this process alive.
  guard.unref()
  return {
    folder,
    port,
    down: () => tell('down', 'down'),
    up: () => tell('up', 'ready'),
    async stop() {
      guard.ref()
      guard.stdin.end()
      await ended
    },
  }
}

/** PostgreSQL refuses to run as root: use the user of its package, else `nobody`. */
function unprivileged() {
  if (process.getuid?.() !== 0) return []
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const [, , uid, gid] =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? []
  if (!uid || !gid)
    throw new Stop('PostgreSQL does not run as root, and there is no user postgres or nobody.')
  return [uid, gid]
}

/** @returns {Promise<number>} */
function freePort() {
  const probe = createServer()
  return new Promise((done) =>
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address())
      probe.close(() => done(port))
    }),
  )
}
