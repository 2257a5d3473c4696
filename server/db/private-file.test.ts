import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pack } from '../../tests/support/import-store.ts'
import { seedTenant } from '../../tests/support/seed.ts'
import { openStore } from './store.ts'

const rights = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('only its own user can read the embedded store, also one made before [CA-04]', async () => {
  const root = mkdtempSync(join(tmpdir(), 'fieldhouse-'))
  const before = process.umask(0o022)
  onTestFinished(() => {
    process.umask(before)
    rmSync(root, { recursive: true })
  })
  const folder = join(root, 'data')
  const first = await openStore(folder)
  await seedTenant(first, 'alpha', { hosts: [] })
  const files = readdirSync(folder).filter((name) => name.startsWith('fieldhouse.db'))
  expect(files.length).toBeGreaterThan(1)
  expect([rights(folder), ...files.map((name) => rights(join(folder, name)))]).toEqual([
    '700',
    ...files.map(() => '600'),
  ])
  await first.close()
  chmodSync(join(folder, 'fieldhouse.db'), 0o644)
  const second = await openStore(folder)
  expect(rights(join(folder, 'fieldhouse.db'))).toBe('600')
  await second.close()
})

const server = resolve(import.meta.dirname, '..')
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>'
const story = '---\ntitle: A\ndate: 2026-09-02\npicture: pictures/a.svg\nalt: A\n---\nText.\n'

test('what is made in a folder that others may read is private [CA-04]', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const data = join(folder, 'data')
  mkdirSync(data)
  chmodSync(data, 0o755)
  const from = pack({ 'pictures/a.svg': drawing, 'stories/a.md': story })
  const content = (...argv: string[]) =>
    execFileSync('sh', [
      '-c',
      'umask 022 && exec "$@"',
      'sh',
      process.execPath,
      join(server, 'content-cli.ts'),
      ...argv,
      '--data',
      data,
    ])
  content('import', from, '--tenant', 'testham')
  content('backup', join(data, 'monday.backup'))
  const made = readdirSync(data, { recursive: true, encoding: 'utf8' })
  expect(made.some((name) => name.startsWith('pictures/testham/'))).toBe(true)
  expect(made).toContain('monday.backup')
  expect(made.filter((name) => (statSync(join(data, name)).mode & 0o077) !== 0)).toEqual([])
})

test('the server and the command line begin with a private umask [CA-04]', () => {
  for (const name of ['main.ts', 'content-cli.ts']) {
    const [first] = readFileSync(join(server, name), 'utf8')
      .replaceAll(/^(?:import [^']*'[^']*'.*|\/\/.*)\n/gm, '')
      .trim()
      .split('\n')
    expect([name, first]).toEqual([name, 'process.umask(0o077)'])
  }
})
