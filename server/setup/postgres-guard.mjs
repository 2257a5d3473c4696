// Holds one PostgreSQL cluster: node postgres-guard.mjs <bin> <port> [<uid> <gid>]. Says `ready
// <folder>`, and when its input ends (told to, or because who started it is gone) the cluster ends,
// too, and its folder is removed. The lines `down` and `up` let the server fail, as a machine does,
// and come back.
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
let leaving = false
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

/** Immediate: nobody is asked to leave, nothing is put away. */
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
