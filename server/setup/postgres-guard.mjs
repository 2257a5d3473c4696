// Holds one PostgreSQL cluster: node postgres-guard.mjs <bin> <port> [<uid> <gid>]. Says `ready <folder>`, and when its input
// ends (told to, or because who started it is gone) the cluster ends, too, and its folder is removed.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const [bin = '', port = '', uid, gid] = process.argv.slice(2)
/** @type {{ uid: number, gid: number } | undefined} */
const user = uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-pg-'))
const data = join(folder, 'data')
// The folder is where tests knock at the socket; the data below it belongs to the server alone.
chmodSync(folder, 0o755)
if (user) chownSync(folder, user.uid, user.gid)

// Nothing in here must survive a power cut.
const settings = {
  port, unix_socket_directories: folder, listen_addresses: '127.0.0.1', max_connections: 300, shared_buffers: '64MB', jit: 'off',
  fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: 0, max_wal_size: '2GB', log_min_messages: 'fatal',
}

const made = spawnSync(join(bin, 'initdb'), ['--pgdata', data, '--username', 'postgres', '--encoding', 'UTF8', '--locale', 'C', '--auth-local', 'trust', '--auth-host', 'scram-sha-256', '--no-sync'], { ...user, encoding: 'utf8', cwd: folder, env: { PATH: process.env['PATH'] } })
if (made.status !== 0) leave(`initdb failed: ${made.error?.message ?? ''}${made.stderr}`)
writeFileSync(join(data, 'postgresql.auto.conf'), Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`).join(''))

/** @type {import('node:child_process').ChildProcess | undefined} */
let server
let leaving = false
start()

function start() {
  server = spawn(join(bin, 'postgres'), ['-D', data], { ...user, cwd: folder, stdio: ['ignore', 'inherit', 'inherit'], env: { PATH: process.env['PATH'] } })
  server.on('exit', () => leaving || leave('the server ended'))
}

const asked = setInterval(() => {
  const answer = spawnSync(join(bin, 'pg_isready'), ['-q', '-h', folder, '-p', port])
  if (answer.status !== 0) return
  clearInterval(asked)
  console.log(`ready ${folder}`)
}, 50)

process.stdin.resume().on('end', end).on('error', end)
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, end)

function end() {
  if (leaving) return
  leaving = true
  // Immediate: what lies in there is thrown away.
  server?.on('exit', () => leave(''))
  server?.kill('SIGQUIT')
}

function leave(/** @type {string} */ why) {
  leaving = true
  rmSync(folder, { recursive: true, force: true })
  if (why) console.error(why)
  process.exit(why ? 1 : 0)
}
