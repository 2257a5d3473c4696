import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { departmentData } from '../../../tests/support/department-store.ts'
import { engine, environmentOf } from '../../../tests/support/engine.ts'
import { folderForTest, storeForTest } from '../../../tests/support/import-store.ts'
import { onTheClock } from '../../../tests/support/server.ts'
import { exportFolder } from '../export/export-folder.ts'
import { run } from './run.ts'

let data: string
let place: string
beforeEach(async () => {
  data = await departmentData()
  place = folderForTest()
})

async function content(...argv: string[]) {
  let out = ''
  let errors = ''
  // On PostgreSQL the folder of a test stands for a database, found as by the server.
  for (const [name, value] of Object.entries(await environmentOf(data))) vi.stubEnv(name, value)
  const code = await run(
    ['export', ...argv, ...(engine === 'sqlite' ? ['--data', data] : [])],
    { write: (text) => (out += text) },
    { write: (text) => (errors += text) },
  )
  return { code, out, errors }
}

test('exports a folder, shows progress and exits with 0 [CA-03]', async () => {
  const { code, out, errors } = await content(join(place, 'out'), '--tenant', 'testham')
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/^testham: \d+ files in .*\/out, \d+ rows\n$/) as string,
  ])
  expect(errors).toMatch(/^ {2}\d %\s+1\/\d+ {2}pictures\n/)
  expect(errors).toMatch(/100 %\s+(\d+)\/\1 {2}compared\n$/)
  expect(readdirSync(place)).toEqual(['out'])
  expect(readdirSync(join(place, 'out'))).toContain('identities.csv')
  expect(readdirSync(join(place, 'out')).filter((name) => name.startsWith('.'))).toEqual([])
})

test('explains in one line why an export cannot run, and changes nothing [CA-03]', async () => {
  mkdirSync(join(place, 'full'))
  writeFileSync(join(place, 'full/mine.txt'), 'mine')
  const full = await content(join(place, 'full'), '--tenant', 'testham')
  expect([full.code, full.errors]).toEqual([
    1,
    `content: ${join(place, 'full')} already exists; use a new or an empty folder\n`,
  ])
  expect(await content(join(place, 'out'), '--tenant', 'nobody')).toMatchObject({
    code: 1,
    errors: 'content: there is no tenant nobody; `tenants` lists them\n',
  })
  expect(await content(join(place, 'full/mine.txt/out'), '--tenant', 'testham')).toMatchObject({
    code: 1,
    errors: expect.stringMatching(
      /^content: .*out cannot be written: is not a folder: part of the path is a file\n$/,
    ) as string,
  })
  expect(await content('--tenant', 'testham')).toMatchObject({ code: 2 })
  expect(await content(join(place, 'out'))).toMatchObject({ code: 2 })
  expect(readdirSync(place)).toEqual(['full'])
  mkdirSync(join(place, 'empty'))
  expect((await content(join(place, 'empty'), '--tenant', 'testham')).code).toBe(0)
})

test(
  'leaves no finished folder when killed, and the next export replaces the rest [CA-03]',
  { timeout: 60_000 },
  async () => {
    const child = spawn(
      process.execPath,
      [...onTheClock, 'server/content-cli.ts', 'export', join(place, 'out'), '--tenant', 'testham'],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, ...(await environmentOf(data)) },
      },
    )
    child.stderr.on('data', (text) => {
      if (String(text).includes('sports.csv')) child.kill('SIGKILL')
    })
    expect(await new Promise((done) => child.once('exit', done))).toBe(null)
    expect(readdirSync(place)).toEqual(['out.partial'])
    expect((await content(join(place, 'out'), '--tenant', 'testham')).code).toBe(0)
    expect(readdirSync(place)).toEqual(['out'])
  },
)

test('leaves no files when an export is stopped [CA-03]', { timeout: 60_000 }, async () => {
  const child = spawn(
    process.execPath,
    [...onTheClock, 'server/content-cli.ts', 'export', join(place, 'out'), '--tenant', 'testham'],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...(await environmentOf(data)) } },
  )
  let out = ''
  child.stdout.on('data', (text) => (out += String(text)))
  child.stderr.once('data', () => child.kill('SIGINT'))
  expect(await new Promise((done) => child.once('exit', done))).toBe(130)
  expect([out, readdirSync(place)]).toEqual(['testham: stopped; nothing was written\n', []])
  // Also at the last step, while the temporary store imports the folder.
  const stop = new AbortController()
  const report = await exportFolder(await storeForTest(data), 'testham', join(place, 'out'), {
    signal: stop.signal,
    onProgress: ({ file }) => {
      if (file === 'navigation.yaml') stop.abort()
    },
  })
  expect([report.stopped, existsSync(join(place, 'out')), readdirSync(place)]).toEqual([
    true,
    false,
    [],
  ])
})
