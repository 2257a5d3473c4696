// Holds one PostgreSQL cluster: node postgres-guard.mjs <bin> <port> [<uid> <gid>]. Prints `ready
// <folder>`. When its input ends (on purpose, or because the parent process is gone), it stops the
// cluster and removes the folder. The lines `down` and `up` crash and restart the server.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const [bin = '', port = '', uid, gid] = process.argv.slice(2)
/** @type {{ uid: number, gid: number } | undefined} */
const user = uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-pg-'))
const data = join(folder, 'data')
// Tests connect to the socket in this folder; the data below it is only for the server.
chmodSync(folder, 0o755)
if (user) chownSync(folder, user.uid, user.gid)

// Nothing needs to survive a power failure.
const settings = {
  port,
  unix_socket_directories: folder,
  listen_addresses: '127.0.0.1',
  max_connections: 300,
  shared_buffers: '64MB',
  jit: 'off',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '2GB',
  log_min_messages: 'panic',
}

let leaving = false

const made = spawnSync(
  join(bin, 'initdb'),
  [
    '--pgdata',
    data,
    '--username',
    'postgres',
    '--encoding',
    'UTF8',
    '--locale',
    'C',
    '--auth-local',
    'trust',
    '--auth-host',
    'scram-sha-256',
    '--no-sync',
  ],
  { ...user, encoding: 'utf8', cwd: folder, env: { PATH: process.env['PATH'] } },
)
if (made.status !== 0) leave(`initdb failed: ${made.error?.message ?? ''}${made.stderr}`)
writeFileSync(
  join(data, 'postgresql.auto.conf'),
  Object.entries(settings)
    .map(([name, value]) => `${name} = '${value}'\n`)
    .join(''),
)

let wanted = true
let server = start()

process.stdin
  .on('end', end)
  .on('error', end)
  .on('data', (line) => {
    if (String(line).startsWith('down')) down()
    if (String(line).startsWith('up')) server = start()
  })
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, end)

function start() {
  wanted = true
  const started = spawn(join(bin, 'postgres'), ['-D', data], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { PATH: process.env['PATH'] },
  })
  started.on('exit', () => {
    if (leaving || wanted) leave(leaving ? '' : 'the server ended')
    else console.log(`down ${folder}`)
  })
  const asked = setInterval(() => {
    if (
      spawnSync(join(bin, 'pg_isready'), [
        '-q',
        '-h',
        folder,
        '-p',
        port,
        '-U',
        'postgres',
        '-d',
        'postgres',
      ]).status !== 0
    )
      return
    clearInterval(asked)
    console.log(`ready ${folder}`)
  }, 50)
  return started
}

/** Immediate shutdown, without a checkpoint. */
function down() {
  wanted = false
  server.kill('SIGQUIT')
}

function end() {
  if (leaving) return
  leaving = true
  if (server.exitCode === null && server.signalCode === null) server.kill('SIGQUIT')
  else leave('')
}

function leave(/** @type {string} */ why) {
  leaving = true
  rmSync(folder, { recursive: true, force: true })
  if (why) console.error(why)
  process.exit(why ? 1 : 0)
}
