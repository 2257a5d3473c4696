import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../server/db/store.ts'
import { askHost } from '../support/ask-host.ts'
import { importDepartment } from '../support/department.ts'
import { sendForm, sendWritten } from '../support/send-form.ts'
import { freePort, startProcess } from '../support/server.ts'

const root = resolve(import.meta.dirname, '../..')
const host = 'testham.localhost'
const password = 'correct horse battery'

/** The commands of a block of "Backups" in server/OPERATIONS.md. */
let blocks: string[][]
beforeAll(() => {
  const text = readFileSync(resolve(root, 'server/OPERATIONS.md'), 'utf8')
  const [, section] = /\n## Backups\n([\s\S]*?)\n## /.exec(text)!
  blocks = [...section!.matchAll(/```\n([\s\S]*?)\n```/g)].map(([, block]) => block!.split('\n'))
})

/** Runs a command as the page has it, with a folder of the test in place of /backups. */
function run(command: string, env: Record<string, string>, input = ''): string {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: root,
    input,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '', ...env },
  })
  expect([command, status, stderr]).toEqual([command, 0, expect.any(String)])
  return stdout
}

test('an empty machine is restored by the commands of OPERATIONS.md alone [CA-03]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-restore-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const ofPage = (command: string) => command.replaceAll('/backups/', `${folder}/`)
  const [before, after] = [join(folder, 'before'), join(folder, 'after')]
  const store = await openStore(before)
  await importDepartment(store)
  await store.close()
  const server = await startProcess(await freePort(), { DATA_DIR: before })
  const content = 'npm run --silent content --'
  run(`${content} account add kim --tenant testham`, { DATA_DIR: before }, `${password}\n`)
  const answers = { name: 'Kim', 'e-mail': 'kim@example.com', message: 'Before the fire' }
  const sent = await sendForm(
    server.port,
    host,
    1,
    { key: crypto.randomUUID(), answers },
    '203.0.113.9',
  )
  expect([sent.status, sent.text]).toEqual([201, expect.any(String)])
  const [backup, restore] = blocks
  for (const command of backup!) run(ofPage(command), { DATA_DIR: before })
  await server.stop()
  rmSync(before, { recursive: true })

  // This build is installed, and the test starts the server on a port of its own.
  expect([restore![0], restore!.at(-1)]).toEqual(['npm ci && npm run build', 'npm start'])
  for (const command of restore!.slice(1, -1)) run(ofPage(command), { DATA_DIR: after })
  const restored = await startProcess(await freePort(), { DATA_DIR: after, DEMO: '' })
  onTestFinished(() => restored.stop())
  const home = await askHost(restored.port, '/', host)
  expect([home.status, home.text.includes('Testham')]).toEqual([200, true])
  const signedIn = await sendWritten(
    restored.port,
    host,
    '/login',
    { name: 'kim', password },
    { 'sec-fetch-site': 'same-origin' },
  )
  expect([signedIn.status, signedIn.headers.get('set-cookie')]).toEqual([
    303,
    expect.stringContaining('HttpOnly'),
  ])
  const listed = run(`${content} submissions 1 --tenant testham`, { DATA_DIR: after })
  expect(listed).toContain('Before the fire')
  expect(run(`${content} tenants`, { DATA_DIR: after }).trim().split('\n')).toHaveLength(1)
}, 120_000)

test('the steps for Compose need no running server, and replace the demo [CA-03]', () => {
  const steps = blocks[2]!
  expect(steps.every((step) => step.startsWith('docker compose '))).toBe(true)
  // Until all servers start, each step runs in a container of its own.
  const stop = steps.findIndex((step) => / stop .*app1 app2$/.test(step))
  const up = steps.findIndex((step) => / up /.test(step))
  expect([stop >= 0, up]).toEqual([true, steps.length - 1])
  for (const step of steps.slice(stop + 1, up)) expect(step).toContain(' compose run --rm -T app1 ')
  expect(steps.filter((step) => step.includes(' restore ')).at(-1)).toMatch(/--replace$/)
})
