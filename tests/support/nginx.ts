import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { program, purgeModule } from './programs.ts'
import { textFile } from './text-file.ts'

/** The exact configuration of server/OPERATIONS.md; only ports and folders are this test's own. */
function configuration(
  folder: string,
  port: number,
  purgePort: number,
  behind: [number, number],
): string {
  const text = /```nginx\n([\s\S]*?)```/.exec(
    readFileSync(resolve(import.meta.dirname, '../../server/OPERATIONS.md'), 'utf8'),
  )?.[1]
  if (!text) throw new Error('server/OPERATIONS.md has no configuration of nginx')
  const change = (from: string, to: string) => (before: string) => {
    if (!before.includes(from))
      throw new Error(`the configuration in server/OPERATIONS.md has no "${from}"`)
    return before.replaceAll(from, to)
  }
  const own = [
    change('/var/cache/nginx/fieldhouse', join(folder, 'cache')),
    change('127.0.0.1:3001', `127.0.0.1:${behind[0]}`),
    change('127.0.0.1:3002', `127.0.0.1:${behind[1]}`),
    change('listen 80;', `listen 127.0.0.1:${port};`),
    change('127.0.0.1:8081', `127.0.0.1:${purgePort}`),
  ].reduce((before, step) => step(before), text)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join('\n')
  return textFile(
    `load_module ${purgeModule};`,
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;`,
    'worker_processes 1;',
    'error_log stderr error;',
    `pid ${join(folder, 'nginx.pid')};`,
    'events { worker_connections 1024; }',
    'http {',
    'access_log off;',
    `${temporary}`,
    `${own}`,
    '}',
  )
}

/** Starts nginx as in server/OPERATIONS.md, in front of two ports, with another port for purges. */
export async function startNginx(
  port: number,
  purgePort: number,
  behind: [number, number],
): Promise<{ stop(): Promise<void>; output(): string }> {
  const nginx = program('nginx')
  const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-nginx-'))
  mkdirSync(join(folder, 'cache'))
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, purgePort, behind))
  let output = ''
  const child: ChildProcess = spawn(
    nginx,
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  child.stderr!.on('data', (part) => {
    output += part
  })
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  const stop = async () => {
    child.kill('SIGQUIT')
    const hard = setTimeout(() => child.kill('SIGKILL'), 3000)
    await gone
    clearTimeout(hard)
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${output}`)
    if (
      await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
        () => true,
        () => false,
      )
    )
      return { stop, output: () => output }
    await new Promise((wait) => setTimeout(wait, 25))
  }
  await stop()
  throw new Error(`nginx does not answer: ${output}`)
}
