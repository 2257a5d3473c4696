import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { Stop } from './run.mjs'

/**
 * @typedef {{ folder: string, port: number }} Cluster where its socket lies (it is the superuser's
 * door, without a password), and its port
 */

/**
 * Starts a cluster of its own in a temporary folder. It ends, and its folder goes, when `stop` is
 * called or when this process is gone, however it went: a guard holds it and sees that nobody is at
 * the other end any more.
 * @param {string} bin
 * @returns {Promise<Cluster & { stop(): Promise<void>, down(): Promise<string>, up():
 * Promise<string> }>} `down` lets the server fail, `up` starts it again
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
  // The guard must not keep alive who only waits for its own work to end.
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

/** PostgreSQL refuses to run as root: then it is the user that its package made, else nobody. */
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
