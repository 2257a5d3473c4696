import { spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './server.ts'
import type { Place } from './postgres-place.ts'

/** `down` kills the server, `up` starts it again. */
export type Cluster = Place & {
  down(): Promise<void>
  up(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a separate cluster in a temporary folder. It ends and its folder is removed when `stop` is
 * called; its data go when this process ends in any way: a shell holds it and notices a closed pipe.
 */
export async function startCluster(bin: string): Promise<Cluster> {
  const port = await freePort()
  // Tests connect to the socket in this folder; the data below it is only for the server.
  const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-pg-'))
  chmodSync(folder, 0o755)
  const user = unprivileged()
  if (user) chownSync(folder, user.uid, user.gid)
  // As text, because the user of PostgreSQL may not read this folder.
  const script = readFileSync(join(import.meta.dirname, 'postgres-cluster.sh'), 'utf8')
  const shell = spawn('sh', ['-c', script, 'postgres-cluster.sh', bin, String(port), folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
    cwd: '/',
    env: { PATH: process.env['PATH'] },
    detached: true,
    ...user,
  })
  const ended = new Promise<void>((done) =>
    shell.once('exit', () => {
      rmSync(folder, { recursive: true, force: true })
      done()
    }),
  )
  const lines = createInterface({ input: shell.stdout })[Symbol.asyncIterator]()
  /** The shell prints a line when the server is up or down. */
  const answer = async (): Promise<void> => {
    if ((await lines.next()).done)
      throw new Error('PostgreSQL did not start: the lines above say why.')
  }
  const tell = async (line: string) => {
    shell.stdin.write(`${line}\n`)
    await answer()
  }
  await answer()
  // The shell must not keep this process alive.
  shell.unref()
  return {
    folder,
    port,
    down: () => tell('down'),
    up: () => tell('up'),
    async stop() {
      shell.ref()
      shell.stdin.end()
      await ended
    },
  }
}

/** PostgreSQL refuses to run as root: use the user of its package, else `nobody`. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const [, , uid, gid] =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? []
  if (!uid || !gid)
    throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.')
  return { uid: Number(uid), gid: Number(gid) }
}
