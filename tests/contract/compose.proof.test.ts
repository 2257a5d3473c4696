import { execFile, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askHost } from '../support/ask-host.ts'
import { post, tokenOf } from '../support/send-form.ts'
import { freePort } from '../support/server.ts'

const root = resolve(import.meta.dirname, '../..')
const text = (file: string) => readFileSync(join(root, file), 'utf8')

/** The images that the containers start from; a variable may name another one, as in Compose. */
const bases = [...text('compose.yaml').matchAll(/\$\{(\w+_IMAGE):-(.+)\}$/gm)].map(
  ([, name, image]) => process.env[name!] ?? image!,
)
const works = (...args: string[]) => spawnSync('docker', args, { stdio: 'ignore' }).status === 0
const missing =
  works('info') && works('compose', 'version')
    ? bases
        .filter((image) => !works('image', 'inspect', image) && !works('pull', image))
        .map((image) => `image ${image}`)
    : ['running Docker with Compose']
const why = missing.length > 0 ? ` (skipped: there is no ${missing.join(', no ')})` : ''

describe.skipIf(why !== '')(`the containers of compose.yaml${why} [CA-03]`, () => {
  // Beside a site that runs on this machine, with a name, images and a port of their own.
  const name = `fieldhouse-proof-${process.pid}`
  const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-compose-'))
  const files = ['-f', join(root, 'compose.yaml'), '-f', join(folder, 'own.yaml')]
  let port: number
  let host: string
  let env: NodeJS.ProcessEnv

  const compose = async (...args: string[]) =>
    (
      await promisify(execFile)('docker', ['compose', '-p', name, ...files, ...args], {
        env,
        maxBuffer: 64 << 20,
      })
    ).stdout
  const inside = (service: string, ...command: string[]) =>
    compose('exec', '-T', service, ...command)
  const send = async (answers: object, from = '203.0.113.200') => {
    const token = await tokenOf(port, host, '/api/v2/Forms/1')
    const headers = {
      'content-type': 'application/json',
      origin: `http://${host}`,
      'x-forwarded-for': from,
    }
    const body = JSON.stringify({ token, key: crypto.randomUUID(), answers })
    return (await post(port, host, '/api/v2/Forms/1/submissions', headers, body)).status
  }
  const question = (message: string) => ({
    name: 'Kim',
    'e-mail': 'kim@example.com',
    about: 'Tickets',
    message,
  })

  beforeAll(async () => {
    port = await freePort()
    host = `localhost:${port}`
    const image = `{image: ${name}-app}`
    writeFileSync(join(folder, 'own.yaml'), `services: {app1: ${image}, app2: ${image}}\n`)
    const password = randomBytes(24).toString('hex')
    env = { ...process.env, DATABASE_PASSWORD: password, PORT: `127.0.0.1:${port}`, DEMO: '1' }
    // Two builds of images, and the import of the demo by both processes.
    await compose('up', '--build', '--detach', '--wait')
  }, 1_800_000)
  afterAll(async () => {
    await compose('down', '--volumes', '--rmi', 'local').catch(() => {})
    // An image with a name of its own is not "local".
    spawnSync('docker', ['image', 'rm', `${name}-app`], { stdio: 'ignore' })
    rmSync(folder, { recursive: true, force: true })
  }, 120_000)

  test('run without rights, and write only to their volume and temporary files', async () => {
    for (const app of ['app1', 'app2']) {
      expect(await inside(app, 'grep', 'CapEff', '/proc/1/status')).toMatch(/\t0+\n/)
      expect((await inside(app, 'id', '-un')).trim()).toBe('node')
      await inside(app, 'touch', ...['data', 'tmp'].map((folder) => `/${folder}/written`))
      await expect(inside(app, 'touch', '/app/written')).rejects.toThrow('Read-only file system')
    }
  })

  test('answer through nginx, which keeps pages', async () => {
    // The score of the live game changes on every page, which removes it from the cache.
    const ask = async () => {
      const { status, headers } = await askHost(port, '/archives', host)
      return `${status} ${String(headers['x-cache'])}`
    }
    await expect.poll(ask, { timeout: 60_000 }).toBe('200 HIT')
  })

  test('store a form of a page on this port, and keep it while the database restarts', async () => {
    expect(await send(question('before'))).toBe(201)
    await compose('restart', 'database')
    await expect.poll(() => send(question('after')), { timeout: 60_000, interval: 1000 }).toBe(201)
    const submissions = ['npm', 'run', '--silent', 'content', '--', 'submissions', '1']
    for (const app of ['app1', 'app2']) {
      const listed = await inside(app, ...submissions, '--tenant', 'harlan')
      expect(listed).toContain(',before')
      expect(listed).toContain(',after')
    }
  })

  test('are restored by the steps of OPERATIONS.md', async () => {
    expect(await send(question('in the backup'))).toBe(201)
    const content = ['npm', 'run', '--silent', 'content', '--']
    await inside('app1', ...content, 'backup', '/data/monday.backup')
    await compose('cp', 'app1:/data/monday.backup', join(folder, 'monday.backup'))
    await inside('app1', 'rm', '/data/monday.backup')
    expect(await send(question('after the backup'))).toBe(201)
    const [, section] = /\n## Backups\n([\s\S]*?)\n## /.exec(text('server/OPERATIONS.md'))!
    const steps = /```\n(docker compose build\n[\s\S]*?)\n```/.exec(section!)![1]!
    await promisify(execFile)('sh', ['-ec', steps], {
      cwd: folder,
      env: {
        ...env,
        COMPOSE_PROJECT_NAME: name,
        COMPOSE_FILE: files.filter((file) => file !== '-f').join(delimiter),
      },
      maxBuffer: 64 << 20,
    })
    const listed = await inside('app2', ...content, 'submissions', '1', '--tenant', 'harlan')
    expect(listed).toContain(',in the backup')
    expect(listed).not.toContain(',after the backup')
  }, 600_000)

  test('limit the visitor whom a proxy in front names, and no other', async () => {
    // Each process allows an address 60 forms a minute, and these lack their answers.
    const each = Array.from({ length: 140 }, (_, index) => index + 1)
    const many = await Promise.all(each.map((who) => send({}, `198.51.100.${who}`)))
    expect(new Set(many)).toEqual(new Set([422]))
    const one = await Promise.all(each.map(() => send({}, '203.0.113.7')))
    expect(new Set(one)).toEqual(new Set([422, 429]))
  })
})
